import AutoLayout
import CoreGeometry
import Foundation
import UIKitValues

/// Passes of layout.
extension UIView {
    /// Marks that `updateConstraints()` must be called before the next layout.
    public func setNeedsUpdateConstraints() {
        constraintStore.needsUpdate = true
        setNeedsLayout()
    }
    /// Whether `updateConstraints()` must be called.
    public func needsUpdateConstraints() -> Bool { constraintStore.needsUpdate }
    /// Calls `updateConstraints()` where it must be, subviews first.
    public func updateConstraintsIfNeeded() {
        for view in subviewList { view.updateConstraintsIfNeeded() }
        layoutObserver.map { observer in
            if constraintStore.needsUpdate { observer.updateViewConstraints() }
        }
        if constraintStore.needsUpdate {
            constraintStore.needsUpdate = false
            updateConstraints()
        }
    }

    func runLayout() {
        updateConstraintsIfNeeded()
        solveConstraints()
        var top = self
        var next = superview
        while let view = next {
            if view.layer.needsLayout { top = view }
            next = view.superview
        }
        LayoutPass(top).run()
    }

    /// Solves the constraints around the view, if there are any.
    func solveConstraints() {
        let root = engineRoot
        if root.constraintStore.ownEngine == nil { root.constraintStore.ownEngine = LayoutEngine(root: root) }
        root.constraintStore.ownEngine?.solveIfNeeded()
    }

    /// Gives subviews the frames of the constraints.
    func applyConstraints() {
        let root = engineRoot
        if root.constraintStore.ownEngine == nil {
            root.constraintStore.ownEngine = LayoutEngine(root: root)
        }
        // Constraints that changed during this layout count at once.
        guard let engine = root.constraintStore.ownEngine else { return }
        engine.solveIfNeeded()
        guard !engine.isEmpty else { return }
        for view in subviewList where !view.translatesAutoresizingMaskIntoConstraints {
            guard let frame = engine.solvedFrame(of: view) else { continue }
            if view.layer.bounds.size != frame.size { view.bounds.size = frame.size }
            let anchor = view.layer.anchorPoint
            let center = CGPoint(
                x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
            if view.layer.position != center { view.center = center }
        }
    }

    // MARK: Fitting

    func fittingSize(
        _ targetSize: CGSize, _ horizontalFittingPriority: UILayoutPriority, _ verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        // Views that arrange themselves for the text size do so before they are measured.
        if superview != nil || hostedTraits != nil { forEachInTree { $0.updateTraits() } }
        updateConstraintsIfNeeded()
        let engine: LayoutEngine
        if isEngineRoot {
            if constraintStore.ownEngine == nil { constraintStore.ownEngine = LayoutEngine(root: self) }
            engine = constraintStore.ownEngine ?? LayoutEngine(root: self)
        } else {
            if constraintStore.fittingEngine == nil {
                constraintStore.fittingEngine = LayoutEngine(root: self, isMeasuring: true)
            }
            engine = constraintStore.fittingEngine ?? LayoutEngine(root: self, isMeasuring: true)
        }
        let priorities = AxisPriorities(
            Double(horizontalFittingPriority.rawValue), Double(verticalFittingPriority.rawValue))
        if let size = engine.fittingSize(targetSize, priorities) { return size }
        let width = horizontalFittingPriority == .required ? targetSize.width : nil
        let natural = contentSource?.intrinsicContentSize(wrappingAt: width) ?? intrinsicContentSize
        func length(_ natural: CGFloat, _ target: CGFloat, _ priority: UILayoutPriority, _ current: CGFloat) -> CGFloat
        {
            if priority == .required { return target }
            return natural == UIView.noIntrinsicMetric ? current : natural
        }
        return CGSize(
            width: length(natural.width, targetSize.width, horizontalFittingPriority, bounds.width),
            height: length(natural.height, targetSize.height, verticalFittingPriority, bounds.height))
    }

    /// Whether more than one layout satisfies the constraints of the view.
    public var hasAmbiguousLayout: Bool {
        engineRoot.constraintStore.ownEngine?.isAmbiguous(self) ?? false
    }
    /// Has no effect.
    public func exerciseAmbiguityInLayout() {}
}

/// Lays out a tree until nothing is left to do.
///
/// Each round: traits, `updateConstraints` from the leaves up, the solution of constraints, and `layoutSubviews` from
/// the root down. Source: Apple's description of the passes in "High Performance Auto Layout".
@MainActor
struct LayoutPass {
    /// Rounds after which a layout is given up: an app's code changes it each time.
    static let limit = 100
    let top: UIView

    init(_ top: UIView) { self.top = top }

    func run() {
        for _ in 0..<LayoutPass.limit {
            top.forEachInTree { $0.updateTraits() }
            top.updateConstraintsIfNeeded()
            top.solveConstraints()
            guard layOut(top) else { return }
        }
        LayoutReports.warn(
            "\(top.layoutName): the layout is not finished after \(LayoutPass.limit) rounds, since a view asks for a "
                + "new layout in each; look for layoutSubviews() that changes frames or constraints every time",
            about: top)
    }

    /// Lays out what must be, parents first. Returns whether anything was.
    private func layOut(_ view: UIView) -> Bool {
        if view.isLayoutBoundary { view.solveConstraints() }
        var didWork = false
        if view.layer.needsLayout {
            view.layer.needsLayout = false
            view.traitCollection.performAsCurrent { view.layoutSublayers(of: view.layer) }
            didWork = true
        }
        for layer in view.layer.children where layer.view == nil && layer.needsLayout { layer.layoutIfNeeded() }
        for subview in view.subviewList where layOut(subview) { didWork = true }
        return didWork
    }
}

extension UIView {
    /// Whether constraints or a stack arrange what is in the view.
    package var isLaidOutByConstraints: Bool {
        if self is UIStackView || !constraintStore.held.isEmpty { return true }
        return subviewList.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    }
}
