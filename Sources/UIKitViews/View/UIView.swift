import ActorLeases
import CoreGeometry
import Foundation
import UIKitValues

/// A rectangle that draws itself and holds other views.
///
/// ```swift
/// let card = UIView()
/// card.backgroundColor = .secondarySystemBackground
/// card.layer.cornerRadius = 12
/// card.addSubview(title)
/// NSLayoutConstraint.activate([
///     title.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
///     title.centerYAnchor.constraint(equalTo: card.centerYAnchor),
/// ])
/// ```
///
/// Properties, defaults and the order of calls are UIKit's. There is no screen and no window server: `ImageRenderer`
/// lays a tree out and draws it. Animations end at once.
@MainActor @preconcurrency
open class UIView: UIResponder {
    /// The class of the view's layer.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer that the view draws itself with.
    public let layer: CALayer

    // The storage of extensions of this class, which cannot have any.
    package var subviewList: [UIView] = []
    weak var superviewReference: UIView?
    var ownBackground: UIColor?
    /// The tint that was set on this view; nil for the superview's.
    package var ownTint: UIColor?
    var ownMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// Margins named by reading direction, if those were set last.
    var ownDirectionalMargins: NSDirectionalEdgeInsets?
    var constraintStore = ConstraintStore()
    /// The safe area that surrounds a root view, or that a controller adds.
    package var hostedSafeArea = UIEdgeInsets.zero
    /// The traits of a root view; nil for the current ones.
    package var hostedTraits: UITraitCollection?
    /// The tint around a root view; nil for the system's.
    package var hostedTint: UIColor? {
        didSet { if hostedTint != oldValue, ownTint == nil { forEachInTree { $0.tintColorDidChange() } } }
    }
    /// The controller whose view this is.
    package weak var controllerReference: UIResponder?
    /// The controller's callbacks around the layout of its view.
    package var layoutObserver: (any ViewLayoutObserver)?
    /// The smallest margins of a controller's root view.
    package var minimumMargins = NSDirectionalEdgeInsets.zero
    /// Whether constraints of the view and what is in it are solved apart from what it is in, as those of cells are.
    package var isLayoutBoundary = false
    var gestures: [UIGestureRecognizer] = []
    /// The traits at the last layout, to notify a view when they change.
    var latestTraits: UITraitCollection?
    var traitRegistrations: [TraitRegistration] = []
    /// Whether the view is a ``ViewContentSource``; nil until somebody asks.
    var isContentSource: Bool?
    /// Whether rules of `appearance()` were applied to the view.
    var hasAppearance = false

    /// Creates a view with a frame in its superview.
    public init(frame: CGRect) {
        layer = CALayer.make((Self.layerClass as? CALayer.Type) ?? CALayer.self)
        super.init()
        layer.view = self
        layer.contentsScale = 2
        let frame = CGRect(origin: frame.origin, size: fixedSize ?? frame.size)
        layer.bounds.size = frame.size
        layer.position = CGPoint(x: frame.midX, y: frame.midY)
    }

    /// Creates a view with an empty frame.
    public override convenience init() {
        self.init(frame: .zero)
    }

    /// Creates a view from a nib.
    public required init?(coder: NSCoder) {
        layer = CALayer.make((Self.layerClass as? CALayer.Type) ?? CALayer.self)
        super.init()
        layer.view = self
        layer.contentsScale = 2
    }

    /// The initialiser with which views of a class known only at run time are created; see ``make(_:)``.
    @_silgen_name("flatlay_view_make")
    convenience init(ofClass: ()) {
        self.init(frame: .zero)
    }

    /// The class, the address, the frame and what differs from the defaults, in UIKit's notation.
    open nonisolated override var description: String { leased { (view: UIView) in view.printedText }(self) }

    /// Called after the view was made from a nib and its outlets were set.
    open func awakeFromNib() {}
    /// Called before Interface Builder draws a view; never here.
    open func prepareForInterfaceBuilder() {}

    // MARK: Geometry

    /// The rectangle in the superview. With a transform it is the smallest one around the transformed bounds; setting
    /// it then changes bounds and centre so that the frame is what was set, which is possible for right angles.
    open var frame: CGRect {
        get { layer.frame }
        set {
            guard newValue.isFinite else { return }
            let frame = CGRect(origin: newValue.origin, size: fixedSize ?? newValue.size)
            let geometry = layer.geometry(forFrame: frame)
            resize(to: geometry.size)
            layer.position = geometry.position
            placeDidChange()
        }
    }

    /// The rectangle in the view's own coordinates. Its origin moves the subviews.
    open var bounds: CGRect {
        get { layer.bounds }
        set {
            guard newValue.isFinite else { return }
            if layer.bounds.origin != newValue.origin {
                layer.bounds.origin = newValue.origin
                constraintStore.engine?.placesDidChange()
            }
            resize(to: newValue.size)
            placeDidChange()
        }
    }

    /// The centre in the superview: where the anchor point is.
    open var center: CGPoint {
        get { layer.position }
        set {
            guard newValue.x.isFinite, newValue.y.isFinite else { return }
            layer.position = newValue
            placeDidChange()
        }
    }

    /// The transform about the anchor point. Auto Layout ignores it.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    /// The transform in space; its projection is drawn.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// Pixels per point of the screen.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }

    /// The size that the view has whatever it is given, as a switch; nil for any.
    package var fixedSize: CGSize? { nil }

    private func resize(to size: CGSize) {
        let (old, size) = (layer.bounds.size, fixedSize ?? size)
        guard old != size else { return }
        layer.bounds.size = size
        setNeedsLayout()
        if autoresizesSubviews { resizeSubviews(from: old) }
    }

    /// A view that is fixed by its frame takes it into the constraints around it.
    private func placeDidChange() {
        if translatesAutoresizingMaskIntoConstraints { constraintStore.engine?.frameDidChange(of: self) }
    }

    /// Whether subviews follow the size by their autoresizing masks.
    open var autoresizesSubviews = true
    /// How the view follows the size of its superview.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether frame and mask become constraints. Set it to false before adding constraints of your own.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet {
            if translatesAutoresizingMaskIntoConstraints != oldValue { structureDidChange() }
        }
    }

    // MARK: Appearance

    /// The colour behind everything else of the view; nil for none.
    open var backgroundColor: UIColor? {
        get { ownBackground }
        set {
            ownBackground = newValue
            layer.backgroundColor = newValue.map { tintResolved($0).resolvedColor(with: traitCollection).cgColor }
            layer.dynamicBackground = newValue
        }
    }
    /// The opacity of the view and its subviews as a whole.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue.isFinite ? min(max(newValue, 0), 1) : 1) }
    }
    /// Whether the view is not drawn. In a stack view it then takes no room.
    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            guard layer.isHidden != newValue else { return }
            layer.isHidden = newValue
            (superview as? any ArrangingView)?.arrangedViewDidChange(self)
        }
    }
    /// Whether the view promises to fill its bounds; images do not depend on it.
    open var isOpaque = true
    /// Whether subviews are cut at the bounds.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// Stored, without effect.
    open var clearsContextBeforeDrawing = true
    /// How content fills the bounds.
    open var contentMode = ContentMode.scaleToFill
    /// A view whose opacity cuts this one out.
    open var mask: UIView? {
        didSet { layer.mask = mask?.layer }
    }
    /// The colour of controls and template images; inherited from the superview by default.
    open var tintColor: UIColor! {
        get {
            let color = ownTint ?? superview?.tintColor ?? hostedTint ?? .systemBlue
            return tintAdjustmentMode == .dimmed ? .systemGray : color
        }
        set {
            ownTint = newValue
            forEachInTree { $0.tintColorDidChange() }
        }
    }
    /// How the tint is adjusted: while dimmed it is grey.
    open var tintAdjustmentMode = TintAdjustmentMode.automatic {
        didSet { if tintAdjustmentMode != oldValue { forEachInTree { $0.tintColorDidChange() } } }
    }
    /// Called when the tint changes, here or in a superview.
    open func tintColorDidChange() {}

    /// A number that identifies the view for the app.
    open var tag = 0
    /// Whether the view gets touches; nothing touches here.
    open var isUserInteractionEnabled = true
    /// Stored, without effect.
    open var isMultipleTouchEnabled = false
    /// Stored, without effect.
    open var isExclusiveTouch = false
    /// Whether the view always reads in one direction.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { structureDidChange() } }
    }
    /// A style that replaces the inherited one here and in subviews.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { forEachInTree { $0.setNeedsLayout() } } }
    }

    // MARK: Accessibility

    /// The title that the system enlarges for large text sizes; stored.
    open var largeContentTitle: String?
    /// The image that the system enlarges for large text sizes; stored.
    open var largeContentImage: UIImage?
    /// Whether the system enlarges the view for large text sizes; stored.
    open var showsLargeContentViewer = false
    /// A name for tests and for nodes of display lists.
    open var accessibilityIdentifier: String?
    /// Whether assistive technologies see the view; stored.
    open var isAccessibilityElement = false
    /// The name of the view for assistive technologies; stored.
    open var accessibilityLabel: String?
    /// The value of the view; stored.
    open var accessibilityValue: String?
    /// The description of the view's action; stored.
    open var accessibilityHint: String?
    /// The traits for assistive technologies; stored.
    open var accessibilityTraits: UIAccessibilityTraits = .none
    /// Whether subviews are hidden from assistive technologies; stored.
    open var accessibilityElementsHidden = false
    /// Whether the view covers others for assistive technologies; stored.
    open var accessibilityViewIsModal = false
    /// The elements of the view for assistive technologies; stored.
    open var accessibilityElements: [Any]?
    /// Whether the view's elements are read together; stored.
    open var shouldGroupAccessibilityChildren = false
    /// An identifier for restoring the state; stored.
    open var restorationIdentifier: String?

    // MARK: Tree

    /// The view that this one is in; nil for a root.
    open var superview: UIView? { superviewReference }
    /// The views inside, from back to front.
    open var subviews: [UIView] { subviewList }
    /// The window that the view is in; nil outside of one.
    open var window: UIWindow? { superview?.window }
    /// The controller, or the superview.
    open override var next: UIResponder? { controllerReference ?? superview }

    /// Called when a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the superview changes.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the superview changed.
    open func didMoveToSuperview() {}
    /// Called before the window changes.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the window changed.
    open func didMoveToWindow() {}

    /// Adds a view in front of the others.
    open func addSubview(_ view: UIView) {
        insert(view, at: view.superview === self ? max(0, subviewList.count - 1) : subviewList.count)
    }
    /// Adds a view at an index, from the back.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    /// Adds a view behind a subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 0)
    }
    /// Adds a view in front of a subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 1)
    }
    /// Removes the view from its superview, with the constraints that join it with what is outside.
    open func removeFromSuperview() {
        guard let superview else { return }
        willMove(toSuperview: nil)
        superview.remove([self])
        didMoveToSuperview()
    }

    // MARK: Layout

    /// Marks that subviews must be laid out before the next image.
    open func setNeedsLayout() { layer.setNeedsLayout() }
    /// Lays out the view, and what must be laid out around it, at once.
    open func layoutIfNeeded() { runLayout() }
    /// Returns the fitting size of the view's constraints, near a target size.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// Returns the fitting size of the view's constraints. The target size has a priority for each axis: 50 gives way
    /// to content, 1000 does not. A view without constraints returns its natural size.
    ///
    /// ```swift
    /// let size = cell.contentView.systemLayoutSizeFitting(
    ///     CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
    ///     verticalFittingPriority: .fittingSizeLevel)
    /// ```
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }
    /// Places subviews. Call `super` to apply the frames of the constraints.
    open func layoutSubviews() { applyConstraints() }
    /// Lays out the view's layer: the subviews, and what a controller does before and after.
    open func layoutSublayers(of layer: CALayer) {
        layoutObserver?.viewWillLayout()
        layoutSubviews()
        layoutObserver?.viewDidLayout()
    }
    /// Creates constraints; called before layout after `setNeedsUpdateConstraints()`. Call `super` at the end.
    open func updateConstraints() { constraintStore.needsUpdate = false }
    /// Whether the view cannot work without constraints.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The natural size of the content; `noIntrinsicMetric` for none along an axis.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    /// Tells that the natural size has changed.
    open func invalidateIntrinsicContentSize() { constraintStore.engine?.contentDidChange(of: self) }
    /// Returns the size that fits best within another; the current size by default.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Takes the size that fits best.
    open func sizeToFit() {
        let origin = untransformedFrame.origin
        let size = sizeThatFits(bounds.size)
        bounds.size = size
        let anchor = layer.anchorPoint
        center = CGPoint(x: origin.x + anchor.x * size.width, y: origin.y + anchor.y * size.height)
    }
    /// How far the rectangle that constraints speak of is inside the frame.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// Returns the rectangle that constraints speak of.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// Returns the frame for a rectangle that constraints speak of.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
    /// The view that provides this view's first baseline.
    open var forFirstBaselineLayout: UIView { self }
    /// The view that provides this view's last baseline.
    open var forLastBaselineLayout: UIView { self }

    /// The space inside the edges for content: at least the margins that were set, with the safe area if the view
    /// avoids it, and with the superview's margins if the view preserves them.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set {
            ownMargins = newValue
            ownDirectionalMargins = nil
            marginsDidChange()
        }
    }
    /// The margins with sides named by reading direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { effectiveMargins.directional(isRightToLeft: isRightToLeft) }
        set {
            ownDirectionalMargins = newValue
            marginsDidChange()
        }
    }
    /// Whether margins are at least what the superview's margins leave of this view.
    open var preservesSuperviewLayoutMargins = false { didSet { marginsDidChange() } }
    /// Whether the safe area is added to the margins.
    open var insetsLayoutMarginsFromSafeArea = true { didSet { marginsDidChange() } }
    /// Called when margins change.
    open func layoutMarginsDidChange() {}
    /// Called when the safe area changes.
    open func safeAreaInsetsDidChange() {}
    /// How far bars and notches reach into the view.
    open var safeAreaInsets: UIEdgeInsets { effectiveSafeArea }

    // MARK: Drawing

    /// Draws the view's own content, between background and subviews, with `UIGraphicsGetCurrentContext()`.
    open func draw(_ rect: CGRect) {}
    /// Has no effect: every image draws every view.
    open func setNeedsDisplay() {}
    /// Has no effect: every image draws every view.
    open func setNeedsDisplay(_ rect: CGRect) {}

    // MARK: Traits

    /// The traits: those of the superview with the overrides of this view.
    open var traitCollection: UITraitCollection {
        let inherited = superview?.traitCollection ?? hostedTraits ?? .current
        guard overrideUserInterfaceStyle != .unspecified else { return inherited }
        let style = overrideUserInterfaceStyle
        return inherited.modifyingTraits { $0.userInterfaceStyle = style }
    }
    /// Called when traits change.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Touches

    /// Returns the view in front at a point; nil for none. Hidden, transparent and inactive views are skipped.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in subviewList.reversed() {
            if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
        }
        return self
    }
    /// Whether a point is inside the view.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// Adds a gesture recogniser, which is stored: nothing taps.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestures.append(gestureRecognizer)
        gestureRecognizer.view = self
    }
    /// Removes a gesture recogniser.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestures.removeAll { $0 === gestureRecognizer }
        if gestureRecognizer.view === self { gestureRecognizer.view = nil }
    }
    /// The interactions of the view; see ``addInteraction(_:)``. Stored.
    open var interactions: [any UIInteraction] = []
    /// The gesture recognisers; nil for none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { gestures.isEmpty ? nil : gestures }
        set {
            for gesture in gestures { removeGestureRecognizer(gesture) }
            for gesture in newValue ?? [] { addGestureRecognizer(gesture) }
        }
    }
    /// Whether a gesture may begin; true by default.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether the view can have the focus; false by default.
    open var canBecomeFocused: Bool { false }
    /// Whether the view has the focus.
    open package(set) var isFocused = false
}
