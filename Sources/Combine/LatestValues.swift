import Foundation

/// The subscription of `combineLatest`: keeps the last value of each publisher, and sends them together whenever one
/// changes, once each has sent a value.
///
/// 1. It requests all values of each publisher, and keeps only the last one.
/// 2. It sends a change if the subscriber has requested one; otherwise the next request sends the newest values.
/// 3. It completes when all publishers have completed, or at once if one fails or completes without a value.
// `@unchecked` because the lock guards every variable; the subscriber is called outside of it.
final class LatestValues<Downstream: Subscriber>: Subscription, @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var values: [Any?]
    private var isFinished: [Bool]
    private var cancellables: [AnyCancellable?]
    private var demand = Subscribers.Demand.none
    /// Whether the newest values have not been sent, for lack of demand.
    private var isPending = false
    private let combine: ([Any]) -> Downstream.Input?

    init(_ downstream: Downstream, count: Int, combine: @escaping ([Any]) -> Downstream.Input?) {
        self.downstream = downstream
        self.combine = combine
        values = Array(repeating: nil, count: count)
        isFinished = Array(repeating: false, count: count)
        cancellables = Array(repeating: nil, count: count)
    }

    /// Subscribes to one of the publishers.
    func attach<P: Publisher>(_ publisher: P, at index: Int) where P.Failure == Downstream.Failure {
        guard lock.withLock({ downstream != nil }) else { return }
        let cancellable = publisher.sink(
            receiveCompletion: { [self] in finish(index, $0) }, receiveValue: { [self] in take($0, at: index) })
        lock.withLock {
            if downstream == nil { cancellable.cancel() } else { cancellables[index] = cancellable }
        }
    }

    private func take(_ value: Any, at index: Int) {
        lock.withLock {
            values[index] = .some(value)
            isPending = true
        }
        send()
    }

    private func send() {
        let (subscriber, input) = lock.withLock { () -> (Downstream?, Downstream.Input?) in
            // A value may itself be an optional without a value, so what has arrived is told apart first.
            let arrived = values.compactMap { $0 }
            guard isPending, demand > .none, arrived.count == values.count, let subscriber = downstream,
                let input = combine(arrived)
            else { return (nil, nil) }
            isPending = false
            demand -= 1
            return (subscriber, input)
        }
        guard let subscriber, let input else { return }
        let more = subscriber.receive(input)
        lock.withLock { demand += more }
    }

    private func finish(_ index: Int, _ completion: Subscribers.Completion<Downstream.Failure>) {
        let subscriber = lock.withLock { () -> Downstream? in
            isFinished[index] = true
            cancellables[index] = nil
            if case .finished = completion, values[index] != nil, isFinished.contains(false) { return nil }
            return close()
        }
        subscriber?.receive(completion: completion)
    }

    /// Lets everything go, and returns the subscriber if it is still there.
    private func close() -> Downstream? {
        defer {
            downstream = nil
            values = Array(repeating: nil, count: values.count)
        }
        for index in cancellables.indices {
            cancellables[index]?.cancel()
            cancellables[index] = nil
        }
        return downstream
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
        send()
    }

    func cancel() { lock.withLock { _ = close() } }
}
