import Flatlay
import Foundation

/// Reloads a screen again and again with its rows shuffled, and finds out whether the focused item ever loses the focus.
///
/// ```swift
/// let renderer = InteractiveRenderer(content: Shelf(rows: rows))
/// renderer.proposedSize = ProposedViewSize(width: 1920, height: 1080)
/// let losses = try FocusReloadCheck(rows: rows).losses(in: renderer) { rows in Shelf(rows: rows) }
/// #expect(losses.isEmpty)
/// ```
///
/// Each reload has all rows and items, in another order: rows change places, and items change places within and between
/// rows, so that rows become longer, shorter and empty. Before most reloads a key moves the focus. The same seed shuffles
/// alike on every machine.
public struct FocusReloadCheck<Section: Hashable, Item: Hashable> {
    /// A reload after which the focus was not where it had been.
    public struct Loss: Equatable, Sendable {
        /// The number of the reload, from 1.
        public var reload: Int
        /// What had the focus before, as dumps name it; nil where nothing had it.
        public var expected: String?
        /// What had it afterwards.
        public var found: String?
        /// Whether it is the same, but nowhere in the picture.
        public var isOutOfSight: Bool
    }

    /// The rows before the first reload.
    public let rows: [CollectionRow<Section, Item>]
    /// How often they are shuffled.
    public let reloads: Int
    /// What the shuffling starts from.
    public let seed: UInt64

    /// A check.
    ///
    /// - Parameters:
    ///   - rows: the rows that the screen shows at first.
    ///   - reloads: how often they are shuffled; less than 1 is none.
    ///   - seed: what the shuffling starts from.
    public init(rows: [CollectionRow<Section, Item>], reloads: Int = 1000, seed: UInt64 = 1) {
        self.rows = rows
        self.reloads = max(reloads, 0)
        self.seed = seed
    }

    /// Reloads the screen of a renderer, and answers each reload that lost the focus; the renderer shows the last one.
    ///
    /// Nothing that has the focus is a loss, too: a check of a screen without buttons, or of a phone, proves nothing.
    ///
    /// - Parameters:
    ///   - renderer: shows the screen with ``rows``.
    ///   - content: makes the screen of other rows, with the same identities.
    /// - Throws: what rendering throws.
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
    /// One line for a test's message.
    public var description: String {
        guard let expected else { return "before reload \(reload) nothing had the focus" }
        if isOutOfSight { return "after reload \(reload) \(expected) has the focus out of sight" }
        return "after reload \(reload) \(found ?? "nothing") has the focus in place of \(expected)"
    }
}

/// Random numbers that are the same on every run: SplitMix64 of Steele, Lea and Flood (2014).
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

    /// The rows in another order, with items that have moved within and between them.
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
