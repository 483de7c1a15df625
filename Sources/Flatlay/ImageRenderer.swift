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

/// Renders a view to a picture, with SwiftUI's name and properties.
///
/// ```swift
/// let renderer = ImageRenderer(content: Text("Hello").padding())
/// renderer.scale = 2
/// try renderer.write(to: "hello.png")
/// ```
///
/// The same content and properties give the same bytes each time. A renderer serves one thread; renderers on several
/// threads may share a ``FontLibrary``.
public class ImageRenderer<Content: View> {
    /// The view.
    public var content: Content {
        didSet { inputsDidChange() }
    }
    /// Pixels per point. It decides what sizes and frames are rounded to, and the pixels of a PNG.
    public var scale: CGFloat {
        get { inputs.scale }
        set { change { $0.scale = newValue } }
    }
    /// How hard the pixels of a PNG are packed.
    public var pngCompression: PNGCompression {
        get { inputs.pngCompression }
        set { change { $0.pngCompression = newValue } }
    }
    /// How much WebP, JPEG and AVIF files keep of the pixels, from 0 to 100; nil for all of it as WebP, 90 as JPEG and 75
    /// as AVIF.
    public var imageQuality: Int? {
        get { inputs.imageQuality }
        set { change { $0.imageQuality = newValue } }
    }
    /// How many threads make a picture at most; nil for one on each core. The picture never depends on it. Services that
    /// render many pictures at once give each picture one thread.
    public var threadLimit: Int? {
        get { inputs.threadLimit }
        set { change { $0.threadLimit = newValue } }
    }
    /// How much work a picture may be; more is an error before anything is painted.
    public var paintingLimit: PaintingLimit {
        get { inputs.paintingLimit }
        set { change { $0.paintingLimit = newValue } }
    }
    /// The size that the view is offered, in points; a nil length is the view's own choice.
    public var proposedSize: ProposedViewSize {
        get { inputs.proposedSize }
        set { change { $0.proposedSize = newValue } }
    }
    /// Light or dark surroundings.
    public var colorScheme: ColorScheme {
        get { inputs.colorScheme }
        set { change { $0.colorScheme = newValue } }
    }
    /// How large text is.
    public var dynamicTypeSize: DynamicTypeSize {
        get { inputs.dynamicTypeSize }
        set { change { $0.dynamicTypeSize = newValue } }
    }
    /// The direction of reading.
    public var layoutDirection: LayoutDirection {
        get { inputs.layoutDirection }
        set { change { $0.layoutDirection = newValue } }
    }
    /// The kind of device, which layouts are told and which decides about the focus. Unspecified, layouts are told of a
    /// tablet where there is room for one and of a phone elsewhere, and the focus is as on a television.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { inputs.userInterfaceIdiom }
        set { change { $0.userInterfaceIdiom = newValue } }
    }
    /// What lies below the view, also in the safe area; nil for nothing.
    public var background: Color? {
        get { inputs.background }
        set { change { $0.background = newValue } }
    }
    /// Room at the edges that the view keeps out of, unless it says `ignoresSafeArea()`.
    public var safeAreaInsets: EdgeInsets {
        get { inputs.safeAreaInsets }
        set { change { $0.safeAreaInsets = newValue } }
    }
    /// What a person did to the collections inside, such as scrolling them; nil for nothing.
    public var sceneState: SceneState? {
        get { inputs.sceneState }
        set { change { $0.sceneState = newValue } }
    }
    /// The hosts of hosted content that pictures of this renderer use again; nil for new ones in each picture.
    public var hostPool: HostPool? {
        get { inputs.hostPool }
        set { change { $0.hostPool = newValue } }
    }
    /// The fonts; nil for the installed default families.
    public var fonts: FontLibrary? {
        get { inputs.fonts }
        set { change { $0.fonts = newValue } }
    }
    /// What is kept from picture to picture, such as shaped text. Renderers share one unless they are given others.
    public var cache: RenderCache {
        get { inputs.cache }
        set {
            change { $0.cache = newValue }
            lease = nil
        }
    }
    /// Finds images by name.
    public var images: any ImageResolving {
        get { inputs.images }
        set { change { $0.images = newValue } }
    }
    /// Finds symbols by name; unless set, those of Debian's package `bootstrap-icons`.
    public var symbols: any SymbolProviding {
        get { inputs.symbols }
        set { change { $0.symbols = newValue } }
    }
    /// The colours that `Color("name")` finds.
    public var colors: [String: Color] {
        get { inputs.colors }
        set { change { $0.colors = newValue } }
    }
    /// Measures and shapes text; nil for Pango with ``fonts``. Tests set a `GridTextShaper`.
    public var textShaper: (any TextShaping)? {
        get { inputs.textShaper }
        set { change { $0.textShaper = newValue } }
    }
    /// The moment that the picture shows, in seconds, for what comes and goes, such as notifications; nil for when all has
    /// come to rest.
    public var time: TimeInterval? {
        get { inputs.time }
        set { change { $0.time = newValue } }
    }
    /// What the picture is, for readers of an SVG or a PDF.
    public var title: String? {
        get { inputs.title }
        set { change { $0.title = newValue } }
    }
    /// A longer description of the picture, for readers of an SVG.
    public var accessibilityDescription: String? {
        get { inputs.accessibilityDescription }
        set { change { $0.accessibilityDescription = newValue } }
    }

    /// What the last render could not do as asked, such as a missing glyph.
    public private(set) var diagnostics: [Diagnostics.Entry] = []
    /// Takes notes of what nodes are across pictures; nil where nobody asks.
    var momentRecorder: MomentRecorder?
    /// The sizes of elements in the middle of a change.
    var elementSizes: [PlacedElement: CGSize] {
        get { inputs.elementSizes }
        set { change { $0.elementSizes = newValue } }
    }
    /// All that pictures are made of beside the content. It is changed by ``change(_:)`` alone. An observer would do as
    /// much, but then each look at one property copies all.
    private final var inputs = PictureInputs()
    /// Where collections leave themselves while somebody asks for them.
    var drawnCollections: DrawnCollections?
    /// The part of ``cache`` that this renderer has for itself. It is kept as long as the renderer, because hosts may hold
    /// on to the shaper that comes from there.
    private var lease: RenderCache.Lease?

    /// A renderer of a view.
    public init(content: Content) {
        self.content = content
    }

    /// Changes what pictures are made of.
    private final func change(_ body: (inout PictureInputs) -> Void) {
        body(&inputs)
        inputsDidChange()
    }

    /// Called when anything about the next picture has changed.
    func inputsDidChange() {}

    /// Renders what the screen of a device shows: its size, its pixels and its safe area. Unless told so, a renderer shows
    /// the whole of its view.
    ///
    /// ```swift
    /// renderer.show(on: .iPhone16)
    /// renderer.scale = 1               // a smaller file
    /// ```
    ///
    /// Light or dark, the size of text and the direction of reading stay as they are.
    public func show(on device: DevicePreset) {
        proposedSize = ProposedViewSize(device.size)
        scale = device.scale
        safeAreaInsets = device.safeAreaInsets
    }

    /// The picture as plain values: laid out, resolved and shaped, but not painted. A view without an area, such as
    /// `EmptyView()`, is an empty list; there is no file of it, where SwiftUI's `cgImage` is nil.
    ///
    /// - Throws: ``RenderError`` for a size or scale that can't be drawn, ``FontLibraryError`` where no font is
    ///   installed, and what the view's collections throw: `DuplicateIdentifierError`, `CollectionLayoutError`.
    public func displayList() throws -> DisplayList {
        try render(recorder: nil)
    }

    /// The picture, with notes of the frames of its collections.
    func render(recorder: SceneRecorder?) throws -> DisplayList {
        let focus = sceneState?.focus.map { _ in
            SceneFocus(state: sceneState, memory: nil, appearance: userInterfaceIdiom.focusAppearance)
        }
        return try draw(recorder: recorder, focus: focus, state: HostedState())
    }

    /// Draws the view once.
    ///
    /// - Parameters:
    ///   - recorder: takes notes of the frames of collections; nil where nobody reads them.
    ///   - focus: what views know of the focus; nil where nothing can have it.
    ///   - state: what the view keeps from picture to picture.
    ///   - drawAbove: draws what lies above the view.
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
            try draw(in: environment, resources, notes, state: state, above: drawAbove)
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
        // A view without an area is an empty picture, as in SwiftUI; a size that is none is a mistake.
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
            let color = background.resolve(in: environment)
            builder.fill(.rectangle(CGRect(origin: .zero, size: size)), .color(color))
        }
        // Drawn for the proposal that it was measured for, in the middle of its room.
        let room = room(in: size)
        let origin = CGPoint(x: room.midX - chosen.width / 2, y: room.midY - chosen.height / 2)
        let safeArea = SafeArea(whole: CGRect(origin: .zero, size: size), free: room)
        host.draw(at: origin, proposal: offered, into: builder, safeArea: safeArea)
        drawAbove(builder, size, environment, resources)
        diagnostics = notes.entries
        momentRecorder?.marks = builder.marks
        if let failure = fontFailure(resources) ?? notes.failure { throw failure }
        return builder.finish(size: size)
    }

    /// The size that the view takes of a proposal, in points, without its being drawn.
    ///
    /// ```swift
    /// let row = ImageRenderer(content: FilmRow(film))
    /// let height = try row.sizeThatFits(ProposedViewSize(width: 320, height: nil)).height
    /// ```
    ///
    /// While a picture is made, as in an app's own `sizeForItemAt`, ``UIHostingController/sizeThatFits(in:)`` measures
    /// with what that picture is drawn with.
    ///
    /// - Throws: as ``displayList()``.
    public func sizeThatFits(_ proposal: ProposedViewSize) throws -> CGSize {
        guard scale > 0, scale.isFinite else { throw RenderError.invalidScale(Double(scale)) }
        let notes = Diagnostics()
        let resources = DrawingResources(
            textShaper: try shaper(), images: images, symbols: symbols, diagnostics: notes, threads: nil)
        let picture = PictureInProgress(environment: environment(recorder: nil), resources: resources)
        let size = PictureInProgress.$current.withValue(picture) { picture.size(of: content, for: proposal) }
        diagnostics = notes.entries
        if let failure = notes.failure { throw failure }
        return size
    }

    /// The frames of the collections drawn, as stable text: one line for each element. A collection in an element of
    /// another one follows it; its first line names the element, and its frames are in the coordinates of the outermost
    /// collection's content.
    ///
    /// - Throws: as ``displayList()``.
    public func frameDescription() throws -> String {
        let recorder = SceneRecorder()
        _ = try render(recorder: recorder)
        return recorder.collections.map(\.description).joined(separator: "\n")
    }

    private func library() throws(FontLibraryError) -> FontLibrary {
        if let fonts { fonts } else { try FontLibrary.installed() }
    }

    /// What cells are drawn with on several threads; nil where one thread draws them.
    private func threads() throws(FontLibraryError) -> DrawingThreads? {
        let limit = threadLimit ?? ConcurrentWork.coreCount
        guard limit > 1 else { return nil }
        if let textShaper {
            return textShaper.makeAnother.map { make in DrawingThreads(limit: limit) { LentShaper(make()) } }
        }
        let (library, cache) = (try library(), cache)
        return DrawingThreads(limit: limit) {
            let lease = cache.lease()
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

    /// Why texts are not what they should be; the next picture tries again.
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
        // What has no value is not set: each value of a key of its own costs as much as a small view.
        let scene = scene(recorder: recorder)
        if !scene.isEmpty { environment.scene = scene }
        if userInterfaceIdiom != .unspecified { environment.userInterfaceIdiom = userInterfaceIdiom }
        if safeAreaInsets != EdgeInsets() { environment.hasSafeArea = true }
        if let time { environment.sceneTime = time }
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

    /// A picture is as large as what was offered; where nothing was, as large as the view with the safe area, up to a
    /// whole pixel.
    private func pictureSize(for chosen: CGSize) -> CGSize {
        func length(_ offered: CGFloat?, _ chosen: CGFloat, _ insets: CGFloat) -> CGFloat {
            if let offered, offered.isFinite { return offered }
            let pixels = max(0, ((chosen + insets) * scale - 1e-4).rounded(.up))
            // Rounding up a hair below zero gives a negative zero, which would show in messages.
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

/// How far pictures reach: what lies further is not drawn.
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
    /// A renderer of the samples of a file. Several samples stand one below the other.
    ///
    /// ```swift
    /// let renderer = ImageRenderer(previews: Row_Previews.self)
    /// ```
    public convenience init<Provider: PreviewProvider>(previews: Provider.Type) where Provider.Previews == Content {
        self.init(content: Provider.previews)
    }
}
