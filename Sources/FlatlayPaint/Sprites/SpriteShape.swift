import CoreGeometry
import FlatlayDrawing
import Foundation

/// What the coverage of a simple shape depends on: its outline in pixels, up to a move by whole pixels and to the
/// length of what is straight. Places are in units of 1/2³² of a pixel, far finer than Cairo's 1/256, so that equal
/// shapes in different places are the same sprite in spite of what arithmetic adds, and others are not.
struct SpriteShape: Hashable {
    enum Kind: UInt8 {
        case rectangle
        case circular
        case continuous
        case ellipse
    }

    private(set) var kind: Kind
    /// How the parts of the line along the outline are joined; nil for the inside.
    private(set) var lineJoin: CGLineJoin?
    private(set) var lineWidth: CGFloat = 0
    /// The scale that the line is drawn at, which decides how Cairo rounds it.
    private(set) var scale: CGFloat = 1
    /// The size of a corner.
    private(set) var corner = SIMD2<Int64>()
    /// How far the outline lies within the columns and rows.
    private(set) var left: Int64
    private(set) var right: Int64
    private(set) var top: Int64
    private(set) var bottom: Int64
    /// Whole pixels across, with one column for all of those in the middle.
    private(set) var columns: Int
    /// Whole pixels down, with one row for all of those in the middle.
    private(set) var rows: Int
    /// The column that stands for all in the middle; nil where there is none.
    private(set) var middleColumn: Int?
    /// The row that stands for all in the middle; nil where there is none.
    private(set) var middleRow: Int?

    /// Whether it is a rectangle of whole pixels.
    var isWholePixels: Bool {
        kind == .rectangle && lineJoin == nil && left | right | top | bottom == 0
    }

    fileprivate static let unit: Int64 = 1 << 32
    /// More pixels than this are not worth remembering.
    private static let areaLimit = 1 << 17
    /// Farther out, numbers have no room for small parts.
    private static let reachLimit: CGFloat = 1_048_576

    /// A shape on the surface as a sprite, and the pixels that it touches; nil for what is no sprite: paths, dashed
    /// lines, what is turned or stretched, and what has no straight parts and is large.
    ///
    /// - Parameter reach: how far each pixel is to be mixed with others, across which the middle has to be even.
    static func placed(
        _ shape: DrawnShape, line: StrokeStyle?, _ matrix: CGAffineTransform, reach: Int = 0
    ) -> (shape: SpriteShape, area: PixelArea)? {
        guard matrix.isUniformScale else { return nil }
        let rect: CGRect
        var (kind, cornerSize) = (Kind.rectangle, CGSize.zero)
        switch shape {
        case .rectangle(let bounds): rect = bounds
        case .ellipse(let bounds): (rect, kind) = (bounds, .ellipse)
        case .roundedRectangle(let bounds, let size, let style):
            rect = bounds
            let (rx, ry) = (min(size.width, rect.size.width / 2), min(size.height, rect.size.height / 2))
            if rx > 0, ry > 0 {
                cornerSize = CGSize(width: rx, height: ry)
                kind = style == .continuous ? .continuous : .circular
            }
        case .path: return nil
        }
        let (x, y) = (rect.origin.x * matrix.a + matrix.tx, rect.origin.y * matrix.a + matrix.ty)
        let (width, height) = (rect.size.width * matrix.a, rect.size.height * matrix.a)
        guard width > 0, height > 0, abs(x) < reachLimit, abs(y) < reachLimit, width < reachLimit, height < reachLimit
        else { return nil }
        var half: Int64 = 0
        if let line {
            guard line.drawableDash == nil, isUsable(line, along: rect, cornerSize, kind) else { return nil }
            half = fixed(line.lineWidth * matrix.a / 2)
        }
        let isContinuous = kind == .continuous
        let cornerX = fixed(cornerSize.width * matrix.a)
        let cornerY = fixed(cornerSize.height * matrix.a)
        let across = Span(
            start: fixed(x), end: fixed(x + width), half: half, isRound: kind == .ellipse, corner: cornerX,
            isContinuous, evenly: reach)
        let down = Span(
            start: fixed(y), end: fixed(y + height), half: half, isRound: kind == .ellipse, corner: cornerY,
            isContinuous, evenly: reach)
        let area = PixelArea(x: across.first, y: down.first, width: across.count, height: down.count)
        var result = SpriteShape(
            kind: kind, corner: SIMD2(cornerX, cornerY), left: across.before, right: across.after, top: down.before,
            bottom: down.after, columns: across.keptCount, rows: down.keptCount, middleColumn: across.middle,
            middleRow: down.middle)
        if let line {
            result.lineWidth = line.lineWidth
            result.scale = matrix.a
            result.lineJoin = line.lineJoin
        }
        guard result.isWholePixels || result.columns * result.rows <= areaLimit else { return nil }
        return (result, area)
    }

    /// Whether a line follows its outline inside and outside. Lines broader than what they surround or bent more
    /// sharply than they are broad, and corners without a point, are left to Cairo, which draws them differently from
    /// place to place.
    private static func isUsable(_ line: StrokeStyle, along rect: CGRect, _ corner: CGSize, _ kind: Kind) -> Bool {
        guard line.lineWidth <= min(rect.size.width, rect.size.height) else { return false }
        let bend = kind == .ellipse ? CGSize(width: rect.size.width / 2, height: rect.size.height / 2) : corner
        let (short, long) = (min(bend.width, bend.height), max(bend.width, bend.height))
        return kind == .rectangle
            ? line.lineJoin == .miter && line.miterLimit >= 1.415 : short * short >= line.lineWidth / 2 * long
    }

    private static func fixed(_ length: CGFloat) -> Int64 {
        Int64((length * CGFloat(unit)).rounded())
    }

    /// The shape itself in the sprite, enlarged by ``scale``.
    var drawnShape: DrawnShape {
        let rect = CGRect(
            x: points(left), y: points(top), width: points(Int64(columns) * SpriteShape.unit - left - right),
            height: points(Int64(rows) * SpriteShape.unit - top - bottom))
        let cornerSize = CGSize(width: points(corner.x), height: points(corner.y))
        return switch kind {
        case .rectangle: .rectangle(rect)
        case .circular: .roundedRectangle(rect, cornerSize: cornerSize, style: .circular)
        case .continuous: .roundedRectangle(rect, cornerSize: cornerSize, style: .continuous)
        case .ellipse: .ellipse(rect)
        }
    }

    /// The line along the outline; nil for the inside.
    var line: StrokeStyle? {
        lineJoin.map { StrokeStyle(lineWidth: lineWidth, lineJoin: $0) }
    }

    private func points(_ length: Int64) -> CGFloat { CGFloat(length) / CGFloat(SpriteShape.unit) / scale }
}

/// One direction of a sprite: what of it is straight is cut down to one pixel.
private struct Span {
    let first: Int
    let count: Int
    let before: Int64
    let after: Int64
    let keptCount: Int
    let middle: Int?

    /// How far a continuous corner reaches along its edge, in radii, and a bit more than that.
    private static let continuousReach = 1.53

    init(start: Int64, end: Int64, half: Int64, isRound: Bool, corner: Int64, _ isContinuous: Bool, evenly: Int) {
        let unit = SpriteShape.unit
        first = Int((start - half) >> 32)
        let last = (end + half + unit - 1) >> 32
        count = max(1, Int(last) - first)
        before = start - Int64(first) * unit
        after = Int64(first + count) * unit - end
        let bend = isContinuous ? Int64(Double(corner) * Span.continuousReach) : corner
        let reach = max(bend, half)
        // One pixel more on both sides, which what is rounded to 1/256 of a pixel may touch.
        let head = Int((before + reach + unit - 1) >> 32) + 1
        let tail = Int((after + reach + unit - 1) >> 32) + 1
        if !isRound, count > head + 2 * evenly + tail {
            keptCount = head + 2 * evenly + 1 + tail
            middle = head + evenly
        } else {
            keptCount = count
            middle = nil
        }
    }
}
