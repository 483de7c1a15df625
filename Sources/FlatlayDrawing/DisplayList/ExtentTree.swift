/// A list of extents that can be searched for those that intersect a rectangle, in the order of the list.
///
/// Sixteen neighbours in the list share an extent that contains them all, sixteen of those share another, and so on.
/// Consecutive drawings are mostly close together, so a search skips most of the list at once.
package struct ExtentTree: Sendable {
    private static let fanOut = 16

    /// The extents of the items, then those that contain sixteen of the previous level each; the last level has one.
    private let levels: [[DrawnExtent]]

    package init(_ extents: [DrawnExtent]) {
        var levels = [extents]
        while let level = levels.last, level.count > 1 {
            levels.append(
                stride(from: 0, to: level.count, by: ExtentTree.fanOut).map { start in
                    level[start..<min(start + ExtentTree.fanOut, level.count)]
                        .reduce(into: DrawnExtent.nothing) { $0.formUnion($1) }
                })
        }
        self.levels = levels
    }

    /// The extent of all items.
    package var whole: DrawnExtent { levels.last?.first ?? .nothing }

    /// Calls `body` with the index of each item whose extent intersects a rectangle.
    package func forEach(in rect: DrawnExtent, _ body: (Int) -> Void) {
        visit(0, level: levels.count - 1, rect, body)
    }

    private func visit(_ index: Int, level: Int, _ rect: DrawnExtent, _ body: (Int) -> Void) {
        guard levels[level].indices.contains(index), levels[level][index].intersects(rect) else { return }
        guard level > 0 else { return body(index) }
        let first = index * ExtentTree.fanOut
        for child in first..<min(first + ExtentTree.fanOut, levels[level - 1].count) {
            visit(child, level: level - 1, rect, body)
        }
    }
}
