import Foundation

nonisolated extension View {
    /// Adds the margins of a window: 16 points on a phone. The figure is that of UIKit's layout margins.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View {
        padding(edges, 16)
    }

    /// Adds the margins of a window: 16 points on a phone.
    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        scenePadding(edges)
    }

    /// Fills the background of the container around the view, to the edges of the screen.
    public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        frame(maxWidth: .infinity, maxHeight: .infinity).background(style)
    }

    /// Puts views behind the content of the container around the view, to the edges of the screen.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let background = content()
        return frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(alignment: alignment) { background.ignoresSafeArea() }
    }

    /// Reserves space above or below the view for a bar.
    public func safeAreaBar<Bar: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Bar
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Reserves space before or after the view for a bar.
    public func safeAreaBar<Bar: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Bar
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
}

/// The margins of a window.
public struct ScenePadding: Hashable, Sendable {
    private let name: String

    /// The smallest margins.
    public static let minimum = ScenePadding(name: "minimum")
    /// The margins of a bar.
    public static let navigationBar = ScenePadding(name: "navigation-bar")
}

/// The container whose background is filled.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    /// A navigation stack.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// A split view.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigation-split-view")
    /// A tab view.
    public static let tabView = ContainerBackgroundPlacement(name: "tab-view")
    /// A widget.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    /// A window.
    public static let window = ContainerBackgroundPlacement(name: "window")
}
