import FlatlayViews
import Foundation

/// A view as the content of a cell.
///
/// ```swift
/// cell.contentConfiguration = UIHostingConfiguration {
///     ItemView(item)
/// }
/// .margins(.all, 8)
/// .background(.thinMaterial)
/// ```
///
/// The view is inset by the cell's margins: 8 points on every side of a plain cell; 11 points above and below and 16
/// points on both sides in a ``UICollectionViewListCell``, which is also at least 44 points high. The background fills
/// the whole cell. A self-sizing cell is as large as the view and its margins.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    private let content: Content
    private let background: Background
    private var margins: [Edge: CGFloat] = [:]
    private var minimumSize: (width: CGFloat?, height: CGFloat?)?

    private init(content: Content, background: Background) {
        self.content = content
        self.background = background
    }

    /// Creates a configuration without a background.
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
        self.init(content: content(), background: EmptyView())
    }

    /// Adds a background that is filled with a style.
    public func background<Style: ShapeStyle>(_ style: Style) -> UIHostingConfiguration<Content, HostedFill<Style>> {
        with(background: HostedFill(style: style))
    }

    /// Adds a view as the background.
    public func background<Other: View>(
        @ViewBuilder content: () -> Other
    ) -> UIHostingConfiguration<Content, Other> {
        with(background: content())
    }

    /// Sets the margins of some edges; the others stay unchanged.
    ///
    /// ```swift
    /// configuration.margins(.horizontal, 20)
    /// ```
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
        margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }

    /// Sets the margins of some edges; the others stay unchanged.
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
        var copy = self
        if edges.contains(.top) { copy.margins[.top] = insets.top }
        if edges.contains(.leading) { copy.margins[.leading] = insets.leading }
        if edges.contains(.bottom) { copy.margins[.bottom] = insets.bottom }
        if edges.contains(.trailing) { copy.margins[.trailing] = insets.trailing }
        return copy
    }

    /// Sets the minimum size including the margins; nil keeps the cell's own minimum.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
        var copy = self
        copy.minimumSize = (width, height)
        return copy
    }

    /// Returns the view with the margins of a plain cell.
    @MainActor @preconcurrency public func makeContent() -> AnyView { makeContent(in: CellSurroundings()) }

    private func with<Other: View>(background: Other) -> UIHostingConfiguration<Content, Other> {
        var result = UIHostingConfiguration<Content, Other>(content: content, background: background)
        result.margins = margins
        result.minimumSize = minimumSize
        return result
    }
}

extension UIHostingConfiguration: CellContentConfiguration {
    @MainActor func makeContent(in cell: CellSurroundings) -> AnyView {
        let insets = EdgeInsets(
            top: margins[.top] ?? cell.margins.top, leading: margins[.leading] ?? cell.margins.leading,
            bottom: margins[.bottom] ?? cell.margins.bottom, trailing: margins[.trailing] ?? cell.margins.trailing)
        return AnyView(
            content
                .padding(insets)
                .frame(
                    minWidth: minimumSize?.width, maxWidth: .infinity,
                    minHeight: minimumSize?.height ?? cell.minimumHeight, maxHeight: .infinity
                )
                .background { background })
    }
}

/// A background of hosted content that is filled with a style.
nonisolated public struct HostedFill<Style: ShapeStyle>: View {
    let style: Style

    /// The rectangle filled with the style.
    public var body: some View {
        Rectangle().fill(style)
    }
}
