import Foundation

/// The lines of one section, relative to the start of the section and not rounded yet.
enum FlowBody: Sendable {
    case grid(FlowGrid)
    case lines(FlowLines)

    /// The length of all lines, including the spacing between them.
    var length: CGFloat {
        switch self {
        case .grid(let grid): grid.length
        case .lines(let lines): lines.length
        }
    }

    var count: Int {
        switch self {
        case .grid(let grid): grid.count
        case .lines(let lines): lines.frames.count
        }
    }

    /// The frame of an item, or nil if there is no such item.
    func frame(_ item: Int) -> CGRect? {
        guard item >= 0, item < count else { return nil }
        switch self {
        case .grid(let grid): return grid.frame(item)
        case .lines(let lines): return lines.frames[item]
        }
    }

    /// A rectangle that covers all items along the scroll direction; nil without items.
    func extent(_ axis: Axis) -> CGRect? {
        switch self {
        case .grid(let grid):
            guard grid.count > 0 else { return nil }
            return grid.frame(0).union(grid.frame(grid.count - 1))
        case .lines(let lines):
            guard let first = lines.frames.first else { return nil }
            return lines.frames.reduce(first) { $0.union($1) }
        }
    }

    /// The items of the lines that meet an interval of the scroll direction.
    func items(from near: CGFloat, to far: CGFloat) -> Range<Int> {
        switch self {
        case .grid(let grid): grid.items(from: near, to: far)
        case .lines(let lines): lines.items(from: near, to: far)
        }
    }
}

/// Items of equal size in equal lines, computed arithmetically: a million items cost as much as one.
struct FlowGrid: Sendable {
    let axis: Axis
    let count: Int
    let perLine: Int
    let size: CGSize
    /// The start of lines across the scroll direction, that of the last line, and the distance between items.
    let crossStart: CGFloat
    let lastCrossStart: CGFloat
    let crossStride: CGFloat
    /// The start of the first line along the scroll direction, and the distance between lines.
    let start: CGFloat
    let lineStride: CGFloat

    var lineCount: Int { count == 0 ? 0 : (count - 1) / perLine + 1 }

    var length: CGFloat { lineCount == 0 ? 0 : CGFloat(lineCount - 1) * lineStride + size[axis] }

    func frame(_ item: Int) -> CGRect {
        let (line, place) = item.quotientAndRemainder(dividingBy: perLine)
        let lineStart = line == lineCount - 1 ? lastCrossStart : crossStart
        return CGRect(
            origin: CGPoint(
                axis, along: start + CGFloat(line) * lineStride, across: lineStart + CGFloat(place) * crossStride),
            size: size)
    }

    func items(from near: CGFloat, to far: CGFloat) -> Range<Int> {
        guard count > 0 else { return 0..<0 }
        guard lineStride > 0 else { return 0..<count }
        let lines = CGFloat(lineCount)
        let lower = Int(min(max(((near - start - size[axis]) / lineStride).rounded(.down), 0), lines))
        let upper = Int(min(max(((far - start) / lineStride).rounded(.up) + 1, 0), lines))
        return min(lower * perLine, count)..<min(max(lower, upper) * perLine, count)
    }
}

/// Lines of items with individual sizes.
struct FlowLines: Sendable {
    struct Line: Sendable {
        var items: Range<Int>
        var start: CGFloat
        var length: CGFloat
    }

    let axis: Axis
    let frames: [CGRect]
    let lines: [Line]
    private let index: SpanIndex

    init(axis: Axis, frames: [CGRect], lines: [Line]) {
        self.axis = axis
        self.frames = frames
        self.lines = lines
        index = SpanIndex(lines.lazy.map { (near: $0.start, far: $0.start + $0.length) })
    }

    var length: CGFloat {
        guard let first = lines.first, let last = lines.last else { return 0 }
        return last.start + last.length - first.start
    }

    func items(from near: CGFloat, to far: CGFloat) -> Range<Int> {
        let found = index.meeting(near, far)
        guard !found.isEmpty else { return 0..<0 }
        return lines[found.lowerBound].items.lowerBound..<lines[found.upperBound - 1].items.upperBound
    }
}
