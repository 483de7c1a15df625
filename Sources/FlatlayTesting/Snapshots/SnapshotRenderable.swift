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
    func snapshotRenderer() throws -> ImageRenderer<SnapshotContent>
}

extension ImageRenderer: SnapshotRenderable {
    /// Returns the renderer itself. An assertion restores what it changes.
    public func snapshotRenderer() -> ImageRenderer<Content> { self }
}

extension UICollectionView: SnapshotRenderable {
    /// Returns a renderer of the collection view in its size; of the size of its content if it has none.
    public func snapshotRenderer() -> ImageRenderer<CollectionView<AnyHashable, AnyHashable>> {
        let renderer = ImageRenderer(content: CollectionView(self))
        renderer.scale = 2
        if bounds.width > 0, bounds.height > 0 { renderer.proposedSize = ProposedViewSize(bounds.size) }
        return renderer
    }
}

extension UIHostingController: SnapshotRenderable {
    /// Returns a renderer of the hosted view, on the background of a window.
    public func snapshotRenderer() -> ImageRenderer<Content> {
        let renderer = ImageRenderer(content: rootView)
        renderer.scale = 2
        renderer.background = Color(uiColor: .systemBackground)
        return renderer
    }
}
