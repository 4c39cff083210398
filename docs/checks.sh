# Sourced by the tests beside it: what is checked is said in a line, and where it is not as it
# should be, what was seen. $failed is then the exit code.

failed=0

check() { # what, whether (0: it is so), what was seen
    if [ "$2" = 0 ]; then
        echo "ok      $1"
    else
        echo "FAILED  $1"
        printf '%s\n' "$3" | tail -40 | sed 's/^/        | /'
        failed=1
    fi
}

has() { grep -q -e "$2" <<<"$1"; echo $?; }
