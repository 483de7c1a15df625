extension WorkQueue {
    /// The next step of a thread, with the index of the part.
    enum Step: Sendable {
        /// Who adds parts may wait for the space of one that is started.
        case run(Int, freesSpace: Bool)
        case take(Int)
        case end
    }

    /// How many parts were added, started, finished and taken; each number is at most the one before it.
    struct State: Sendable {
        private let lookAhead: Int
        private let sizeLimit: Int
        private let order: Order
        private(set) var added: Int
        private(set) var started = 0
        private var finished = 0
        private var taken = 0
        /// The parts that are finished and not taken, by their positions in the order of taking, modulo the look-ahead;
        /// -1 where there is none.
        private var results: [Int]
        /// The sizes of the parts that were added and not started, by their indices modulo the look-ahead. Empty if
        /// parts are not added.
        private var sizes: [Int]
        private var waitingSize = 0
        /// A thread is taking the result at position `taken`.
        private var isTaking = false
        /// No more parts will be added.
        var isClosed: Bool
        /// No more parts will be started.
        var isStopped = false
        /// The first part that is known to have failed. Earlier ones may still fail.
        private var firstFailure: Int?
        /// The failure that counts. Nothing is started or taken after it.
        private(set) var failedPart: Int?

        init(count: Int?, lookAhead: Int, sizeLimit: Int, order: Order) {
            self.lookAhead = lookAhead
            self.sizeLimit = sizeLimit
            self.order = order
            added = count ?? 0
            isClosed = count != nil
            results = Array(repeating: -1, count: lookAhead)
            sizes = count == nil ? Array(repeating: 0, count: lookAhead) : []
        }

        private var canStart: Bool { !isStopped && firstFailure == nil && failedPart == nil }

        /// Whether a part may be added; nil if it may be later.
        var hasSpace: Bool? {
            guard canStart else { return false }
            return added - taken < lookAhead && waitingSize <= sizeLimit ? true : nil
        }

        /// Whether so many parts may be added that it is worthwhile to wake the thread that adds them, or no more are
        /// needed. With space for one part at a time, it would be woken for each part that is taken.
        var hasAmpleSpace: Bool {
            !canStart || (added - taken) * 2 <= lookAhead && waitingSize <= sizeLimit
        }

        mutating func add(size: Int) {
            precondition(added - taken < lookAhead, "wait for space before a part is added")
            sizes[added % lookAhead] = size
            waitingSize += size
            added += 1
        }

        /// The next step of a thread; nil if it has to wait.
        mutating func next(as role: Role) -> Step? {
            guard failedPart == nil else { return .end }
            // Taking comes first: it frees memory, and lets other threads start parts.
            if role != .running, !isTaking, results[taken % lookAhead] >= 0 {
                isTaking = true
                return .take(results[taken % lookAhead])
            }
            if canStart, started < added {
                return started - taken < lookAhead ? start() : nil
            }
            if canStart, !isClosed { return nil }
            // No more parts will be started. Whoever takes all results waits for those that are under way.
            return role == .takingAll && taken < started ? nil : .end
        }

        private mutating func start() -> Step {
            defer { started += 1 }
            guard !sizes.isEmpty else { return .run(started, freesSpace: false) }
            waitingSize -= sizes[started % lookAhead]
            return .run(started, freesSpace: true)
        }

        mutating func endRun(of index: Int, isDone: Bool) {
            if isDone {
                results[(order == .byPart ? index : finished) % lookAhead] = index
                finished += 1
            } else {
                let isFirst = firstFailure.map { order == .byPart && index < $0 } ?? true
                if isFirst { firstFailure = index }
                settle()
            }
        }

        mutating func endTaking(of index: Int, isTaken: Bool) {
            isTaking = false
            results[taken % lookAhead] = -1
            taken += 1
            if isTaken { settle() } else { failedPart = index }
        }

        /// Makes the failure of a part count if the results of all parts before it were taken.
        private mutating func settle() {
            guard failedPart == nil, let first = firstFailure, order == .byCompletion || first == taken else { return }
            failedPart = first
        }
    }
}
