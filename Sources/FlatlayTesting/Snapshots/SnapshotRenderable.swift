import Flatlay

/// A value that has a renderer, so that assertions can make snapshots of it.
///
/// ```swift
/// extension Poster: SnapshotRenderable {
///     public func snapshotRenderer() -> ImageRenderer<some View> { ImageRenderer(content: view) }
/// }
/// assertSnapshot(of: poster, as: .image)
/// ```
public protocol SnapshotRenderable {
    /// The view that the renderer shows.
    associatedtype SnapshotContent: View

    /// Returns the renderer, with the size, the scale and the other settings of the value.
    @MainActor func snapshotRenderer() throws -> ImageRenderer<SnapshotContent>
}

extension ImageRenderer: SnapshotRenderable {
    /// Returns the renderer itself. An assertion restores what it changes.
    public func snapshotRenderer() -> ImageRenderer<Content> { self }
}

extension UIView: SnapshotRenderable {
    /// Returns a renderer of the view in its size, or in that of its constraints; a collection view without a size has that
    /// of its content.
    public func snapshotRenderer() -> ImageRenderer<AnyView> {
        let collectionView = self as? UICollectionView
        let renderer = ImageRenderer(
            content: collectionView.map { AnyView(CollectionView($0)) } ?? AnyView(UIViewContent(self)))
        renderer.scale = 2
        if bounds.width > 0, bounds.height > 0 { renderer.proposedSize = ProposedViewSize(bounds.size) }
        return renderer
    }
}

extension UIViewController: SnapshotRenderable {
    /// Returns a renderer of the controller on a phone's screen, or of the views of a hosting controller, on the background
    /// of a window.
    public func snapshotRenderer() -> ImageRenderer<AnyView> {
        let hosting = self as? any RootViewHosting
        let renderer = ImageRenderer(content: hosting?.hostedRootView ?? AnyView(UIViewContent(self)))
        renderer.scale = 2
        renderer.background = Color(uiColor: .systemBackground)
        return renderer
    }
}
