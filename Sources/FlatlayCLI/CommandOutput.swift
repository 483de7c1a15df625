import Flatlay
import Foundation

/// Standard error. Control characters in names and data are escaped, so that they can't control the terminal.
enum StandardError {
    /// Writes a line.
    static func write(_ line: String) {
        writeRaw(line.visible + "\n")
    }

    /// Writes a message of several lines; line breaks in names and data must be escaped already.
    static func write(lines: String) {
        writeRaw(lines.visibleLines + "\n")
    }

    /// Writes a string unchanged; it may move the cursor.
    static func writeRaw(_ text: String) {
        _ = DescriptorOutput.write(Data(text.utf8), to: STDERR_FILENO)
    }
}

/// Standard output, for lines that people read.
enum StandardOutput {
    /// Writes a line with control characters escaped.
    static func write(_ line: String) {
        print(line.visible)
    }
}
