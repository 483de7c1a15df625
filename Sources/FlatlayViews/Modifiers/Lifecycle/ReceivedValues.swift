import Foundation
import OpenCombine

/// The values that a publisher has sent to an `onReceive`, until its host runs the action.
///
/// A host settles on one thread, and publishers may send from any: values wait here. The subscription ends with this
/// object.
final class ReceivedValues<Output> {
    private var inbox: Inbox?

    deinit { inbox?.cancel() }

    /// Subscribes, unless it has been done already.
    func subscribe<Source: Publisher>(to publisher: Source) where Source.Output == Output, Source.Failure == Never {
        guard inbox == nil else { return }
        let inbox = Inbox()
        self.inbox = inbox
        publisher.subscribe(inbox)
    }

    /// Ends the subscription; ``subscribe(to:)`` starts another one.
    func cancel() {
        inbox?.cancel()
        inbox = nil
    }

    /// Removes and returns the values that have arrived.
    func take() -> [Output] { inbox?.take() ?? [] }

    /// Values under a lock. It is not the object that views keep, because the publisher keeps it.
    // `@unchecked` because the values need not be `Sendable`: each is used by the thread that takes it.
    private final class Inbox: Subscriber, @unchecked Sendable {
        typealias Input = Output
        typealias Failure = Never

        /// How many values may wait: a sequence without end must not fill the memory.
        private static var room: Int { 1_024 }

        private let lock = NSLock()
        private var values: [Output] = []
        private var subscription: (any Subscription)?
        private var isCancelled = false

        func receive(subscription: any Subscription) {
            let accepts = lock.withLock { () -> Bool in
                guard !isCancelled, self.subscription == nil else { return false }
                self.subscription = subscription
                return true
            }
            if accepts { subscription.request(.max(Self.room)) } else { subscription.cancel() }
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            lock.withLock { if !isCancelled { values.append(input) } }
            return .none
        }

        func receive(completion: Subscribers.Completion<Never>) {}

        func take() -> [Output] {
            let (taken, subscription) = lock.withLock {
                defer { values = [] }
                return (values, self.subscription)
            }
            // The publisher may send at once: outside of the lock.
            if !taken.isEmpty { subscription?.request(.max(taken.count)) }
            return taken
        }

        func cancel() {
            let subscription = lock.withLock {
                defer {
                    isCancelled = true
                    values = []
                    self.subscription = nil
                }
                return self.subscription
            }
            subscription?.cancel()
        }
    }
}
