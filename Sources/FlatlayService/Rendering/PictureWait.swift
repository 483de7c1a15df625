import NIOCore
import Synchronization

/// The waiting of one client for one picture: until it is done, the client goes, or the time is over.
struct PictureWait {
    let queue: RenderQueue
    let settings: ServiceSettings

    /// Whoever comes first decides what becomes of the waiting.
    private final class Decision: Sendable {
        private struct State {
            var continuation: CheckedContinuation<RenderQueue.Outcome, Never>?
            var early: RenderQueue.Outcome?
            var isDecided = false
        }

        private let state = Mutex(State())

        func wait(_ continuation: CheckedContinuation<RenderQueue.Outcome, Never>) {
            let early = state.withLock { state in
                if state.early == nil { state.continuation = continuation }
                return state.early
            }
            if let early { continuation.resume(returning: early) }
        }

        func decide(_ outcome: RenderQueue.Outcome) {
            let continuation: CheckedContinuation<RenderQueue.Outcome, Never>? = state.withLock { state in
                guard !state.isDecided else { return nil }
                state.isDecided = true
                if state.continuation == nil { state.early = outcome }
                return state.continuation.take()
            }
            continuation?.resume(returning: outcome)
        }
    }

    func outcome(of order: PictureOrder, loop: any EventLoop, watch: ConnectionWatch?) async -> RenderQueue.Outcome {
        let decision = Decision()
        guard let waiter = queue.join(order, done: { decision.decide($0) }) else {
            return .failure(
                ServiceFailure(
                    .queue, "\(settings.queueLimit) pictures wait already; ask again in a second", retryAfter: 1))
        }
        let (queue, seconds) = (queue, settings.timeLimit)
        let deadline = loop.scheduleTask(in: .milliseconds(Int64(seconds * 1000))) {
            guard queue.leave(waiter) else { return }
            decision.decide(
                .failure(
                    ServiceFailure(
                        .time, "the picture took more than \(Self.text(seconds)) s; ask again, or for a simpler one",
                        retryAfter: max(1, Int(seconds)))))
        }
        let watched = watch?.onGone {
            guard queue.leave(waiter) else { return }
            decision.decide(.failure(ServiceFailure(.gone, "the client has gone")))
        }
        let outcome = await withCheckedContinuation { decision.wait($0) }
        deadline.cancel()
        if let watched { watch?.forget(watched) }
        return outcome
    }

    private static func text(_ seconds: Double) -> String {
        seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
    }
}
