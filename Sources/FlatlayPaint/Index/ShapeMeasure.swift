import FlatlayDrawing
import Foundation

/// The kind and the dimensions of a shape, regardless of its position: what shapes of one size have in common.
package struct ShapeMeasure: Hashable {
    package enum Kind: UInt8 {
        case rectangle, circular, continuous, ellipse
    }

    package let kind: Kind
    /// Width, height and corner radii, in thousandths of a point.
    private let size: SIMD4<Int32>

    /// Returns nil for a path, and for a shape that is too large.
    package init?(_ shape: DrawnShape) {
        let rect: CGRect
        var corner = CGSize.zero
        switch shape {
        case .rectangle(let frame): (rect, kind) = (frame, .rectangle)
        case .roundedRectangle(let frame, let size, let style):
            (rect, corner, kind) = (frame, size, style == .circular ? .circular : .continuous)
        case .ellipse(let frame): (rect, kind) = (frame, .ellipse)
        case .path: return nil
        }
        guard let width = Int32(thousandths: rect.width), let height = Int32(thousandths: rect.height),
            let rx = Int32(thousandths: min(corner.width, rect.width)),
            let ry = Int32(thousandths: min(corner.height, rect.height))
        else { return nil }
        size = SIMD4(width, height, rx, ry)
    }

    /// Adds the kind and the dimensions to a hash of 64 bits, in a tenth of the time that `Hasher` takes.
    package func mix(into hash: inout UInt64) {
        hash.mix(UInt64(kind.rawValue))
        hash.mix(UInt64(UInt32(bitPattern: size[0])) << 32 | UInt64(UInt32(bitPattern: size[1])))
        hash.mix(UInt64(UInt32(bitPattern: size[2])) << 32 | UInt64(UInt32(bitPattern: size[3])))
    }
}

extension UInt64 {
    /// Adds a number to a hash, so that each of its bits changes the high ones.
    @inline(__always)
    package mutating func mix(_ number: UInt64) {
        self = (self ^ number) &* 0x9e37_79b9_7f4a_7c15
        self ^= self >> 29
    }
}

extension Int32 {
    /// A length in thousandths; nil if it is too large.
    package init?(thousandths length: CGFloat) {
        let scaled = (length * 1000).rounded()
        guard abs(scaled) < 2e9 else { return nil }
        self = Int32(scaled)
    }
}
