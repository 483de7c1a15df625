import ActorLeases
import Flatlay
import FlatlaySnapshots
import Foundation

/// How an assertion wants a value to be rendered; nil for what the value itself says.
struct ImageRequest {
    var size: CGSize?
    var safeArea: EdgeInsets?
    var scale: CGFloat?
    var traits = UITraitCollection()
    var tolerance = SnapshotTolerance()
    var text = SnapshotText.glyphs

    init(
        size: CGSize? = nil, scale: CGFloat? = nil, traits: UITraitCollection = UITraitCollection(),
        tolerance: SnapshotTolerance = SnapshotTolerance(), text: SnapshotText = .glyphs
    ) {
        self.size = size
        self.scale = scale
        self.traits = traits
        self.tolerance = tolerance
        self.text = text
    }

    init(
        layout: SwiftUISnapshotLayout, traits: UITraitCollection, tolerance: SnapshotTolerance = SnapshotTolerance(),
        text: SnapshotText = .glyphs
    ) {
        switch layout {
        case .device(let config): self.init(config: config, traits: traits, tolerance: tolerance, text: text)
        case .fixed(let width, let height):
            self.init(size: CGSize(width: width, height: height), traits: traits, tolerance: tolerance, text: text)
        case .sizeThatFits: self.init(traits: traits, tolerance: tolerance, text: text)
        }
    }

    init(
        config: ViewImageConfig, size: CGSize? = nil, traits: UITraitCollection, tolerance: SnapshotTolerance,
        text: SnapshotText = .glyphs
    ) {
        self.init(
            size: size ?? config.size, traits: UITraitCollection(traitsFrom: [config.traits, traits]),
            tolerance: tolerance, text: text)
        safeArea = EdgeInsets(
            top: config.safeArea.top, leading: config.safeArea.left, bottom: config.safeArea.bottom,
            trailing: config.safeArea.right)
    }

    /// Sets what is wanted.
    func apply<Content>(to renderer: ImageRenderer<Content>, variant: SnapshotVariant?) {
        // 1. The strategy.
        if let size { renderer.proposedSize = ProposedViewSize(size) }
        if let safeArea { renderer.safeAreaInsets = safeArea }
        let values = EnvironmentValues(traits)
        if traits.displayScale > 0 { renderer.scale = traits.displayScale }
        if traits.userInterfaceStyle != .unspecified { renderer.colorScheme = values.colorScheme }
        if traits.layoutDirection != .unspecified { renderer.layoutDirection = values.layoutDirection }
        if traits.userInterfaceIdiom != .unspecified { renderer.userInterfaceIdiom = traits.userInterfaceIdiom }
        if traits.preferredContentSizeCategory != .unspecified { renderer.dynamicTypeSize = values.dynamicTypeSize }
        let classes = ScreenSizeClasses(traits)
        if classes.horizontal != .unspecified || classes.vertical != .unspecified { renderer.sizeClasses = classes }
        if let scale { renderer.scale = scale }
        if text == .blocks { renderer.textShaper = BlockTextShaper() }
        // 2. The variant.
        guard let variant else { return }
        if let device = variant.device {
            renderer.proposedSize = ProposedViewSize(device.size)
            renderer.safeAreaInsets = device.safeAreaInsets
            renderer.scale = device.scale
            renderer.userInterfaceIdiom = device.userInterfaceIdiom
            renderer.sizeClasses = nil
        }
        if let colorScheme = variant.colorScheme { renderer.colorScheme = colorScheme }
        if let size = variant.dynamicTypeSize { renderer.dynamicTypeSize = size }
        if let direction = variant.layoutDirection { renderer.layoutDirection = direction }
        if let scale = variant.scale { renderer.scale = scale }
    }
}

/// The settings of a renderer that an assertion changes and restores.
private struct RendererSettings {
    let proposedSize: ProposedViewSize
    let safeAreaInsets: EdgeInsets
    let scale: CGFloat
    let colorScheme: ColorScheme
    let layoutDirection: LayoutDirection
    let userInterfaceIdiom: UIUserInterfaceIdiom
    let sizeClasses: ScreenSizeClasses?
    let dynamicTypeSize: DynamicTypeSize
    let textShaper: (any TextShaping)?

    init<Content>(_ renderer: ImageRenderer<Content>) {
        proposedSize = renderer.proposedSize
        safeAreaInsets = renderer.safeAreaInsets
        scale = renderer.scale
        colorScheme = renderer.colorScheme
        layoutDirection = renderer.layoutDirection
        userInterfaceIdiom = renderer.userInterfaceIdiom
        sizeClasses = renderer.sizeClasses
        dynamicTypeSize = renderer.dynamicTypeSize
        textShaper = renderer.textShaper
    }

    func restore<Content>(_ renderer: ImageRenderer<Content>) {
        renderer.proposedSize = proposedSize
        renderer.safeAreaInsets = safeAreaInsets
        renderer.scale = scale
        renderer.colorScheme = colorScheme
        renderer.layoutDirection = layoutDirection
        renderer.userInterfaceIdiom = userInterfaceIdiom
        renderer.sizeClasses = sizeClasses
        renderer.dynamicTypeSize = dynamicTypeSize
        renderer.textShaper = textShaper
    }
}

/// Renders values to the parts of a snapshot.
enum PartRenderer {
    /// A renderer has no locale that could be changed.
    struct NoLocaleError: Error, CustomStringConvertible {
        var description: String {
            "a renderer has no locale; pass the view itself, or set the locale with '.environment(\\.locale, …)'"
        }
    }
    /// A display list was drawn for one environment.
    struct FixedListError: Error, CustomStringConvertible {
        var description: String { "a display list has no variants other than scales; pass the view itself" }
    }

    /// Renders a view: on the background of a window, in two pixels per point unless the request says otherwise.
    static func parts(
        of view: some View, _ kinds: [SnapshotRecord.Kind], _ request: ImageRequest, _ variant: SnapshotVariant?
    ) throws -> [SnapshotPart] {
        if let locale = variant?.locale {
            return try parts(ofWindow: view.environment(\.locale, locale), kinds, request, variant)
        }
        return try parts(ofWindow: view, kinds, request, variant)
    }

    private static func parts(
        ofWindow view: some View, _ kinds: [SnapshotRecord.Kind], _ request: ImageRequest, _ variant: SnapshotVariant?
    ) throws -> [SnapshotPart] {
        let renderer = ImageRenderer(content: view)
        renderer.scale = 2
        renderer.background = Color(uiColor: .systemBackground)
        request.apply(to: renderer, variant: variant)
        return try parts(of: renderer.displayList(), by: renderer, kinds, request)
    }

    /// Renders what a renderer shows. Its settings are those from before afterwards.
    static func parts<Content>(
        by renderer: ImageRenderer<Content>, _ kinds: [SnapshotRecord.Kind], _ request: ImageRequest,
        _ variant: SnapshotVariant?
    ) throws -> [SnapshotPart] {
        guard variant?.locale == nil else { throw NoLocaleError() }
        let settings = RendererSettings(renderer)
        request.apply(to: renderer, variant: variant)
        defer { settings.restore(renderer) }
        return try parts(of: renderer.displayList(), by: renderer, kinds, request)
    }

    /// Renders a value that has a renderer.
    static func parts<Value: SnapshotRenderable>(
        ofRenderable value: Value, _ kinds: [SnapshotRecord.Kind], _ request: ImageRequest,
        _ variant: SnapshotVariant?
    ) throws -> [SnapshotPart] {
        let renderer = try ActorLease.hold {
            try leasedThrowing { (value: Value) in try value.snapshotRenderer() }(value)
        }
        return try parts(by: renderer, kinds, request, variant)
    }

    /// Renders a display list.
    static func parts(
        of list: DisplayList, _ kinds: [SnapshotRecord.Kind], _ request: ImageRequest, _ variant: SnapshotVariant?
    ) throws -> [SnapshotPart] {
        let renderer = ImageRenderer(content: EmptyView())
        renderer.scale = variant?.scale ?? request.scale ?? 2
        if var variant {
            variant.scale = nil
            guard variant == SnapshotVariant() else { throw FixedListError() }
        }
        return try parts(of: list, by: renderer, kinds, request)
    }

    private static func parts<Content>(
        of list: DisplayList, by renderer: ImageRenderer<Content>, _ kinds: [SnapshotRecord.Kind],
        _ request: ImageRequest
    ) throws -> [SnapshotPart] {
        // The tree keeps the texts, so that a failure can name them.
        let drawn = request.text == .blocks ? list.withTextBlocks() : list
        return try kinds.map { kind in
            switch kind {
            case .image:
                let picture = SnapshotPart.Picture(
                    bitmap: try renderer.bitmap(of: drawn), scale: renderer.scale, tolerance: request.tolerance,
                    environment: { RenderEnvironment.current(for: drawn) }, tree: { SnapshotTree(list) })
                return SnapshotPart(kind: .image, pathExtension: "png", content: .image(picture))
            case .layout: return .lines(drawn.treeDescription, kind: kind, pathExtension: "txt")
            case .displayList, .text: return .lines(drawn.description, kind: .displayList, pathExtension: "txt")
            case .svg:
                let text = String(decoding: try renderer.data(of: drawn, as: .svg), as: UTF8.self)
                return .lines(text, kind: kind, pathExtension: "svg")
            }
        }
    }
}

extension Snapshotting {
    typealias Renderer = (Value, [SnapshotRecord.Kind], ImageRequest, SnapshotVariant?) throws -> [SnapshotPart]
}

extension Snapshotting where Format == UIImage {
    /// A strategy whose parts are files of these kinds, of which the first is an image.
    static func rendering(
        _ request: ImageRequest, _ kinds: [SnapshotRecord.Kind] = [.image], by render: @escaping Renderer
    ) -> Snapshotting {
        var strategy = Snapshotting(
            pathExtension: "png", diffing: .image,
            snapshot: { value in
                UIImage(resource: .snapshot(try? render(value, [.image], request, nil).first?.picture))
            })
        strategy.parts = { try render($0, kinds, request, $1) }
        return strategy
    }
}

extension Snapshotting where Format == String {
    /// A strategy whose part is a text of a kind.
    static func rendering(
        _ request: ImageRequest, _ kind: SnapshotRecord.Kind, by render: @escaping Renderer
    ) -> Snapshotting {
        var strategy = Snapshotting(
            pathExtension: kind == .svg ? "svg" : "txt", diffing: .lines,
            snapshot: { value in
                do {
                    return String(
                        decoding: try render(value, [kind], request, nil).first?.data() ?? Data(), as: UTF8.self)
                } catch {
                    return "\(error)"
                }
            })
        strategy.parts = { try render($0, [kind], request, $1) }
        return strategy
    }
}

extension SnapshotPart {
    /// The image; nil for a text.
    var picture: Picture? {
        if case .image(let picture) = content { picture } else { nil }
    }
}

extension ImageResource {
    /// The image of a snapshot; an empty one if there is none.
    static func snapshot(_ picture: SnapshotPart.Picture?) -> ImageResource {
        let bitmap = picture?.bitmap ?? RenderedBitmap(width: 0, height: 0, bytes: [], isOpaque: true)
        let encoded = try? ImageReference.data(
            for: bitmap, scale: picture?.scale ?? 1, environment: [:], tree: nil, compression: .fast)
        return ImageResource(
            name: "snapshot", pixelWidth: bitmap.width, pixelHeight: bitmap.height, scale: picture?.scale ?? 1,
            pixels: bitmap.bytes, isOpaque: bitmap.isOpaque, format: .png, encoded: encoded ?? Data())
    }
}

extension Diffing where Value == UIImage {
    /// Compares images by pixel.
    public static var image: Diffing {
        Diffing(
            toData: { $0.encodedResource?.encoded ?? Data() },
            fromData: { data in
                let decoded = try? ImageDecoder().decode(data, name: "reference")
                return UIImage(resource: decoded ?? .snapshot(nil))
            },
            diff: { reference, result in
                let comparison = BitmapComparison(reference.pixels, result.pixels)
                return comparison.isIdentical ? nil : ("\(comparison)", [])
            })
    }
}

extension UIImage {
    fileprivate var encodedResource: ImageResource? {
        if case .resource(let resource) = source { resource } else { nil }
    }

    fileprivate var pixels: RenderedBitmap {
        let resource = encodedResource ?? .snapshot(nil)
        return RenderedBitmap(
            width: resource.pixelWidth, height: resource.pixelHeight, bytes: resource.pixels,
            isOpaque: resource.isOpaque)
    }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
    /// The pixels of an image.
    public static var image: Snapshotting { .image() }

    /// The pixels of an image.
    ///
    /// - Parameters:
    ///   - precision: the fraction of pixels that must match.
    ///   - perceptualPrecision: how closely a pixel must match.
    ///   - scale: the number of pixels per point; nil for that of the image.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Snapshotting {
        let tolerance = SnapshotTolerance(precision: precision, perceptualPrecision: perceptualPrecision)
        var strategy = SimplySnapshotting(pathExtension: "png", diffing: .image)
        strategy.parts = { image, _ in
            let bitmap = image.pixels
            guard bitmap.width > 0, bitmap.height > 0 else { throw EmptyImageError() }
            let picture = SnapshotPart.Picture(
                bitmap: bitmap, scale: scale ?? image.encodedResource?.scale ?? 1, tolerance: tolerance,
                environment: { RenderEnvironment.current() }, tree: { nil })
            return [SnapshotPart(kind: .image, pathExtension: "png", content: .image(picture))]
        }
        return strategy
    }
}

/// An image has no pixels.
struct EmptyImageError: Error, CustomStringConvertible {
    var description: String { "the image has no pixels, or is a named one or a symbol; draw it in a view" }
}
