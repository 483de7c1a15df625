import Flatlay
import Foundation

/// Standard error. Names and data may hold characters that steer a terminal; they are written so that they are seen.
enum StandardError {
    /// Writes a line.
    static func write(_ line: String) {
        writeRaw(line.visible + "\n")
    }

    /// Writes a message of several lines, whose parts show line breaks of names and data as escapes already.
    static func write(lines: String) {
        writeRaw(lines.visibleLines + "\n")
    }

    /// Writes a text that may move the cursor.
    static func writeRaw(_ text: String) {
        _ = DescriptorOutput.write(Data(text.utf8), to: STDERR_FILENO)
    }
}

/// Standard output, for lines that people read.
enum StandardOutput {
    /// Writes a line, with characters that steer a terminal written so that they are seen.
    static func write(_ line: String) {
        print(line.visible)
    }
}
