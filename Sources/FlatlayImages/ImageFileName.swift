import Foundation

/// The file names to try for an image name, following UIKit's `UIImage(named:)`.
enum ImageFileName {
    struct Candidate: Equatable {
        var path: String
        var scale: CGFloat
    }

    private static let extensions = [
        "png", "jpg", "jpeg", "PNG", "JPG", "JPEG", "svg", "SVG", "webp", "avif", "gif", "WEBP", "AVIF", "GIF",
    ]

    /// The candidates in the order in which they are tried: the preferred scale, then the others from the largest down.
    static func candidates(for path: String, preferredScale: Int) -> [Candidate] {
        let fileExtension = (path as NSString).pathExtension
        let hasExtension = extensions.contains(fileExtension)
        let stem = hasExtension ? (path as NSString).deletingPathExtension : path
        if let scale = scale(of: stem) {
            let endings = hasExtension ? [fileExtension] : extensions
            return endings.map { Candidate(path: stem + "." + $0, scale: scale) }
        }
        let scales = [preferredScale] + [3, 2, 1].filter { $0 != preferredScale }
        return scales.filter { (1...9).contains($0) }.flatMap { scale in
            let suffix = scale == 1 ? "" : "@\(scale)x"
            let endings = hasExtension ? [fileExtension] : extensions
            return endings.map { Candidate(path: stem + suffix + "." + $0, scale: CGFloat(scale)) }
        }
    }

    /// The scale at the end of a name, such as 2 for `photo@2x`; nil if it has none.
    private static func scale(of stem: String) -> CGFloat? {
        guard stem.hasSuffix("x"), let at = stem.lastIndex(of: "@") else { return nil }
        guard let scale = Int(stem[stem.index(after: at)...].dropLast()), (1...9).contains(scale) else { return nil }
        return CGFloat(scale)
    }
}
