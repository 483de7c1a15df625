import FlatlayAnimation
import FlatlayDrawing
import Foundation

/// A file format of animations. Like ``ImageFormat``, it is a table: each case names the type that encodes its files.
public enum AnimationFormat: String, Hashable, Sendable, CaseIterable {
    /// Animated PNG: lossless, with a still image for programs that do not support animations.
    case png
    /// Animated WebP: smaller files, lossless or lossy.
    case webP = "webp"
    /// SVG with CSS keyframes: the smallest files, sharp at every size.
    case svg

    /// Creates the format of a file extension, ignoring case; nil for other extensions. `.apng` is animated PNG.
    public init?(pathExtension: String) {
        self.init(ending: pathExtension)
    }

    /// The type that encodes files of the format.
    package var encoder: any AnimationFileEncoder.Type {
        switch self {
        case .png: AnimatedPNGRenderer.self
        case .webP: AnimatedWebPRenderer.self
        case .svg: AnimatedSVGWriter.self
        }
    }

    /// Whether files contain a still image for programs that do not support animations.
    package var hasPoster: Bool { encoder.hasPoster }
}

extension AnimationFormat: FileFormat {
    package var fileEncoder: any FileEncoder.Type { encoder }
}
