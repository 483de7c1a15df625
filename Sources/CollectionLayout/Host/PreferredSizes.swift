import Foundation

/// The preferred sizes of the content of a collection: what measures them, which elements are measured, and the sizes
/// that are known.
@MainActor @preconcurrency
public final class PreferredSizes {
    private var store = PreferredSizeStore()

    /// Measures content for layouts with estimated sizes; if nil, estimates are final. Setting it forgets all sizes.
    public var provider: PreferredSizeProvider? {
        didSet { store.forgetAll() }
    }

    /// Which elements compositional and flow layouts measure; all by default.
    public var policy: CollectionMeasuringPolicy = .everything

    /// Measures many cells of a section at once, in order; returns nil if that would not be faster.
    package var manyProvider: (([PreferredSizeRequest]) -> [CGSize?]?)?

    /// Whether unmeasured groups, too, are solved one by one, and members again after they were counted; tests compare
    /// the faster path with this.
    package var solvesAllGroups = false

    /// The minimum number of cells that are measured at once.
    package nonisolated static let leastCellsAhead = 128

    /// Creates a cache without sizes.
    public init() {}

    /// Removes the cached sizes of some elements, or of all if `elements` is nil.
    public func forget(_ elements: [ElementIdentity]? = nil) {
        if let elements { store.forget(elements) } else { store.forgetAll() }
    }

    /// Returns the preferred size from the cache or from the provider.
    func size(for request: PreferredSizeRequest) -> CGSize? {
        guard let provider else { return nil }
        return store.size(for: request, asking: provider)
    }

    /// Returns the preferred size from the cache only, without calling the provider.
    func known(for request: PreferredSizeRequest) -> CGSize? {
        store.known(for: request)
    }

    /// The items with cached preferred sizes, by section, in no order.
    var items: [Int: [Int]] { store.items }

    /// Measures cells of a section ahead, all at once. This affects only speed: sizes that were not foreseen are
    /// measured on demand.
    func measureAhead(count: Int, _ request: (Int) -> PreferredSizeRequest) {
        guard let manyProvider, policy == .everything, count >= Self.leastCellsAhead, !store.holds(request(0)) else {
            return
        }
        let requests = (0..<count).map(request)
        guard let answers = manyProvider(requests) else { return }
        for (request, answer) in zip(requests, answers) { store.remember(answer, to: request) }
    }
}
