import Foundation

/// An image with a URL. Nothing is loaded from the network: the renderer's image resolver looks the image up with the
/// whole URL as its name.
///
/// ```swift
/// renderer.images = ImageTable([cover])   // named "https://example.com/cover.png"
/// ```
///
/// If the resolver does not have the image, the view shows the empty phase and records a diagnostic.
public struct AsyncImage<Content: View>: PrimitiveView {
    private let url: URL?
    private let scale: CGFloat
    private let content: (AsyncImagePhase) -> Content

    /// Creates an image; a grey box if the image is missing.
    public init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, Color> {
        self.init(url: url, scale: scale) {
            $0
        } placeholder: {
            Color(uiColor: .tertiarySystemFill)
        }
    }

    /// Creates a view from the image; the placeholder if the image is missing.
    public init<Loaded: View, Placeholder: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
        @ViewBuilder placeholder: @escaping () -> Placeholder
    ) where Content == _ConditionalContent<Loaded, Placeholder> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    /// Creates a view for each phase of loading.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.content = content
    }

    /// Adds the nodes of the content for the current phase.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        guard let url else { return content(.empty).addNodes(in: context, into: &nodes) }
        let name = url.absoluteString
        if let resource = try? context.resources.images.image(named: name) {
            return content(.success(Image(resource))).addNodes(in: context, into: &nodes)
        }
        let warning = "the image of '\(name)' is not loaded; add one with this name to the renderer's images"
        let start = nodes.count
        content(.empty).addNodes(in: context, into: &nodes)
        for index in start..<nodes.count {
            nodes[index] = WarningNode(nodes[index], warning: warning, name: nil, environment: context.environment)
        }
    }
}

/// The loading phase of an image.
public enum AsyncImagePhase: Sendable {
    /// The image is not loaded.
    case empty
    /// The image is loaded.
    case success(Image)
    /// Loading failed. This phase never occurs, because nothing is loaded.
    case failure(any Error)

    /// The image, if it is loaded.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// The error, if loading failed.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}
