import Foundation

/// An image of an address. Nothing is loaded from the network: the renderer's image resolver is asked for the image by
/// the name of the whole address.
///
/// ```swift
/// renderer.images = ImageTable([cover])   // named "https://example.com/cover.png"
/// ```
///
/// Where the resolver doesn't have it, the image looks as before it was loaded, and a diagnostic says so.
public struct AsyncImage<Content: View>: PrimitiveView {
    private let url: URL?
    private let scale: CGFloat
    private let content: (AsyncImagePhase) -> Content

    /// An image, or a grey box.
    public init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, Color> {
        self.init(url: url, scale: scale) {
            $0
        } placeholder: {
            Color(uiColor: .tertiarySystemFill)
        }
    }

    /// An image that is changed, or another view in its place.
    public init<Loaded: View, Placeholder: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
        @ViewBuilder placeholder: @escaping () -> Placeholder
    ) where Content == _ConditionalContent<Loaded, Placeholder> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    /// A view for each phase of loading.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.content = content
    }

    /// Adds the nodes of the image or of what stands for it.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        guard let url else { return content(.empty)._makeNodes(in: context, into: &nodes) }
        let name = url.absoluteString
        if let resource = try? context.resources.images.image(named: name) {
            return content(.success(Image(resource)))._makeNodes(in: context, into: &nodes)
        }
        let warning = "the image of '\(name)' is not loaded; give the renderer's images one of this name"
        let start = nodes.count
        content(.empty)._makeNodes(in: context, into: &nodes)
        for index in start..<nodes.count {
            nodes[index] = WarningNode(nodes[index], warning: warning, name: nil, environment: context.environment)
        }
    }
}

/// How far an image is loaded.
public enum AsyncImagePhase: Sendable {
    /// Not yet.
    case empty
    /// It is there.
    case success(Image)
    /// It can't be loaded. Pictures don't show this phase, since nothing is loaded for them.
    case failure(any Error)

    /// The image, once it is there.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// Why the image can't be loaded.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}
