import Foundation

/// The container of a section, as messages describe it.
public struct LayoutContainer: Equatable, Sendable {
    /// The frame of the collection view.
    public var frame: CGRect
    /// The boundary to which the section's content insets refer.
    public var reference: UIContentInsetsReference
    /// The distance of that boundary from the edges of the frame.
    public var insets: NSDirectionalEdgeInsets

    /// Creates a container from its parts.
    public init(frame: CGRect, reference: UIContentInsetsReference, insets: NSDirectionalEdgeInsets) {
        self.frame = frame
        self.reference = reference
        self.insets = insets
    }

    /// The start of messages about a section, in UIKit's words.
    func text(section: Int) -> String {
        "<UICollectionViewCompositionalLayout> ran into an error when computing the layout for section at index "
            + "\(section) in container <NSCollectionLayoutContainer: "
            + "contentSize=\(insets.reducing(frame.size).shortText); "
            + "contentInsets=\(NSDirectionalEdgeInsets.zero.shortText)>. Container calculated by applying insets "
            + "(\(insets.shortText)) from sectionInsetsReference \"\(reference)\" to collection view frame "
            + "{\(frame.origin.shortText), \(frame.size.shortText)}."
    }
}
