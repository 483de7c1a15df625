import Flatlay

/// Names a part of a figure's view for annotations, as the frame list does.
///
/// ```swift
/// .callout("header 0.0", "Stays at the top")
/// .distance(.cell(0), .cell(1))
/// .size("price")                     // a view with .accessibilityIdentifier("price")
/// ```
///
/// | Name | Part |
/// |---|---|
/// | `c 0.2` | the cell of the third item of the first section |
/// | `badge 0.2`, `header 1.0` | a supplementary view: kind, section, number |
/// | `section 0`, `group 0.1` | a section; its second group |
/// | `price` | the view with that identifier; `#price`, if a cell is called so |
/// | `c 0.2/price` | the view with that identifier within a part |
/// | `c 0.1/c 0.0` | the cell of a collection within a cell |
/// | `picture` | the whole view |
public struct FigureElement: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name.
    public let name: String

    /// The part with a name.
    public init(_ name: String) { self.name = name }

    /// The part with a name.
    public init(stringLiteral name: String) { self.name = name }

    /// The cell of an item.
    public static func cell(_ item: Int, inSection section: Int = 0) -> FigureElement {
        FigureElement("c \(section).\(item)")
    }

    /// A supplementary or decoration view of a kind.
    public static func view(ofKind kind: String, _ index: Int = 0, inSection section: Int = 0) -> FigureElement {
        FigureElement("\(kind) \(section).\(index)")
    }

    /// A section.
    public static func section(_ section: Int) -> FigureElement { FigureElement("section \(section)") }

    /// A group of a section: one of those that the section repeats.
    public static func group(_ group: Int, inSection section: Int = 0) -> FigureElement {
        FigureElement("group \(section).\(group)")
    }

    /// The view with an `accessibilityIdentifier(_:)`.
    public static func identifier(_ identifier: String) -> FigureElement { FigureElement("#\(identifier)") }

    /// The whole view.
    public static let picture: FigureElement = "picture"

    /// The name, on one line.
    public var description: String { name.visible }
}
