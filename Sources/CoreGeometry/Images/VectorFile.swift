import Foundation

/// The SVG file of an image, for outputs of vectors.
package final class VectorFile: Sendable {
    /// The file, which loads and runs nothing, and fills the image's rectangle.
    package let svg: Data
    private let makePDF: @Sendable () -> Data?

    /// - Parameter makePDF: returns the same drawing as a page of PDF.
    package init(svg: Data, makePDF: @escaping @Sendable () -> Data?) {
        self.svg = svg
        self.makePDF = makePDF
    }

    /// The same drawing as a page of PDF; nil if it can't be converted.
    package var pdf: Data? { makePDF() }
}
