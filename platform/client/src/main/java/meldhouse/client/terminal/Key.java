package meldhouse.client.terminal;

import org.jline.keymap.KeyMap;

/** What a key does on a whole screen. */
enum Key {
    INSERT,
    ENTER,
    BACKSPACE,
    DELETE,
    LEFT,
    RIGHT,
    UP,
    DOWN,
    HOME,
    END,
    CLEAR,
    COMPLETE,
    REDRAW,
    END_OF_INPUT,
    INTERRUPT,
    NOTHING;

    /** Which keys do it, on terminals of all kinds. */
    static KeyMap<Key> map() {
        KeyMap<Key> keys = new KeyMap<>();
        keys.setUnicode(INSERT);
        keys.setNomatch(NOTHING);
        keys.bind(INSERT, KeyMap.range(" -~"));
        keys.bind(ENTER, "\r", "\n");
        keys.bind(BACKSPACE, KeyMap.del(), KeyMap.ctrl('H'));
        keys.bind(CLEAR, KeyMap.ctrl('U'));
        keys.bind(HOME, KeyMap.ctrl('A'), "\033[H", "\033OH", "\033[1~");
        keys.bind(END, KeyMap.ctrl('E'), "\033[F", "\033OF", "\033[4~");
        keys.bind(LEFT, KeyMap.ctrl('B'), "\033[D", "\033OD");
        keys.bind(RIGHT, KeyMap.ctrl('F'), "\033[C", "\033OC");
        keys.bind(UP, KeyMap.ctrl('P'), "\033[A", "\033OA");
        keys.bind(DOWN, KeyMap.ctrl('N'), "\033[B", "\033OB");
        keys.bind(DELETE, "\033[3~");
        keys.bind(COMPLETE, "\t");
        keys.bind(REDRAW, KeyMap.ctrl('L'));
        keys.bind(INTERRUPT, KeyMap.ctrl('C'));
        keys.bind(END_OF_INPUT, KeyMap.ctrl('D'));
        return keys;
    }
}
