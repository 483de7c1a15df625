import ArgumentParser
import FlatlaySnapshots
import Foundation

extension TerminalImage: ExpressibleByArgument {}

/// How images are shown.
struct ImagesOption: ParsableArguments {
    @Option(help: "How the terminal shows images: kitty, iterm, sixel or none. (default: what it can)")
    var images: TerminalImage?

    /// The way to show images. If the variables don't say, the terminal is queried.
    func resolved() -> TerminalImage {
        if let images { return images }
        guard isatty(STDOUT_FILENO) == 1 else { return .off }
        if let known = TerminalImage(environment: ProcessInfo.processInfo.environment) { return known }
        return Terminal()?.answer(to: TerminalImage.question).map { TerminalImage(answer: $0) } ?? .off
    }
}
