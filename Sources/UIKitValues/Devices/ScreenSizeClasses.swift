import Foundation

/// The size classes of a screen, of which either may be unspecified.
package struct ScreenSizeClasses: Hashable, Sendable {
    /// That of the width.
    package var horizontal: UIUserInterfaceSizeClass
    /// That of the height.
    package var vertical: UIUserInterfaceSizeClass

    /// Creates size classes.
    package init(horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Creates the size classes of traits.
    package init(_ traits: UITraitCollection) {
        self.init(horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass)
    }

    /// The sizes of phones in portrait. Source: the table of device screen dimensions in Apple's Human Interface
    /// Guidelines.
    private static let phones: Set<[CGFloat]> = [
        [320, 568], [360, 780], [375, 667], [375, 812], [390, 844], [393, 852], [402, 874], [414, 736], [414, 896],
        [420, 912], [428, 926], [430, 932], [440, 956],
    ]

    /// The shortest side of a phone whose width is regular in landscape, and of screens with wide margins.
    private static let wideSide: CGFloat = 414

    /// Creates the size classes of a phone in landscape: a compact height, and a regular width of large phones. Returns
    /// nil if no phone has the size; windows and cards are not taken for phones.
    ///
    /// Source: the table of size classes in Apple's Human Interface Guidelines.
    package init?(phoneInLandscape size: CGSize) {
        guard size.width > size.height, Self.phones.contains([size.height, size.width]) else { return nil }
        self.init(horizontal: size.height >= Self.wideSide ? .regular : .compact, vertical: .compact)
    }

    /// Whether the margins beside content of a width are those of wide screens: 20 rather than 16.
    ///
    /// The shorter side of a phone decides. In landscape that is its height, of which the width class is known.
    /// Source: measured on phones of several sizes in both orientations.
    package func hasWideMargins(inWidth width: CGFloat) -> Bool {
        vertical == .compact ? horizontal == .regular : width >= Self.wideSide
    }
}
