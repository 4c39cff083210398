package meldhouse.load;

import io.netty.bootstrap.Bootstrap;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.codec.LineBasedFrameDecoder;
import io.netty.handler.ssl.SslHandler;

import org.jspecify.annotations.Nullable;

import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;

import javax.net.ssl.SSLEngine;

/** A connection of lines, on the event loop of all. */
final class LineLink {
    /** The longest line that is taken, in bytes. */
    private static final int LONGEST = 1 << 22;

    private static final int CONNECT_MILLIS = 10_000;

    private final Ear ear;
    private @Nullable Channel channel;
    private boolean isLeaving;

    /** Whoever hears it. */
    interface Ear {
        void connected(LineLink link);

        void line(byte[] line);

        /** It could not be made, or ended without our wish. */
        void lost(String why);
    }

    private LineLink(Ear ear) {
        this.ear = ear;
    }

    /**
     * @param tls makes our end of it; null: it is not encrypted
     */
    static void open(
            EventLoopGroup loop,
            String host,
            int port,
            @Nullable Supplier<SSLEngine> tls,
            Ear ear) {
        LineLink link = new LineLink(ear);
        new Bootstrap()
                .group(loop)
                .channel(NioSocketChannel.class)
                .option(ChannelOption.TCP_NODELAY, true)
                .option(ChannelOption.CONNECT_TIMEOUT_MILLIS, CONNECT_MILLIS)
                .handler(
                        new ChannelInitializer<>() {
                            @Override
                            protected void initChannel(Channel made) {
                                link.channel = made;
                                if (tls != null) {
                                    made.pipeline().addLast(new SslHandler(tls.get()));
                                }
                                made.pipeline()
                                        .addLast(new LineBasedFrameDecoder(LONGEST, true, true))
                                        .addLast(link.new Inbound());
                            }
                        })
                .connect(host, port)
                .addListener(
                        done -> {
                            if (!done.isSuccess()) {
                                ear.lost(String.valueOf(done.cause().getMessage()));
                            }
                        });
    }

    void send(String line) {
        Channel open = channel;
        if (open != null) {
            open.writeAndFlush(Unpooled.copiedBuffer(line + "\n", StandardCharsets.UTF_8));
        }
    }

    void close() {
        isLeaving = true;
        if (channel != null) {
            channel.close();
        }
    }

    private final class Inbound extends SimpleChannelInboundHandler<ByteBuf> {
        @Override
        public void channelActive(ChannelHandlerContext context) {
            ear.connected(LineLink.this);
        }

        @Override
        protected void channelRead0(ChannelHandlerContext context, ByteBuf line) {
            ear.line(ByteBufUtil.getBytes(line));
        }

        @Override
        public void channelInactive(ChannelHandlerContext context) {
            if (!isLeaving) {
                ear.lost("the server ended the connection");
            }
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
            if (!isLeaving) {
                isLeaving = true;
                ear.lost(String.valueOf(cause.getMessage()));
            }
            context.close();
        }
    }
}
