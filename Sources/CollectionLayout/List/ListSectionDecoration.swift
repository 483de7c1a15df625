import Foundation

/// What is drawn behind a list section: plain data for whoever draws.
public struct ListSectionDecoration: Hashable, Sendable {
    /// The look of the list.
    public var appearance: UICollectionLayoutListConfiguration.Appearance
    /// The background behind the rows.
    public var background: ListBackgroundRole
    /// The colour behind the list, as a module with a colour type stores it; nil for that of ``background``.
    package var backgroundColorSlot: ColorSlot?

    /// The decoration of an appearance.
    public init(appearance: UICollectionLayoutListConfiguration.Appearance) {
        self.appearance = appearance
        background = ListBackgroundRole(behind: appearance)
    }

    init(_ configuration: UICollectionLayoutListConfiguration) {
        self.init(appearance: configuration.appearance)
        backgroundColorSlot = configuration.backgroundColorSlot
    }
}

/// A part of a collection and what is drawn behind it.
public struct ListBackground: Hashable, Sendable {
    /// The part, in content coordinates.
    public var frame: CGRect
    /// What is drawn there.
    public var decoration: ListSectionDecoration
}
