import Foundation
import UIKitValues

/// A bitmap or a symbol.
///
/// ```swift
/// Image("cover").resizable().scaledToFill().frame(width: 60, height: 60).clipped()
/// Image(systemName: "star.fill").foregroundStyle(.yellow)
/// ```
///
/// A missing image is drawn as a box with its name in it, and a diagnostic says why.
public struct Image: Equatable, Sendable {
    /// The size of a symbol relative to the text beside it.
    public enum Scale: Hashable, Sendable, CaseIterable {
        /// Smaller than `medium`.
        case small
        /// Sized to match capital letters.
        case medium
        /// Larger than `medium`.
        case large
    }

    /// Whether an image is drawn with its own colours or as a template.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// Draws the opaque parts in the foreground style.
        case template
        /// Draws the image with its own colours.
        case original
    }

    /// How an image fills a frame of a different size.
    public enum ResizingMode: Hashable, Sendable {
        /// Repeats the image.
        case tile
        /// Stretches the image.
        case stretch
    }

    /// How pixels are interpolated when an image is scaled.
    public typealias Interpolation = ImageDrawing.Interpolation

    typealias Source = UIImage.Source

    /// How a resizable image fills its frame.
    struct Resizing: Equatable, Sendable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }

    let source: Source
    var resizing: Resizing?
    var renderingMode: TemplateRenderingMode?
    var interpolation = Interpolation.medium
    var symbolRenderingMode: SymbolRenderingMode?
    /// Settings from a UIKit image that override the environment; nil for none.
    var settings: ImageSettings?

    init(source: Source) {
        self.source = source
    }

    /// The image of a name.
    public init(_ name: String, bundle: Bundle? = nil) {
        source = .named(name)
    }

    /// Creates a decorative image by name. Accessibility would ignore it; here it is drawn as usual.
    public init(decorative name: String, bundle: Bundle? = nil) {
        source = .named(name)
    }

    /// Creates a symbol by name.
    ///
    /// - Parameter variableValue: the part of the symbol to emphasise, from 0 to 1. It has no effect here.
    public init(systemName: String, variableValue: Double? = nil) {
        source = .symbol(systemName)
    }

    /// Creates an image from memory.
    public init(_ resource: ImageResource) {
        source = .resource(resource)
    }
}

extension Image {
    /// Makes the image resizable: it fills its frame.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
    }

    /// Draws the image with its own colours or in the foreground style; nil for the default of its kind.
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
        with { $0.renderingMode = mode }
    }

    /// Sets the interpolation of scaled pixels.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        with { $0.interpolation = interpolation }
    }

    /// Has no effect: edges are always smooth.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    func with(_ change: (inout Image) -> Void) -> Image {
        var image = self
        change(&image)
        return image
    }
}

nonisolated extension View {
    /// Sets the size of symbols inside relative to the text beside them.
    public func imageScale(_ scale: Image.Scale) -> some View {
        environment(\.imageScale, scale)
    }
}
