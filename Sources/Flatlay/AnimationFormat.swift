import Foundation

/// A file format of animations.
public enum AnimationFormat: String, Hashable, Sendable, CaseIterable {
    /// Animated PNG: every pixel as it was painted, and a picture for programs that know no animations.
    case png
    /// Animated WebP: smaller files, without loss or with.
    case webP = "webp"
    /// Shapes that move by keyframes of CSS: the smallest files, sharp at every size.
    case svg

    /// The format that a file's ending names: `.png`, `.apng`, `.webp` or `.svg`, whatever its capitals.
    public init?(pathExtension: String) {
        let ending = pathExtension.lowercased()
        self.init(rawValue: ending == "apng" ? "png" : ending)
    }
}
