import CoreGeometry
import Foundation

/// The tree of views.
///
/// Order of calls, as in UIKit: old superview `willRemoveSubview`, `willMove(toSuperview:)`, `willMove(toWindow:)`,
/// inserted, `didMoveToWindow`, `didMoveToSuperview`, new superview `didAddSubview`.
extension UIView {
    /// Where a layer goes among the layers of a view, which may have others than those of its subviews.
    private enum LayerPlace {
        case front
        case back
        case above(UIView)
        case below(UIView)
    }

    func insert(_ view: UIView, at index: Int) {
        let sibling = sibling(of: view, at: index)
        insert(view, at: max(index, 0), sibling.map { .below($0) } ?? .front)
    }

    func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard view !== sibling else { return }
        guard let place = subviewList.firstIndex(where: { $0 === sibling }) else { return addSubview(view) }
        let own = view.superview === self ? subviewList.firstIndex { $0 === view } : nil
        let index = own.map { $0 < place ? place - 1 : place } ?? place
        insert(view, at: index + offset, offset > 0 ? .above(sibling) : .below(sibling))
    }

    /// The subview at an index, not counting a view; nil at the end.
    private func sibling(of view: UIView, at index: Int) -> UIView? {
        let others = view.superview === self ? subviewList.filter { $0 !== view } : subviewList
        return others.indices.contains(max(index, 0)) ? others[max(index, 0)] : nil
    }

    /// - Parameter index: the index among the subviews without the view.
    private func insert(_ view: UIView, at index: Int, _ place: LayerPlace) {
        if isDescendant(of: view) {
            return LayoutReports.refuse(
                "\(view.layoutName) cannot be a subview of \(layoutName), which is the same view or inside it")
        }
        if view.superview === self { return move(view, to: index, place) }
        let newWindow = window
        let oldWindow = view.window
        let oldTint = view.ownTint == nil ? view.tintColor : nil
        view.willMove(toSuperview: self)
        if newWindow !== oldWindow { view.forEachInTree { $0.willMove(toWindow: newWindow) } }
        view.superview?.remove([view])
        let index = min(index, subviewList.count)
        subviewList.insert(view, at: index)
        put(view.layer, place, near: index)
        view.superviewReference = self
        // The constraints inside the view are now among those of this tree.
        if !view.isLayoutBoundary { view.constraintStore.ownEngine = nil }
        structureDidChange()
        setNeedsLayout()
        view.setNeedsLayout()
        if view.ownTint == nil, view.tintColor !== oldTint { view.forEachInTree { $0.tintColorDidChange() } }
        if newWindow !== oldWindow { view.forEachInTree { $0.didMoveToWindow() } }
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    private func move(_ view: UIView, to index: Int, _ place: LayerPlace) {
        subviewList.removeAll { $0 === view }
        let index = min(index, subviewList.count)
        subviewList.insert(view, at: index)
        put(view.layer, place, near: index)
        structureDidChange()
    }

    private func put(_ layer: CALayer, _ place: LayerPlace, near index: Int) {
        switch place {
        case .front: self.layer.addSublayer(layer)
        case .back: self.layer.insertSublayer(layer, at: 0)
        case .above(let view): self.layer.insert(layer, beside: view.layer, offset: 1, near: index)
        case .below(let view): self.layer.insert(layer, beside: view.layer, offset: 0, near: index)
        }
    }

    /// Removes subviews. Removing many takes linear time.
    package func remove(_ views: [UIView]) {
        assert(views.allSatisfy { $0.superview === self })
        let leavesWindow = window != nil
        for view in views {
            willRemoveSubview(view)
            if leavesWindow { view.forEachInTree { $0.willMove(toWindow: nil) } }
            view.removeOuterConstraints()
        }
        structureDidChange()
        subviewList.remove(views)
        layer.removeSublayers(views.map(\.layer))
        for view in views {
            view.superviewReference = nil
            view.constraintStore.forget()
            view.forEachInTree { $0.constraintStore.engine = nil }
            (self as? any ArrangingView)?.arrangedViewDidChange(view)
            if leavesWindow { view.forEachInTree { $0.didMoveToWindow() } }
        }
        setNeedsLayout()
    }

    /// Moves a subview in front of the others.
    public func bringSubviewToFront(_ view: UIView) {
        if view.superview === self { move(view, to: subviewList.count, .front) }
    }
    /// Moves a subview behind the others.
    public func sendSubviewToBack(_ view: UIView) {
        if view.superview === self { move(view, to: 0, .back) }
    }
    /// Exchanges two subviews.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviewList.indices.contains(index1), subviewList.indices.contains(index2) else { return }
        subviewList.swapAt(index1, index2)
        layer.exchangeSublayers(subviewList[index1].layer, subviewList[index2].layer)
        structureDidChange()
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

    /// Returns a point of this view in another one's coordinates; nil means the window.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: (view ?? window ?? rootView).layer)
    }
    /// Returns a point of another view in this one's coordinates; nil means the window.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: (view ?? window ?? rootView).layer)
    }
    /// Returns a rectangle of this view in another one's coordinates; nil means the window.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: (view ?? window ?? rootView).layer)
    }
    /// Returns a rectangle of another view in this one's coordinates; nil means the window.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: (view ?? window ?? rootView).layer)
    }
}
