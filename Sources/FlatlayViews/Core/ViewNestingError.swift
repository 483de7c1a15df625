/// An error: views, or styles, are nested too deep to be drawn.
public struct ViewNestingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of nesting.
    public enum Nested: Hashable, Sendable {
        /// Bodies of views, modifiers and control styles, and type-erased views.
        case views(limit: Int)
        /// The nodes of a view: nested modifiers and containers.
        case nodes(limit: Int)
        /// Styles that resolve to other styles.
        case styles(limit: Int)
    }

    /// The kind of nesting.
    public let nested: Nested
    /// The types of the innermost views or styles, outermost first.
    public let types: [String]

    /// The problem and how to fix it.
    public var description: String {
        let chain = types.joined(separator: ", in it ")
        return switch nested {
        case .views(let limit):
            "views are nested more than \(limit) deep (\(chain)); a recursive view needs an end, and views that a "
                + "loop creates belong side by side"
        case .nodes(let limit):
            "more than \(limit) modifiers and containers are nested (\(chain)); apply modifiers outside of "
                + "loops"
        case .styles(let limit):
            "styles refer to each other more than \(limit) times (\(chain)); a style that resolves to itself, or to the "
                + "tint or foreground style that contains it, has no colour"
        }
    }
}
