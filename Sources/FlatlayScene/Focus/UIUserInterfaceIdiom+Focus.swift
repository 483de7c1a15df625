import CollectionLayout
import FlatlayViews

extension UIUserInterfaceIdiom {
    /// How devices of the kind show the focus; nil for those that have none.
    package var focusAppearance: FocusAppearance? {
        switch self {
        case .phone: nil
        case .tv, .unspecified: .television
        default: .keyboard
        }
    }
}
