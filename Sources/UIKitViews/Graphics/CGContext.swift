import CoreGeometry
import FlatlayDrawing
import Foundation
import UIKitValues

/// A Core Graphics context, which records what is drawn in a display list.
///
/// ```swift
/// override func draw(_ rect: CGRect) {
///     guard let context = UIGraphicsGetCurrentContext() else { return }
///     context.setFillColor(UIColor.systemYellow.cgColor)
///     context.fillEllipse(in: rect)
/// }
/// ```
///
/// As in UIKit, its origin is at the top left, and y points downwards. A display list has groups instead of a state, so
/// each drawing is recorded with its clips and effects around it. One thread uses a context.
public final class CGContext {
    /// Where drawings are recorded; a transparency layer has a list of its own.
    package private(set) var builder: DisplayListBuilder
    /// The fonts, images and symbols.
    package let resources: DrawingResources
    /// Pixels per point.
    package let scale: CGFloat
    /// The room of the picture, in the coordinates in which drawing begins. Nothing is drawn outside.
    package let bounds: CGRect
    /// Whether something was drawn that depends on what is there. A view must then be drawn as a group
    /// (`DisplayList.Effect.isolation`), since what lies below it is not part of its picture.
    package private(set) var readsBackdrop = false

    var state: State
    private var saved: [State] = []
    private var layers: [Layer] = []
    /// The path that is being built, in the coordinates of the display list.
    var current = Path()
    /// Whether the context owns its list.
    let isWhole: Bool
    /// From the coordinates in which drawing begins to those of the display list.
    private let base: CGAffineTransform

    /// An open transparency layer.
    private struct Layer {
        let outer: DisplayListBuilder
        let depth: Int
    }

    /// Creates a context.
    ///
    /// - Parameters:
    ///   - bounds: the room of the picture; nothing is drawn outside.
    ///   - scale: pixels per point.
    ///   - origin: the place of the point (0, 0) in the coordinates of the builder.
    package init(
        builder: DisplayListBuilder, resources: DrawingResources, bounds: CGRect, scale: CGFloat,
        origin: CGPoint = .zero, isWhole: Bool = false
    ) {
        self.builder = builder
        self.resources = resources
        self.bounds = bounds.isFinite ? bounds : .zero
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        self.isWhole = isWhole
        base = CGAffineTransform(translationX: origin.x, y: origin.y)
        state = State(matrix: base, room: self.bounds.offsetBy(dx: origin.x, dy: origin.y))
    }

    /// The width in pixels.
    public var width: Int { Int(exactly: (bounds.width * scale).rounded()) ?? 0 }
    /// The height in pixels.
    public var height: Int { Int(exactly: (bounds.height * scale).rounded()) ?? 0 }

    // MARK: State

    /// Everything that `saveGState` saves.
    struct State {
        /// From the user's coordinates to those of the display list.
        var matrix: CGAffineTransform
        /// The room of the picture, in the coordinates of the display list.
        var room: CGRect
        /// Clips in the coordinates of the display list, outermost first.
        var clips: [DisplayList.Effect] = []
        /// A rectangle around what the clips leave, without the room.
        var clipBox = CGRect.infinite
        var fill = ResolvedColor.black
        var stroke = ResolvedColor.black
        var line = StrokeStyle()
        var alpha: CGFloat = 1
        var blendMode = CGBlendMode.normal
        var shadow: Shadow?
        var isAntialiased = true
        var interpolation = CGInterpolationQuality.default
        var textMatrix = CGAffineTransform.identity
    }

    struct Shadow {
        let color: ResolvedColor
        let blur: CGFloat
        let offset: CGSize
    }

    /// Saves the state.
    public func saveGState() { saved.append(state) }

    /// Restores the state that was saved last.
    public func restoreGState() {
        guard saved.count > (layers.last?.depth ?? 0), let last = saved.popLast() else { return }
        state = last
    }

    // MARK: Transforms

    /// The transform from the user's coordinates to those in which drawing began.
    public var ctm: CGAffineTransform { state.matrix.concatenating(base.inverted()) }

    /// Moves the coordinates.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.matrix = state.matrix.translatedBy(x: tx, y: ty) }
    /// Scales the coordinates.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.matrix = state.matrix.scaledBy(x: sx, y: sy) }
    /// Rotates the coordinates by an angle in radians, clockwise.
    public func rotate(by angle: CGFloat) { state.matrix = state.matrix.rotated(by: angle) }
    /// Transforms the coordinates.
    public func concatenate(_ transform: CGAffineTransform) {
        state.matrix = transform.concatenating(state.matrix)
    }

    // MARK: Attributes

    /// Sets the opacity of drawings.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isNaN ? 1 : min(max(alpha, 0), 1) }
    /// Sets how drawings are combined with what is there.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    /// Sets a shadow below drawings. The offset does not follow the transform; a positive height moves it downwards.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.alpha > 0 else { return state.shadow = nil }
        state.shadow = Shadow(color: color.resolved, blur: blur, offset: offset)
    }
    /// Sets a black shadow of a third of opacity below drawings.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }
    /// Sets whether edges are smooth.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.isAntialiased = shouldAntialias }
    /// Has no effect: edges are smooth unless `setShouldAntialias(false)` was called.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// How pixels are interpolated when a bitmap is scaled.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }
    /// Has no effect: text is drawn upright, by strings.
    public var textMatrix: CGAffineTransform {
        get { state.textMatrix }
        set { state.textMatrix = newValue }
    }
    /// Has no effect: text is drawn by strings.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    /// Has no effect: painters choose the accuracy of curves.
    public func setFlatness(_ flatness: CGFloat) {}

    // MARK: Layers

    /// Begins a group, which is composited as a whole with the opacity, the blend mode and the shadow of this moment.
    public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]? = nil) {
        saved.append(state)
        layers.append(Layer(outer: builder, depth: saved.count))
        builder = DisplayListBuilder(partOf: builder.currentPath)
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
    }

    /// Begins a group within a rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [AnyHashable: Any]? = nil) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Ends a group.
    public func endTransparencyLayer() {
        guard let layer = layers.popLast(), saved.count >= layer.depth else { return }
        let list = builder.finish(size: bounds.size)
        builder = layer.outer
        state = saved[layer.depth - 1]
        saved.removeSubrange((layer.depth - 1)...)
        let clips = (state.clips, state.clipBox, state.room)
        // Everything in the layer is clipped already, but not its shadow.
        if state.shadow == nil { (state.clips, state.clipBox, state.room) = ([], .infinite, .infinite) }
        record(in: .infinite) { _ in
            builder.withEffect(.isolation) { builder.draw(list) }
        }
        (state.clips, state.clipBox, state.room) = clips
    }

    /// Closes layers that were left open.
    func closeLayers() {
        while !layers.isEmpty { endTransparencyLayer() }
    }

    // MARK: Recording

    /// Records a drawing with its clips and effects around it.
    ///
    /// - Parameters:
    ///   - extent: what is drawn, in the coordinates of the display list.
    ///   - fades: whether the drawing itself has the opacity of the state.
    ///   - draw: draws; its argument is true if the drawing must be opaque black, to erase the backdrop.
    func record(in extent: CGRect, fades: Bool = false, _ draw: (_ isErasing: Bool) -> Void) {
        // Rectangles of other numbers can't be compared.
        guard extent.isFinite, !state.clipBox.isEmpty, extent.isInfinite || state.clipBox.intersects(extent) else {
            return
        }
        var effects = state.clips
        let shadow = state.shadow.map {
            DisplayList.Effect.shadow(color: $0.color, radius: $0.blur, offset: $0.offset)
        }
        let extent = shadow?.bounds(around: extent) ?? extent
        if !state.room.contains(extent), !state.room.isInfinite {
            effects.insert(.clip(.rectangle(state.room), FillStyle()), at: 0)
        }
        if state.blendMode == .clear || state.blendMode == .copy {
            within(effects[...] + [.blendMode(.destinationOut)]) { draw(true) }
        }
        if state.blendMode != .normal { readsBackdrop = true }
        guard state.blendMode != .clear else { return }
        if let mode = state.blendMode.painted {
            if mode != .normal { effects.append(.blendMode(mode)) }
        } else {
            resources.diagnostics.warn("blend mode '\(state.blendMode)' is drawn as normal", node: builder.currentPath)
        }
        if state.alpha < 1, !fades { effects.append(.opacity(state.alpha)) }
        if let shadow { effects.append(shadow) }
        within(effects[...]) { draw(false) }
    }

    private func within(_ effects: ArraySlice<DisplayList.Effect>, _ draw: () -> Void) {
        guard let first = effects.first else { return draw() }
        builder.withEffect(first) { within(effects.dropFirst(), draw) }
    }

    /// Records a drawing in the user's coordinates.
    ///
    /// - Parameter draw: draws; its first argument moves what is drawn, which is simpler than a group.
    func recordInUserSpace(_ extent: CGRect, fades: Bool = false, _ draw: (_ moved: CGSize, _ isErasing: Bool) -> Void)
    {
        let matrix = state.matrix
        record(in: extent.applying(matrix), fades: fades) { isErasing in
            if matrix.isTranslation { return draw(CGSize(width: matrix.tx, height: matrix.ty), isErasing) }
            builder.withEffect(.transform(matrix)) { draw(.zero, isErasing) }
        }
    }

    /// The picture so far; nil for a part of another picture and in a program without renderers.
    public func makeImage() -> CGImage? {
        guard isWhole, layers.isEmpty else { return nil }
        return PicturePaint.bitmap(builder.finish(size: bounds.size), scale: scale, isOpaque: false).map(CGImage.init)
    }
}

extension CGRect {
    /// Whether every length is a finite number.
    var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite && maxX.isFinite
            && maxY.isFinite
    }
}
