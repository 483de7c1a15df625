/// The guides that an item has of its own.
public enum LayoutGuideKind: String, Hashable, Sendable, CaseIterable {
    case margins, safeArea, readableContent

    /// How UIKit's messages call the guide.
    var name: String {
        switch self {
        case .margins: "UIViewLayoutMarginsGuide"
        case .safeArea: "UIViewSafeAreaLayoutGuide"
        case .readableContent: "UIViewReadableContentGuide"
        }
    }
}
