import Foundation
import Synchronization

/// The terminal of the process, in which single keys are read.
struct Terminal {
    private static let signalNumber = Atomic<Int32>(0)

    /// Nil unless standard input and standard output are a terminal, and the process may read from it: one in the
    /// background would be stopped.
    init?() {
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, tcgetpgrp(STDIN_FILENO) == getpgrp() else {
            return nil
        }
    }

    /// The number of columns.
    static var columns: Int {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// A key.
    enum Key: Equatable {
        case character(UInt8)
        /// The input ended, or Control-C or Control-D was pressed.
        case end
        /// A signal arrived.
        case signal(Int32)
    }

    /// Waits for a key. The terminal is as before when this returns, also after a signal.
    func key() -> Key {
        withoutLines { () -> Key in
            while true {
                let received = Self.signalNumber.load(ordering: .relaxed)
                if received != 0 { return .signal(received) }
                guard waits(milliseconds: 1000) else { continue }
                var byte: UInt8 = 0
                let count = read(STDIN_FILENO, &byte, 1)
                if count < 0, errno == EINTR { continue }
                guard count == 1, byte != 3, byte != 4 else { return .end }
                return .character(byte)
            }
        } ?? .end
    }

    /// Queries the terminal; nil if it does not respond in time.
    func answer(to question: String) -> String? {
        let answer = withoutLines { () -> [UInt8] in
            guard (try? ReviewOutput.write(question)) != nil else { return [] }
            var bytes: [UInt8] = []
            // A terminal at the other end of a slow line answers late; one that does not know the question never does.
            while bytes.count < 512, waits(milliseconds: 300) {
                var byte: UInt8 = 0
                guard read(STDIN_FILENO, &byte, 1) == 1 else { break }
                bytes.append(byte)
                // The answer to the last question ends with this letter.
                if byte == UInt8(ascii: "c"), bytes.contains(UInt8(ascii: "?")) { break }
            }
            return bytes
        }
        guard let answer, !answer.isEmpty else { return nil }
        return String(decoding: answer, as: UTF8.self)
    }

    private func waits(milliseconds: Int32) -> Bool {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&input, 1, milliseconds) == 1
    }

    /// Runs a closure while the terminal passes each key on at once and does not show it.
    private func withoutLines<Result>(_ body: () -> Result) -> Result? {
        var before = termios()
        guard tcgetattr(STDIN_FILENO, &before) == 0 else { return nil }
        // A signal ends the wait, so that the terminal is restored.
        _ = Self.signalNumber.load(ordering: .relaxed)
        let handler: @convention(c) (Int32) -> Void = { Terminal.signalNumber.store($0, ordering: .relaxed) }
        let previous = [SIGTERM, SIGHUP].map { ($0, signal($0, handler)) }
        defer { for (number, handler) in previous { signal(number, handler) } }
        var single = before
        single.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
        guard tcsetattr(STDIN_FILENO, TCSANOW, &single) == 0 else { return nil }
        defer { tcsetattr(STDIN_FILENO, TCSANOW, &before) }
        return body()
    }
}
