package meldhouse.server;

import java.text.MessageFormat;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** What is logged while it is open. */
final class LogCapture implements AutoCloseable {
    private final Logger logger;
    private final List<String> lines = new CopyOnWriteArrayList<>();
    private final Handler handler =
            new Handler() {
                @Override
                public void publish(LogRecord record) {
                    String text = record.getMessage();
                    lines.add(
                            record.getParameters() == null
                                    ? text
                                    : MessageFormat.format(text, record.getParameters()));
                    if (record.getThrown() != null) {
                        lines.add(record.getThrown().toString());
                    }
                }

                @Override
                public void flush() {}

                @Override
                public void close() {}
            };

    private LogCapture(String name) {
        logger = Logger.getLogger(name);
        logger.addHandler(handler);
        logger.setUseParentHandlers(false);
    }

    static LogCapture of(String name) {
        return new LogCapture(name);
    }

    String text() {
        return String.join("\n", lines);
    }

    @Override
    public void close() {
        logger.removeHandler(handler);
        logger.setUseParentHandlers(true);
    }
}
