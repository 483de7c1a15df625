import FlatlayViews

/// Content that outlives the cell that shows it: the counterpart of a child view controller.
///
/// ```swift
/// let players = films.map { film in HostedContent { Player(film) } }
/// CollectionView(rows: rows, layout: layout, cell: { _, index in HostedContentView(players[index]) })
/// ```
///
/// It owns its state, which outlives the cell and the image: its `@State` values, and whether `onAppear` has run. (The
/// state of a cell's own views is reset for each image.) It has one host at a time: setting it on another host removes
/// it from the first.
public final class HostedContent {
    /// The host that shows the content; nil for none.
    public internal(set) weak var host: ContentHost?

    private let content: AnyView
    private let state = HostedState()

    /// Creates content of one view, or of several, stacked vertically.
    public init<Content: View>(@ViewBuilder _ content: () -> Content) {
        self.content = AnyView(content())
    }

    func viewHost(environment: EnvironmentValues, resources: DrawingResources) -> ViewHost {
        ViewHost(content, environment: environment, resources: resources, state: state)
    }
}
