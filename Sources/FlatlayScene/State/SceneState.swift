import Foundation
import UIKitValues

/// The user's actions in a scene: the scroll offsets of its collections, and the focus.
///
/// ```swift
/// var state = SceneState()
/// state.setContentOffset(CGPoint(x: 0, y: 120), of: .root)
/// state.setOrthogonalOffset(64, inSection: "films", of: .root)
/// renderer.sceneState = state
/// ```
///
/// It is a value, separate from data and views: the same content with another state is another moment of the same
/// scene. Collections, sections and elements are identified by key, so a state stays valid after data changes; entries
/// of removed ones have no effect.
public struct SceneState: Equatable {
    /// The scroll position of a collection.
    public struct ScrollPosition: Equatable {
        /// The content offset in points, at the top left corner of the bounds; nil for the initial position.
        public var contentOffset: CGPoint?
        /// How far orthogonal sections have been dragged from their leading end, in points, by section identifier. The
        /// `orthogonalScrollingBehavior` determines where a section comes to rest.
        public var orthogonalOffsets: [AnyHashable: CGFloat]

        /// Creates a scroll position; by default the initial one.
        public init(contentOffset: CGPoint? = nil, orthogonalOffsets: [AnyHashable: CGFloat] = [:]) {
            self.contentOffset = contentOffset
            self.orthogonalOffsets = orthogonalOffsets
        }
    }

    /// The scroll positions of collections. Those without an entry have their initial position.
    public var scrollPositions: [CollectionPath: ScrollPosition] = [:]
    /// The focused target; nil for none.
    public var focus: FocusTarget.ID?
    /// The direction of the move that gave the target its focus; empty if none did. On a television a focused card
    /// leans back at the edge from which the focus came.
    public var focusHeading: UIFocusHeading = []
    /// Whether the focused target is pressed.
    public var isPressed = false
    /// The last focused target of each focus section that restores it.
    package var lastFocus: [AnyHashable: FocusTarget.ID] = [:]

    /// Creates a state in which nothing was done.
    public init() {}

    /// Returns the content offset of a collection, or nil for its initial position.
    public func contentOffset(of collection: CollectionPath = .root) -> CGPoint? {
        scrollPositions[collection]?.contentOffset
    }

    /// Scrolls a collection; nil resets it to its initial position.
    public mutating func setContentOffset(_ offset: CGPoint?, of collection: CollectionPath = .root) {
        scrollPositions[collection, default: ScrollPosition()].contentOffset = offset
    }

    /// Returns how far an orthogonal section has been dragged, or nil for its initial position.
    public func orthogonalOffset(
        inSection section: some Hashable, of collection: CollectionPath = .root
    ) -> CGFloat? {
        scrollPositions[collection]?.orthogonalOffsets[AnyHashable(section)]
    }

    /// Drags an orthogonal section; nil resets it to its initial position.
    public mutating func setOrthogonalOffset(
        _ offset: CGFloat?, inSection section: some Hashable, of collection: CollectionPath = .root
    ) {
        scrollPositions[collection, default: ScrollPosition()].orthogonalOffsets[AnyHashable(section)] = offset
    }
}
