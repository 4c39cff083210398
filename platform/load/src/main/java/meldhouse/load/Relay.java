package meldhouse.load;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.handler.codec.LineBasedFrameDecoder;

import org.HdrHistogram.Histogram;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;

/**
 * The limit that a server of tables is compared with: lines are relayed to the four at a table, and
 * there are no rules, no journal and no secrets. One thread relays and one plays.
 */
public final class Relay implements AutoCloseable {
    private static final int LONGEST = 1 << 16;

    /** About as long as the event of a card that was played. */
    private static final String FILLING = "x".repeat(90);

    private final EventLoopGroup serving =
            new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    private final EventLoopGroup playing =
            new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    private final List<Channel> seats = new ArrayList<>();
    private final Histogram heard = new Histogram(3);
    private final Channel door;
    private boolean isCounting;
    private long moves;

    /**
     * What it bore.
     *
     * @param movesPerSecond lines relayed to four, in a second
     * @param heard from a line that was sent to each of the four who hear it
     */
    public record Borne(double movesPerSecond, Latency heard) {}

    private Relay() throws IOException {
        ServerBootstrap server =
                new ServerBootstrap()
                        .group(serving)
                        .channel(NioServerSocketChannel.class)
                        .childOption(ChannelOption.TCP_NODELAY, true)
                        .childHandler(
                                new ChannelInitializer<>() {
                                    @Override
                                    protected void initChannel(Channel made) {
                                        made.pipeline()
                                                .addLast(new LineBasedFrameDecoder(LONGEST))
                                                .addLast(new Seat(seats.size()));
                                        seats.add(made);
                                    }
                                });
        door = server.bind("127.0.0.1", 0).awaitUninterruptibly().channel();
        if (!door.isActive()) {
            throw new IOException("Cannot listen on loopback.");
        }
    }

    /**
     * Relays for so many tables as fast as it goes.
     *
     * @param tables at least 1
     * @throws IOException if there is no port to be had
     */
    public static Borne run(int tables, Duration warmUp, Duration measured)
            throws IOException, InterruptedException {
        try (Relay relay = new Relay()) {
            return relay.play(tables, warmUp, measured);
        }
    }

    private Borne play(int tables, Duration warmUp, Duration measured)
            throws IOException, InterruptedException {
        int port = ((InetSocketAddress) door.localAddress()).getPort();
        List<Group> groups = new ArrayList<>();
        for (int number = 0; number < tables; number++) {
            Group group = new Group();
            groups.add(group);
            for (int seat = 0; seat < Workload.SEATS; seat++) {
                // One after the other, so that four in a row are at one table.
                CompletableFuture<Void> open = new CompletableFuture<>();
                LineLink.open(playing, "127.0.0.1", port, null, group.new Member(open));
                open.join();
            }
        }
        // The last of them may not have come in yet.
        while (inside() < tables * Workload.SEATS) {
            Thread.onSpinWait();
        }
        playing.execute(() -> groups.forEach(Group::next));
        TimeUnit.NANOSECONDS.sleep(warmUp.toNanos());
        long began = System.nanoTime();
        playing.execute(() -> isCounting = true);
        TimeUnit.NANOSECONDS.sleep(measured.toNanos());
        CompletableFuture<Borne> borne = new CompletableFuture<>();
        playing.execute(
                () -> {
                    isCounting = false;
                    double seconds = (System.nanoTime() - began) / 1e9;
                    borne.complete(new Borne(moves / seconds, Latency.of(heard)));
                    groups.forEach(Group::close);
                });
        return borne.join();
    }

    private int inside() throws IOException, InterruptedException {
        try {
            return serving.submit(seats::size).get();
        } catch (ExecutionException e) {
            throw new IOException(e.getCause());
        }
    }

    @Override
    public void close() {
        playing.shutdownGracefully(0, 1, TimeUnit.SECONDS).awaitUninterruptibly();
        serving.shutdownGracefully(0, 1, TimeUnit.SECONDS).awaitUninterruptibly();
    }

    /** One seat, at the server: what it sends is sent to the four at its table. */
    private final class Seat extends SimpleChannelInboundHandler<ByteBuf> {
        private final int first;

        Seat(int number) {
            first = number - number % Workload.SEATS;
        }

        @Override
        protected void channelRead0(ChannelHandlerContext context, ByteBuf line) {
            byte[] bytes = ByteBufUtil.getBytes(line);
            for (int seat = first; seat < first + Workload.SEATS; seat++) {
                seats.get(seat)
                        .writeAndFlush(
                                Unpooled.wrappedBuffer(
                                        bytes, "\n".getBytes(StandardCharsets.US_ASCII)));
            }
        }
    }

    /** Four who send a line each in turn, as soon as all of them have heard the last. */
    private final class Group {
        private final List<LineLink> links = new ArrayList<>();
        private int turn;
        private int heardBy;
        private long sent;

        void next() {
            heardBy = 0;
            sent = System.nanoTime();
            links.get(turn++ % Workload.SEATS).send(FILLING);
        }

        void close() {
            links.forEach(LineLink::close);
        }

        private final class Member implements LineLink.Ear {
            private final CompletableFuture<Void> open;

            Member(CompletableFuture<Void> open) {
                this.open = open;
            }

            @Override
            public void connected(LineLink link) {
                links.add(link);
                open.complete(null);
            }

            @Override
            public void line(byte[] line) {
                if (isCounting) {
                    heard.recordValue(System.nanoTime() - sent);
                }
                heardBy++;
                if (heardBy == Workload.SEATS) {
                    moves += isCounting ? 1 : 0;
                    next();
                }
            }

            @Override
            public void lost(String why) {
                open.completeExceptionally(new IOException(why));
            }
        }
    }
}
