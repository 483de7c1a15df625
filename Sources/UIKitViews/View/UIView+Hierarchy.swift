import CoreGeometry
import Foundation

/// The tree of views.
///
/// Order of calls, as in UIKit: old superview `willRemoveSubview`, `willMove(toSuperview:)`, `willMove(toWindow:)`,
/// inserted, `didMoveToWindow`, `didMoveToSuperview`, new superview `didAddSubview`.
extension UIView {
    func insert(_ view: UIView, at index: Int) {
        guard view !== self, !isDescendant(of: view) else { return }
        if view.superview === self { return move(view, to: index) }
        let newWindow = window
        let oldWindow = view.window
        view.willMove(toSuperview: self)
        if newWindow !== oldWindow { view.forEachInTree { $0.willMove(toWindow: newWindow) } }
        view.superview?.remove(view)
        let place = min(max(index, 0), subviewList.count)
        let sibling = place < subviewList.count ? subviewList[place] : nil
        subviewList.insert(view, at: place)
        if let sibling { layer.insertSublayer(view.layer, below: sibling.layer) } else { layer.addSublayer(view.layer) }
        view.superviewReference = self
        // The constraints inside the view are now among those of this tree.
        if !view.isLayoutBoundary { view.constraintStore.ownEngine = nil }
        structureDidChange()
        setNeedsLayout()
        view.setNeedsLayout()
        if newWindow !== oldWindow { view.forEachInTree { $0.didMoveToWindow() } }
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard view !== sibling else { return }
        if view.superview === self { subviewList.removeAll { $0 === view } }
        let place = (subviewList.firstIndex { $0 === sibling }).map { $0 + offset } ?? subviewList.count
        if view.superview === self {
            subviewList.insert(view, at: place)
            return restack()
        }
        insert(view, at: place)
    }

    private func move(_ view: UIView, to index: Int) {
        subviewList.removeAll { $0 === view }
        subviewList.insert(view, at: min(max(index, 0), subviewList.count))
        restack()
    }

    /// Brings the layers of subviews into the order of the subviews; other layers keep their places among them.
    private func restack() {
        for view in subviewList { layer.addSublayer(view.layer) }
        structureDidChange()
    }

    func remove(_ view: UIView) {
        willRemoveSubview(view)
        let leavesWindow = view.window != nil && view.superview === self
        if leavesWindow { view.forEachInTree { $0.willMove(toWindow: nil) } }
        view.removeOuterConstraints()
        structureDidChange()
        subviewList.removeAll { $0 === view }
        view.layer.removeFromSuperlayer()
        view.superviewReference = nil
        view.constraintStore.forget()
        view.forEachInTree { $0.constraintStore.engine = nil }
        (self as? any ArrangingView)?.arrangedViewDidChange(view)
        if leavesWindow { view.forEachInTree { $0.didMoveToWindow() } }
        setNeedsLayout()
    }

    /// Moves a subview in front of the others.
    public func bringSubviewToFront(_ view: UIView) {
        if view.superview === self { move(view, to: subviewList.count) }
    }
    /// Moves a subview behind the others.
    public func sendSubviewToBack(_ view: UIView) {
        if view.superview === self { move(view, to: 0) }
    }
    /// Exchanges two subviews.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviewList.indices.contains(index1), subviewList.indices.contains(index2) else { return }
        subviewList.swapAt(index1, index2)
        restack()
    }
    /// Whether the view is another one or inside it.
    public func isDescendant(of view: UIView) -> Bool {
        var next: UIView? = self
        while let current = next {
            if current === view { return true }
            next = current.superview
        }
        return false
    }
    /// Returns the view with a tag, here or inside; nil for none.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviewList {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// Calls a closure for the view and all inside it, parents first.
    package func forEachInTree(_ body: (UIView) -> Void) {
        body(self)
        for view in subviewList { view.forEachInTree(body) }
    }

    /// The view at the top.
    package var rootView: UIView {
        var root = self
        while let next = root.superview { root = next }
        return root
    }

    // MARK: Autoresizing

    func resizeSubviews(from old: CGSize) {
        for view in subviewList where view.translatesAutoresizingMaskIntoConstraints && view.autoresizingMask != [] {
            let layer = view.layer
            let frame = CGRect(
                x: layer.position.x - layer.anchorPoint.x * layer.bounds.width,
                y: layer.position.y - layer.anchorPoint.y * layer.bounds.height, width: layer.bounds.width,
                height: layer.bounds.height)
            let new = view.autoresizingMask.frame(frame, from: old, to: bounds.size)
            view.bounds.size = new.size
            view.center = CGPoint(
                x: new.minX + layer.anchorPoint.x * new.width, y: new.minY + layer.anchorPoint.y * new.height)
        }
    }

    // MARK: Coordinates

    /// Returns a point of this view in another one's coordinates; nil stands for the window.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: (view ?? window ?? rootView).layer)
    }
    /// Returns a point of another view in this one's coordinates; nil stands for the window.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: (view ?? window ?? rootView).layer)
    }
    /// Returns a rectangle of this view in another one's coordinates; nil stands for the window.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: (view ?? window ?? rootView).layer)
    }
    /// Returns a rectangle of another view in this one's coordinates; nil stands for the window.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: (view ?? window ?? rootView).layer)
    }
}
