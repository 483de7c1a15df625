import CoreGeometry
import FlatlayDrawing
import Foundation

/// Images at the sizes in which they were drawn, so that a photo that is drawn again is not reduced again. Use them on
/// one thread only.
final class ReducedImages {
    /// The cache is emptied when it would exceed this number of bytes.
    static let byteLimit = 16_000_000
    /// Larger results are computed each time, row by row.
    private static let areaLimit = 1 << 19

    /// The image's identity, its size, and the fractions of a pixel of its position.
    private struct Key: Hashable {
        var image: ObjectIdentifier
        var interpolation: ImageDrawing.Interpolation
        var x: CGFloat
        var y: CGFloat
        var width: CGFloat
        var height: CGFloat
    }

    private struct Entry {
        /// Not held, so that the cache does not keep images alive.
        weak var image: ImageResource?
        let result: ReducedImage
    }

    private var entries: [Key: Entry] = [:]
    /// The approximate memory of the results, in bytes. Only tests change it from outside.
    var byteCount = 0

    var count: Int { entries.count }

    func removeAll() {
        entries = [:]
        byteCount = 0
    }

    /// Returns the result of a drawing, and the pixels that it covers; nil if the drawing cannot be reduced, or
    /// is not worth keeping because little of it is visible.
    func result(
        of drawing: ImageDrawing, _ matrix: CGAffineTransform, visible: PixelArea
    ) -> (image: ReducedImage, area: PixelArea)? {
        guard let rect = ImageReduction.place(drawing, matrix), let area = PixelArea(rect.pixelAligned),
            area.width * area.height <= ReducedImages.areaLimit
        else { return nil }
        let key = Key(
            image: ObjectIdentifier(drawing.image), interpolation: drawing.interpolation,
            x: rect.minX - rect.minX.rounded(.down), y: rect.minY - rect.minY.rounded(.down), width: rect.width,
            height: rect.height)
        if let known = entries[key], known.image === drawing.image { return (known.result, area) }
        let seen = visible.intersection(area)
        guard seen.width * seen.height * 2 >= area.width * area.height,
            let reduction = ImageReduction(drawing, matrix)
        else { return nil }
        let result = ReducedImage(reduction)
        insert(result, of: drawing.image, for: key)
        return (result, area)
    }

    private func insert(_ result: ReducedImage, of image: ImageResource, for key: Key) {
        // The image of an entry may be gone, and another one be in its place.
        byteCount -= entries.removeValue(forKey: key)?.result.byteCount ?? 0
        if byteCount + result.byteCount > ReducedImages.byteLimit { removeAll() }
        byteCount += result.byteCount
        entries[key] = Entry(image: image, result: result)
        checkInvariants()
    }

    /// Checks, in debug builds, that the sum is that of the results.
    func checkInvariants() {
        assert(
            byteCount == entries.values.reduce(0) { $0 + $1.result.byteCount },
            "the sum of the cache differs from its images")
    }
}

/// The pixels of a reduced image, without padding.
final class ReducedImage {
    let pixels: UnsafeMutablePointer<UInt32>
    let width: Int
    let height: Int

    init(_ reduction: ImageReduction) {
        (width, height) = (reduction.area.width, reduction.area.height)
        pixels = .allocate(capacity: width * height)
        reduction.write(reduction.area, to: pixels, pixelsPerRow: width)
    }

    deinit {
        pixels.deallocate()
    }

    /// Its approximate memory, in bytes.
    var byteCount: Int { width * height * 4 + 256 }
}
