import Flatlay
import Foundation

/// Nodes of an image with a tolerance of their own.
package struct NodeMask: Hashable, Sendable {
    /// The nodes.
    package var selector: NodeSelector
    /// The tolerance there; nil if they are not compared.
    package var tolerance: ImageTolerance?

    package init(_ selector: NodeSelector, tolerance: ImageTolerance?) {
        self.selector = selector
        self.tolerance = tolerance
    }
}

/// Where the masks of an assertion are in its images, or why they don't apply.
package struct MaskedAreas {
    /// Why a mask does not apply: the image is then compared as if there was none.
    package private(set) var problems: [String] = []
    /// The description of the masks for a message.
    package private(set) var notes: [String] = []
    /// Where the nodes are, each with its mask, for pictures of the result.
    package private(set) var areas: [MaskedArea] = []
    /// The nodes that are not compared, in the tree of the reference and in that of the result.
    private(set) var hidden: (before: Set<Int>, after: Set<Int>) = ([], [])

    private var regions: [ImageTolerance.Region] = []

    private static let nameLimit = 12

    /// - Parameters:
    ///   - before: the tree of the reference; nil if it has none.
    ///   - after: the tree of the result; nil if it has none.
    ///   - scale: the number of pixels per point.
    package init(_ masks: [NodeMask], from before: SnapshotTree?, to after: SnapshotTree?, scale: Double) {
        guard !masks.isEmpty else { return }
        guard let after else {
            problems = ["the value has no views, so none can be ignored or tolerated"]
            return
        }
        guard let before else {
            problems = [
                "the reference has no tree of its views, so none can be ignored or tolerated; record it again"
            ]
            return
        }
        for mask in masks { add(mask, before, after, scale) }
    }

    private mutating func add(_ mask: NodeMask, _ before: SnapshotTree, _ after: SnapshotTree, _ scale: Double) {
        let (first, second) = (before.nodes(mask.selector), after.nodes(mask.selector))
        let name = mask.selector.description
        if let problem = Self.problem(mask.selector, in: after, second) {
            problems.append(problem)
            return
        }
        guard first.count == second.count else {
            problems.append(
                "\(name): the reference has \(Self.count(first.count)), the result \(Self.count(second.count))")
            return
        }
        for (old, new) in zip(first, second) {
            let (from, to) = (before.nodes[old], after.nodes[new])
            guard from.frame.isNear(to.frame), (from.area ?? from.frame).isNear(to.area ?? to.frame) else {
                let number = first.count > 1 ? " \((first.firstIndex(of: old) ?? 0) + 1)" : ""
                problems.append(
                    "\(name)\(number) moved or changed its size, from \(Self.text(from)) to \(Self.text(to)); only "
                        + "what such a view shows is \(mask.tolerance == nil ? "ignored" : "tolerated")")
                return
            }
            // Both places are the same but for rounding.
            for area in Set([from, to].map { Self.pixels($0.area ?? $0.frame, scale) }) {
                regions.append(ImageTolerance.Region(area, mask.tolerance?.rule ?? .ignored))
            }
            areas.append(
                MaskedArea(name: name, isIgnored: mask.tolerance == nil, area: Self.pixels(to.area ?? to.frame, scale)))
        }
        if mask.tolerance == nil {
            hidden.before.formUnion(first)
            hidden.after.formUnion(second)
        }
        notes.append("\(mask.tolerance == nil ? "ignored" : "tolerated"): \(name) (\(Self.count(second.count)))")
    }

    /// Returns a tolerance with the masks.
    package func applied(to tolerance: ImageTolerance) -> ImageTolerance {
        ImageTolerance(tolerance.rule, regions: tolerance.regions + regions)
    }

    /// Returns why a selector can't be used; nil if it matches something.
    package static func problem(_ selector: NodeSelector, in tree: SnapshotTree) -> String? {
        problem(selector, in: tree, tree.nodes(selector))
    }

    private static func problem(_ selector: NodeSelector, in tree: SnapshotTree, _ found: [Int]) -> String? {
        guard found.isEmpty else { return nil }
        var known = Set(tree.nodes.compactMap(\.identifier)).sorted().map { "\"\($0.visible)\"" }
        let more = known.count - nameLimit
        if more > 0 { known = known.prefix(nameLimit) + ["\(more) more"] }
        let kinds = Set(tree.nodes.dropFirst().map { NodeWords.kind($0.name) }).sorted().prefix(nameLimit)
        let names =
            known.isEmpty
            ? "no view has an identifier; '.accessibilityIdentifier(_:)' gives it one"
            : "the identifiers are \(known.joined(separator: ", "))"
        let hint = selector.kind == nil ? "" : "; the kinds are \(kinds.joined(separator: ", "))"
        return "\(selector) matches no view: \(names)\(hint)"
    }

    private static func count(_ count: Int) -> String { count == 1 ? "1 view" : "\(count) views" }

    private static func text(_ node: SnapshotTree.Node) -> String {
        let frame = node.area ?? node.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(SnapshotTree.number)
        return "(\(numbers.joined(separator: " ")))"
    }

    /// The pixels that a rectangle touches.
    private static func pixels(_ area: CGRect, _ scale: Double) -> PixelDifference.PixelRegion {
        func number(_ value: Double) -> Int { Int(exactly: min(max(value, -1e9), 1e9)) ?? 0 }
        let (left, top) = ((area.minX * scale + 1e-6).rounded(.down), (area.minY * scale + 1e-6).rounded(.down))
        let (right, bottom) = ((area.maxX * scale - 1e-6).rounded(.up), (area.maxY * scale - 1e-6).rounded(.up))
        return PixelDifference.PixelRegion(
            x: number(left), y: number(top), width: max(0, number(right - left)), height: max(0, number(bottom - top)))
    }
}

extension CGRect {
    /// Whether two frames are the same but for rounding.
    fileprivate func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 1e-3 && abs(minY - other.minY) < 1e-3 && abs(width - other.width) < 1e-3
            && abs(height - other.height) < 1e-3
    }
}
