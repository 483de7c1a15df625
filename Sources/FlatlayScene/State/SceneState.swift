import Foundation

/// What a person did to a scene: how far its collections have scrolled, and where the focus is.
///
/// ```swift
/// var state = SceneState()
/// state.setContentOffset(CGPoint(x: 0, y: 120), of: .root)
/// state.setOrthogonalOffset(64, inSection: "films", of: .root)
/// renderer.sceneState = state
/// ```
///
/// It is a value, apart from data and views: the same content with another state is another moment of the same scene.
/// Collections, sections and elements are named by identity, so a state still holds after data has changed; what it says
/// of those that are gone has no effect.
public struct SceneState: Equatable {
    /// How far a collection has scrolled.
    public struct ScrollPosition: Equatable {
        /// The point of the content at the upper left corner of the bounds, in points; nil for where the collection
        /// starts out.
        public var contentOffset: CGPoint?
        /// How far sections that scroll across have been dragged from their leading end, in points, by the identifiers
        /// of sections. Where one comes to rest is up to its `orthogonalScrollingBehavior`.
        public var orthogonalOffsets: [AnyHashable: CGFloat]

        /// A position; by default where the collection starts out.
        public init(contentOffset: CGPoint? = nil, orthogonalOffsets: [AnyHashable: CGFloat] = [:]) {
            self.contentOffset = contentOffset
            self.orthogonalOffsets = orthogonalOffsets
        }
    }

    /// How far collections have scrolled. Those that are not named are where they start out.
    public var scrollPositions: [CollectionPath: ScrollPosition] = [:]
    /// What has the focus; nil for nothing.
    public var focus: FocusTarget.ID?
    /// Whether what has the focus is being pressed.
    public var isPressed = false
    /// What had the focus last in each focus section, for those that give it back.
    package var lastFocus: [AnyHashable: FocusTarget.ID] = [:]

    /// Nothing was done.
    public init() {}

    /// How far a collection has been scrolled, or nil.
    public func contentOffset(of collection: CollectionPath = .root) -> CGPoint? {
        scrollPositions[collection]?.contentOffset
    }

    /// Scrolls a collection; nil takes it back to where it starts out.
    public mutating func setContentOffset(_ offset: CGPoint?, of collection: CollectionPath = .root) {
        scrollPositions[collection, default: ScrollPosition()].contentOffset = offset
    }

    /// How far a section that scrolls across has been dragged, or nil.
    public func orthogonalOffset(
        inSection section: some Hashable, of collection: CollectionPath = .root
    ) -> CGFloat? {
        scrollPositions[collection]?.orthogonalOffsets[AnyHashable(section)]
    }

    /// Drags a section that scrolls across; nil takes it back to where it starts out.
    public mutating func setOrthogonalOffset(
        _ offset: CGFloat?, inSection section: some Hashable, of collection: CollectionPath = .root
    ) {
        scrollPositions[collection, default: ScrollPosition()].orthogonalOffsets[AnyHashable(section)] = offset
    }
}
