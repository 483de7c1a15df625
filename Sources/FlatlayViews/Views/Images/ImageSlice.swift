import Foundation

/// A part of a resizable image: the rectangle to draw the whole image in, and the visible part of it.
struct ImageSlice: Equatable {
    var imageRect: CGRect
    /// The visible part; nil if the whole image is visible.
    var clip: CGRect?

    /// The maximum number of tiles. An image that would need more is stretched instead.
    private static let tileLimit: CGFloat = 4096

    /// Returns the parts of an image of a given size in a rectangle.
    ///
    /// Cap insets divide the image into nine: the corners keep their size, the edges stretch along one axis, and the
    /// centre stretches along both.
    static func slices(of size: CGSize, in rect: CGRect, _ resizing: Image.Resizing?) -> [ImageSlice] {
        guard let resizing else { return [ImageSlice(imageRect: rect)] }
        let insets = resizing.capInsets.finite
        if resizing.mode == .tile, insets == EdgeInsets() { return tiles(of: size, in: rect) }
        guard insets != EdgeInsets() else { return [ImageSlice(imageRect: rect)] }
        let columns = spans(
            near: insets.leading, far: insets.trailing, length: size.width, from: rect.minX, to: rect.maxX)
        let rows = spans(near: insets.top, far: insets.bottom, length: size.height, from: rect.minY, to: rect.maxY)
        return rows.flatMap { row in
            columns.map { column in
                let (sx, sy) = (column.scale, row.scale)
                return ImageSlice(
                    imageRect: CGRect(
                        x: column.start - column.sourceStart * sx, y: row.start - row.sourceStart * sy,
                        width: size.width * sx, height: size.height * sy),
                    clip: CGRect(
                        x: column.start, y: row.start, width: column.end - column.start, height: row.end - row.start))
            }
        }
    }

    private static func tiles(of size: CGSize, in rect: CGRect) -> [ImageSlice] {
        let columns = (rect.width / size.width).rounded(.up)
        let rows = (rect.height / size.height).rounded(.up)
        guard columns * rows <= tileLimit else { return [ImageSlice(imageRect: rect)] }
        return (0..<Int(rows)).flatMap { row in
            (0..<Int(columns)).map { column in
                let tile = CGRect(
                    x: rect.minX + CGFloat(column) * size.width, y: rect.minY + CGFloat(row) * size.height,
                    width: size.width, height: size.height)
                return ImageSlice(imageRect: tile, clip: rect.contains(tile) ? nil : rect)
            }
        }
    }

    private struct Span {
        var sourceStart: CGFloat
        var sourceEnd: CGFloat
        var start: CGFloat
        var end: CGFloat

        var scale: CGFloat { (end - start) / (sourceEnd - sourceStart) }
    }

    /// Returns the near cap, the centre and the far cap along an axis, without empty ones.
    private static func spans(
        near: CGFloat, far: CGFloat, length: CGFloat, from start: CGFloat, to end: CGFloat
    ) -> [Span] {
        let near = min(max(near, 0), length)
        let far = min(max(far, 0), length - near)
        // Shrink caps that do not fit, both by the same factor.
        let shrink = min(1, (end - start) / max(near + far, .leastNormalMagnitude))
        let (nearEnd, farStart) = (start + near * shrink, end - far * shrink)
        return [
            Span(sourceStart: 0, sourceEnd: near, start: start, end: nearEnd),
            Span(sourceStart: near, sourceEnd: length - far, start: nearEnd, end: farStart),
            Span(sourceStart: length - far, sourceEnd: length, start: farStart, end: end),
        ].filter { $0.sourceEnd > $0.sourceStart && $0.end > $0.start }
    }
}
