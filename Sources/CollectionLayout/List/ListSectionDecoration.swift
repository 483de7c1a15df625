import Foundation

/// What is drawn behind a list section, as plain data for the renderer.
public struct ListSectionDecoration: Hashable, Sendable {
    /// The appearance of the list.
    public var appearance: UICollectionLayoutListConfiguration.Appearance
    /// The background behind the rows.
    public var background: ListBackgroundRole
    /// The colour behind the list; nil for that of ``background``.
    public var backgroundColor: UIColor?

    /// Creates the decoration of an appearance.
    public init(appearance: UICollectionLayoutListConfiguration.Appearance) {
        self.appearance = appearance
        background = ListBackgroundRole(behind: appearance)
    }

    init(_ configuration: UICollectionLayoutListConfiguration) {
        self.init(appearance: configuration.appearance)
        backgroundColor = configuration.backgroundColor
    }
}

/// A rectangle of a collection view, and the background drawn in it.
public struct ListBackground: Hashable, Sendable {
    /// The rectangle, in content coordinates.
    public var frame: CGRect
    /// The background drawn there.
    public var decoration: ListSectionDecoration
}
