import CoreGeometry
import FlatlayDrawing
import Foundation

/// Blurs that the bands of an image share: each is computed once, though it may reach into several bands, and there are
/// more of them to share out among threads than bands.
struct PreparedBlurs: Sendable {
    /// The identity of blurred items, which the image keeps, and how they are drawn.
    struct Key: Hashable, Sendable {
        private let items: UInt
        private let sigma: CGFloat
        private let keepsAlpha: Bool
        private let matrix: SIMD4<Double>
        private let move: SIMD2<Double>

        init(_ items: DisplayList.Items, _ matrix: CGAffineTransform, sigma: CGFloat, keepsAlpha: Bool) {
            self.items = items.array.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
            self.sigma = sigma
            self.keepsAlpha = keepsAlpha
            self.matrix = SIMD4(matrix.a, matrix.b, matrix.c, matrix.d)
            move = SIMD2(matrix.tx, matrix.ty)
        }
    }

    private let places: [Key: Int]
    private let pictures: [OffscreenPicture?]

    /// No blurs: each band computes its own.
    init() {
        (places, pictures) = ([:], [])
    }

    /// - Parameter pictures: the results of the jobs.
    init(_ jobs: BlurJobs, pictures: [OffscreenPicture?]) {
        places = jobs.places
        self.pictures = pictures
    }

    /// Returns the blurred items; nil if they were not prepared.
    func picture(
        of items: DisplayList.Items, _ matrix: CGAffineTransform, sigma: CGFloat, keepsAlpha: Bool
    ) -> OffscreenPicture? {
        guard !places.isEmpty, let place = places[Key(items, matrix, sigma: sigma, keepsAlpha: keepsAlpha)] else {
            return nil
        }
        return pictures[place]
    }
}
