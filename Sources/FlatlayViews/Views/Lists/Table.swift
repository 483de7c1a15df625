import Foundation

/// Rows with columns: SwiftUI's `Table`, as a tablet draws it. A phone shows the first column alone.
///
/// ```swift
/// Table(people) {
///     TableColumn("Name", value: \.name)
///     TableColumn("City") { Text($0.city) }.width(120)
/// }
/// ```
///
/// Source: the rows are those of a plain list; the titles, and the distances between columns, are chosen by eye.
nonisolated public struct Table<Value: Identifiable, Rows, Columns: TableColumnContent>: View
where Columns.TableRowValue == Value {
    private let columns: [_TableColumn<Value>]
    private let list: (@escaping (Value) -> AnyView) -> AnyView
    @Environment(\.horizontalSizeClass) private var sizeClass

    private init<Data: RandomAccessCollection, Selection: Hashable>(
        _ data: Data, _ columns: Columns,
        _ list: @escaping (ForEach<Data, Value.ID, AnyView>) -> List<Selection, ForEach<Data, Value.ID, AnyView>>
    ) where Data.Element == Value {
        self.columns = columns._columns
        self.list = { row in AnyView(list(ForEach(data, content: row)).listStyle(.plain)) }
    }

    // The type of the columns is that of their builder, so that the compiler knows the rows before it reads a key path.

    /// Creates a table with a row for each element.
    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value, Rows == TableForEachContent<Data>, Columns == _TableColumns<Value> {
        self.init(data, columns()) { rows in List { rows } }
    }

    /// Creates a table in which one row can be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value, Rows == TableForEachContent<Data>, Columns == _TableColumns<Value> {
        self.init(data, columns()) { rows in List(selection: selection) { rows } }
    }

    /// Creates a table in which several rows can be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value, Rows == TableForEachContent<Data>, Columns == _TableColumns<Value> {
        self.init(data, columns()) { rows in List(selection: selection) { rows } }
    }

    /// Creates a table whose rows people can sort. The order is that of the data.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> Columns
    )
    where
        Data.Element == Value, Rows == TableForEachContent<Data>, Columns == _TableColumns<Value>,
        Sort.Compared == Value
    {
        self.init(data, columns: columns)
    }

    /// Creates a table whose rows people can sort, and in which one can be selected. The order is that of the data.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> Columns
    )
    where
        Data.Element == Value, Rows == TableForEachContent<Data>, Columns == _TableColumns<Value>,
        Sort.Compared == Value
    {
        self.init(data, selection: selection, columns: columns)
    }

    /// Creates a table whose rows people can sort, and in which several can be selected. The order is that of the data.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> Columns
    )
    where
        Data.Element == Value, Rows == TableForEachContent<Data>, Columns == _TableColumns<Value>,
        Sort.Compared == Value
    {
        self.init(data, selection: selection, columns: columns)
    }

    /// The titles and the rows; on a phone the first column.
    public var body: some View {
        if sizeClass == .regular {
            VStack(spacing: 0) {
                titles
                Divider()
                list { value in AnyView(row { $0.content(value) }) }
            }
        } else {
            list { value in columns.first?.content(value) ?? AnyView(EmptyView()) }
        }
    }

    private var titles: some View {
        row { column in
            AnyView(column.title.font(.footnote.weight(.semibold)).foregroundStyle(.secondary))
        }
        .padding(.horizontal, 20)
        .frame(height: 32)
        .nodeName("table-header")
    }

    private func row(_ cell: @escaping (_TableColumn<Value>) -> AnyView) -> some View {
        HStack(spacing: 16) {
            ForEach(columns.indices, id: \.self) { index in
                let column = columns[index]
                cell(column).lineLimit(1)
                    .frame(
                        minWidth: column.minWidth, idealWidth: column.idealWidth, maxWidth: column.maxWidth,
                        alignment: .leading)
            }
        }
    }
}

/// The rows of a table with a row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection> {}

/// Columns of a table.
public protocol TableColumnContent<TableRowValue> {
    /// The type of the rows.
    associatedtype TableRowValue
    /// The columns, from the leading edge. Not for use in apps.
    var _columns: [_TableColumn<TableRowValue>] { get }
}

/// A column as its table receives it. Not for use in apps.
public struct _TableColumn<Value> {
    let title: Text
    let content: (Value) -> AnyView
    var minWidth: CGFloat? = 0
    var idealWidth: CGFloat?
    var maxWidth: CGFloat? = .infinity
}

/// A column of a table: its title, and what it shows of each row.
public struct TableColumn<RowValue, Content: View>: TableColumnContent {
    private var column: _TableColumn<RowValue>

    /// The column.
    public var _columns: [_TableColumn<RowValue>] { [column] }

    /// Creates a column.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(titleKey), content: content)
    }

    /// Creates a column.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(title), content: content)
    }

    /// Creates a column.
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        column = _TableColumn(title: text) { AnyView(content($0)) }
    }

    /// Creates a column by whose value people can sort.
    public init<Value: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Value>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), content: content)
    }

    /// Creates a column by whose value people can sort.
    @_disfavoredOverload
    public init<Title: StringProtocol, Value: Comparable>(
        _ title: Title, value: KeyPath<RowValue, Value>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(title), content: content)
    }

    /// Creates a column of texts.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(Text(titleKey)) { Text($0[keyPath: value]) }
    }

    /// Creates a column of texts.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(Text(title)) { Text($0[keyPath: value]) }
    }

    /// Sets the width; nil for what the others leave.
    public func width(_ width: CGFloat? = nil) -> TableColumn {
        self.width(min: width ?? 0, ideal: width, max: width ?? .infinity)
    }

    /// Sets the limits of the width.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        var result = self
        result.column.minWidth = min ?? 0
        result.column.idealWidth = ideal
        result.column.maxWidth = max ?? .infinity
        return result
    }
}

/// The columns of a table, as a builder collects them. Not for use in apps.
public struct _TableColumns<Value>: TableColumnContent {
    /// The columns.
    public let _columns: [_TableColumn<Value>]
}

/// Collects the columns of a table.
@resultBuilder
public enum TableColumnBuilder<RowValue> {
    /// Adds a column, whose key path and closure get their root from the rows: `TableColumn("Name", value: \.name)`.
    public static func buildExpression<Content: View>(
        _ column: TableColumn<RowValue, Content>
    ) -> _TableColumns<RowValue> {
        _TableColumns(_columns: column._columns)
    }

    /// Adds columns.
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> _TableColumns<RowValue>
    where Column.TableRowValue == RowValue {
        _TableColumns(_columns: column._columns)
    }

    /// Joins columns.
    public static func buildBlock(_ columns: _TableColumns<RowValue>...) -> _TableColumns<RowValue> {
        _TableColumns(_columns: columns.flatMap(\._columns))
    }

    /// Adds columns of a condition; none if it is not met.
    public static func buildOptional(_ columns: _TableColumns<RowValue>?) -> _TableColumns<RowValue> {
        columns ?? _TableColumns(_columns: [])
    }

    /// Adds columns of a condition.
    public static func buildEither(first columns: _TableColumns<RowValue>) -> _TableColumns<RowValue> { columns }

    /// Adds columns of a condition.
    public static func buildEither(second columns: _TableColumns<RowValue>) -> _TableColumns<RowValue> { columns }
}
