import Flatlay
import Foundation

/// The difference between two images, pixel by pixel.
///
/// ```swift
/// let comparison = BitmapComparison(old, new)
/// comparison.isIdentical          // false
/// comparison.differingPixels      // 12
/// comparison.bounds               // where they are
/// ```
public struct BitmapComparison: Equatable, Sendable {
    /// The sizes in pixels if they differ; nothing else is compared then. Otherwise nil.
    public var sizes: (first: CGSize, second: CGSize)? {
        firstSize == secondSize ? nil : (firstSize, secondSize)
    }
    /// The number of pixels with any difference.
    public private(set) var differingPixels = 0
    /// The largest difference of a colour component, from 0 to 255.
    public private(set) var largestDifference = 0
    /// The smallest rectangle that contains all differing pixels, in pixels; `.null` if there are none.
    public private(set) var bounds = CGRect.null

    private let firstSize: CGSize
    private let secondSize: CGSize

    /// Whether the images have the same size and the same pixels.
    public var isIdentical: Bool { firstSize == secondSize && differingPixels == 0 }

    /// Compares two images.
    public init(_ first: RenderedBitmap, _ second: RenderedBitmap) {
        firstSize = CGSize(width: first.width, height: first.height)
        secondSize = CGSize(width: second.width, height: second.height)
        guard firstSize == secondSize, first.bytes != second.bytes else { return }
        var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
        for y in 0..<first.height {
            for x in 0..<first.width {
                let offset = (y * first.width + x) * 4
                var difference = 0
                for component in offset..<offset + 4 {
                    difference = max(difference, abs(Int(first.bytes[component]) - Int(second.bytes[component])))
                }
                guard difference > 0 else { continue }
                differingPixels += 1
                largestDifference = max(largestDifference, difference)
                (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
            }
        }
        if differingPixels > 0 {
            bounds = CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
        }
    }
}

extension BitmapComparison: CustomStringConvertible {
    /// One line for the message of a test.
    public var description: String {
        if let sizes {
            return "the sizes differ: \(text(sizes.first)) and \(text(sizes.second)) pixels"
        }
        guard !isIdentical else { return "no pixel differs" }
        let place = "x \(Int(bounds.minX))…\(Int(bounds.maxX) - 1), y \(Int(bounds.minY))…\(Int(bounds.maxY) - 1)"
        return "\(differingPixels) pixels differ by up to \(largestDifference) of 255, at \(place)"
    }

    private func text(_ size: CGSize) -> String {
        "\(Int(size.width))×\(Int(size.height))"
    }
}
