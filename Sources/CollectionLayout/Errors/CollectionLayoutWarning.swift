import Foundation

/// Something in a layout that is probably unintended, but does not stop it.
public enum CollectionLayoutWarning: Equatable, Sendable {
    /// An item of a flow layout is larger than the space between the insets.
    case flowItemTooLarge(indexPath: IndexPath, isWidth: Bool)
}

extension CollectionLayoutWarning: CustomStringConvertible {
    /// The warning in UIKit's words, with its place.
    public var description: String {
        switch self {
        case .flowItemTooLarge(let path, let isWidth):
            let sides = isWidth ? ("width", "left and right") : ("height", "top and bottom")
            return """
                The behavior of the UICollectionViewFlowLayout is not defined because:
                the item \(sides.0) must be less than the \(sides.0) of the UICollectionView minus the section insets \
                \(sides.1) values, minus the content insets \(sides.1) values.
                Please check the values returned by the delegate.
                First seen at item \(path.item) of section \(path.section).
                """
        }
    }
}
