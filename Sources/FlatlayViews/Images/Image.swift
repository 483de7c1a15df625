import Foundation

/// A bitmap or a symbol.
///
/// ```swift
/// Image("cover").resizable().scaledToFill().frame(width: 60, height: 60).clipped()
/// Image(systemName: "star.fill").foregroundStyle(.yellow)
/// ```
///
/// An image that can't be found is drawn as a box with its name in it, and a diagnostic says why.
public struct Image: Equatable, Sendable {
    /// The size of a symbol in relation to the text beside it.
    public enum Scale: Hashable, Sendable, CaseIterable {
        /// Smaller.
        case small
        /// As high as capital letters demand.
        case medium
        /// Larger.
        case large
    }

    /// Whether an image is drawn in its own colours.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// Its opaque parts are drawn in the foreground style.
        case template
        /// In its own colours.
        case original
    }

    /// How an image fills a frame that is not its own size.
    public enum ResizingMode: Hashable, Sendable {
        /// Repeated.
        case tile
        /// Stretched.
        case stretch
    }

    /// How pixels are combined when an image is drawn at another size.
    public typealias Interpolation = ImageDrawing.Interpolation

    enum Source: Equatable, Sendable {
        case named(String)
        case resource(ImageResource)
        case symbol(String)
    }

    /// How an image fills its frame.
    struct Resizing: Equatable, Sendable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }

    let source: Source
    var resizing: Resizing?
    var renderingMode: TemplateRenderingMode?
    var interpolation = Interpolation.medium
    var symbolRenderingMode: SymbolRenderingMode?
    /// What an image of UIKit says of its surroundings; nil for nothing.
    var settings: ImageSettings?

    /// The image of a name.
    public init(_ name: String, bundle: Bundle? = nil) {
        source = .named(name)
    }

    /// The image of a name that says nothing to who hears it.
    public init(decorative name: String, bundle: Bundle? = nil) {
        source = .named(name)
    }

    /// The symbol of a name.
    ///
    /// - Parameter variableValue: how much of the symbol is drawn strongly, from 0 to 1. It changes nothing here.
    public init(systemName: String, variableValue: Double? = nil) {
        source = .symbol(systemName)
    }

    /// An image in memory.
    public init(_ resource: ImageResource) {
        source = .resource(resource)
    }
}

extension Image {
    /// The image in the size of its frame.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
    }

    /// The image in its own colours or in the foreground style; nil for what its kind demands.
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
        with { $0.renderingMode = mode }
    }

    /// The image with its pixels combined in a way.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        with { $0.interpolation = interpolation }
    }

    /// The image with smooth edges, which it has in any case.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    func with(_ change: (inout Image) -> Void) -> Image {
        var image = self
        change(&image)
        return image
    }
}

extension View {
    /// The size of symbols inside, in relation to the text beside them.
    public func imageScale(_ scale: Image.Scale) -> some View {
        environment(\.imageScale, scale)
    }
}
