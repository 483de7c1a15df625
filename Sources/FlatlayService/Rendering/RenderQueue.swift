import FlatlayDrawing
import Foundation

/// The pictures that are rendered and those that wait for it, on a bounded number of threads.
///
/// A picture is rendered once however many clients wait for it. One that nobody waits for any longer is not begun.
/// Pictures of templates that took long the last time never take all threads, so that the others are still answered.
final class RenderQueue: Sendable {
    /// What becomes of a picture.
    typealias Outcome = Result<ServedPicture, ServiceFailure>

    /// A client that waits for a picture.
    struct Waiter: Hashable, Sendable {
        fileprivate let key: String
        fileprivate let number: Int
    }

    /// A picture that was ordered and is not done.
    private struct Flight {
        let order: PictureOrder
        let number: Int
        let isHeavy: Bool
        var isRunning = false
        var waiters: [Int: @Sendable (Outcome) -> Void] = [:]
    }

    private struct State {
        var flights: [String: Flight] = [:]
        /// The keys of those that wait, in the order in which they came.
        var light: [(number: Int, key: String)] = []
        var heavy: [(number: Int, key: String)] = []
        /// How many of the flights run, and how many of these are heavy.
        var running = 0
        var runningHeavy = 0
        var nextNumber = 0
        var costs = TemplateCosts()
        var isStopped = false

        var waiting: Int { light.count + heavy.count }

        /// Takes the flight that is to be rendered next; nil if there is none.
        mutating func take(heavyLimit: Int) -> PictureOrder? {
            let mayTakeHeavy = runningHeavy < heavyLimit && !heavy.isEmpty
            guard mayTakeHeavy || !light.isEmpty else { return nil }
            let takesHeavy = mayTakeHeavy && (light.first.map { heavy[0].number < $0.number } ?? true)
            let key = takesHeavy ? heavy.removeFirst().key : light.removeFirst().key
            flights[key]?.isRunning = true
            running += 1
            if takesHeavy { runningHeavy += 1 }
            return flights[key]?.order
        }
    }

    private let monitor = Monitor(State())
    private let limit: Int
    private let threadCount: Int
    private let metrics: ServiceMetrics

    /// - Parameters:
    ///   - limit: how many pictures may wait.
    ///   - threads: how many are rendered at once.
    init(limit: Int, threads: Int, metrics: ServiceMetrics) {
        self.limit = limit
        threadCount = threads
        self.metrics = metrics
    }

    /// The pictures that wait, and those that are being rendered.
    var counts: (waiting: Int, running: Int) { monitor.withLock { ($0.waiting, $0.running) } }

    var isFull: Bool { monitor.withLock { $0.waiting >= limit } }

    /// Starts the threads, with stacks as large as the main thread's, since views may be deeply nested.
    ///
    /// - Parameter makeRender: called once for each thread; what it returns renders on that thread.
    func start(_ makeRender: @escaping @Sendable () -> (PictureOrder) -> Outcome) {
        for _ in 0..<threadCount {
            let thread = Thread { [self] in
                let render = makeRender()
                while let order = next() { finish(order, render) }
            }
            thread.stackSize = 16 << 20
            thread.name = "picture"
            thread.start()
        }
    }

    /// Ends the threads, once nothing waits any more.
    func stop() {
        monitor.change { $0.isStopped = true }
    }

    /// Orders a picture, or waits for one that was ordered before.
    ///
    /// - Parameter done: called once, on any thread, unless the client leaves before.
    /// - Returns: the client's place; nil if too many pictures wait.
    func join(_ order: PictureOrder, done: @escaping @Sendable (Outcome) -> Void) -> Waiter? {
        var waiter: Waiter?
        monitor.change { state in
            let number = state.nextNumber
            state.nextNumber += 1
            if state.flights[order.key] == nil {
                guard state.waiting < limit else { return }
                let isHeavy = state.costs.isHeavy(order.name)
                state.flights[order.key] = Flight(order: order, number: number, isHeavy: isHeavy)
                if isHeavy {
                    state.heavy.append((number, order.key))
                } else {
                    state.light.append((number, order.key))
                }
            } else {
                metrics.joined.add()
            }
            state.flights[order.key]?.waiters[number] = done
            waiter = Waiter(key: order.key, number: number)
        }
        return waiter
    }

    /// Ends the waiting of a client. Returns false if its picture is done.
    @discardableResult
    func leave(_ waiter: Waiter) -> Bool {
        monitor.withLock { state in
            guard state.flights[waiter.key]?.waiters.removeValue(forKey: waiter.number) != nil else { return false }
            guard let flight = state.flights[waiter.key], flight.waiters.isEmpty, !flight.isRunning else { return true }
            state.flights[waiter.key] = nil
            state.light.removeAll { $0.number == flight.number }
            state.heavy.removeAll { $0.number == flight.number }
            metrics.abandoned.add()
            return true
        }
    }

    /// At least one thread is left for pictures that take no time.
    private var heavyLimit: Int { max(1, threadCount - 1) }

    private func next() -> PictureOrder? {
        monitor.wait { state -> PictureOrder?? in
            if let order = state.take(heavyLimit: heavyLimit) { return .some(order) }
            return state.isStopped && state.waiting == 0 ? .some(nil) : nil
        }
    }

    private func finish(_ order: PictureOrder, _ render: (PictureOrder) -> Outcome) {
        let start = ContinuousClock.now
        let outcome = render(order)
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        var waiters: [@Sendable (Outcome) -> Void] = []
        monitor.change { state in
            state.costs.note(seconds, for: order.name)
            state.running -= 1
            guard let flight = state.flights.removeValue(forKey: order.key) else { return }
            if flight.isHeavy { state.runningHeavy -= 1 }
            waiters = Array(flight.waiters.values)
        }
        for done in waiters { done(outcome) }
    }
}

/// How long the pictures of templates took.
private struct TemplateCosts {
    /// A picture that takes longer is heavy, in seconds.
    static let heavy = 0.25
    private static let limit = 1000

    private var seconds: [String: Double] = [:]

    func isHeavy(_ name: String) -> Bool { (seconds[name] ?? 0) >= Self.heavy }

    mutating func note(_ seconds: Double, for name: String) {
        // Only those that took long need to be known.
        guard seconds >= Self.heavy / 4 || self.seconds[name] != nil else { return }
        if self.seconds.count >= Self.limit { self.seconds = [:] }
        let before = self.seconds[name] ?? seconds
        self.seconds[name] = max(seconds, before / 2)
    }
}
