import CoreGeometry
import FlatlayDrawing
import Foundation

/// The key of a simple shape's coverage: its outline in pixels, regardless of moves by whole pixels and of
/// the length of straight parts. Positions are in units of 1/2³² of a pixel, far finer than Cairo's 1/256, so that
/// equal shapes in different places share a sprite in spite of rounding errors, and different ones do not.
struct SpriteShape: Hashable {
    enum Kind: UInt8 {
        case rectangle
        case circular
        case continuous
        case ellipse
    }

    private(set) var kind: Kind
    /// The join of the line along the outline; nil for the inside.
    private(set) var lineJoin: CGLineJoin?
    private(set) var lineWidth: CGFloat = 0
    /// The scale at which the line is drawn, which determines how Cairo rounds it.
    private(set) var scale: CGFloat = 1
    /// The size of a corner, in the units of positions.
    private(set) var corner = SIMD2<Int64>()
    /// The distances of the outline from the edges of the columns and rows.
    private(set) var left: Int64
    private(set) var right: Int64
    private(set) var top: Int64
    private(set) var bottom: Int64
    /// The number of columns, with a single one for all of those in the middle.
    private(set) var columns: Int
    /// The number of rows, with a single one for all of those in the middle.
    private(set) var rows: Int
    /// The column that represents all in the middle; nil if there is none.
    private(set) var middleColumn: Int?
    /// The row that represents all in the middle; nil if there is none.
    private(set) var middleRow: Int?

    /// Whether it is a rectangle of whole pixels.
    var isWholePixels: Bool {
        kind == .rectangle && lineJoin == nil && left | right | top | bottom == 0
    }

    fileprivate static let unit: Int64 = 1 << 32
    /// Sprites with more pixels are not worth caching.
    private static let areaLimit = 1 << 17
    /// Farther out, numbers are not precise enough for small fractions.
    private static let reachLimit: CGFloat = 1_048_576

    /// Returns the sprite of a shape on the surface, and the pixels that it touches. Returns nil if the shape has no
    /// sprite: paths, dashed lines, rotated or stretched shapes, and large shapes without straight parts.
    ///
    /// - Parameter reach: the distance over which pixels will be mixed with others, and the middle must be uniform.
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
            guard line.dash.isEmpty, isUsable(line, along: rect, cornerSize, kind) else { return nil }
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

    /// Whether a line follows its outline inside and outside. Three kinds are left to Cairo, which draws them
    /// differently from place to place: lines wider than what they surround, lines that bend more sharply than they are
    /// wide, and corners that are not mitered.
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

    /// The shape in the sprite, before it is enlarged by ``scale``.
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

/// One dimension of a sprite, whose straight part is shortened to one pixel.
private struct Span {
    let first: Int
    let count: Int
    let before: Int64
    let after: Int64
    let keptCount: Int
    let middle: Int?

    /// How far a continuous corner extends along its edge, in radii, with a small margin.
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
        // One more pixel on both sides, which rounding to 1/256 of a pixel may touch.
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
