package meldhouse.server;

import meldhouse.api.game.Decision;
import meldhouse.api.game.Game;
import meldhouse.api.game.Language;
import meldhouse.api.game.Move;
import meldhouse.api.game.Position;
import meldhouse.api.game.Preset;
import meldhouse.api.game.Ruleset;
import meldhouse.api.game.RulesetInfo;
import meldhouse.api.options.HouseRules;
import meldhouse.api.options.Schema;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/**
 * The rules of {@link Highest} as a stranger's jar brings them: they go wrong at {@link
 * Highest.Boom}, by never coming back, and check at each move whose class loader they run under.
 */
public final class StrangeRules implements Ruleset {
    static final String ID = "strange";

    private final Highest rules = new Highest("1");

    /** For whoever looks for services. */
    public StrangeRules() {}

    @Override
    public RulesetInfo info() {
        return new RulesetInfo(
                ID, "Strange", "1", rules.info().minSeats(), rules.info().maxSeats());
    }

    @Override
    public Schema options() {
        return rules.options();
    }

    @Override
    public List<Preset> presets() {
        return rules.presets();
    }

    @Override
    public Language language() {
        return rules.language();
    }

    @Override
    public Game configure(HouseRules houseRules) {
        return proxy(Game.class, rules.configure(houseRules));
    }

    private <T> T proxy(Class<T> type, T real) {
        InvocationHandler handler = (self, method, args) -> call(real, method, args);
        return type.cast(
                Proxy.newProxyInstance(
                        StrangeRules.class.getClassLoader(), new Class<?>[] {type}, handler));
    }

    private Object call(Object real, Method method, Object[] args) throws Throwable {
        if (method.getName().equals("ruleset")) {
            return this;
        }
        if (method.getName().equals("decide")) {
            goWrong((Move) args[1]);
        }
        try {
            return wrapped(method.invoke(real, args));
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    private static void goWrong(Move move) {
        if (Thread.currentThread().getContextClassLoader() != StrangeRules.class.getClassLoader()) {
            throw new IllegalStateException("under a strange class loader");
        }
        while (move instanceof Highest.Boom) {
            LockSupport.park();
        }
    }

    private Object wrapped(Object result) {
        return switch (result) {
            case Position position -> proxy(Position.class, position);
            case Decision.Accepted(Position next, var events) ->
                    new Decision.Accepted(proxy(Position.class, next), events);
            case null, default -> result;
        };
    }
}
