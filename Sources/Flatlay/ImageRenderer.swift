import ActorLeases
import FlatlayPNG
import FlatlayPaint
import FlatlayRendering
import FlatlayText
import CollectionLayout
import CoreGeometry
import FlatlayDrawing
import FlatlayScene
import FlatlaySymbols
import FlatlayViews
import Foundation

/// Renders a view to an image, with SwiftUI's name and properties.
///
/// ```swift
/// let renderer = ImageRenderer(content: Text("Hello").padding())
/// renderer.scale = 2
/// try renderer.write(to: "hello.png")
/// ```
///
/// The same content and properties always result in the same bytes. One thread uses a renderer; renderers on several
/// threads may share a ``FontLibrary``.
public class ImageRenderer<Content: View> {
    /// The view to render.
    public var content: Content {
        didSet { inputsDidChange() }
    }
    /// Pixels per point. Sizes and frames are rounded to these pixels, and a PNG has this many.
    public var scale: CGFloat {
        get { inputs.scale }
        set { change { $0.scale = newValue } }
    }
    /// The compression level of PNG files.
    public var pngCompression: PNGCompression {
        get { inputs.pngCompression }
        set { change { $0.pngCompression = newValue } }
    }
    /// The quality of WebP, JPEG and AVIF files, from 0 to 100; nil for lossless WebP, 90 for JPEG and 75 for AVIF.
    public var imageQuality: Int? {
        get { inputs.imageQuality }
        set { change { $0.imageQuality = newValue } }
    }
    /// The maximum number of threads per image; nil for one per core. The image never depends on it. Services that
    /// render many images at once use one thread per image.
    public var threadLimit: Int? {
        get { inputs.threadLimit }
        set { change { $0.threadLimit = newValue } }
    }
    /// The maximum work of painting; exceeding it is an error before anything is painted.
    public var paintingLimit: PaintingLimit {
        get { inputs.paintingLimit }
        set { change { $0.paintingLimit = newValue } }
    }
    /// The proposed size of the view, in points; for a nil length the view uses its own.
    public var proposedSize: ProposedViewSize {
        get { inputs.proposedSize }
        set { change { $0.proposedSize = newValue } }
    }
    /// The light or dark style of the environment.
    public var colorScheme: ColorScheme {
        get { inputs.colorScheme }
        set { change { $0.colorScheme = newValue } }
    }
    /// The text size of Dynamic Type.
    public var dynamicTypeSize: DynamicTypeSize {
        get { inputs.dynamicTypeSize }
        set { change { $0.dynamicTypeSize = newValue } }
    }
    /// The reading direction.
    public var layoutDirection: LayoutDirection {
        get { inputs.layoutDirection }
        set { change { $0.layoutDirection = newValue } }
    }
    /// The type of device, which layouts can read and which determines the focus. If it is unspecified, layouts get a
    /// tablet if there is enough space for one and a phone otherwise, and the focus is as on a television.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { inputs.userInterfaceIdiom }
        set { change { $0.userInterfaceIdiom = newValue } }
    }
    /// The background behind the view, including the safe area insets; nil for none.
    public var background: Color? {
        get { inputs.background }
        set { change { $0.background = newValue } }
    }
    /// The safe area's insets, which the view avoids unless it uses `ignoresSafeArea()`.
    public var safeAreaInsets: EdgeInsets {
        get { inputs.safeAreaInsets }
        set { change { $0.safeAreaInsets = newValue } }
    }
    /// Whether the constraints of views of UIKit are drawn above them; see `View.showsConstraints(_:)`.
    public var showsConstraints: Bool {
        get { inputs.showsConstraints }
        set { change { $0.showsConstraints = newValue } }
    }
    /// The user's actions in the collections, such as scrolling; nil for none.
    public var sceneState: SceneState? {
        get { inputs.sceneState }
        set { change { $0.sceneState = newValue } }
    }
    /// The reuse pool for hosts of hosted content, shared by the images of this renderer; nil for new hosts in each
    /// image.
    public var hostPool: HostPool? {
        get { inputs.hostPool }
        set { change { $0.hostPool = newValue } }
    }
    /// The fonts; nil for the installed default families.
    public var fonts: FontLibrary? {
        get { inputs.fonts }
        set { change { $0.fonts = newValue } }
    }
    /// The cache that images share, for example of shaped text. Renderers share one cache unless others are set.
    public var cache: RenderCache {
        get { inputs.cache }
        set {
            change { $0.cache = newValue }
            lease = nil
        }
    }
    /// Looks up images by name.
    public var images: any ImageResolving {
        get { inputs.images }
        set { change { $0.images = newValue } }
    }
    /// Looks up symbols by name; by default in Debian's package `bootstrap-icons`.
    public var symbols: any SymbolProviding {
        get { inputs.symbols }
        set { change { $0.symbols = newValue } }
    }
    /// The colours for `Color("name")`, by name.
    public var colors: [String: Color] {
        get { inputs.colors }
        set { change { $0.colors = newValue } }
    }
    /// Measures and shapes text; nil for Pango with ``fonts``. Tests set a `GridTextShaper`.
    public var textShaper: (any TextShaping)? {
        get { inputs.textShaper }
        set { change { $0.textShaper = newValue } }
    }
    /// The time of the image, in seconds, for content that appears and disappears, such as notifications; nil for the
    /// state after all animations.
    public var time: TimeInterval? {
        get { inputs.time }
        set { change { $0.time = newValue } }
    }
    /// The title of an SVG or a PDF.
    public var title: String? {
        get { inputs.title }
        set { change { $0.title = newValue } }
    }
    /// A longer description of an SVG, for assistive technologies.
    public var accessibilityDescription: String? {
        get { inputs.accessibilityDescription }
        set { change { $0.accessibilityDescription = newValue } }
    }

    /// Warnings of the last render about what it could not draw as requested, such as a missing glyph.
    public private(set) var diagnostics: [Diagnostics.Entry] = []
    /// Records marks that identify nodes across images; nil if they are not needed.
    var momentRecorder: MomentRecorder?
    /// The sizes of elements during a transition.
    var elementSizes: [PlacedElement: CGSize] {
        get { inputs.elementSizes }
        set { change { $0.elementSizes = newValue } }
    }
    /// All inputs of an image except the content. Only ``change(_:)`` changes them. A property observer would work as
    /// well, but then each read of one property would copy all.
    final var inputs = PictureInputs()
    /// Collects the drawn collections while they are needed.
    var drawnCollections: DrawnCollections?
    /// The renderer's own part of ``cache``. It is retained as long as the renderer, because hosts may retain its
    /// shaper.
    private var lease: RenderCache.Lease?

    /// Creates a renderer of a view.
    public init(content: Content) {
        self.content = content
    }

    /// Changes the inputs of images.
    final func change(_ body: (inout PictureInputs) -> Void) {
        body(&inputs)
        inputsDidChange()
    }

    /// Called when an input of the next image has changed.
    func inputsDidChange() {}

    /// Renders as on the screen of a device: sets the size, the scale and the safe area. Without it a renderer shows
    /// the whole view.
    ///
    /// ```swift
    /// renderer.show(on: .iPhone16)
    /// renderer.scale = 1               // a smaller file
    /// ```
    ///
    /// Light or dark style, text size and reading direction stay unchanged.
    ///
    /// - Parameter withStatusBar: whether the bar with the time, and the home indicator, are drawn above the view, if
    ///   the device has them.
    public func show(on device: DevicePreset, withStatusBar: Bool = false) {
        proposedSize = ProposedViewSize(device.size)
        scale = device.scale
        safeAreaInsets = device.safeAreaInsets
        statusBarLook = withStatusBar && device.look.hasStatusBar ? device.look : nil
    }

    /// Returns the image as a display list: laid out, resolved and shaped, but not painted. A view without an area,
    /// such as `EmptyView()`, has an empty list; there is no file of it, as SwiftUI's `cgImage` is nil.
    ///
    /// - Throws: ``RenderError`` for a size or scale that cannot be drawn, ``FontLibraryError`` if no font is
    ///   installed, and the errors of the view's collections: `DuplicateIdentifierError`, `CollectionLayoutError`.
    public func displayList() throws -> DisplayList {
        try renderAndTrim(recorder: nil)
    }

    /// Returns the display list with what its collections have placed.
    ///
    /// One thread draws it, because a recorder serves one; the image is the same.
    package func displayListWithLayouts() throws -> (list: DisplayList, layouts: [DrawnLayout]) {
        let limit = threadLimit
        threadLimit = 1
        defer { threadLimit = limit }
        let recorder = SceneRecorder()
        let list = try renderAndTrim(recorder: recorder)
        return (list, recorder.drawnLayouts)
    }

    /// Returns the display list, and records the frames of its collections. The caches of the threads that drew cells
    /// have yet to be trimmed: ``RenderCache/trimIdle()``.
    func render(recorder: SceneRecorder?) throws -> DisplayList {
        let focus = sceneState?.focus.map { _ in
            SceneFocus(state: sceneState, memory: nil, appearance: userInterfaceIdiom.focusAppearance)
        }
        return try draw(recorder: recorder, focus: focus, state: HostedState())
    }

    /// Draws the view once.
    ///
    /// - Parameters:
    ///   - recorder: records the frames of collections; nil if they are not needed.
    ///   - focus: the focus state for views; nil if nothing can have the focus.
    ///   - state: the state of views that is kept between images.
    ///   - drawAbove: draws content above the view.
    func draw(
        recorder: SceneRecorder?, focus: SceneFocus?, state: HostedState,
        above drawAbove: (DisplayListBuilder, CGSize, EnvironmentValues, DrawingResources) -> Void = { _, _, _, _ in }
    ) throws -> DisplayList {
        guard scale > 0, scale.isFinite else { throw RenderError.invalidScale(Double(scale)) }
        let notes = Diagnostics()
        let resources = DrawingResources(
            textShaper: try shaper(), images: images, symbols: symbols, diagnostics: notes, threads: try threads())
        var environment = environment(recorder: recorder)
        if let focus { environment.scene.focus = focus }
        return try PictureInProgress.$current.withValue(
            PictureInProgress(environment: environment, resources: resources)
        ) {
            try ActorLease.hold { try draw(in: environment, resources, notes, state: state, above: drawAbove) }
        }
    }

    private func draw(
        in environment: EnvironmentValues, _ resources: DrawingResources, _ notes: Diagnostics, state: HostedState,
        above drawAbove: (DisplayListBuilder, CGSize, EnvironmentValues, DrawingResources) -> Void
    ) throws -> DisplayList {
        let host = ViewHost(content, environment: environment, resources: resources, state: state)
        let offered = proposedSize.inset(by: safeAreaInsets)
        let chosen = host.sizeThatFits(offered)
        diagnostics = notes.entries
        if let failure = fontFailure(resources) ?? notes.failure { throw failure }
        let size = pictureSize(for: chosen)
        // A view without an area is an empty image, as in SwiftUI; a negative or non-finite size is an error.
        guard size.width >= 0, size.height >= 0, size.width.isFinite, size.height.isFinite else {
            throw RenderError.invalidSize(width: Double(size.width), height: Double(size.height))
        }
        let longest = PictureReach.limit
        guard size.width <= longest, size.height <= longest else {
            throw RenderError.outOfReach(
                width: Double(size.width), height: Double(size.height), limit: Double(longest))
        }
        let builder = DisplayListBuilder()
        builder.keepsMarks = momentRecorder != nil
        momentRecorder?.restart()
        if let background {
            var environment = environment
            if host.windowColorScheme != environment.colorScheme { environment.colorScheme = host.windowColorScheme }
            let color = background.resolve(in: environment)
            builder.fill(.rectangle(CGRect(origin: .zero, size: size)), .color(color))
        }
        // Drawn with the proposal with which it was measured, centred in its space.
        let room = room(in: size)
        let origin = CGPoint(x: room.midX - chosen.width / 2, y: room.midY - chosen.height / 2)
        let safeArea = SafeArea(whole: CGRect(origin: .zero, size: size), free: room)
        host.draw(at: origin, proposal: offered, into: builder, safeArea: safeArea)
        drawSystemBars(into: builder, size: size, environment, resources, host)
        drawAbove(builder, size, environment, resources)
        diagnostics = notes.entries
        momentRecorder?.marks = builder.marks
        if let failure = fontFailure(resources) ?? notes.failure { throw failure }
        return builder.finish(size: size)
    }

    /// Draws the status bar and the home indicator, each in the appearance of what is behind it.
    private func drawSystemBars(
        into builder: DisplayListBuilder, size: CGSize, _ environment: EnvironmentValues, _ resources: DrawingResources,
        _ host: ViewHost
    ) {
        guard let look = statusBarLook else { return }
        func draw(_ bars: ScreenBars, _ colorScheme: ColorScheme) {
            var environment = environment
            environment.colorScheme = colorScheme
            // The bars are as large as the screen: alone they would be as narrow as their texts.
            ViewHost(bars.frame(width: size.width, height: size.height), environment: environment, resources: resources)
                .draw(in: CGRect(origin: .zero, size: size), into: builder)
        }
        let insets = look.safeAreaInsets
        draw(ScreenBars(on: look, safeAreaInsets: insets, statusBar: StatusBar.Content()), host.statusBarColorScheme)
        draw(
            ScreenBars(on: look, safeAreaInsets: insets, showsHomeIndicator: look.hasHomeIndicator),
            host.windowColorScheme)
    }

    /// Returns the size of the view for a proposal, in points, without drawing it.
    ///
    /// ```swift
    /// let row = ImageRenderer(content: FilmRow(film))
    /// let height = try row.sizeThatFits(ProposedViewSize(width: 320, height: nil)).height
    /// ```
    ///
    /// While an image is rendered, as in an app's `sizeForItemAt`, ``UIHostingController/sizeThatFits(in:)`` measures
    /// with the environment of that image.
    ///
    /// - Throws: as ``displayList()``.
    public func sizeThatFits(_ proposal: ProposedViewSize) throws -> CGSize {
        guard scale > 0, scale.isFinite else { throw RenderError.invalidScale(Double(scale)) }
        let notes = Diagnostics()
        let resources = DrawingResources(
            textShaper: try shaper(), images: images, symbols: symbols, diagnostics: notes, threads: nil)
        let picture = PictureInProgress(environment: environment(recorder: nil), resources: resources)
        let size = PictureInProgress.$current.withValue(picture) {
            ActorLease.hold { picture.size(of: content, for: proposal) }
        }
        diagnostics = notes.entries
        if let failure = notes.failure { throw failure }
        return size
    }

    /// Returns the frames of the drawn collections as stable text, one line per element. A nested collection follows
    /// the one that contains it; its first line names its element, and its frames are in the content coordinates of the
    /// outermost collection.
    ///
    /// - Throws: as ``displayList()``.
    public func frameDescription() throws -> String {
        let recorder = SceneRecorder()
        _ = try renderAndTrim(recorder: recorder)
        return recorder.collections.map(\.description).joined(separator: "\n")
    }

    private func library() throws(FontLibraryError) -> FontLibrary {
        if let fonts { fonts } else { try FontLibrary.installed() }
    }

    /// Returns the resources for drawing cells on several threads; nil if one thread draws them.
    private func threads() throws(FontLibraryError) -> DrawingThreads? {
        let limit = threadLimit ?? ConcurrentWork.coreCount
        guard limit > 1 else { return nil }
        if let textShaper {
            return textShaper.makeAnother.map { make in DrawingThreads(limit: limit) { LentShaper(make()) } }
        }
        let (library, cache) = (try library(), cache)
        return DrawingThreads(limit: limit) {
            let lease = cache.lease(trimsLater: true)
            return LentShaper(lease.worker.shaper(of: library), owner: lease)
        }
    }

    private func shaper() throws(FontLibraryError) -> any TextShaping {
        if let textShaper { return textShaper }
        let library = try library()
        let lease = lease ?? cache.lease()
        self.lease = lease
        return lease.worker.shaper(of: library)
    }

    /// The error of a font; the next image tries again.
    private func fontFailure(_ resources: DrawingResources) -> (any Error)? {
        let failure: (any Error)? =
            (resources.textShaper as? PangoTextShaper)?.takeFailure() ?? resources.textShaper.failure
        return failure ?? lease?.worker.takeFailure()
    }

    private func environment(recorder: SceneRecorder?) -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.colorScheme = colorScheme
        environment.dynamicTypeSize = dynamicTypeSize
        environment.layoutDirection = layoutDirection
        environment.displayScale = scale
        if !colors.isEmpty { environment.namedColors = colors }
        // Only values that exist are set: each value with its own key costs as much as a small view.
        let scene = scene(recorder: recorder)
        if !scene.isEmpty { environment.scene = scene }
        if userInterfaceIdiom != .unspecified { environment.userInterfaceIdiom = userInterfaceIdiom }
        if safeAreaInsets != EdgeInsets() { environment.hasSafeArea = true }
        noteScreen(in: &environment)
        if let time { environment.sceneTime = time }
        if showsConstraints { environment.showsConstraints = true }
        return environment
    }

    private func scene(recorder: SceneRecorder?) -> SceneContext {
        var scene = SceneContext()
        scene.recorder = recorder
        scene.state = sceneState
        scene.collections = drawnCollections
        scene.hostPool = hostPool
        scene.moments = momentRecorder
        scene.elementSizes = elementSizes
        return scene
    }

    /// Returns the size of the image: the proposed one, or the view's with the safe area, rounded up to whole pixels.
    private func pictureSize(for chosen: CGSize) -> CGSize {
        func length(_ offered: CGFloat?, _ chosen: CGFloat, _ insets: CGFloat) -> CGFloat {
            if let offered, offered.isFinite { return offered }
            let pixels = max(0, ((chosen + insets) * scale - 1e-4).rounded(.up))
            // Rounding up a tiny negative number gives a negative zero, which would show in messages.
            return pixels == 0 ? 0 : pixels / scale
        }
        return CGSize(
            width: length(proposedSize.width, chosen.width, safeAreaInsets.leading + safeAreaInsets.trailing),
            height: length(proposedSize.height, chosen.height, safeAreaInsets.top + safeAreaInsets.bottom))
    }

    private func room(in size: CGSize) -> CGRect {
        let left = layoutDirection == .leftToRight ? safeAreaInsets.leading : safeAreaInsets.trailing
        return CGRect(
            x: left, y: safeAreaInsets.top,
            width: max(0, size.width - safeAreaInsets.leading - safeAreaInsets.trailing),
            height: max(0, size.height - safeAreaInsets.top - safeAreaInsets.bottom))
    }
}

/// The maximum extent of images: content beyond it is not drawn.
private enum PictureReach {
    static let limit: CGFloat = 1_000_000
}

extension ProposedViewSize {
    fileprivate func inset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: height.map { max(0, $0 - insets.top - insets.bottom) })
    }
}

extension ImageRenderer {
    /// Creates a renderer of the view that a closure returns. The closure may use the main actor, wherever it is
    /// called.
    ///
    /// ```swift
    /// let renderer = ImageRenderer { FilmRow(model: FilmModel()) }   // both are on the main actor
    /// ```
    public convenience init(@ViewBuilder content: @MainActor () -> Content) {
        self.init(content: ActorLease.hold { withoutActuallyEscaping(content) { leased($0)() } })
    }

    /// Creates a renderer of the root of an app's first window.
    ///
    /// ```swift
    /// let renderer = ImageRenderer(app: ShopApp.self)
    /// ```
    public convenience init<Root: App>(app: Root.Type) where Content == AnyView {
        self.init(content: AnyView(AppView(app)))
    }

    /// Creates a renderer of a file's previews. Several previews are stacked vertically.
    ///
    /// ```swift
    /// let renderer = ImageRenderer(previews: Row_Previews.self)
    /// ```
    public convenience init<Provider: PreviewProvider>(previews: Provider.Type) where Provider.Previews == Content {
        self.init(content: Provider.leasedPreviews)
    }
}
