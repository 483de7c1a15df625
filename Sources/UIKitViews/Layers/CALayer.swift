import CoreGeometry
import Foundation
import UIKitValues

/// A rectangle with a background, corners, a border, a shadow and sublayers. Views draw themselves with layers.
///
/// ```swift
/// view.layer.cornerRadius = 12
/// view.layer.borderWidth = 1
/// view.layer.borderColor = UIColor.separator.cgColor
/// ```
///
/// Defaults and the order of drawing are Core Animation's: shadow, background, contents, sublayers by `zPosition`, and
/// the border above them. There are no implicit animations: values apply at once.
open class CALayer: NSObject {
    /// Creates a layer.
    public override init() {
        super.init()
    }

    /// Creates a copy of another layer's values, as Core Animation does for animations.
    public init(layer: Any) {
        super.init()
        guard let layer = layer as? CALayer else { return }
        (bounds, position, anchorPoint, transform) = (layer.bounds, layer.position, layer.anchorPoint, layer.transform)
    }

    /// Returns nil: archives of layers are not supported.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The class and the address: `<CALayer: 0x…>`.
    open override var description: String { "<\(PrintedObject.name(of: self)): \(PrintedObject.address(of: self))>" }

    /// The initialiser with which a view creates a layer of a class that it names; see ``make(_:)``.
    @_silgen_name("flatlay_layer_make")
    convenience init(ofClass: ()) {
        self.init()
    }

    // MARK: Geometry

    /// The layer's rectangle in its own coordinates. The origin moves what is inside.
    // Layouts read it a dozen times for each position of a scroll view; a check of each reading for overlapping
    // changes takes longer than the reading. All readings and changes are on the main actor.
    @exclusivity(unchecked) open var bounds = CGRect.zero {
        didSet {
            if bounds.size != oldValue.size { needsLayout = true }
            if bounds != oldValue { geometryDidChange() }
        }
    }
    /// Where the anchor point is in the layer above.
    open var position = CGPoint.zero { didSet { if position != oldValue { geometryDidChange() } } }
    /// The point that `position` places and transforms turn about, in fractions of the bounds.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { geometryDidChange() } }
    /// The order along the line of sight: layers with larger values are above others.
    open var zPosition: CGFloat = 0
    /// The depth of the anchor point; images are flat, so it has no effect.
    open var anchorPointZ: CGFloat = 0
    /// The transform of the layer about its anchor point. Its projection onto the plane is drawn.
    open var transform = CATransform3DIdentity {
        didSet { affine = CATransform3DIsIdentity(transform) ? nil : transform.planeMap }
    }
    /// The transform of the sublayers about the anchor point.
    open var sublayerTransform = CATransform3DIdentity
    /// The affine transform that is nearest to ``transform`` around the anchor point; nil for the identity.
    package private(set) final var affine: CGAffineTransform?

    /// The rectangle in the layer above: with a transform, the smallest one around the transformed bounds.
    ///
    /// Setting it changes the position and the size of the bounds; the transform, the anchor point and the origin of
    /// the bounds stay. If the layer is rotated by other than right angles, the size comes from the rectangle under the
    /// inverse transform; UIKit leaves this undefined.
    open var frame: CGRect {
        get {
            let origin = CGPoint(
                x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height)
            guard affine != nil else { return CGRect(origin: origin, size: bounds.size) }
            return CGRect(origin: bounds.origin, size: bounds.size).applying(toSuperlayer)
        }
        set {
            let geometry = geometry(forFrame: newValue)
            bounds.size = geometry.size
            position = geometry.position
        }
    }

    /// Returns the size of the bounds and the position that give the layer a frame under its transform.
    ///
    /// The size is the frame's size under the inverse transform, with positive lengths, and the position centres the
    /// transformed bounds in the frame. If the transform scales or turns by right angles, the frame is then exactly
    /// what was asked for. At other angles most frames can't be reached by any bounds, so reading the frame returns
    /// another size; UIKit calls that undefined. If the transform has no inverse, the frame is set as if there were no
    /// transform.
    ///
    /// Source: `CALayer.h` (setting the frame changes `position` and `bounds`), and the tests of reimplementations that
    /// also run on iOS.
    package final func geometry(forFrame frame: CGRect) -> (size: CGSize, position: CGPoint) {
        let plain = (
            size: frame.size,
            position: CGPoint(
                x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
        )
        guard let affine, affine.a * affine.d != affine.b * affine.c else { return plain }
        let turned = frame.size.applying(affine.inverted())
        let size = CGSize(width: abs(turned.width), height: abs(turned.height))
        let box = CGRect(
            x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height
        ).applying(affine)
        let position = CGPoint(x: frame.midX - box.midX, y: frame.midY - box.midY)
        guard size.width.isFinite, size.height.isFinite, position.x.isFinite, position.y.isFinite else { return plain }
        return (size, position)
    }

    /// Returns the flat part of the transform; the identity if it leaves the plane.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    /// Sets a flat transform.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// The map from the layer's coordinates to those of the layer above, in space.
    package final var toSuperlayerInSpace: CATransform3D {
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
        let turned = CATransform3DTranslate(transform, -anchor.x, -anchor.y, 0)
        return CATransform3DConcat(turned, CATransform3DMakeTranslation(position.x, position.y, 0))
    }

    /// The map from the layer's coordinates to those of the layer above; with perspective, the nearest one around the
    /// anchor point.
    package final var toSuperlayer: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
        guard let affine else {
            return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
        }
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(affine)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    // MARK: Tree

    /// The layer that this one is in; nil for a root.
    open private(set) weak var superlayer: CALayer?
    /// The layers inside, from back to front; nil for none.
    open var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children }
        set {
            removeSublayers(children)
            for child in newValue ?? [] { addSublayer(child) }
        }
    }
    package private(set) final var children: [CALayer] = []

    /// Adds a layer in front of the others. Adding an ancestor fails the next image, here and in the methods below;
    /// Core Animation raises an exception.
    open func addSublayer(_ layer: CALayer) {
        insertSublayer(layer, at: UInt32(clamping: children.count))
    }

    /// Adds a layer at an index, from the back.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        guard mayHold(layer, as: "a sublayer") else { return }
        layer.removeFromSuperlayer()
        children.insert(layer, at: min(Int(idx), children.count))
        layer.superlayer = self
    }

    /// Adds a layer behind a sibling; behind all if there is none.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        guard let sibling else { return insertSublayer(layer, at: 0) }
        insert(layer, beside: sibling, offset: 0, near: 0)
    }

    /// Adds a layer in front of a sibling; in front of all if there is none.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        guard let sibling else { return addSublayer(layer) }
        insert(layer, beside: sibling, offset: 1, near: children.count)
    }

    /// Replaces a layer by another one.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, oldLayer.superlayer === self, mayHold(newLayer, as: "a sublayer") else { return }
        insert(newLayer, beside: oldLayer, offset: 1, near: 0)
        oldLayer.removeFromSuperlayer()
    }

    /// Removes the layer from the one above.
    open func removeFromSuperlayer() {
        superlayer?.removeSublayers([self])
    }

    /// Called for drawing and layout; a view is the delegate of its layer.
    open weak var delegate: (any CALayerDelegate)?
    /// The view whose layer this is; nil for other layers.
    package final weak var view: AnyObject?
    /// A name, for the app's use and for the names of nodes.
    open var name: String?

    // MARK: Appearance

    /// The colour behind the contents; nil for none.
    open var backgroundColor: CGColor? {
        didSet { dynamicBackground = nil }
    }
    /// A view's background, which follows its traits.
    package final var dynamicBackground: UIColor?
    /// The radius of the corners of background and border, in points. It clips contents only with ``masksToBounds``.
    open var cornerRadius: CGFloat = 0
    /// The shape of the corners.
    open var cornerCurve = CALayerCornerCurve.circular
    /// The corners that are rounded; all by default. They do not follow the reading direction.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// The width of the border, inside the bounds, in points.
    open var borderWidth: CGFloat = 0
    /// The colour of the border; opaque black by default.
    open var borderColor: CGColor? = .black
    /// The opacity of the layer as a whole, from 0 to 1.
    open var opacity: Float = 1
    /// Whether the layer is not drawn.
    open var isHidden = false
    /// Whether the layer promises to have no transparent pixels; images do not depend on it.
    open var isOpaque = false
    /// Whether contents and sublayers are clipped to the bounds with their corners.
    open var masksToBounds = false
    /// A layer whose opacity cuts this one out. Its frame is in this layer's coordinates. Setting an ancestor as the
    /// mask fails the next image.
    open var mask: CALayer? {
        didSet {
            guard mask !== oldValue else { return }
            if let new = mask, !mayHold(new, as: "the mask") {
                mask = oldValue
                return
            }
            if oldValue?.masked === self { oldValue?.masked = nil }
            mask?.masked = self
        }
    }
    /// The layer whose mask this one is.
    fileprivate final weak var masked: CALayer?

    /// The colour of the shadow; opaque black by default.
    open var shadowColor: CGColor? = .black
    /// The opacity of the shadow; 0, no shadow, by default.
    open var shadowOpacity: Float = 0
    /// How far the shadow is moved, in points.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// The blur of the shadow: its standard deviation in points.
    open var shadowRadius: CGFloat = 3
    /// The shape of the shadow; nil for that of the layer's content.
    open var shadowPath: CGPath?

    /// An image in the layer: a `CGImage` or a `UIImage`.
    open var contents: Any?
    /// How the image fills the bounds.
    open var contentsGravity = CALayerContentsGravity.resize
    /// The pixels per point of the image.
    open var contentsScale: CGFloat = 1
    /// The part of the image that is shown, in fractions of it.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The part of the image that stretches, in fractions of it; around it are nine parts.
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The filter for enlarging; `nearest` keeps pixels sharp.
    open var magnificationFilter = CALayerContentsFilter.linear
    /// The filter for reducing.
    open var minificationFilter = CALayerContentsFilter.linear

    // MARK: Without effect

    /// Stored, without effect: how the layer is composited with what is behind it.
    open var compositingFilter: Any?
    /// Stored, without effect.
    open var filters: [Any]?
    /// Stored, without effect.
    open var backgroundFilters: [Any]?
    /// Stored, without effect.
    open var shouldRasterize = false
    /// Stored, without effect.
    open var rasterizationScale: CGFloat = 1
    /// Stored, without effect.
    open var drawsAsynchronously = false
    /// Stored, without effect.
    open var allowsEdgeAntialiasing = false
    /// Stored, without effect: a group of layers is always composited as a whole where it is transparent.
    open var allowsGroupOpacity = true
    /// Stored, without effect: every layer is seen from both sides.
    open var isDoubleSided = true
    /// Stored, without effect.
    open var isGeometryFlipped = false
    /// Stored, without effect.
    open var needsDisplayOnBoundsChange = false
    /// Stored, without effect: there are no implicit animations.
    open var actions: [String: any CAAction]?
    /// Stored, without effect.
    open var speed: Float = 1
    /// Stored, without effect.
    open var timeOffset: CFTimeInterval = 0
    /// Stored, without effect.
    open var beginTime: CFTimeInterval = 0
    private var animations: [String: CAAnimation] = [:]

    /// Keeps an animation under a key. Images show the values of the layer.
    open func add(_ anim: CAAnimation, forKey key: String?) { animations[key ?? "animation"] = anim }
    /// Removes an animation.
    open func removeAnimation(forKey key: String) { animations[key] = nil }
    /// Removes all animations.
    open func removeAllAnimations() { animations = [:] }
    /// Returns the animation under a key.
    open func animation(forKey key: String) -> CAAnimation? { animations[key] }
    /// The keys of the animations, in alphabetical order; nil for none.
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
    /// The layer as it is on the screen: the layer itself.
    open func presentation() -> Self? { self }
    /// The layer that an app changes: the layer itself.
    open func model() -> Self { self }

    // MARK: Layout and drawing

    /// Whether sublayers must be laid out.
    package final var needsLayout = true
    /// Called when bounds, position or anchor point change.
    package final var onGeometryChange: (() -> Void)?

    private func geometryDidChange() { onGeometryChange?() }

    /// Marks that sublayers must be laid out before the next image.
    open func setNeedsLayout() { needsLayout = true }
    /// Lays out sublayers at once if they must be.
    open func layoutIfNeeded() {
        guard needsLayout else { return }
        needsLayout = false
        layoutSublayers()
    }
    /// Lays out sublayers; asks the delegate.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
    /// Has no effect: every image draws every layer.
    open func setNeedsDisplay() {}
    /// Has no effect: every image draws every layer.
    open func setNeedsDisplay(_ r: CGRect) {}
    /// Has no effect: every image draws every layer.
    open func displayIfNeeded() {}
    /// Sets ``contents`` in a subclass; does nothing by default.
    open func display() {}
    /// Draws the layer's own content; asks the delegate.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Returns the size that the layer would like; its bounds' by default.
    open func preferredFrameSize() -> CGSize { bounds.size }

    // MARK: Coordinates

    /// The map from the layer's coordinates to those of its root.
    package final var toRoot: CGAffineTransform {
        var map = toSuperlayer
        var next = superlayer
        while let layer = next, layer.superlayer != nil {
            map = map.concatenating(layer.toSuperlayer)
            next = layer.superlayer
        }
        return superlayer == nil ? .identity : map
    }

    /// Returns a point of another layer in this one's coordinates; nil means the root.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        p.applying((l?.toRoot ?? .identity).concatenating(toRoot.inverted()))
    }
    /// Returns a point of this layer in another one's coordinates.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        p.applying(toRoot.concatenating((l?.toRoot ?? .identity).inverted()))
    }
    /// Returns a rectangle of another layer in this one's coordinates.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        r.applying((l?.toRoot ?? .identity).concatenating(toRoot.inverted()))
    }
    /// Returns a rectangle of this layer in another one's coordinates.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        r.applying(toRoot.concatenating((l?.toRoot ?? .identity).inverted()))
    }
    /// Whether a point is inside the bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    /// Returns the layer in front at a point of the layer above; nil for none.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        let point = p.applying(toSuperlayer.inverted())
        guard !isHidden, contains(point) else { return nil }
        for child in children.reversed() {
            if let hit = child.hitTest(point) { return hit }
        }
        return self
    }
}

// MARK: Changes of the tree

extension CALayer {
    /// Adds a layer in front of a sibling (an offset of 1) or behind it (0). Without that sibling it is in front of
    /// all, or behind all.
    ///
    /// - Parameter near: an index near that of the sibling, from which it is searched in both directions.
    package final func insert(_ layer: CALayer, beside sibling: CALayer, offset: Int, near: Int) {
        guard layer !== sibling, mayHold(layer, as: "a sublayer") else { return }
        layer.removeFromSuperlayer()
        let index = index(of: sibling, near: near).map { $0 + offset } ?? (offset > 0 ? children.count : 0)
        insertSublayer(layer, at: UInt32(clamping: index))
    }

    private func index(of child: CALayer, near start: Int) -> Int? {
        guard child.superlayer === self, !children.isEmpty else { return nil }
        var (low, high) = (min(start, children.count - 1), min(start, children.count - 1) + 1)
        while low >= 0 || high < children.count {
            if low >= 0, children[low] === child { return low }
            if high < children.count, children[high] === child { return high }
            (low, high) = (low - 1, high + 1)
        }
        return nil
    }

    /// Removes sublayers. Removing many takes linear time.
    package final func removeSublayers(_ layers: [CALayer]) {
        children.remove(layers)
        for layer in layers where layer.superlayer === self { layer.superlayer = nil }
    }

    /// Exchanges the places of two sublayers.
    package final func exchangeSublayers(_ first: CALayer, _ second: CALayer) {
        guard let one = children.firstIndex(where: { $0 === first }),
            let other = children.firstIndex(where: { $0 === second })
        else { return }
        children.swapAt(one, other)
    }

    /// Whether a layer can be inside this one. If not, because it would be inside itself, that is reported.
    private func mayHold(_ layer: CALayer, as part: String) -> Bool {
        // A layer with nothing in it holds no other.
        if layer !== self, layer.children.isEmpty, layer.mask == nil { return true }
        guard isInside(layer) else { return true }
        LayoutReports.refuse(
            "\(layer.label) cannot be \(part) of \(label), which is the same layer or inside it: no layer can be inside itself"
        )
        return false
    }

    private func isInside(_ other: CALayer) -> Bool {
        var next: CALayer? = self
        while let layer = next {
            if layer === other || layer.masked?.isInside(other) ?? false { return true }
            next = layer.superlayer
        }
        return false
    }

    /// The class, and the name if there is one, for messages.
    final var label: String { name.map { "\(type(of: self)) '\($0)'" } ?? "\(type(of: self))" }
}

extension Array where Element: AnyObject {
    /// Removes objects. Removing many takes linear time.
    mutating func remove(_ objects: [Element]) {
        if objects.count == 1 {
            if let index = lastIndex(where: { $0 === objects[0] }) { remove(at: index) }
        } else if !objects.isEmpty {
            let removed = Set(objects.map { ObjectIdentifier($0) })
            removeAll { removed.contains(ObjectIdentifier($0)) }
        }
    }
}

extension CALayer {
    @_silgen_name("flatlay_layer_make")
    private static func makeLayer() -> CALayer

    /// Creates a layer of a class known only at run time with its `init()`, which need not be `required`, as in UIKit.
    /// How it works is explained beside the creation of reusable views.
    static func make(_ type: CALayer.Type) -> CALayer { type.makeLayer() }
}
