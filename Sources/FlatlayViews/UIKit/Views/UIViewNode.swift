import ActorLeases
import Foundation
import UIKitViews

/// A view of UIKit among SwiftUI-shaped views: representables, cells of UIKit, and what `ImageRenderer(view:)` renders.
nonisolated package struct HostedUIView: PrimitiveView {
    private let make: @MainActor () -> UIView
    private let sizing: Sizing?
    private let keepsFrame: Bool

    /// Returns the size of a view for a proposal; nil for the rule of representables.
    package typealias Sizing = @MainActor (_ view: UIView, _ proposal: ProposedViewSize) -> CGSize?

    /// Shows a view.
    ///
    /// - Parameter keepsFrame: whether the view gets its old frame back after drawing, for an app's own view that is
    ///   rendered.
    package init(_ view: UIView, keepsFrame: Bool = false, sizing: Sizing? = nil) {
        self.init(keepsFrame: keepsFrame, sizing: sizing) { view }
    }

    /// Shows a view that is made with the nodes of the image.
    package init(keepsFrame: Bool = false, sizing: Sizing? = nil, _ make: @escaping @MainActor () -> UIView) {
        self.make = make
        self.sizing = sizing
        self.keepsFrame = keepsFrame
    }

    /// Adds the node of the view.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        let view = leased(make)()
        let node = UIViewNode(view, sizing: sizing, in: context, PictureInProgress(in: context))
        node.keepsFrame = keepsFrame
        if let focus = context.environment.focusSurroundings, focus.session != nil, !focus.isBarred,
            !focus.isInsideControl, context.environment.isEnabled
        {
            node.focusPlace = FocusableViews.Place(context)
        }
        nodes.append(node)
    }
}

/// Measures and draws a view of UIKit.
final class UIViewNode: ViewNode {
    private let view: UIView
    private let sizing: HostedUIView.Sizing?
    private let picture: PictureInProgress
    private let traits: UITraitCollection
    private let environment: EnvironmentValues
    /// Whether the view has the environment of this node.
    private var hasEnvironment = false
    /// Where the view is among those that can have the focus; nil if it can't.
    fileprivate var focusPlace: FocusableViews.Place?
    /// Whether the view gets its old frame back after drawing.
    fileprivate var keepsFrame = false

    /// - Parameter picture: the place of the view, in which code of UIKit runs.
    init(_ view: UIView, sizing: HostedUIView.Sizing?, in context: ViewContext, _ picture: PictureInProgress) {
        self.view = view
        self.sizing = sizing
        self.picture = picture
        environment = context.environment
        // A controller on an image as wide as a tablet is on one; a view alone can have any width.
        let width = view is ControllerScreen && environment.isWideScreen ? UITraitCollection.tabletWidth : 390
        traits = UITraitCollection(
            traitsFrom: [.phone, UITraitCollection(environment: environment, size: CGSize(width: width, height: 844))])
        super.init(environment)
    }

    override var guides: GuideKinds { .baselines }

    /// Runs a closure with the view in the environment of the node.
    private func with<Result>(_ body: @escaping @MainActor (UIViewNode) -> Result) -> Result {
        picture.run { withLease(self, body) }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        return with { node in
            node.takeEnvironment()
            if let size = node.sizing?(node.view, proposal) { return size }
            return UIViewSizing.size(of: node.view, for: proposal)
        }
    }

    override func explicitAlignment(
        of key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize
    ) -> CGFloat? {
        let isLast = key.combination == .last
        return with { node in
            node.takeEnvironment()
            let source = isLast ? node.view.forLastBaselineLayout : node.view.forFirstBaselineLayout
            guard source === node.view, let baselines = source.contentSource?.baselines(in: size) else { return nil }
            return isLast ? size.height - baselines.last : baselines.first
        }
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        let drawing = Drawing(frame: frame, builder: pass.builder, resources: pass.resources, safeArea: pass.safeArea)
        picture.run {
            // A rehearsal draws with resources of its own.
            ViewResources.with(pass.resources) { withLease(self, drawing) { node, drawing in node.draw(drawing) } }
        }
    }

    private struct Drawing {
        let frame: CGRect
        let builder: DisplayListBuilder
        let resources: DrawingResources
        let safeArea: SafeArea?
    }

    @MainActor
    private func takeEnvironment() {
        guard view.superview == nil else { return }
        view.hostedTraits = traits
        guard !hasEnvironment else { return }
        hasEnvironment = true
        view.hostedTint = environment.tintColor
        view.noteSurroundings()
    }

    @MainActor
    private func draw(_ drawing: Drawing) {
        takeEnvironment()
        let frame = drawing.frame
        if let area = drawing.safeArea, view.superview == nil {
            // As in UIKit, a view that reaches below a bar knows of it, whatever its SwiftUI-shaped parents ignore.
            view.hostedSafeArea = area.covered(of: frame)
        }
        let place = view.untransformedFrame
        var before: KeptGeometry?
        if place.size != frame.size {
            if keepsFrame { before = KeptGeometry(view) }
            view.bounds.size = frame.size
        }
        defer { before?.restore() }
        traits.performAsCurrent {
            view.layoutIfNeeded()
            let focusable = focusableViews(drawing)
            focusable?.showFocus()
            // The view is drawn with its origin at that of the frame, wherever it is in its own superview.
            let origin = view.untransformedFrame.origin
            LayerPainter(builder: drawing.builder, resources: drawing.resources, scale: traits.displayScale)
                .draw(view, at: CGPoint(x: frame.minX - origin.x, y: frame.minY - origin.y))
            focusable?.report()
            if environment.showsConstraints {
                ConstraintFigure.draw(
                    view, at: frame.origin, into: drawing.builder, resources: drawing.resources,
                    scale: traits.displayScale)
            }
        }
        LayoutReports.deliver(to: drawing.resources.diagnostics, showing: view)
    }

    /// The views that can have the focus; nil if the image has none, or is only a rehearsal.
    @MainActor
    private func focusableViews(_ drawing: Drawing) -> FocusableViews? {
        guard let focusPlace, let session = environment.focusSession, drawing.builder.canHaveFocus else { return nil }
        return FocusableViews(
            view, at: focusPlace, origin: drawing.frame.origin, transform: drawing.builder.currentTransform,
            session: session)
    }
}

/// The frames of a view and of those inside it that follow its size by autoresizing masks, which can't be taken back
/// by resizing: from an empty size all of them are empty.
@MainActor
private struct KeptGeometry {
    private var entries: [(view: UIView, size: CGSize, center: CGPoint)] = []

    init(_ view: UIView) {
        keep(view)
    }

    private mutating func keep(_ view: UIView) {
        entries.append((view, view.bounds.size, view.center))
        for subview in view.subviewList
        where subview.translatesAutoresizingMaskIntoConstraints && subview.autoresizingMask != [] {
            keep(subview)
        }
    }

    func restore() {
        for (view, size, center) in entries where view.bounds.size != size || view.center != center {
            let resizes = view.autoresizesSubviews
            view.autoresizesSubviews = false
            view.bounds.size = size
            view.autoresizesSubviews = resizes
            view.center = center
        }
    }
}

extension UIView {
    /// Notifies all views of the tree that the environment may have changed.
    func noteSurroundings() {
        forEachInTree { $0.contentSource?.surroundingsDidChange() }
    }
}

/// The sizes of views of UIKit for proposals.
@MainActor
package enum UIViewSizing {
    /// The length of a view without a natural one, if nothing is proposed.
    private static let standardLength: CGFloat = 10

    /// The rule of representables, for each axis with the natural length v and the proposal p: without v it is p; without
    /// p it is v. A larger p is taken unless the view hugs its content at 750 or more; a smaller one unless it resists at
    /// 750 or more.
    package static func size(of view: UIView, for proposal: ProposedViewSize) -> CGSize {
        let natural = naturalSize(of: view, width: proposal.width)
        func length(_ natural: CGFloat?, _ proposed: CGFloat?, _ hugging: Double, _ resistance: Double) -> CGFloat {
            guard let natural else { return proposed.map { $0.isFinite ? $0 : standardLength } ?? standardLength }
            guard let proposed else { return natural }
            if proposed > natural { return hugging >= 750 || !proposed.isFinite ? natural : proposed }
            return resistance >= 750 ? natural : proposed
        }
        let (hugging, resistance) = (view.huggingPriorities, view.resistancePriorities)
        let width = length(natural.width, proposal.width, hugging.horizontal, resistance.horizontal)
        var height = natural.height
        if let source = view.contentSource, source.wrapsContent {
            height = source.intrinsicContentSize(wrappingAt: width).height
        }
        return CGSize(
            width: width, height: length(height, proposal.height, hugging.vertical, resistance.vertical))
    }

    /// The natural size; nil along an axis without one.
    private static func naturalSize(of view: UIView, width: CGFloat?) -> (width: CGFloat?, height: CGFloat?) {
        func known(_ length: CGFloat) -> CGFloat? { length == UIView.noIntrinsicMetric ? nil : length }
        if view.contentSource != nil || !view.isLaidOutByConstraints {
            let size = view.intrinsicContentSize
            if known(size.width) == nil, known(size.height) == nil, view.bounds.size != .zero,
                view.contentSource == nil
            {
                return (view.bounds.width, view.bounds.height)
            }
            return (known(size.width), known(size.height))
        }
        let smallest = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        guard let width, width.isFinite, width < smallest.width || view.huggingPriorities.horizontal < 750 else {
            return (smallest.width, smallest.height)
        }
        // Text inside wraps at the width that is proposed.
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return (smallest.width, fitting.height)
    }
}
