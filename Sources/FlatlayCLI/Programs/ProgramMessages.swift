import Flatlay
import Foundation
import Synchronization

/// The standard error of a program: it is passed on, and its end is kept.
final class ProgramMessages: Sendable {
    private let end = Mutex(Data())
    private let isDone = DispatchSemaphore(value: 0)
    /// More than Swift prints about a crash: what went wrong is at its beginning.
    private static let limit = 1 << 18

    /// - Parameter descriptor: where it is read from; it is closed at the end.
    init(_ descriptor: Int32) {
        let thread = Thread { [self] in
            while let (bytes, _) = SpawnPipe.read(descriptor) {
                FileHandle.standardError.write(bytes)
                end.withLock { $0 = ($0 + bytes).suffix(Self.limit) }
            }
            close(descriptor)
            isDone.signal()
        }
        thread.start()
    }

    /// The last lines, once the program has ended.
    func last() -> String {
        _ = isDone.wait(timeout: .now() + 1)
        let text = String(decoding: end.withLock { $0 }, as: UTF8.self)
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("💣") }
        // Swift prints what went wrong before a long list of addresses.
        if let fatal = lines.first(where: { $0.contains("Fatal error") }) { return String(fatal).visible }
        return lines.suffix(6).joined(separator: "\n").visibleLines
    }
}
