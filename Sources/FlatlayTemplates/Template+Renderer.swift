import Flatlay
import Foundation

extension Template {
    /// A renderer of the template's picture: its content, canvas, fonts, images and symbols.
    ///
    /// ```swift
    /// let template = try Template(contentsOf: URL(fileURLWithPath: "Templates/tags.yaml"))
    /// try template.renderer().write(to: "tags.png")
    /// ```
    ///
    /// - Parameters:
    ///   - fonts: the fonts; nil for the installed families and those that the template names.
    ///   - cache: what is kept from picture to picture.
    ///   - images: where decoded images are kept.
    /// - Throws: ``TemplateErrors`` where data does not fit the template; `FontLibraryError`.
    public func renderer(
        fonts: FontLibrary? = nil, cache: RenderCache = .shared, images: ImageCache = .shared
    ) throws -> ImageRenderer<AnyView> {
        if state?.concernsFocus == true || hasFilm {
            return try interactiveRenderer(fonts: fonts, cache: cache, images: images)
        }
        let (renderer, content) = try configured(fonts, cache, images) { ImageRenderer(content: $0) }
        renderer.sceneState = try startState(of: content)
        return renderer
    }

    /// A renderer of the template that keys can be sent to; the device of its canvas decides about the focus.
    ///
    /// ```swift
    /// let renderer = try template.interactiveRenderer()
    /// try renderer.run("right*2 down")
    /// ```
    ///
    /// - Parameters: as of ``renderer(fonts:cache:images:)``.
    /// - Throws: as ``renderer(fonts:cache:images:)``.
    public func interactiveRenderer(
        fonts: FontLibrary? = nil, cache: RenderCache = .shared, images: ImageCache = .shared
    ) throws -> InteractiveRenderer<AnyView> {
        let (renderer, content) = try configured(fonts, cache, images) { InteractiveRenderer(content: $0) }
        renderer.sceneState = try startState(of: content) ?? SceneState()
        if let keys = state?.keys { try renderer.run(keys) }
        return renderer
    }

    /// The state that the template describes, as far as it needs no renderer; nil for none.
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
        let content = try content(of: start, knownFontFamilies: Set(library.familyNames))
        let renderer = make(content.view)
        renderer.fonts = library
        renderer.cache = cache
        renderer.symbols = symbols
        renderer.scale = canvas.scale
        renderer.proposedSize = ProposedViewSize(width: canvas.width, height: canvas.height)
        renderer.colorScheme = canvas.colorScheme
        renderer.background = canvas.background
        renderer.safeAreaInsets = canvas.safeAreaInsets
        renderer.userInterfaceIdiom = canvas.userInterfaceIdiom
        renderer.title = canvas.title
        renderer.accessibilityDescription = canvas.description
        renderer.images = FileImageResolver(
            folders: [imageFolder.path], allowedRoots: allowedFolders.map(\.path),
            preferredScale: Int(canvas.scale.rounded(.up)), cache: images)
        return (renderer, content)
    }
}
