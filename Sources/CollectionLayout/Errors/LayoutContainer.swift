import Foundation

/// What a section is laid out in, as messages name it.
public struct LayoutContainer: Equatable, Sendable {
    /// The frame of the collection view.
    public var frame: CGRect
    /// The reference that the section's contents keep clear of.
    public var reference: UIContentInsetsReference
    /// What the reference takes off the frame.
    public var insets: NSDirectionalEdgeInsets

    /// A container from its parts.
    public init(frame: CGRect, reference: UIContentInsetsReference, insets: NSDirectionalEdgeInsets) {
        self.frame = frame
        self.reference = reference
        self.insets = insets
    }

    /// The beginning of messages about a section, in UIKit's words.
    func text(section: Int) -> String {
        "<UICollectionViewCompositionalLayout> ran into an error when computing the layout for section at index "
            + "\(section) in container <NSCollectionLayoutContainer: "
            + "contentSize=\(insets.reducing(frame.size).shortText); "
            + "contentInsets=\(NSDirectionalEdgeInsets.zero.shortText)>. Container calculated by applying insets "
            + "(\(insets.shortText)) from sectionInsetsReference \"\(reference)\" to collection view frame "
            + "{\(frame.origin.shortText), \(frame.size.shortText)}."
    }
}
