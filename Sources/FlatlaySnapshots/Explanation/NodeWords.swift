import Foundation

/// Names of nodes as people say them: `section 2, item 3 "Tea", text`.
///
/// Sections and items count from 0, as index paths do.
struct NodeWords {
    private let nodes: [SnapshotTree.Node]
    private let children: [[Int]]

    init(_ tree: SnapshotTree, children: [[Int]]) {
        nodes = tree.nodes
        self.children = children
    }

    /// The name of a node, with that of the cell or header that contains it.
    func name(of index: Int) -> String {
        var owner: Int? = index
        while let each = owner, Self.element(nodes[each].name) == nil { owner = nodes[each].parent }
        let kind = Self.kind(nodes[index].name)
        guard let owner else {
            return index == 0 ? "the image" : kind + label(of: index, deep: false) + place(of: index, in: nil)
        }
        let element = (Self.element(nodes[owner].name) ?? "") + label(of: owner, deep: true)
        if owner == index { return element }
        // Several nodes of one kind in a cell are told apart by their numbers.
        let siblings = nodes[index].parent.map { children[$0] } ?? []
        let alike = siblings.filter { Self.kind(nodes[$0].name) == kind }
        let number = alike.count > 1 ? alike.firstIndex(of: index).map { " \($0 + 1)" } ?? "" : ""
        let place = place(of: index, in: owner)
        return "\(element), \(kind)\(number)\(label(of: index, deep: false, besides: owner))\(place)"
    }

    /// The nearest view with an identifier around a node that has none, within a cell.
    private func place(of index: Int, in owner: Int?) -> String {
        guard nodes[index].identifier == nil else { return "" }
        var parent = nodes[index].parent
        while let each = parent, each != owner {
            if let identifier = nodes[each].identifier { return " in \"\(identifier.visible.prefix(40))\"" }
            parent = nodes[each].parent
        }
        return ""
    }

    /// The path of a node in the display list.
    func path(of index: Int) -> String {
        var names: [String] = []
        var current = index
        while let parent = nodes[current].parent {
            names.append(nodes[current].name)
            current = parent
        }
        return names.reversed().joined(separator: "/")
    }

    /// The identifier of a node, or the text that it shows.
    private func label(of index: Int, deep: Bool, besides owner: Int? = nil) -> String {
        if let identifier = nodes[index].identifier { return " \"\(identifier.visible.prefix(40))\"" }
        guard let text = text(of: index, deep: deep) else { return "" }
        if let owner, self.text(of: owner, deep: true) == text { return "" }
        return " \"\(text.visible.count > 24 ? text.visible.prefix(23) + "…" : text.visible[...])\""
    }

    private func text(of index: Int, deep: Bool) -> String? {
        if let line = nodes[index].lines.first(where: { !$0.allSatisfy(\.isWhitespace) }) { return line }
        guard deep else { return nil }
        for child in children[index] {
            if let text = text(of: child, deep: true) { return text }
        }
        return nil
    }

    /// The kind of a node: its name without numbers; `view` for one that has nothing but an identifier.
    static func kind(_ name: String) -> String {
        if name.hasPrefix("#") { return "view" }
        var parts = name.split(separator: "-", omittingEmptySubsequences: false)
        while parts.count > 1, let last = parts.last, Int(last) != nil { parts.removeLast() }
        return parts.joined(separator: "-")
    }

    /// The numbers at the end of a node's name: the section and the item of an element.
    static func numbers(_ name: String) -> [Int] {
        name.hasPrefix("#") ? [] : name.dropFirst(kind(name).count).split(separator: "-").compactMap { Int($0) }
    }

    /// A cell, header or other element of a collection view in words; nil for other nodes.
    static func element(_ name: String) -> String? {
        let kind = kind(name)
        guard kind != name, !name.hasPrefix("#") else { return nil }
        let numbers = numbers(name)
        switch (kind, numbers.count) {
        case ("cell", 2): return "section \(numbers[0]), item \(numbers[1])"
        case (_, 1): return "section \(numbers[0]), \(kind)"
        case ("header", 2), ("footer", 2): return "section \(numbers[0]), \(kind)"
        case (_, 2): return "section \(numbers[0]), item \(numbers[1]), \(kind)"
        default: return nil
        }
    }
}
