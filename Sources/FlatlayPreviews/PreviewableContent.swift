import Flatlay

/// A UIKit view or controller, which the closure of a `#Preview` may return instead of a SwiftUI view.
///
/// A protocol, since a closure of several statements without `return` would suit a type of its own as well as a view.
@MainActor
public protocol PreviewableContent {
    /// The view that is drawn.
    var previewedView: AnyView { get }
}

extension UIView: PreviewableContent {
    /// The view in its size, or in that of its constraints; a collection view with its cells.
    public var previewedView: AnyView {
        if let collectionView = self as? UICollectionView { return AnyView(CollectionView(collectionView)) }
        return AnyView(UIViewContent(self))
    }
}

extension UIViewController: PreviewableContent {
    /// The controller on the whole screen; of a hosting controller, the views that it hosts.
    public var previewedView: AnyView {
        if let hosting = self as? any RootViewHosting { return hosting.hostedRootView }
        return AnyView(UIViewContent(self))
    }
}
