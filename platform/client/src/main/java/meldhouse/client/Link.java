package meldhouse.client;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoop;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.codec.LineBasedFrameDecoder;
import io.netty.handler.codec.TooLongFrameException;
import io.netty.handler.codec.string.LineEncoder;
import io.netty.handler.codec.string.LineSeparator;
import io.netty.handler.codec.string.StringDecoder;

import org.jspecify.annotations.Nullable;

import java.net.ConnectException;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/** One TCP connection: lines in, lines out, and one word when it ends. Lives on its event loop. */
final class Link {
    /**
     * The longest line that a server may send, in bytes: 16 MiB. The longest are the logs of
     * finished matches; a match without a target may go on for thousands of deals.
     */
    static final int LONGEST_LINE = 1 << 24;

    private final Ear ear;
    private @Nullable Channel channel;
    private @Nullable String why;

    /** Whoever hears a link, on its event loop. */
    interface Ear {
        void line(Link from, String line);

        /** Comes once; nothing comes after it. */
        void closed(Link from, String why);
    }

    private Link(Ear ear) {
        this.ear = ear;
    }

    /** Opens a connection, and tells of it or of its failure on the loop. */
    static void open(
            EventLoop loop,
            Address address,
            Pace pace,
            Ear ear,
            Consumer<Link> opened,
            Consumer<CannotConnect> failed) {
        Link link = new Link(ear);
        new Bootstrap()
                .group(loop)
                .channel(NioSocketChannel.class)
                .option(ChannelOption.TCP_NODELAY, true)
                .option(ChannelOption.CONNECT_TIMEOUT_MILLIS, (int) pace.connect().toMillis())
                .handler(
                        new ChannelInitializer<>() {
                            @Override
                            protected void initChannel(Channel made) {
                                link.channel = made;
                                made.pipeline()
                                        .addLast(
                                                new LineBasedFrameDecoder(LONGEST_LINE, true, true))
                                        .addLast(new StringDecoder(StandardCharsets.UTF_8))
                                        .addLast(
                                                new LineEncoder(
                                                        LineSeparator.UNIX, StandardCharsets.UTF_8))
                                        .addLast(link.new Inbound());
                            }
                        })
                .connect(address.host(), address.port())
                .addListener(
                        done -> {
                            if (done.isSuccess()) {
                                opened.accept(link);
                            } else {
                                failed.accept(refusal(address, pace, done.cause()));
                            }
                        });
    }

    private static CannotConnect refusal(Address address, Pace pace, Throwable cause) {
        String reason =
                switch (cause) {
                    case io.netty.channel.ConnectTimeoutException ignored ->
                            "no answer in %d ms.".formatted(pace.connect().toMillis());
                    case UnknownHostException ignored ->
                            "there is no host '%s'.".formatted(address.host());
                    case ConnectException ignored ->
                            "nothing listens there (connection refused). Is a host running?";
                    default -> cause.getMessage() + ".";
                };
        return new CannotConnect(address, reason, cause);
    }

    void send(String line) {
        if (channel != null) {
            channel.writeAndFlush(line);
        }
    }

    /** Ends the connection; the ear hears this reason unless it was ending already. */
    void close(String reason) {
        if (why == null) {
            why = reason;
        }
        if (channel != null) {
            channel.close();
        }
    }

    private final class Inbound extends SimpleChannelInboundHandler<String> {
        @Override
        protected void channelRead0(ChannelHandlerContext context, String line) {
            if (why == null) {
                ear.line(Link.this, line);
            }
        }

        @Override
        public void channelInactive(ChannelHandlerContext context) {
            ear.closed(Link.this, why == null ? "the server closed the connection" : why);
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
            close(
                    cause instanceof TooLongFrameException
                            ? "the server sent a line of over %d bytes".formatted(LONGEST_LINE)
                            : "the connection broke (%s)".formatted(cause.getMessage()));
        }
    }
}
