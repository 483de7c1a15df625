import Flatlay
import Foundation

/// Why an image cannot be compared with its reference.
package enum ReferenceError: Error, Equatable, Sendable, CustomStringConvertible {
    case corrupt(path: String, reason: String)

    package var description: String {
        switch self {
        case .corrupt(let path, let reason): "\(path.visible) cannot be decoded: \(reason)"
        }
    }
}

/// The result of comparing an image with its reference.
package enum ImageVerdict: Equatable, Sendable {
    case same
    case different(PixelDifference)
    case sizesDiffer
}

/// A reference image.
package struct ImageReference: Sendable {
    private let path: String
    private let image: ImageResource

    /// The size of the image in pixels.
    package var size: PixelSize { PixelSize(width: image.pixelWidth, height: image.pixelHeight) }

    package init(contentsOf path: String) throws(ReferenceError) {
        self.path = path
        do {
            let data = try RegularFile.read(path, limit: 1 << 30)
            image = try ImageDecoder().decode(data, name: path)
        } catch {
            throw .corrupt(path: path, reason: "\(error)")
        }
    }

    package func compare(with bitmap: RenderedBitmap) throws(ReferenceError) -> ImageVerdict {
        guard bitmap.width == image.pixelWidth, bitmap.height == image.pixelHeight else { return .sizesDiffer }
        guard image.pixels != bitmap.bytes else { return .same }
        var difference = PixelDifference(count: 0, countBeyondTolerance: 0, largest: 0, regions: [])
        var (left, top, right, bottom) = (Int.max, Int.max, 0, 0)
        for offset in stride(from: 0, to: bitmap.bytes.count, by: 4) {
            var largest = 0
            for index in offset..<offset + 4 {
                largest = max(largest, abs(Int(bitmap.bytes[index]) - Int(image.pixels[index])))
            }
            guard largest > 0 else { continue }
            let (x, y) = (offset / 4 % bitmap.width, offset / 4 / bitmap.width)
            difference.count += 1
            difference.largest = max(difference.largest, largest)
            (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
        }
        difference.countBeyondTolerance = difference.count
        difference.regions = [.init(x: left, y: top, width: right - left + 1, height: bottom - top + 1)]
        return .different(difference)
    }
}
