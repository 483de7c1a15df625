import CPixelDifferences

/// Joins tiles that differ to a few rectangles.
struct TileGrid {
    /// A rectangle of pixels; `right` and `bottom` are one past the last one.
    struct Box: Equatable {
        var left: Int
        var top: Int
        var right: Int
        var bottom: Int

        var area: Int { (right - left) * (bottom - top) }

        func union(_ other: Box) -> Box {
            Box(
                left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
                bottom: max(bottom, other.bottom))
        }
    }

    /// The largest number of rectangles that ``regions()`` returns.
    static let limit = 16
    /// The largest number of groups of tiles whose rectangles are joined in pairs.
    private static let pairLimit = 64

    /// What differs in each tile, in rows; nil for nothing.
    let tiles: [Box?]
    /// The number of tiles in a row.
    let columns: Int

    /// Returns at most ``limit`` rectangles that contain everything, from top to bottom.
    func regions() -> [PixelDifference.PixelRegion] {
        // 1. Tiles that touch belong together. With too many groups, larger tiles touch.
        var grid = self
        var boxes = grid.groups()
        while boxes.count > Self.pairLimit, grid.tiles.count > 1 {
            grid = grid.halved()
            boxes = grid.groups()
        }
        // 2. Of two rectangles, the pair is joined that adds the smallest area, until there are few, and as long as
        // this adds none.
        while let (first, second, added) = Self.nearest(boxes), added <= 0 || boxes.count > Self.limit {
            boxes[first] = boxes[first].union(boxes[second])
            boxes.remove(at: second)
        }
        return boxes.sorted { ($0.top, $0.left) < ($1.top, $1.left) }.map {
            PixelDifference.PixelRegion(x: $0.left, y: $0.top, width: $0.right - $0.left, height: $0.bottom - $0.top)
        }
    }

    /// The two boxes whose union adds the smallest area, with their indices in ascending order.
    private static func nearest(_ boxes: [Box]) -> (Int, Int, Int)? {
        var best: (Int, Int, Int)?
        for second in boxes.indices {
            for first in 0..<second {
                let added = boxes[first].union(boxes[second]).area - boxes[first].area - boxes[second].area
                if best.map({ added < $0.2 }) ?? true { best = (first, second, added) }
            }
        }
        return best
    }

    /// The rectangle of each group of tiles that touch, also at corners.
    private func groups() -> [Box] {
        var rest = tiles
        var boxes: [Box] = []
        var pending: [Int] = []
        for start in rest.indices {
            guard var box = rest[start] else { continue }
            rest[start] = nil
            pending.append(start)
            while let index = pending.popLast() {
                let (x, y) = (index % columns, index / columns)
                for row in max(0, y - 1)...(y + 1) {
                    for column in max(0, x - 1)...min(columns - 1, x + 1) {
                        let neighbour = row * columns + column
                        guard neighbour < rest.count, let other = rest[neighbour] else { continue }
                        rest[neighbour] = nil
                        box = box.union(other)
                        pending.append(neighbour)
                    }
                }
            }
            boxes.append(box)
        }
        return boxes
    }

    /// The grid with tiles of twice the side.
    private func halved() -> TileGrid {
        let rows = (tiles.count + columns - 1) / columns
        let (newColumns, newRows) = ((columns + 1) / 2, (rows + 1) / 2)
        var joined = [Box?](repeating: nil, count: newColumns * newRows)
        for (index, tile) in tiles.enumerated() {
            guard let tile else { continue }
            let target = index / columns / 2 * newColumns + index % columns / 2
            joined[target] = joined[target]?.union(tile) ?? tile
        }
        return TileGrid(tiles: joined, columns: newColumns)
    }
}

extension TileGrid.Box {
    /// What differs in a tile; nil for nothing.
    init?(_ tile: pixel_tile) {
        guard tile.right > 0 else { return nil }
        self.init(left: Int(tile.left), top: Int(tile.top), right: Int(tile.right), bottom: Int(tile.bottom))
    }
}
