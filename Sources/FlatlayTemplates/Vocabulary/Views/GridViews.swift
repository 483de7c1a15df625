import Flatlay

extension ViewDefinition {
    /// Containers that wrap, and grids.
    static var grids: [ViewDefinition] {
        [
            ViewDefinition("flow", containing: flowOptions, "Views side by side, in as many lines as they need.") {
                options, children in options { children }
            },
            ViewDefinition(
                "grid", containing: gridOptions, "Views in rows and columns: rows of its own, or so many columns."
            ) { options, children in GridContainer(options: options, children: children) },
            ViewDefinition(
                "gridRow", containing: gridRowOptions, "A row of a grid; each view in it is in the next column."
            ) { alignment, children in GridRow(alignment: alignment) { children } },
            ViewDefinition(
                "masonry", containing: masonryOptions, "Columns of equal width; each view is in the shortest so far."
            ) { options, children in options { children } },
        ]
    }

    private static var flowOptions: ValueType<FlowLayout> {
        .record(
            "a flow such as { spacing: 8, children: […] }",
            Field("spacing", .length, "The gap between the views of a line.", default: "8", example: "12"),
            Field(
                "lineSpacing", .length, "The gap between lines; spacing unless told otherwise.", example: "12"),
            Field(
                "alignment", ValueType<CGFloat>.word("alignment", ["leading": 0, "center": 0.5, "trailing": 1]),
                "Where shorter lines are.", default: "leading", example: "center"),
            Field(
                "verticalAlignment", .verticalAlignment, "How the views of a line are aligned.", default: "center",
                example: "firstTextBaseline"),
            others: [.children]
        ) { spacing, lineSpacing, position, alignment in
            FlowLayout(
                spacing: spacing ?? 8, lineSpacing: lineSpacing ?? spacing ?? 8, position: position ?? 0,
                alignment: alignment ?? .center)
        }
    }

    private static var masonryOptions: ValueType<MasonryLayout> {
        .record(
            "a masonry such as { columns: 3, children: […] }",
            Field("columns", .integer(from: 1, through: 1_000), "The number of columns.", default: "2", example: "3"),
            Field(
                "minimumItemWidth", .length, "Instead of columns: as many as are at least so wide.",
                excludes: ["columns"], example: "160"),
            Field("spacing", .length, "The gap between columns.", default: "8", example: "12"),
            Field(
                "lineSpacing", .length, "The gap between the views of a column; spacing unless told otherwise.",
                example: "12"),
            others: [.children]
        ) { columns, minimum, spacing, lineSpacing in
            MasonryLayout(
                columns: minimum.map(ColumnCount.atLeast) ?? .fixed(columns ?? 2), spacing: spacing ?? 8,
                lineSpacing: lineSpacing ?? spacing ?? 8)
        }
    }

    private static var gridOptions: ValueType<GridOptions> {
        .record(
            "a grid such as { columns: 3, children: […] }",
            Field(
                "columns", .integer(from: 1, through: 1_000),
                "Fills rows of so many columns of equal width. Without it the children are the rows, and each column "
                    + "is as wide as its widest view.",
                example: "3"),
            Field("alignment", .alignment, "How views are aligned in their places.", default: "center"),
            Field("horizontalSpacing", .length, "The gap between columns.", default: "8", example: "16"),
            Field("verticalSpacing", .length, "The gap between rows.", default: "8", example: "4"),
            others: [.children]
        ) {
            GridOptions(columns: $0, alignment: $1 ?? .center, horizontalSpacing: $2, verticalSpacing: $3)
        }
    }

    private static var gridRowOptions: ValueType<VerticalAlignment?> {
        .record(
            "a row such as { alignment: firstTextBaseline, children: […] }",
            Field(
                "alignment", .verticalAlignment, "How its views are aligned; as in the grid unless told otherwise.",
                example: "firstTextBaseline"),
            others: [.children]
        ) { $0 }
    }
}

/// The options of a grid.
private struct GridOptions {
    var columns: Int?
    var alignment: Alignment
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
}

/// A grid of rows, or of columns that are filled row by row.
nonisolated private struct GridContainer: View {
    let options: GridOptions
    let children: ViewList

    var body: some View {
        if let columns = options.columns {
            let column = GridItem(
                .flexible(minimum: 0), spacing: options.horizontalSpacing, alignment: options.alignment)
            LazyVGrid(
                columns: [GridItem](repeating: column, count: columns), spacing: options.verticalSpacing
            ) { children }
        } else {
            Grid(
                alignment: options.alignment, horizontalSpacing: options.horizontalSpacing,
                verticalSpacing: options.verticalSpacing
            ) { children }
        }
    }
}
