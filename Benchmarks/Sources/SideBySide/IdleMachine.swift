import Foundation

/// Waits until the machine has nothing else to do.
///
/// The second core gained nothing in runs that began right after a program with a gigabyte of memory had ended, and
/// nearly half when they began once the processors were idle again.
enum IdleMachine {
    /// The part of the processors' time up to which they count as idle.
    private static let busyLimit = 0.03
    /// The maximum number of seconds.
    private static let timeLimit = 20

    static func wait() {
        var before = processorTime()
        for _ in 0..<timeLimit * 2 {
            usleep(500_000)
            let now = processorTime()
            let all = now.all - before.all
            // Without `/proc`, nothing is known.
            guard all > 0, (now.busy - before.busy) / all >= busyLimit else { return }
            before = now
        }
    }

    /// The time of all processors so far, in the kernel's units, and the part of it in which they worked.
    private static func processorTime() -> (busy: Double, all: Double) {
        let text = (try? String(contentsOfFile: "/proc/stat", encoding: .utf8)) ?? ""
        let numbers = text.prefix { $0 != "\n" }.split(separator: " ").compactMap { Double($0) }
        // The first eight: user, nice, system, idle, iowait, irq, softirq, steal.
        guard numbers.count > 7 else { return (0, 0) }
        let all = numbers[0...7].reduce(0, +)
        return (all - numbers[3] - numbers[4], all)
    }
}
