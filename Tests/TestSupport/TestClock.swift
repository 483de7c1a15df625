/// A clock that stands still until a test moves it.
package final class TestClock: Clock {
    package struct Instant: InstantProtocol {
        fileprivate let offset: Duration

        package func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        package func duration(to other: Instant) -> Duration { other.offset - offset }
        package static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
    }

    private struct State {
        var elapsed = Duration.zero
        /// When those who sleep will wake.
        var ends: [Int: Duration] = [:]
        var next = 0
    }

    private let state = AwaitedValue(State())

    package init() {}

    /// How far the clock was moved.
    package var elapsed: Duration { state.value.elapsed }
    package var now: Instant { Instant(offset: elapsed) }
    package var minimumResolution: Duration { .nanoseconds(1) }

    package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let number = state.change { state in
            state.next += 1
            if deadline.offset > state.elapsed { state.ends[state.next] = deadline.offset }
            return state.next
        }
        _ = await state.wait(within: nil) { $0.elapsed >= deadline.offset }
        state.change { $0.ends[number] = nil }
        try Task.checkCancellation()
    }

    /// Moves the clock, and wakes those who slept until then. One who sleeps again and again wakes once.
    package func advance(by duration: Duration) {
        state.change { state in
            let now = state.elapsed + duration
            state.elapsed = now
            state.ends = state.ends.filter { $0.value > now }
        }
    }

    /// Waits until as many sleep. After ``advance(by:)``, one who sleeps again has done its work.
    package func hasSleepers(_ count: Int = 1) async -> Bool {
        await state.wait { $0.ends.count >= count }
    }
}
