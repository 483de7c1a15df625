/// Views, or styles, are nested too deep to be drawn.
public struct ViewNestingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is nested.
    public enum Nested: Hashable, Sendable {
        /// Bodies of views, modifiers and styles of controls, and erased views.
        case views(limit: Int)
        /// The nodes of a view: modifiers and containers around each other.
        case nodes(limit: Int)
        /// Styles that stand for other styles.
        case styles(limit: Int)
    }

    /// What is nested.
    public let nested: Nested
    /// The types of the innermost views or styles, the outer ones first.
    public let types: [String]

    /// What is wrong, and what to do.
    public var description: String {
        let chain = types.joined(separator: ", in it ")
        return switch nested {
        case .views(let limit):
            "views are nested more than \(limit) deep (\(chain)); a view that contains itself needs an end, and views "
                + "that are built by a loop belong side by side"
        case .nodes(let limit):
            "more than \(limit) modifiers and containers lie around each other (\(chain)); apply modifiers that a loop "
                + "adds only once"
        case .styles(let limit):
            "styles stand for each other more than \(limit) times (\(chain)); a style that resolves to itself, or to the "
                + "tint or foreground style that it is, has no colour"
        }
    }
}
