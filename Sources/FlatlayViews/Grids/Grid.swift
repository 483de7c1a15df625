import Foundation

/// Views in rows and columns: each column is as wide as its widest cell.
///
/// ```swift
/// Grid(alignment: .leading) {
///     GridRow { Text("Size"); Text("43") }
///     Divider().gridCellUnsizedAxes(.horizontal)
///     GridRow { Text("Colour"); Text("red") }
/// }
/// ```
///
/// A view that stands in no ``GridRow`` takes a row of its own.
public struct Grid<Content: View>: View {
    private let layout: GridLayout
    private let content: Content

    /// A grid.
    ///
    /// - Parameters:
    ///   - alignment: where cells stand in their columns and rows.
    ///   - horizontalSpacing: the gap between columns; nil for the ordinary one, 8.
    ///   - verticalSpacing: the gap between rows; nil for the ordinary one, 8.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    /// The grid.
    public var body: some View {
        LayoutView(layout: layout, name: "grid", content: content.environment(\.isInGrid, true))
    }
}

/// A row of a ``Grid``; elsewhere, views side by side.
public struct GridRow<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment?
    private let content: Content

    /// A row.
    ///
    /// - Parameter alignment: where cells stand in the row; nil for where those of the grid do.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// Adds the nodes of the cells.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        guard context.environment.isInGrid else {
            return HStack(alignment: alignment ?? .center) { content }._makeNodes(in: context, into: &nodes)
        }
        var inner = context.inStack(nil)
        inner.environment.isInGrid = false
        // Modifiers of a row change each of its cells, so a row is no node of its own: its cells know it.
        content.layoutValue(key: GridRowID.self, value: GridRowID.Row(alignment: alignment))
            ._makeNodes(in: inner, into: &nodes)
    }
}

/// The row that a cell belongs to.
enum GridRowID: LayoutValueKey {
    final class Row {
        let alignment: VerticalAlignment?

        init(alignment: VerticalAlignment?) {
            self.alignment = alignment
        }
    }

    static var defaultValue: Row? { nil }
}

enum GridSpan: LayoutValueKey {
    static let defaultValue = 1
}

enum GridAnchor: LayoutValueKey {
    static let defaultValue: UnitPoint? = nil
}

enum GridColumnGuide: LayoutValueKey {
    static let defaultValue: HorizontalAlignment? = nil
}

enum GridUnsizedAxes: LayoutValueKey {
    static let defaultValue: Axis.Set = []
}

extension EnvironmentValues {
    private struct InGridKey: EnvironmentKey {
        static let defaultValue = false
    }

    fileprivate var isInGrid: Bool {
        get { self[InGridKey.self] }
        set { self[InGridKey.self] = newValue }
    }
}

extension View {
    /// How many columns of a ``Grid`` the view takes.
    public func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridSpan.self, value: min(max(count, 1), 1000))
    }

    /// Where the view stands in its cell of a ``Grid``.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridAnchor.self, value: anchor)
    }

    /// Where the cells of the view's column stand in it. One cell of a column may say so.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnGuide.self, value: guide)
    }

    /// The axes along which the view asks a ``Grid`` for no room of its own: it takes what the other cells leave.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridUnsizedAxes.self, value: axes)
    }
}
