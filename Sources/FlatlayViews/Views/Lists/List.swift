import Foundation

/// Rows in sections: SwiftUI's `List`, as it is at rest.
///
/// ```swift
/// List {
///     Section("Fruit") {
///         ForEach(fruits) { Text($0.name).badge($0.count) }
///     }
///     NavigationLink("Settings") { SettingsView() }
/// }
/// .listStyle(.insetGrouped)
/// ```
///
/// A list takes the proposed size. It creates only the rows that fill its frame, so a long list costs no more than its
/// visible rows. It has the metrics, backgrounds and separators of `UICollectionViewCompositionalLayout.list(using:)`.
public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
    private let content: Content
    private let selection: ListSelection?

    private init(_ selection: ListSelection?, _ content: Content) {
        self.content = content
        self.selection = selection
    }

    /// Creates a list in which several rows can be selected.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection.map { ListSelection(several: $0) }, content())
    }

    /// Creates a list in which one row can be selected.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection.map { ListSelection(one: $0) }, content())
    }

    /// Creates a list in which one row is selected.
    @_disfavoredOverload
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(ListSelection(one: Binding<SelectionValue?>(selection)), content())
    }

    /// Adds the node of the list.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        nodes.append(ListNode(content, surroundings: .list, selection: selection, in: context))
    }
}

/// The selected rows of a list.
struct ListSelection {
    /// Whether several rows can be selected.
    let allowsSeveral: Bool
    /// Whether a row with a tag is selected.
    let contains: (AnyHashable) -> Bool

    init<Value: Hashable>(several selection: Binding<Set<Value>>) {
        allowsSeveral = true
        contains = { tag in (tag.base as? Value).map { selection.wrappedValue.contains($0) } ?? false }
    }

    init<Value: Hashable>(one selection: Binding<Value?>) {
        allowsSeveral = false
        contains = { tag in
            guard let selected = selection.wrappedValue else { return false }
            return OptionTag(tag) == OptionTag(AnyHashable(selected))
        }
    }
}

// MARK: Lists without a selection

extension List where SelectionValue == Never {
    /// Creates a list of rows.
    public init(@ViewBuilder content: () -> Content) {
        self.init(nil, content())
    }

    /// Creates a list with a row for each element.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(nil, ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(nil, ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row for each number of a range.
    public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
    where Content == ForEach<Range<Int>, Int, Row> {
        self.init(nil, ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element of a collection, as a binding: `List($items) { $item in … }`.
    public init<Base: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Base>, @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
    ) where Content == ForEach<Binding<Base>, Base.Element.ID, Row>, Base.Element: Identifiable {
        self.init(nil, ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element of a collection, as a binding.
    public init<Base: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<Base>, id: KeyPath<Base.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
    ) where Content == ForEach<Binding<Base>, ID, Row> {
        self.init(nil, ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row for each element of a tree; rows with children can be opened.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(nil, OutlineGroup(data, children: children, content: rowContent))
    }

    /// Creates a list with a row for each element of a tree; rows with children can be opened.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == OutlineGroup<Data, ID, Row> {
        self.init(nil, OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}

// MARK: Lists of elements with a selection

extension List {
    /// Creates a list with a row for each element, of which several can be selected.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// Creates a list with a row for each element, of which one can be selected.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// Creates a list with a row for each element, of which several can be selected.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }

    /// Creates a list with a row for each element, of which one can be selected.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }

    /// Creates a list with a row for each element of a tree, of which one can be selected.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
    }
}
