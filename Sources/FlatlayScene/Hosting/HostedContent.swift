import FlatlayViews

/// Content with a life of its own that a cell shows: what a child view controller is to an app.
///
/// ```swift
/// let players = films.map { film in HostedContent { Player(film) } }
/// CollectionView(rows: rows, layout: layout, cell: { _, index in HostedContentView(players[index]) })
/// ```
///
/// Its state is its own, and outlives the cell and the picture: what `@State` inside holds, and that `onAppear` has run.
/// (The state of a cell's own views begins anew with each picture.) It is in one host at a time: putting it into another
/// one takes it out of the first.
public final class HostedContent {
    /// The host that shows the content, or nil.
    public internal(set) weak var host: ContentHost?

    private let content: AnyView
    private let state = HostedState()

    /// Content of one view, or of several, one below the other.
    public init<Content: View>(@ViewBuilder _ content: () -> Content) {
        self.content = AnyView(content())
    }

    func viewHost(environment: EnvironmentValues, resources: DrawingResources) -> ViewHost {
        ViewHost(content, environment: environment, resources: resources, state: state)
    }
}
