/// One view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
    /// The collection of elements.
    public var data: Data
    /// Creates the view of an element.
    public var content: (Data.Element) -> Content
    private let id: (Data.Element) -> ID
    /// The editing operations on the elements while a list is edited.
    var editing = RowEditing()

    /// Creates views for elements that are identified by a property.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
        self.id = { $0[keyPath: id] }
    }

    /// Creates views for identifiable elements.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        self.content = content
        id = { $0.id }
    }

    /// Creates views for a range of integers.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.data = data
        self.content = content
        id = { $0 }
    }

    /// Creates views for bindings to the elements of a collection: `ForEach($items) { $item in … }`.
    public init<Base: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Base>, @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
    ) where Data == Binding<Base>, Base.Element: Identifiable, ID == Base.Element.ID {
        self.data = data
        self.content = content
        id = { $0.wrappedValue.id }
    }

    /// Creates views for bindings to the elements of a collection that are identified by a property.
    public init<Base: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Base>, id: KeyPath<Base.Element, ID>,
        @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
    ) where Data == Binding<Base> {
        self.data = data
        self.content = content
        self.id = { $0.wrappedValue[keyPath: id] }
    }

    /// The identifier of an element.
    func id(of element: Data.Element) -> ID { id(element) }

    /// Adds the nodes of each element's view.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        if let rows = context.rows { return makeRows(rows, in: context, into: &nodes) }
        let isSearched = !context.environment.scrollValues.sought.isEmpty
        data.visitElements { element in
            let (elementID, start) = (id(element), nodes.count)
            content(element).addNodes(in: context.entering(id: elementID), into: &nodes)
            guard isSearched, start < nodes.count, context.isSought(elementID) else { return }
            nodes[start] = ScrollTargetNode(nodes[start], id: elementID, environment: context.environment)
        }
    }

    /// Adds the rows of a list or a picker, each with the identifier of its element. A list that needs no more rows
    /// gets no more of them.
    private func makeRows(_ rows: RowCollector, in context: ViewContext, into nodes: inout [ViewNode]) {
        if let search = rows.search { return pass(search, rows, in: context, into: &nodes) }
        if let window = rows.window, let offsets = window.take(data.count, at: context.path) {
            for offset in offsets {
                makeRow(data[data.index(data.startIndex, offsetBy: offset)], rows, in: context, into: &nodes)
            }
            return
        }
        for element in data {
            guard rows.needsMore else { return }
            makeRow(element, rows, in: context, into: &nodes)
        }
    }

    private func makeRow(
        _ element: Data.Element, _ rows: RowCollector, in context: ViewContext, into nodes: inout [ViewNode]
    ) {
        let (start, made) = (nodes.count, rows.made)
        let elementID = id(element)
        content(element).addNodes(in: context.entering(id: elementID), into: &nodes)
        rows.made = max(rows.made, made + nodes.count - start)
        for index in start..<nodes.count {
            nodes[index] = LayoutValueNode(
                nodes[index], key: RowKeys.element, value: RowElement(id: AnyHashable(elementID), editing: editing),
                environment: context.environment)
        }
    }

    /// Counts the elements and looks for one, with few of their rows made: if the first element that has views is one
    /// row, each element is taken for one.
    private func pass(
        _ search: RowSearch, _ rows: RowCollector, in context: ViewContext, into nodes: inout [ViewNode]
    ) {
        let (start, inner) = (search.position, search.enter())
        var isRow: Bool?
        for (number, element) in data.enumerated() {
            if isRow == true, !search.isThorough { break }
            search.position = isRow == false ? search.position : start + number
            search.note(id(element))
            let count = nodes.count
            makeRow(element, rows, in: context, into: &nodes)
            if isRow == nil, nodes.count > count || search.innerCount > inner || number >= RowSearch.emptyLimit {
                isRow = search.innerCount == inner && nodes.count <= count + 1 && !nodes.suffix(from: count).isSections
            }
        }
        guard isRow != false else { return }
        search.addRows(data.lazy.map(id), from: start, at: context.path)
    }
}

extension ArraySlice<ViewNode> {
    /// Whether a node is a section of a list.
    fileprivate var isSections: Bool { contains { $0.layoutValue(for: RowKeys.section) != nil } }
}

extension RandomAccessCollection {
    /// Visits all elements in order. Ranges of integers and arrays are visited without their iterators: in code for any
    /// collection, each step of a range takes over a thousand instructions.
    fileprivate func visitElements(_ visit: (Element) -> Void) {
        if Self.self == Range<Int>.self {
            // The cast changes nothing, here and below: both types are the same.
            for number in unsafeBitCast(self, to: Range<Int>.self) { visit(unsafeBitCast(number, to: Element.self)) }
        } else if Self.self == ClosedRange<Int>.self {
            let range = unsafeBitCast(self, to: ClosedRange<Int>.self)
            for number in range { visit(unsafeBitCast(number, to: Element.self)) }
        } else {
            let visited: Void? = withContiguousStorageIfAvailable { elements in
                for element in elements { visit(element) }
            }
            if visited == nil { for element in self { visit(element) } }
        }
    }
}
