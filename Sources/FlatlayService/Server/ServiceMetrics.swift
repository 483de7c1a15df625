import Flatlay
import FlatlayFormats
import Foundation
import Synchronization

/// A number that only grows.
final class Counter: Sendable {
    private let number = Atomic<Int>(0)

    func add(_ count: Int = 1) { number.wrappingAdd(count, ordering: .relaxed) }
    var value: Int { number.load(ordering: .relaxed) }
}

/// How many durations are below certain bounds.
final class DurationHistogram: Sendable {
    private struct State {
        var counts: [Int]
        var sum = 0.0
    }

    static let bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
    private let state = Mutex(State(counts: Array(repeating: 0, count: DurationHistogram.bounds.count + 1)))

    func note(_ seconds: Double) {
        let place = Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count
        state.withLock {
            $0.counts[place] += 1
            $0.sum += seconds
        }
    }

    var values: (counts: [Int], sum: Double) { state.withLock { ($0.counts, $0.sum) } }
}

/// What a service counts.
final class ServiceMetrics: Sendable {
    let memoryHits = Counter()
    let diskHits = Counter()
    /// Requests that waited for a picture that another one had ordered.
    let joined = Counter()
    let abandoned = Counter()
    let renderFailures = Counter()
    let sentBytes = Counter()
    let requestSeconds = DurationHistogram()
    let renderSeconds = DurationHistogram()
    private let renderedPictures = Mutex<[ImageFormat: Int]>([:])
    private let answers = Mutex<[Int: Int]>([:])
    private let refusals = Mutex<[String: Int]>([:])
    let start = ServiceTime().seconds

    func rendered(_ format: ImageFormat, seconds: Double) {
        renderedPictures.withLock { $0[format, default: 0] += 1 }
        renderSeconds.note(seconds)
    }

    func answered(_ status: Int, seconds: Double, bytes: Int) {
        answers.withLock { $0[status, default: 0] += 1 }
        requestSeconds.note(seconds)
        sentBytes.add(bytes)
    }

    func refused(_ kind: ServiceFailure.Kind) {
        refusals.withLock { $0[kind.rawValue, default: 0] += 1 }
    }

    /// How many pictures were rendered.
    var renderedCount: Int { renderedPictures.withLock { $0.values.reduce(0, +) } }

    /// The counts with a label each.
    var byStatus: [(String, Int)] { answers.withLock { $0.sorted { $0.key < $1.key }.map { ("\($0.key)", $0.value) } } }
    var byFormat: [(String, Int)] {
        renderedPictures.withLock { pictures in ImageFormat.allCases.map { ($0.rawValue, pictures[$0] ?? 0) } }
    }
    var byRefusal: [(String, Int)] { refusals.withLock { $0.sorted { $0.key < $1.key } } }
}
