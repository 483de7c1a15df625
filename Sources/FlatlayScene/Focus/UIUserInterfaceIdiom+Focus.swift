import CollectionLayout
import FlatlayViews

extension UIUserInterfaceIdiom {
    /// The appearance of the focus on this type of device; nil if it has none.
    package var focusAppearance: FocusAppearance? {
        switch self {
        case .phone: nil
        case .tv, .unspecified: .television
        default: .keyboard
        }
    }
}
