package meldhouse.danish.rules;

import meldhouse.api.game.Hook;
import meldhouse.api.game.Hooks;
import meldhouse.api.game.Refusal;
import meldhouse.danish.DanishCard;
import meldhouse.danish.LaidCard;
import meldhouse.danish.MeldType;
import meldhouse.danish.MeldWorth;
import meldhouse.danish.ScoreLine;
import meldhouse.danish.ScoreLine.Kind;
import meldhouse.danish.SideScore;
import meldhouse.danish.TableMeld;
import meldhouse.danish.rules.Ending.Out;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The functions that house rules bring along, asked in the words of the table. Where one has no
 * answer, the options decide: each question here is given what they say.
 *
 * <p>Of a meld a function is told its cards alone, and neither whose they are nor when they are
 * laid: so it knows nothing that the seat which is told the answer may not know, and an answer
 * serves for every seat and turn.
 */
final class Functions {
    /** What gives a meld its value where a function does. */
    static final String NAME = "houseRule";

    private final Hooks hooks;

    /** Whether a function says what may be laid. */
    final boolean judgeMelds;

    /** Whether a function says what melds are worth. */
    final boolean valueMelds;

    private Functions(Hooks hooks) {
        this.hooks = hooks;
        judgeMelds = has(HookPoints.MELD_VALID);
        valueMelds = has(HookPoints.MELD_VALUE);
    }

    /** The functions; null: there are none. */
    static @Nullable Functions of(Hooks hooks) {
        return hooks.present().isEmpty() ? null : new Functions(hooks);
    }

    Hooks hooks() {
        return hooks;
    }

    boolean has(Hook hook) {
        return hooks.present().contains(hook.name());
    }

    private Optional<Object> ask(Hook hook, Map<String, @Nullable Object> deal) {
        return hooks.call(hook, Map.of("deal", Collections.unmodifiableMap(deal)));
    }

    /** Cards as they lie: a wild one says what it stands for; the turned-up one has no mark. */
    private static List<String> texts(Collection<DanishCard> cards) {
        return cards.stream()
                .map(card -> new DanishCard(card.card(), card.rank(), card.suit(), 0).toString())
                .toList();
    }

    private static Map<String, @Nullable Object> meld(MeldType type, List<DanishCard> cards) {
        Map<String, @Nullable Object> meld = new LinkedHashMap<>();
        meld.put("type", type.toString());
        meld.put("cards", texts(cards));
        meld.put("wilds", (int) cards.stream().filter(DanishCard::isWild).count());
        return meld;
    }

    /**
     * Whether cards may lie as a meld.
     *
     * @param why the options do not allow it; null: they do
     */
    boolean mayLie(MeldType type, List<DanishCard> cards, @Nullable Refusal why) {
        boolean valid = why == null;
        if (!judgeMelds) {
            return valid;
        }
        Map<String, @Nullable Object> deal = meld(type, cards);
        deal.put("valid", valid);
        deal.put("reason", why == null ? null : why.rule());
        return ask(HookPoints.MELD_VALID, deal).map(Boolean.TRUE::equals).orElse(valid);
    }

    /**
     * What a meld is worth.
     *
     * @param rescued how many wilds were rescued from it
     * @param worth by the options
     */
    MeldWorth worth(MeldType type, List<DanishCard> cards, int rescued, MeldWorth worth) {
        if (!valueMelds) {
            return worth;
        }
        int value = worth.total() - worth.redde();
        Map<String, @Nullable Object> deal = meld(type, cards);
        deal.put("rescued", rescued);
        deal.put("name", worth.specialName());
        deal.put("value", value);
        int answer = (int) ask(HookPoints.MELD_VALUE, deal).orElse(value);
        return answer == value
                ? worth
                : new MeldWorth(0, answer, NAME, 0, worth.redde(), answer + worth.redde());
    }

    /**
     * What the first melds of a side must be worth together.
     *
     * @param barbele whether it has Barbele by the options
     * @param minimum by the options
     */
    int openingMinimum(int round, int side, List<Integer> totals, boolean barbele, int minimum) {
        if (!has(HookPoints.OPENING_MINIMUM)) {
            return minimum;
        }
        Map<String, @Nullable Object> deal = new LinkedHashMap<>();
        deal.put("round", round);
        deal.put("side", side);
        deal.put("total", totals.get(side));
        deal.put("totals", totals);
        deal.put("barbele", barbele);
        deal.put("minimum", minimum);
        return (int) ask(HookPoints.OPENING_MINIMUM, deal).orElse(minimum);
    }

    /**
     * What a side gets beside what the options say; nothing that is worth 0.
     *
     * @param sides each side's sheet by the options
     */
    List<ScoreLine> roundBonus(DanishRules rules, Ending ending, int side, List<SideScore> sides) {
        if (!has(HookPoints.ROUND_BONUS)) {
            return List.of();
        }
        Out out = ending.out();
        Map<String, @Nullable Object> deal = new LinkedHashMap<>();
        deal.put("round", ending.round());
        deal.put("side", side);
        deal.put("finisher", out == null ? null : out.seat());
        deal.put("finisherSide", out == null ? null : ending.side(out.seat()));
        deal.put("fold", out != null && Finish.isFold(rules, out));
        deal.put("firstTurn", out != null && Finish.isFold(rules, out) && out.firstTurn());
        deal.put("seats", ending.sides());
        deal.put("before", ending.before());
        deal.put("points", sides.stream().map(SideScore::total).toList());
        deal.put("hands", ending.hands().stream().map(Functions::texts).toList());
        deal.put("melds", ending.melds().stream().map(Functions::lying).toList());
        List<ScoreLine> lines = new ArrayList<>();
        for (Object line : (List<?>) ask(HookPoints.ROUND_BONUS, deal).orElse(List.of())) {
            Map<?, ?> fields = (Map<?, ?>) line;
            if (fields.get("points") instanceof Integer points && points != 0) {
                lines.add(
                        new ScoreLine(
                                Kind.HOUSE_RULE,
                                points,
                                String.valueOf(fields.get("name")),
                                null,
                                null,
                                1,
                                List.of()));
            }
        }
        return lines;
    }

    private static Map<String, @Nullable Object> lying(TableMeld lying) {
        List<DanishCard> cards = lying.cards().stream().map(LaidCard::card).toList();
        Map<String, @Nullable Object> meld = new LinkedHashMap<>();
        meld.put("side", lying.side());
        meld.putAll(meld(lying.type(), cards));
        meld.put("rescued", lying.rescued().size());
        meld.put("name", lying.worth().specialName());
        meld.put("value", lying.worth().total() - lying.worth().redde());
        return Collections.unmodifiableMap(meld);
    }

    /**
     * Who has won.
     *
     * @param finisher the side that went out; negative: nobody did
     * @param winner by the options; negative: nobody yet
     * @return a side; negative: nobody yet; null: what the options say
     */
    @Nullable Integer winner(
            int rounds, List<Integer> totals, int target, int finisher, int winner) {
        if (!has(HookPoints.MATCH_END)) {
            return null;
        }
        Map<String, @Nullable Object> deal = new LinkedHashMap<>();
        deal.put("rounds", rounds);
        deal.put("totals", totals);
        deal.put("target", target);
        deal.put("finisherSide", finisher < 0 ? null : finisher);
        deal.put("winners", winner < 0 ? null : List.of(winner));
        Hook hook = HookPoints.MATCH_END.returning(HookPoints.matchEnd(totals.size()));
        return ask(hook, deal)
                .filter(answer -> answer instanceof Optional<?> some && some.isPresent())
                .map(answer -> (List<?>) ((Optional<?>) answer).orElseThrow())
                .map(sides -> sides.isEmpty() ? Integer.valueOf(-1) : (Integer) sides.getFirst())
                .orElse(null);
    }

    /** Functions are equal where they are the same ones. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Functions functions && hooks.equals(functions.hooks);
    }

    @Override
    public int hashCode() {
        return hooks.hashCode();
    }
}
