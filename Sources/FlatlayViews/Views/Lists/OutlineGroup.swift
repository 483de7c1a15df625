import Foundation

/// The elements of a tree, each with the elements below it in a group that can be opened. An image shows the groups closed.
///
/// ```swift
/// List { OutlineGroup(folders, children: \.subfolders) { Text($0.name) } }
/// ```
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Row: View>: PrimitiveView {
    private let rows: ForEach<Data, ID, OutlineRow<Data, ID, Row>>

    /// Creates the groups of elements that are identified by a property.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Row
    ) {
        rows = ForEach(data, id: id) { element in
            OutlineRow(element: element, id: id, children: children, content: content)
        }
    }

    /// Creates the groups of identifiable elements.
    public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, id: \.id, children: children, content: content)
    }

    /// Creates the group of one element.
    public init<Element: Identifiable>(
        _ root: Element, children: KeyPath<Element, [Element]?>, @ViewBuilder content: @escaping (Element) -> Row
    ) where Data == [Element], ID == Element.ID {
        self.init([root], id: \Element.id, children: children, content: content)
    }

    /// Adds the nodes of the elements.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        rows._makeNodes(in: context, into: &nodes)
    }
}

/// One element of an outline.
struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Row: View>: PrimitiveView {
    let element: Data.Element
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    let content: (Data.Element) -> Row

    func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        if let inner = element[keyPath: children] {
            DisclosureGroup {
                OutlineGroup(inner, id: id, children: children, content: content)
            } label: {
                content(element)
            }
            ._makeNodes(in: context.entering(0), into: &nodes)
        } else {
            content(element).addNodes(in: context.entering(1), into: &nodes)
        }
    }
}
