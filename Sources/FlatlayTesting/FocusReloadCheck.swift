import Flatlay
import Foundation

/// Reloads a screen many times with shuffled rows, and checks that the focused item never loses the focus.
///
/// ```swift
/// let renderer = InteractiveRenderer(content: Shelf(rows: rows))
/// renderer.proposedSize = ProposedViewSize(width: 1920, height: 1080)
/// let losses = try FocusReloadCheck(rows: rows).losses(in: renderer) { rows in Shelf(rows: rows) }
/// #expect(losses.isEmpty)
/// ```
///
/// Each reload has the same rows and items in another order: rows are reordered, and items move within and between
/// rows, so that rows become longer, shorter and empty. Before most reloads a key moves the focus. The same seed gives
/// the same order on every machine.
public struct FocusReloadCheck<Section: Hashable, Item: Hashable> {
    /// A reload that moved or hid the focus.
    public struct Loss: Equatable, Sendable {
        /// The number of the reload, from 1.
        public var reload: Int
        /// The focused element before the reload, as named in dumps; nil if nothing had the focus.
        public var expected: String?
        /// The focused element after the reload.
        public var found: String?
        /// Whether the same element has the focus, but is not visible in the image.
        public var isOutOfSight: Bool
    }

    /// The rows before the first reload.
    public let rows: [CollectionRow<Section, Item>]
    /// The number of reloads.
    public let reloads: Int
    /// The seed of the random order.
    public let seed: UInt64

    /// Creates a check.
    ///
    /// - Parameters:
    ///   - rows: the rows that the screen shows at first.
    ///   - reloads: the number of reloads; negative values count as 0.
    ///   - seed: the seed of the random order.
    public init(rows: [CollectionRow<Section, Item>], reloads: Int = 1000, seed: UInt64 = 1) {
        self.rows = rows
        self.reloads = max(reloads, 0)
        self.seed = seed
    }

    /// Reloads the screen of a renderer and returns each reload that lost the focus. The renderer then shows the last
    /// one.
    ///
    /// A missing focus counts as a loss, since checking a screen without buttons, or a phone, would prove nothing.
    ///
    /// - Parameters:
    ///   - renderer: shows the screen with ``rows``.
    ///   - content: creates the screen for other rows with the same identities.
    /// - Throws: the errors of rendering.
    public func losses<Content: View>(
        in renderer: InteractiveRenderer<Content>, showing content: ([CollectionRow<Section, Item>]) -> Content
    ) throws -> [Loss] {
        var random = Shuffler(seed: seed)
        var losses: [Loss] = []
        var rows = rows
        for reload in 0..<reloads {
            if random.next(4) > 0 { try renderer.send([.right, .left, .down, .up][random.next(4)]) }
            let before = try renderer.focusedTarget()
            rows = random.shuffled(rows)
            renderer.content = content(rows)
            let after = try renderer.focusedTarget()
            let isSame = before != nil && before?.id == after?.id
            let picture = CGRect(origin: .zero, size: try renderer.displayList().size)
            let isInSight = after.map { picture.intersects($0.frame) } ?? false
            if isSame, isInSight { continue }
            losses.append(
                Loss(
                    reload: reload + 1, expected: before?.id.description, found: after?.id.description,
                    isOutOfSight: isSame))
        }
        return losses
    }
}

extension FocusReloadCheck.Loss: CustomStringConvertible {
    /// One line for the message of a test.
    public var description: String {
        guard let expected else { return "before reload \(reload) nothing had the focus" }
        if isOutOfSight { return "after reload \(reload) \(expected) has the focus, but is not visible" }
        return "after reload \(reload) \(found ?? "nothing") has the focus instead of \(expected)"
    }
}

/// A deterministic random number generator: SplitMix64 of Steele, Lea and Flood (2014).
private struct Shuffler: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    mutating func next(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

    /// Returns the rows in another order, with items moved within and between them.
    mutating func shuffled<Section, Item>(
        _ rows: [CollectionRow<Section, Item>]
    ) -> [CollectionRow<Section, Item>] {
        var rows = rows.shuffled(using: &self)
        guard !rows.isEmpty else { return rows }
        for row in rows.indices { rows[row].items.shuffle(using: &self) }
        for _ in 0..<next(6) {
            let (from, to) = (next(rows.count), next(rows.count))
            guard let item = rows[from].items.popLast() else { continue }
            rows[to].items.insert(item, at: next(rows[to].items.count + 1))
        }
        return rows
    }
}
