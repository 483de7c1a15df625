import Foundation

/// Waits until the machine has nothing else to do.
///
/// After a program has ended that used a gigabyte, the kernel cleans up for a second or two. A run of a tenth of a second
/// on all cores would share them with it.
enum IdleMachine {
    /// The part of the processors' time that may be used.
    private static let busyLimit = 0.03
    /// The maximum number of seconds.
    private static let timeLimit = 20

    static func wait() {
        var before = processorTime()
        for _ in 0..<timeLimit * 2 {
            usleep(500_000)
            let now = processorTime()
            let all = now.all - before.all
            if all > 0, (now.busy - before.busy) / all < busyLimit { return }
            before = now
        }
    }

    /// The time of all processors so far, in the kernel's units, and the part of it in which they worked.
    private static func processorTime() -> (busy: Double, all: Double) {
        let text = (try? String(contentsOfFile: "/proc/stat", encoding: .utf8)) ?? ""
        let numbers = text.prefix { $0 != "\n" }.split(separator: " ").compactMap { Double($0) }
        // user, nice, system, idle, waiting for input, interrupts, and what the host took.
        guard numbers.count > 7 else { return (0, 0) }
        let all = numbers[0...7].reduce(0, +)
        return (all - numbers[3] - numbers[4], all)
    }
}
