import Foundation

/// A place that a view asks a scroll view to show.
struct ScrollRequest: Hashable {
    enum Place: Hashable {
        case view(AnyHashable)
        case edge(Edge)
        case offset(x: CGFloat?, y: CGFloat?)
    }

    var place: Place
    /// The point of the view and of the scroll view that meet; nil to scroll no farther than needed.
    var anchor: UnitPoint?

    init(place: Place, anchor: UnitPoint? = nil) {
        self.place = place
        self.anchor = anchor
    }

    /// Asks for the view with an identifier; nil if that is an optional without a value.
    init?<ID: Hashable>(id: ID, anchor: UnitPoint?) {
        guard let id = OptionTag(AnyHashable(id)).value else { return nil }
        self.init(place: .view(id), anchor: anchor)
    }

    /// The identifier of the requested view.
    var viewID: AnyHashable? {
        if case .view(let id) = place { return id }
        return nil
    }
}

/// The sizes between which a scroll view computes its offset: from the top leading corner of the content.
struct ScrollPort {
    let content: CGSize
    let container: CGSize
    let margins: EdgeInsets
    let axes: Axis.Set

    /// How far the content can be scrolled.
    func room(_ axis: Axis) -> CGFloat {
        axes.contains(axis == .horizontal ? .horizontal : .vertical) ? max(0, content[axis] - container[axis]) : 0
    }

    /// The nearest offset within the content.
    func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max(offset.x.isFinite ? offset.x : 0, 0), room(.horizontal)),
            y: min(max(offset.y.isFinite ? offset.y : 0, 0), room(.vertical)))
    }

    /// The offset that shows the requested view; without a request, the initial offset.
    func offset(for request: ScrollRequest, from start: CGPoint, frames: [AnyHashable: CGRect]) -> CGPoint {
        switch request.place {
        case .view(let id):
            guard let frame = frames[id] else { return start }
            return CGPoint(
                x: offset(.horizontal, of: frame, anchor: request.anchor?.x, from: start.x),
                y: offset(.vertical, of: frame, anchor: request.anchor?.y, from: start.y))
        case .edge(let edge):
            return switch edge {
            case .top: CGPoint(x: start.x, y: 0)
            case .bottom: CGPoint(x: start.x, y: room(.vertical))
            case .leading: CGPoint(x: 0, y: start.y)
            case .trailing: CGPoint(x: room(.horizontal), y: start.y)
            }
        case .offset(let x, let y):
            return CGPoint(x: x ?? start.x, y: y ?? start.y)
        }
    }

    /// The offset along an axis that shows a frame of the content between the margins.
    func offset(_ axis: Axis, of frame: CGRect, anchor: CGFloat?, from start: CGFloat) -> CGFloat {
        let before = axis == .horizontal ? margins.leading : margins.top
        let after = axis == .horizontal ? margins.trailing : margins.bottom
        let length = frame.size[axis]
        let first = axis == .horizontal ? frame.minX : frame.minY
        let visible = max(0, container[axis] - before - after)
        if let anchor { return first - before + anchor * (length - visible) }
        let earliest = first + length - before - visible
        let latest = first - before
        if length > visible { return start <= latest ? latest : max(min(start, earliest), latest) }
        return min(max(start, earliest), latest)
    }

    /// Where scrolling comes to rest.
    ///
    /// - Parameter targets: the frames of the views at which it may, in the content.
    func rest(
        _ offset: CGPoint, of behavior: any ScrollTargetBehavior, at targets: [CGRect],
        _ environment: EnvironmentValues
    ) -> CGPoint {
        if behavior is ViewAlignedScrollTargetBehavior {
            return CGPoint(
                x: nearest(offset.x, targets.map { $0.minX - margins.leading }, room(.horizontal)),
                y: nearest(offset.y, targets.map { $0.minY - margins.top }, room(.vertical)))
        }
        let original = ScrollTarget(rect: CGRect(origin: offset, size: container))
        var target = original
        behavior.updateTarget(
            &target,
            context: ScrollTargetBehaviorContext(
                originalTarget: original, velocity: .zero, contentSize: content, containerSize: container, axes: axes,
                environment: environment))
        return target.rect.origin
    }

    private func nearest(_ offset: CGFloat, _ places: [CGFloat], _ room: CGFloat) -> CGFloat {
        places.map { min(max($0, 0), room) }.min { abs($0 - offset) < abs($1 - offset) } ?? offset
    }
}
