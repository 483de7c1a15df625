/// The result of comparing an image with its reference.
package enum ImageVerdict: Equatable, Sendable {
    /// No pixel differs by more than is permitted.
    case same
    /// Pixels differ by more than is permitted. The regions contain all that do.
    case different(PixelDifference)
    /// The images have different sizes, and no pixel was compared.
    case sizesDiffer
}
