import Foundation

/// The part of an image that bars and notches leave uncovered, and the whole area around it, in image coordinates, as a
/// view sees them.
///
/// Two rules define what nested views see:
///
/// - If a view ignores the safe area, its content has none at the ignored edges: a stack with `ignoresSafeArea()` is
///   laid out in the whole area, and so is its content. A scroll view does the same along its axes, because its content
///   scrolls below bars.
/// - A container that hosts its content in a view of its own (``OverlayContainer``, like a hosting controller) passes
///   the safe area on, even inside a view that ignores it. Its own frame extends as far as its parent says. Its content
///   uses the part of that frame that bars and notches leave uncovered.
///
/// Cells of collections have no safe area: the collection decides where they are.
package struct SafeArea: Hashable, Sendable {
    /// The area that a view may extend into.
    package private(set) var whole: CGRect
    /// The area that bars and notches leave uncovered, plus the edges that enclosing views ignore.
    package private(set) var free: CGRect
    /// The area that bars and notches leave uncovered, whether ignored or not.
    private let uncovered: CGRect

    /// Creates the safe area of an image.
    package init(whole: CGRect, free: CGRect) {
        self.whole = whole
        self.free = free
        uncovered = free
    }

    /// The safe area for the content of a view that ignores some edges.
    func ignoring(_ edges: Edge.Set, _ direction: LayoutDirection) -> SafeArea {
        let (left, right) = SafeArea.sides(direction)
        var (minX, maxX, minY, maxY) = (free.minX, free.maxX, free.minY, free.maxY)
        if edges.contains(.top) { minY = whole.minY }
        if edges.contains(.bottom) { maxY = whole.maxY }
        if edges.contains(left) { minX = whole.minX }
        if edges.contains(right) { maxX = whole.maxX }
        var result = self
        result.free = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
        return result
    }

    /// The safe area for content that a container hosts in a frame.
    func hosted(in frame: CGRect) -> SafeArea {
        var result = self
        result.whole = frame
        result.free = frame.intersection(uncovered)
        // If bars cover the whole frame, there is no free area to respect.
        if result.free.isEmpty { result.free = frame }
        return result
    }

    /// How far bars and notches cover a frame, whether enclosing views ignore them or not.
    package func covered(of frame: CGRect) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(0, uncovered.minY - frame.minY), left: max(0, uncovered.minX - frame.minX),
            bottom: max(0, frame.maxY - uncovered.maxY), right: max(0, frame.maxX - uncovered.maxX))
    }

    /// How far bars and notches extend into the area around a frame, at the edges that the frame touches.
    func insets(around frame: CGRect, _ direction: LayoutDirection) -> EdgeInsets {
        let room = extending(frame, over: .all, direction)
        let (left, right) = (frame.minX - room.minX, room.maxX - frame.maxX)
        return EdgeInsets(
            top: frame.minY - room.minY, leading: direction == .leftToRight ? left : right,
            bottom: room.maxY - frame.maxY, trailing: direction == .leftToRight ? right : left)
    }

    private static func sides(_ direction: LayoutDirection) -> (left: Edge.Set, right: Edge.Set) {
        direction == .leftToRight ? (.leading, .trailing) : (.trailing, .leading)
    }

    /// Extends a frame to the edges of the whole area, wherever it touches the edges of the free area.
    func extending(_ frame: CGRect, over edges: Edge.Set, _ direction: LayoutDirection) -> CGRect {
        let (left, right) = SafeArea.sides(direction)
        // Frames are sums of rounded numbers: an edge this close counts as touching.
        let slack = 1e-3
        var (minX, maxX, minY, maxY) = (frame.minX, frame.maxX, frame.minY, frame.maxY)
        if edges.contains(.top), minY <= free.minY + slack { minY = min(minY, whole.minY) }
        if edges.contains(.bottom), maxY >= free.maxY - slack { maxY = max(maxY, whole.maxY) }
        if edges.contains(left), minX <= free.minX + slack { minX = min(minX, whole.minX) }
        if edges.contains(right), maxX >= free.maxX - slack { maxX = max(maxX, whole.maxX) }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}
