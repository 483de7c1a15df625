import Foundation

/// A grid of rows and columns. Each column is as wide as its widest cell.
///
/// ```swift
/// Grid(alignment: .leading) {
///     GridRow { Text("Size"); Text("43") }
///     Divider().gridCellUnsizedAxes(.horizontal)
///     GridRow { Text("Colour"); Text("red") }
/// }
/// ```
///
/// A view outside of a ``GridRow`` takes a row of its own.
nonisolated public struct Grid<Content: View>: View {
    private let layout: GridLayout
    private let content: Content

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - alignment: the alignment of cells in their columns and rows.
    ///   - horizontalSpacing: the gap between columns in points; nil for the default, 8.
    ///   - verticalSpacing: the gap between rows in points; nil for the default, 8.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    /// The laid out grid.
    public var body: some View {
        LayoutView(layout: layout, name: "grid", content: Group { content }.environment(\.isInGrid, true))
    }
}

/// A row of a ``Grid``. Outside of a grid, a horizontal stack.
public struct GridRow<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment?
    private let content: Content

    /// Creates a row.
    ///
    /// - Parameter alignment: the vertical alignment of cells in the row; nil for that of the grid.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// Adds the nodes of the cells.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        guard context.environment.isInGrid else {
            return HStack(alignment: alignment ?? .center) { content }.addNodes(in: context, into: &nodes)
        }
        var inner = context.inStack(nil)
        inner.environment.isInGrid = false
        // Modifiers of a row apply to each of its cells, so a row has no node: its cells store their row.
        Group { content }.layoutValue(key: GridRowID.self, value: GridRowID.Row(alignment: alignment))
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

nonisolated extension View {
    /// Sets the number of columns that the view spans in a ``Grid``, from 1 to 1000.
    public func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridSpan.self, value: min(max(count, 1), 1000))
    }

    /// Sets the alignment of the view within its cell of a ``Grid``.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridAnchor.self, value: anchor)
    }

    /// Sets the alignment of the column that contains the view. Set it on one cell of the column.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnGuide.self, value: guide)
    }

    /// Sets the axes along which the view does not size its ``Grid``: it takes the space that the other cells leave.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridUnsizedAxes.self, value: axes)
    }
}
