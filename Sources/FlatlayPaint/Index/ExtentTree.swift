/// A list of extents, and how to find those that meet a rectangle, in the order of the list.
///
/// Sixteen neighbours of the list share an extent that holds them all, sixteen of those share another, and so on. What is
/// drawn one after the other mostly lies side by side, so a search skips most of the list at once.
struct ExtentTree: Sendable {
    private static let fanOut = 16

    /// The extents of the items first, those that hold sixteen of the level before after them; the last has one.
    private let levels: [[DrawnExtent]]

    init(_ extents: [DrawnExtent]) {
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

    /// What holds all items.
    var whole: DrawnExtent { levels.last?.first ?? .nothing }

    /// Calls `body` with the number of each item that meets a rectangle.
    func forEach(in rect: DrawnExtent, _ body: (Int) -> Void) {
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
