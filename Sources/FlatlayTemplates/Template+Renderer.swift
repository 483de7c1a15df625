import Flatlay
import Foundation

extension Template {
    /// Creates a renderer for the template, with its content, canvas, fonts, images and symbols.
    ///
    /// ```swift
    /// let template = try Template(contentsOf: URL(fileURLWithPath: "Templates/tags.yaml"))
    /// try template.renderer().write(to: "tags.png")
    /// ```
    ///
    /// - Parameters:
    ///   - fonts: the fonts; nil for the installed families and those that the template specifies.
    ///   - cache: the cache of the renderer.
    ///   - images: the cache for decoded images.
    /// - Throws: ``TemplateErrors`` if data does not fit the template; `FontLibraryError`.
    public func renderer(
        fonts: FontLibrary? = nil, cache: RenderCache = .shared, images: ImageCache = .shared
    ) throws -> ImageRenderer<AnyView> {
        if state?.concernsFocus == true || hasAnimation {
            return try interactiveRenderer(fonts: fonts, cache: cache, images: images)
        }
        let (renderer, content) = try configured(fonts, cache, images) { ImageRenderer(content: $0) }
        renderer.sceneState = try startState(of: content)
        return renderer
    }

    /// Creates a renderer for the template that accepts keys. The device of its canvas determines how the focus works.
    ///
    /// ```swift
    /// let renderer = try template.interactiveRenderer()
    /// try renderer.run("right*2 down")
    /// ```
    ///
    /// - Parameters: see ``renderer(fonts:cache:images:)``.
    /// - Throws: see ``renderer(fonts:cache:images:)``.
    public func interactiveRenderer(
        fonts: FontLibrary? = nil, cache: RenderCache = .shared, images: ImageCache = .shared
    ) throws -> InteractiveRenderer<AnyView> {
        let (renderer, content) = try configured(fonts, cache, images) { InteractiveRenderer(content: $0) }
        renderer.sceneState = try startState(of: content) ?? SceneState()
        if let keys = state?.keys { try renderer.run(keys) }
        return renderer
    }

    /// The part of the template's scene state that needs no renderer; nil if it describes none.
    private func startState(of content: TemplateContent) throws(TemplateErrors) -> SceneState? {
        guard let state else { return nil }
        let reporter = ErrorReporter()
        var result = SceneState()
        state.apply(to: &result, of: content, reporter)
        try reporter.check()
        return result
    }

    private func configured<Renderer: ImageRenderer<AnyView>>(
        _ fonts: FontLibrary?, _ cache: RenderCache, _ images: ImageCache, _ make: (AnyView) -> Renderer
    ) throws -> (renderer: Renderer, content: TemplateContent) {
        let library =
            if let fonts { fonts } else if fontFiles.isEmpty { try FontLibrary.installed() } else {
                try FontLibrary(files: fontFiles.map(\.path))
            }
        let content = try content(of: start, knownFontFamilies: library.familyNameSet)
        let renderer = make(content.view)
        renderer.fonts = library
        renderer.cache = cache
        renderer.symbols = symbols
        renderer.scale = canvas.scale
        renderer.proposedSize = ProposedViewSize(width: canvas.width, height: canvas.height)
        renderer.colorScheme = canvas.colorScheme
        if let device = content.screen?.device {
            renderer.proposedSize = ProposedViewSize(device.size)
        } else {
            renderer.background = canvas.background
            renderer.safeAreaInsets = safeAreaInsets(of: content)
        }
        renderer.userInterfaceIdiom = canvas.userInterfaceIdiom
        renderer.title = canvas.title
        renderer.accessibilityDescription = canvas.description
        renderer.images = FileImageResolver(
            folders: [imageFolder.path], allowedRoots: allowedFolders.map(\.path),
            preferredScale: Int(clamping: canvas.scale.rounded(.up)), cache: images, remote: remote,
            makeFailure: { error, location in
                // A card with a grey box in place of a photo is not what anyone asked for.
                TemplateErrors(errors: [TemplateError(unreadable: error, at: location)])
            })
        return (renderer, content)
    }

    /// The part of the image that the screen and its bars cover; none around a device, whose screen has its own.
    func safeAreaInsets(of content: TemplateContent) -> EdgeInsets {
        guard content.screen?.device == nil else { return EdgeInsets() }
        var insets = canvas.safeAreaInsets
        insets.top += content.barInsets.top
        insets.bottom += content.barInsets.bottom
        return insets
    }
}
