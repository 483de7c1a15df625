import Flatlay

/// What the closure of a `#Preview` may return beside a view: a `UICollectionView` or a `UIHostingController`.
///
/// A protocol, since a closure of several statements without `return` would suit a type of its own as well as a view.
@MainActor
public protocol PreviewableContent {
    /// The view that is drawn.
    var previewedView: AnyView { get }
}

extension UICollectionView: PreviewableContent {
    /// The collection view with its cells.
    public var previewedView: AnyView { AnyView(CollectionView(self)) }
}

extension UIHostingController: PreviewableContent {
    /// The view of the controller.
    public var previewedView: AnyView { AnyView(rootView) }
}
