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
import io.netty.handler.ssl.NotSslRecordException;
import io.netty.handler.ssl.SslHandler;
import io.netty.handler.ssl.SslHandshakeTimeoutException;

import org.jspecify.annotations.Nullable;

import java.net.ConnectException;
import java.net.UnknownHostException;
import java.nio.channels.ClosedChannelException;
import java.nio.charset.StandardCharsets;
import java.security.cert.CertificateException;
import java.util.Objects;
import java.util.function.Consumer;

/** One TCP connection: lines in, lines out, and one word when it ends. Lives on its event loop. */
final class Link {
    /**
     * The longest line that a server may send, in bytes: 16 MiB. The longest are the logs of
     * finished matches; a match without a target may go on for thousands of deals.
     */
    static final int LONGEST_LINE = 1 << 24;

    /** Why a link ended that nobody here has ended, and nothing has broken. */
    static final String CLOSED_THERE = Listener.CLOSED_THERE;

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
            Encryption encryption,
            Pace pace,
            Ear ear,
            Consumer<Link> opened,
            Consumer<CannotConnect> failed) {
        Link link = new Link(ear);
        HostTrust trust =
                switch (encryption) {
                    case Encryption.None ignored -> null;
                    case Encryption.Tls tls -> new HostTrust(address, tls);
                };
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
                                if (trust != null) {
                                    SslHandler tls = new SslHandler(trust.engine());
                                    tls.setHandshakeTimeoutMillis(pace.connect().toMillis());
                                    made.pipeline().addLast(tls);
                                }
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
                            if (!done.isSuccess()) {
                                failed.accept(refusal(address, pace, done.cause()));
                            } else if (trust == null) {
                                opened.accept(link);
                            } else {
                                link.encrypted(address, trust, opened, failed);
                            }
                        });
    }

    /** Waits until both ends encrypt; before that nothing is sent, and the ear hears nothing. */
    private void encrypted(
            Address address,
            HostTrust trust,
            Consumer<Link> opened,
            Consumer<CannotConnect> failed) {
        Channel made = Objects.requireNonNull(channel);
        made.pipeline()
                .get(SslHandler.class)
                .handshakeFuture()
                .addListener(
                        done -> {
                            if (done.isSuccess()) {
                                trust.connected();
                                opened.accept(this);
                            } else {
                                made.close();
                                failed.accept(unencrypted(address, done.cause()));
                            }
                        });
    }

    private static CannotConnect unencrypted(Address address, Throwable cause) {
        for (Throwable one = cause; one != null; one = one.getCause()) {
            if (one instanceof UntrustedHost other) {
                return new CannotConnect(address, String.valueOf(other.getMessage()), other);
            }
            if (one instanceof CertificateException bad) {
                return new CannotConnect(
                        address, "its certificate is of no use: " + bad.getMessage() + ".", bad);
            }
        }
        boolean isPlain =
                cause instanceof NotSslRecordException
                        || cause instanceof ClosedChannelException
                        || cause instanceof SslHandshakeTimeoutException;
        if (isPlain) {
            String sentence =
                    "what listens there does not encrypt. Join without --tls, or let the host use"
                            + " --tls.";
            return new CannotConnect(address, sentence, new TlsMismatch(false, sentence));
        }
        return new CannotConnect(
                address, "no TLS came about (%s).".formatted(cause.getMessage()), cause);
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
            ear.closed(Link.this, why == null ? CLOSED_THERE : why);
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
