import Flatlay
import Foundation

/// Shows the progress of a series of images on the terminal. It draws nothing if standard error is not a terminal, so
/// logs stay clean.
struct ProgressBar {
    private let total: Int
    private let isVisible: Bool
    private var done = 0

    /// Creates a bar; it stays hidden for a single image.
    init(total: Int, isQuiet: Bool) {
        self.total = total
        isVisible = !isQuiet && total > 1 && isatty(STDERR_FILENO) == 1
    }

    /// Shows the image that is being rendered.
    func show(_ name: String) {
        guard isVisible else { return }
        let width = 24
        let filled = width * done / total
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
        StandardError.writeRaw("\r\u{1B}[2K\(bar) \(done)/\(total) \(name.visible)")
    }

    /// Counts an image as done and clears the line, so that other output starts at its beginning.
    mutating func advance() {
        done += 1
        guard isVisible else { return }
        StandardError.writeRaw("\r\u{1B}[2K")
    }
}
