import Dispatch
import Foundation
import Synchronization

/// How far two cores of the machine are from each other.
///
/// A shared machine may put them on one die or on two, and move them every few seconds. What one core wrote then takes
/// four times as long to reach the other one, and two threads that work on small parts of one image gain little.
enum CoreDistance {
    /// A number that two threads change in turn.
    private final class Ball: Sendable {
        let turn = Atomic<Int>(0)
        let isOver = Atomic<Bool>(false)

        /// Waits for a number; returns false at the end.
        func wait(for number: Int) -> Bool {
            while turn.load(ordering: .acquiring) != number {
                if isOver.load(ordering: .relaxed) { return false }
            }
            return true
        }
    }

    /// More nanoseconds than between two cores that share a cache.
    private static let limit = 200.0

    /// Whether two cores share a cache; true if there is only one core.
    static func isNear(_ distance: Double?) -> Bool { distance.map { $0 <= limit } ?? true }

    private static let turns = 20_000
    /// The maximum number of milliseconds: both threads may have to share a core, or wait for one.
    private static let timeLimit = 300

    /// The nanoseconds that a number takes to another core and back; nil if there is only one, or it is busy.
    static func nanoseconds() -> Double? {
        guard ProcessInfo.processInfo.activeProcessorCount > 1 else { return nil }
        let ball = Ball()
        let ended = DispatchGroup()
        DispatchQueue.global().async(group: ended) {
            for turn in 0..<turns {
                guard ball.wait(for: 2 * turn + 1) else { return }
                ball.turn.store(2 * turn + 2, ordering: .releasing)
            }
        }
        let alarm = DispatchSource.makeTimerSource()
        alarm.schedule(deadline: .now() + .milliseconds(timeLimit))
        alarm.setEventHandler { ball.isOver.store(true, ordering: .relaxed) }
        alarm.resume()
        defer {
            alarm.cancel()
            ball.isOver.store(true, ordering: .relaxed)
            ended.wait()
        }
        var start = ContinuousClock.now
        for turn in 0..<turns {
            ball.turn.store(2 * turn + 1, ordering: .releasing)
            guard ball.wait(for: 2 * turn + 2) else { return nil }
            // The first turn waits until the other thread runs.
            if turn == 0 { start = .now }
        }
        return (ContinuousClock.now - start) / .nanoseconds(1) / Double(turns - 1)
    }

    /// The maximum number of seconds to wait until cores are near.
    private static let patience = 20

    /// Waits until two cores share a cache, and returns the last distance; nil if there is only one core.
    static func waitUntilNear() -> Double? {
        var distance: Double?
        for _ in 0..<patience * 2 {
            distance = nanoseconds()
            if isNear(distance) { break }
            usleep(500_000)
        }
        return distance
    }
}

/// How far the cores were from each other in front of and behind the runs of a measurement.
struct DistanceLog {
    private var distances: [Double] = []
    private var moved = 0

    /// Adds a run, and returns false if the cores moved away from each other meanwhile.
    mutating func add(before: Double?, after: Double?) -> Bool {
        if let before { distances.append(before) }
        guard CoreDistance.isNear(before), !CoreDistance.isNear(after) else { return true }
        moved += 1
        return false
    }

    /// A sentence about the distances; nil if there are none.
    var summary: String? {
        guard let nearest = distances.min(), let farthest = distances.max() else { return nil }
        let far = distances.count { !CoreDistance.isNear($0) }
        return String(
            format: """
                From one core to another and back: %.0f to %.0f ns. They were far from each other in front of %d of %d \
                runs, and only behind it for %d more.
                """,
            nearest, farthest, far, distances.count, moved)
    }
}
