package meldhouse.cli;

import com.google.zxing.BarcodeFormat;
import com.google.zxing.EncodeHintType;
import com.google.zxing.WriterException;
import com.google.zxing.common.BitMatrix;
import com.google.zxing.qrcode.QRCodeWriter;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A text for phones to read off a screen, drawn in half blocks: two rows of dots in a line. */
final class QrCode {
    /** How many dots are left free around it. */
    private static final int MARGIN = 2;

    private QrCode() {}

    /** Its lines, all of one width; a block is light, so that it wants a dark ground. */
    static List<String> lines(String text) {
        BitMatrix dots;
        try {
            dots =
                    new QRCodeWriter()
                            .encode(
                                    text,
                                    BarcodeFormat.QR_CODE,
                                    0,
                                    0,
                                    Map.of(
                                            EncodeHintType.MARGIN,
                                            MARGIN,
                                            EncodeHintType.ERROR_CORRECTION,
                                            ErrorCorrectionLevel.L));
        } catch (WriterException e) {
            throw new IllegalArgumentException("too long for a QR code: " + text, e);
        }
        List<String> lines = new ArrayList<>();
        for (int y = 0; y < dots.getHeight(); y += 2) {
            StringBuilder line = new StringBuilder();
            for (int x = 0; x < dots.getWidth(); x++) {
                boolean upper = !dots.get(x, y);
                boolean lower = y + 1 >= dots.getHeight() || !dots.get(x, y + 1);
                line.append(upper ? (lower ? '█' : '▀') : lower ? '▄' : ' ');
            }
            lines.add(line.toString());
        }
        return lines;
    }
}
