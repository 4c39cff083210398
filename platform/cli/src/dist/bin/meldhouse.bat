@echo off
rem Runs Meldhouse from an unpacked distribution. It needs a Java runtime, version 25 or newer: the
rem one in MELDHOUSE_JAVA (java.exe, or a folder that holds bin\java.exe), which must fit; else the
rem first that fits of the distribution's own, that in JAVA_HOME and that on the PATH.
setlocal
for %%i in ("%~dp0..") do set "MELDHOUSE_HOME=%%~fi"
rem What was typed, so that hints can be typed as they stand.
set "TYPED=%~0"
set "JAVA="
if not defined MELDHOUSE_JAVA goto look
call :try "%MELDHOUSE_JAVA%\bin\java.exe"
if not defined JAVA call :try "%MELDHOUSE_JAVA%"
if not defined JAVA goto notyours
goto found

:look
call :try "%MELDHOUSE_HOME%\java\bin\java.exe"
if not defined JAVA if defined JAVA_HOME call :try "%JAVA_HOME%\bin\java.exe"
if not defined JAVA for %%p in (java.exe) do if not "%%~$PATH:p"=="" call :try "%%~$PATH:p"
if not defined JAVA goto nojava

:found
rem A JIT for scripts, for commands that run long, on a Java that can have one.
set "JIT="
for %%c in (host arena simulate doctor) do if "%~1"=="%%c" set "JIT=wanted"
if not defined JIT goto start
"%JAVA%" --describe-module jdk.internal.vm.ci >nul 2>nul
if errorlevel 1 goto nojit
set JIT="@%MELDHOUSE_HOME%\bin\jit.options" --upgrade-module-path "%MELDHOUSE_HOME%\jit"
goto start

:nojit
set "JIT="
:start
"%JAVA%" "@%MELDHOUSE_HOME%\bin\java.options" %JIT% "-Dmeldhouse.home=%MELDHOUSE_HOME%" "-Dmeldhouse.command=%TYPED%" "-Djava.util.logging.config.file=%MELDHOUSE_HOME%\bin\logging.properties" %MELDHOUSE_JAVA_OPTIONS% --module-path "%MELDHOUSE_HOME%\lib" --module meldhouse.cli/meldhouse.cli.Main %*
exit /b %ERRORLEVEL%

rem Takes a Java if it fits: an older one cannot read our modules, which is simpler to ask than its
rem version.
:try
if not exist "%~1" exit /b 0
if exist "%~1\" exit /b 0
"%~1" --module-path "%MELDHOUSE_HOME%\lib" --describe-module meldhouse.cli >nul 2>nul
if not errorlevel 1 set "JAVA=%~1"
exit /b 0

:notyours
echo Cannot use MELDHOUSE_JAVA "%MELDHOUSE_JAVA%": no java of Java 25 or newer is there. 1>&2
exit /b 78

:nojava
echo Cannot start Meldhouse: no Java 25 or newer was found. 1>&2
echo Install one ^(a runtime, JRE, is enough^), or name yours: set MELDHOUSE_JAVA=C:\path\to\java 1>&2
exit /b 78
