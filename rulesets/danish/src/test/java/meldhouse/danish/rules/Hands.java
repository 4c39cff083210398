package meldhouse.danish.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Hands for tests; all chance comes from a seeded {@link Random}. */
final class Hands {
    private Hands() {}

    /** Cards that make melds often: few ranks and suits, and some wilds. */
    static String close(Random random, int size) {
        List<Integer> pack = new ArrayList<>();
        int from = random.nextInt(9);
        int suits = random.nextInt(1, 16);
        boolean ace = random.nextBoolean();
        for (int number = 0; number < Pack.SIZE; number++) {
            int kind = Pack.kind(number);
            int step = Pack.step(kind);
            boolean near = step >= from && step < from + 4 || ace && step % Pack.ACE < 2;
            if (Pack.isWild(kind)
                    ? random.nextInt(4) == 0
                    : near && (suits >> Pack.suit(kind) & 1) != 0) {
                pack.add(kind);
            }
        }
        List<String> hand = new ArrayList<>();
        for (int i = 0; i < size && !pack.isEmpty(); i++) {
            hand.add(Pack.seen(pack.remove(random.nextInt(pack.size()))).toString());
        }
        return String.join(" ", hand);
    }

    /** So many cards of the pack, of which so many are wild. */
    static String dealt(Random random, int size, int wilds) {
        List<Integer> naturals = new ArrayList<>();
        List<Integer> wild = new ArrayList<>();
        for (int number = 0; number < Pack.SIZE; number++) {
            int kind = Pack.kind(number);
            (Pack.isWild(kind) ? wild : naturals).add(kind);
        }
        List<String> hand = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            List<Integer> from = i < wilds ? wild : naturals;
            hand.add(Pack.seen(from.remove(random.nextInt(from.size()))).toString());
        }
        return String.join(" ", hand);
    }
}
