/// Selects views of an image for a snapshot assertion.
///
/// ```swift
/// assertSnapshot(of: shelf, as: .image.ignoring(.identifier("clock"), .kind("image").item(3, inSection: 0)))
/// assertSnapshot(of: shelf, as: .image.tolerating(.channels(largest: 2), in: .section(1)))
/// ```
///
/// A dot combines conditions: a view has to meet all of them. ``kind(_:)`` looks at the view itself, the others also at
/// the views around it. If views are nested, the outermost one matches. `flatlay render --dump tree` and the strategy
/// `.layout` list the views of an image.
public struct NodeSelector: Hashable, Sendable, CustomStringConvertible {
    package var identifier: String?
    package var kind: String?
    package var section: Int?
    package var item: Int?

    /// The view with an `accessibilityIdentifier(_:)`, and in combinations what is in it.
    public static func identifier(_ identifier: String) -> NodeSelector { NodeSelector().identifier(identifier) }

    /// Views of a kind: their name in the tree without numbers, such as `text`, `image`, `cell` or `header`.
    public static func kind(_ kind: String) -> NodeSelector { NodeSelector().kind(kind) }

    /// The cells, headers and other elements of a section, counted from 0.
    public static func section(_ section: Int) -> NodeSelector { NodeSelector().section(section) }

    /// The cell of an item, counted from 0, with its badges; in each section unless one is given.
    public static func item(_ item: Int, inSection section: Int? = nil) -> NodeSelector {
        NodeSelector().item(item, inSection: section)
    }

    private init() {}

    /// Those of the views that have an identifier, or are in a view that has it.
    public func identifier(_ identifier: String) -> NodeSelector { with { $0.identifier = identifier } }

    /// Those of the views that are of a kind.
    public func kind(_ kind: String) -> NodeSelector { with { $0.kind = kind } }

    /// Those of the views that are in a section.
    public func section(_ section: Int) -> NodeSelector { with { $0.section = section } }

    /// Those of the views that are in the cell of an item.
    public func item(_ item: Int, inSection section: Int? = nil) -> NodeSelector {
        with {
            $0.item = item
            if let section { $0.section = section }
        }
    }

    private func with(_ change: (inout NodeSelector) -> Void) -> NodeSelector {
        var selector = self
        change(&selector)
        return selector
    }

    /// The conditions in words, such as `kind text in section 0, item 3`.
    public var description: String {
        var places: [String] = []
        if let identifier { places.append("\"\(identifier.visible)\"") }
        if let section { places.append("section \(section)") }
        if let item { places.append("item \(item)") }
        let place = places.joined(separator: ", ")
        guard let kind else { return place }
        return "kind \(kind.visible)" + (place.isEmpty ? "" : " in \(place)")
    }
}
