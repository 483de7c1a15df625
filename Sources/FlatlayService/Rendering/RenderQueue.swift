import FlatlayDrawing
import Foundation

/// The pictures that are rendered and those that wait for it, on a bounded number of threads.
///
/// A picture is rendered once however many clients wait for it. One that nobody waits for any longer is not begun.
/// Pictures of templates that took long the last time never take all threads, so that the others are still answered. A
/// template may take long for the first time: where threads can be interrupted, a picture that is under way for a second
/// while others wait gives its thread up, and is rendered anew among those that take long.
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
        var isHeavy: Bool
        /// When its rendering began, and how it can be ended; nil while it waits.
        var run: Run?
        var isRunning: Bool { run != nil }
        var waiters: [Int: @Sendable (Outcome) -> Void] = [:]
    }

    private struct Run {
        let start: Duration
        let interrupt: (@Sendable () -> Void)?
        var interruption: Interruption?
    }

    /// Why the rendering of a picture was ended.
    private enum Interruption {
        /// Light pictures wait. It is rendered again.
        case forOthers
        /// It took too long.
        case forGood
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
        var endedThreads = 0

        var waiting: Int { light.count + heavy.count }

        /// Takes the flight that is to be rendered next; nil if there is none.
        mutating func take(heavyLimit: Int, now: Duration, interrupt: (@Sendable () -> Void)?) -> PictureOrder? {
            let mayTakeHeavy = runningHeavy < heavyLimit && !heavy.isEmpty
            guard mayTakeHeavy || !light.isEmpty else { return nil }
            let takesHeavy = mayTakeHeavy && (light.first.map { heavy[0].number < $0.number } ?? true)
            let key = takesHeavy ? heavy.removeFirst().key : light.removeFirst().key
            flights[key]?.run = Run(start: now, interrupt: interrupt)
            running += 1
            if takesHeavy { runningHeavy += 1 }
            return flights[key]?.order
        }

        /// Counts the pictures that are under way for long, and what waits of the same templates, as heavy.
        mutating func noteSlow(now: Duration) {
            for (key, flight) in flights where !flight.isHeavy {
                guard let run = flight.run, now - run.start > RenderQueue.patience else { continue }
                flights[key]?.isHeavy = true
                runningHeavy += 1
                costs.note((now - run.start) / .seconds(1), for: flight.order.name)
                let same = light.filter { flights[$0.key]?.order.name == flight.order.name }
                for (_, key) in same { flights[key]?.isHeavy = true }
                light.removeAll { place in same.contains { $0.number == place.number } }
                heavy = (heavy + same).sorted { $0.number < $1.number }
            }
        }

        /// The picture that gives its thread up for others: of those that can, the one that began last.
        func takingTooMuch(heavyLimit: Int) -> String? {
            guard !light.isEmpty, runningHeavy > heavyLimit,
                !flights.values.contains(where: { $0.run?.interruption != nil })
            else { return nil }
            return flights.filter { $0.value.isHeavy && $0.value.run?.interrupt != nil }
                .max { $0.value.number < $1.value.number }?.key
        }
    }

    private let monitor = Monitor(State())
    private let limit: Int
    private let threadCount: Int
    private let longest: Duration
    private let metrics: ServiceMetrics
    private let time: ServiceTime

    /// How long a picture may be under way without being heavy, on a machine that does other things, too.
    private static let patience = Duration.seconds(1)
    /// The interval of that check.
    private static let beat = Duration.milliseconds(100)

    /// - Parameters:
    ///   - limit: how many pictures may wait.
    ///   - threads: how many are rendered at once.
    ///   - longest: how long a picture may be under way, where its thread can be interrupted.
    init(limit: Int, threads: Int, longest: Duration = .seconds(3600), metrics: ServiceMetrics, time: ServiceTime) {
        self.limit = limit
        threadCount = threads
        self.longest = longest
        self.metrics = metrics
        self.time = time
    }

    /// The pictures that wait, and those that are being rendered.
    var counts: (waiting: Int, running: Int) { monitor.withLock { ($0.waiting, $0.running) } }

    var isFull: Bool { monitor.withLock { $0.waiting >= limit } }

    /// Whether every thread has been busy with one picture for long, and none of them can be interrupted for others.
    var isStalled: Bool {
        let now = time.elapsed()
        return monitor.withLock { state in
            let runs = state.flights.values.compactMap(\.run)
            return runs.count >= threadCount
                && runs.allSatisfy { now - $0.start > Self.patience && $0.interrupt == nil }
        }
    }

    /// Starts the threads, with stacks as large as the main thread's, since views may be deeply nested.
    ///
    /// - Parameter makeRender: called once for each thread; what it returns renders on that thread.
    func start(_ makeRender: @escaping @Sendable () -> RenderThread) {
        let watch = Task { [self] in
            while (try? await time.clock.sleep(for: Self.beat)) != nil { interruptSlow() }
        }
        for _ in 0..<threadCount {
            let thread = Thread { [self] in
                let render = makeRender()
                while let order = next(render) { finish(order, render) }
                let isLast = monitor.withLock { state in
                    state.endedThreads += 1
                    return state.endedThreads == threadCount
                }
                if isLast { watch.cancel() }
            }
            thread.stackSize = 16 << 20
            thread.name = "picture"
            thread.start()
        }
    }

    /// Ends pictures that take the threads of others, or too long.
    private func interruptSlow() {
        let now = time.elapsed()
        // Interrupted under the lock: the thread would otherwise have begun the next picture. No thread waits for what
        // this changes, since a picture that becomes heavy can't be taken any earlier.
        monitor.withLock { state in
            state.noteSlow(now: now)
            for (key, flight) in state.flights {
                guard let run = flight.run, run.interruption == nil, let interrupt = run.interrupt,
                    now - run.start > longest
                else { continue }
                state.flights[key]?.run?.interruption = .forGood
                interrupt()
            }
            guard let key = state.takingTooMuch(heavyLimit: heavyLimit) else { return }
            state.flights[key]?.run?.interruption = .forOthers
            state.flights[key]?.run?.interrupt?()
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

    private func next(_ thread: RenderThread) -> PictureOrder? {
        let interrupt = thread.interrupt
        return monitor.wait { state -> PictureOrder?? in
            if let order = state.take(heavyLimit: heavyLimit, now: time.elapsed(), interrupt: interrupt) {
                return .some(order)
            }
            return state.isStopped && state.waiting == 0 ? .some(nil) : nil
        }
    }

    private func finish(_ order: PictureOrder, _ thread: RenderThread) {
        let start = time.elapsed()
        var outcome = thread.render(order)
        let seconds = (time.elapsed() - start) / .seconds(1)
        var waiters: [@Sendable (Outcome) -> Void] = []
        monitor.change { state in
            state.costs.note(seconds, for: order.name)
            state.running -= 1
            guard var flight = state.flights.removeValue(forKey: order.key) else { return }
            if flight.isHeavy { state.runningHeavy -= 1 }
            if case .failure = outcome, let interruption = flight.run?.interruption {
                if interruption == .forOthers, !flight.waiters.isEmpty {
                    flight.run = nil
                    state.flights[order.key] = flight
                    state.heavy.insert((flight.number, order.key), at: 0)
                    return
                }
                outcome = .failure(
                    ServiceFailure(
                        .time, "the picture took more than \(Int(seconds)) s and was ended; ask for a simpler one"))
            }
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
