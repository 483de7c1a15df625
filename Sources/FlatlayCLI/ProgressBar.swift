import Flatlay
import Foundation

/// A line on the terminal that says how far a series of pictures is. It draws nothing where standard error is not a
/// terminal, so logs stay clean.
struct ProgressBar {
    private let total: Int
    private let isVisible: Bool
    private var done = 0

    /// A bar for a number of pictures; a single one needs none.
    init(total: Int, isQuiet: Bool) {
        self.total = total
        isVisible = !isQuiet && total > 1 && isatty(STDERR_FILENO) == 1
    }

    /// Shows what is being rendered now.
    func show(_ name: String) {
        guard isVisible else { return }
        let width = 24
        let filled = width * done / total
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
        StandardError.writeRaw("\r\u{1B}[2K\(bar) \(done)/\(total) \(name.visible)")
    }

    /// Counts a picture as done and clears the line, so that other output starts at its beginning.
    mutating func advance() {
        done += 1
        guard isVisible else { return }
        StandardError.writeRaw("\r\u{1B}[2K")
    }
}
