package meldhouse.cli;

import meldhouse.api.game.Game;
import meldhouse.api.game.Hook;
import meldhouse.api.game.Hooks;
import meldhouse.api.game.LegalMoves;
import meldhouse.api.game.Move;
import meldhouse.api.game.Position;
import meldhouse.api.game.Turn;
import meldhouse.scripting.FileFault;
import meldhouse.scripting.HookFunction;
import meldhouse.scripting.InProcessHooks;
import meldhouse.scripting.Place;
import meldhouse.scripting.RuleChain;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.random.RandomGenerator;

/** Functions tried out in random matches: each call is made twice, by two copies of the script. */
final class DryRun implements Hooks {
    /** How many matches are begun. */
    static final int MATCHES = 30;

    private static final int MOVES = 400;

    /** Of so many calls of a hook it is counted how many statements they run. */
    private static final int COUNTED = 40;

    private final Hooks first;
    private final Hooks second;
    private final Map<String, Integer> asked = new LinkedHashMap<>();
    private final Map<Hook, List<Map<String, ?>>> arguments = new LinkedHashMap<>();
    private final RandomGenerator chance = new SplittableRandom(2);
    private final List<HookFunction> functions;
    private final List<FileFault> faults;

    private DryRun(
            Hooks first, Hooks second, List<HookFunction> functions, List<FileFault> faults) {
        this.functions = functions;
        this.first = first;
        this.second = second;
        this.faults = faults;
    }

    /**
     * What was found.
     *
     * @param asked how often each hook was asked
     * @param statements the most that a call of each hook has run, as far as was counted
     * @param faults the first one of each place
     */
    record Found(
            Map<String, Integer> asked, Map<String, Integer> statements, List<FileFault> faults) {
        static final Found NOTHING = new Found(Map.of(), Map.of(), List.of());
    }

    /**
     * Plays.
     *
     * @throws Stop if a script cannot be loaded
     */
    static Found of(RuleChain chain) {
        List<FileFault> faults = new CopyOnWriteArrayList<>();
        Game plain = chain.ruleset().configure(chain.effective().houseRules());
        DryRun run =
                new DryRun(
                        load(plain, chain, faults),
                        load(plain, chain, faults),
                        chain.counting(),
                        faults);
        run.first.present().forEach(name -> run.asked.put(name, 0));
        Game game = chain.ruleset().configure(chain.effective().houseRules(), run);
        RandomGenerator random = new SplittableRandom(1);
        for (int match = 0; match < MATCHES && faults.isEmpty(); match++) {
            run.play(game.start(), random);
        }
        return new Found(
                run.asked, faults.isEmpty() ? run.statements() : Map.of(), onePerPlace(faults));
    }

    /** The same function fails for every seat in its turn, each time with other cards. */
    private static List<FileFault> onePerPlace(List<FileFault> faults) {
        Map<Place, FileFault> first = new LinkedHashMap<>();
        faults.forEach(fault -> first.putIfAbsent(fault.place(), fault));
        return List.copyOf(first.values());
    }

    private Map<String, Integer> statements() {
        Map<String, Integer> most = new LinkedHashMap<>();
        if (first instanceof InProcessHooks own) {
            arguments.forEach(
                    (hook, calls) ->
                            most.merge(hook.name(), own.statements(hook, calls), Math::max));
        }
        return most;
    }

    /**
     * Keeps calls for counting: the first ones, then at random, so that late ones are among them.
     */
    private void keep(Hook hook, Map<String, ?> argument) {
        Hook named = new Hook(hook.name(), "", new Hook.Shape.Truth(), new Hook.Shape.Truth());
        List<Map<String, ?>> kept = arguments.computeIfAbsent(named, _ -> new ArrayList<>());
        if (kept.size() < COUNTED) {
            kept.add(argument);
        } else {
            int place = chance.nextInt(asked.getOrDefault(hook.name(), 0) + 1);
            if (place < COUNTED) {
                kept.set(place, argument);
            }
        }
    }

    private static Hooks load(Game plain, RuleChain chain, List<FileFault> faults) {
        return OwnFunctions.load(
                plain,
                chain.functions(),
                fault -> faults.add(new FileFault(fault.place(), fault.sentence(), List.of())),
                sentence ->
                        faults.add(
                                new FileFault(
                                        chain.counting().getFirst().place(), sentence, List.of())));
    }

    private void play(Position start, RandomGenerator random) {
        Position position = start;
        for (int move = 0; move < MOVES && faults.isEmpty(); move++) {
            switch (position.turn()) {
                case Turn.Chance chance ->
                        position = position.shuffled(order(chance.things(), random)).next();
                case Turn.Seated _ -> {
                    LegalMoves legal = position.legalMoves();
                    int listed = legal.listed().size();
                    int place = random.nextInt(listed + legal.ranges().size());
                    Move made =
                            place < listed
                                    ? legal.listed().get(place)
                                    : legal.ranges().get(place - listed).least();
                    position = position.next(made);
                }
                case Turn.Over _ -> {
                    return;
                }
            }
        }
    }

    private static int[] order(int size, RandomGenerator random) {
        int[] order = new int[size];
        for (int i = 0; i < size; i++) {
            int other = random.nextInt(i + 1);
            order[i] = order[other];
            order[other] = i;
        }
        return order;
    }

    @Override
    public Set<String> present() {
        return first.present();
    }

    @Override
    public Optional<Object> call(Hook hook, Map<String, ?> argument) {
        Optional<Object> one = first.call(hook, argument);
        Optional<Object> other = again(hook, argument);
        // A second time, so that what counts its calls falls out of step.
        other = one.equals(other) ? again(hook, argument) : other;
        keep(hook, argument);
        asked.merge(hook.name(), 1, Integer::sum);
        if (faults.isEmpty() && !one.equals(other)) {
            Message sentence =
                    Message.of("rules.check.differs", hook.name(), shown(one), shown(other));
            faults.add(new FileFault(place(hook), sentence.toString(), List.of()));
        }
        return one;
    }

    private Optional<Object> again(Hook hook, Map<String, ?> argument) {
        return second instanceof InProcessHooks own
                ? own.again(hook, argument)
                : second.call(hook, argument);
    }

    private Place place(Hook hook) {
        return functions.stream()
                .filter(function -> function.name().equals(hook.name()))
                .findFirst()
                .orElseThrow()
                .place();
    }

    private static String shown(Optional<Object> answer) {
        return answer.map(String::valueOf).orElse("nothing");
    }
}
