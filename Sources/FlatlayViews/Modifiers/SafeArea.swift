import Foundation

/// The part of a picture that bars and notches leave free, and the whole around it, in the coordinates of the picture, as
/// a view sees them.
///
/// Two rules say what the views inside of others see:
///
/// - Content of a view that ignores the safe area sees none at the edges that are ignored: a stack that says
///   `ignoresSafeArea()` is laid out in all of the room, and so is what it holds. A scroll view does the same along its
///   axes, since what scrolls passes below bars.
/// - A container that hosts its content in a view of its own (``OverlayContainer``, as a hosting controller) passes the
///   safe area on, whoever ignored it on the way: its own frame reaches as far as it is told, and its content is laid out
///   within what bars and notches leave free of that frame. Beyond the container its content does not reach.
///
/// Cells of collections see no safe area: their place is the collection's business.
package struct SafeArea: Hashable, Sendable {
    /// All that a view may reach into.
    package private(set) var whole: CGRect
    /// What bars and notches leave free, as far as nobody around ignores them.
    package private(set) var free: CGRect
    /// What bars and notches leave free, whoever ignores them.
    private let uncovered: CGRect

    /// The safe area of a picture.
    package init(whole: CGRect, free: CGRect) {
        self.whole = whole
        self.free = free
        uncovered = free
    }

    /// What the content of a view sees that ignores some edges.
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

    /// What content sees that a container hosts in a frame.
    func hosted(in frame: CGRect) -> SafeArea {
        var result = self
        result.whole = frame
        result.free = frame.intersection(uncovered)
        // Where bars cover all of it there is no room to keep to.
        if result.free.isEmpty { result.free = frame }
        return result
    }

    /// How far bars and notches reach into the room around a frame, at the edges that the frame touches.
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

    /// A frame that reaches to the sides of the whole wherever it reaches to those of the free part.
    func extending(_ frame: CGRect, over edges: Edge.Set, _ direction: LayoutDirection) -> CGRect {
        let (left, right) = SafeArea.sides(direction)
        // Frames are sums of rounded numbers: what is this near to a side is at it.
        let slack = 1e-3
        var (minX, maxX, minY, maxY) = (frame.minX, frame.maxX, frame.minY, frame.maxY)
        if edges.contains(.top), minY <= free.minY + slack { minY = min(minY, whole.minY) }
        if edges.contains(.bottom), maxY >= free.maxY - slack { maxY = max(maxY, whole.maxY) }
        if edges.contains(left), minX <= free.minX + slack { minX = min(minX, whole.minX) }
        if edges.contains(right), maxX >= free.maxX - slack { maxX = max(maxX, whole.maxX) }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}
