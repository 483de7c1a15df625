import Foundation

/// What a font begins with: its family, and where its size comes from.
package enum FontBase: Hashable, Sendable {
    case system(size: CGFloat)
    case style(TextRole)
    /// A family by its name, whose size grows with text of a role, if there is one.
    case custom(name: String, size: CGFloat, role: TextRole?)
    /// Another one, whose size grows with text of a role, up to a most one.
    indirect case scaled(FontBase, role: TextRole, most: CGFloat?)

    /// The name of the family, nil for the system's, the size in points and the weight at a size of text.
    package func values(at textSize: TextSize) -> (family: String?, size: CGFloat, weight: UIFont.Weight) {
        switch self {
        case .system(let size): return (nil, size, .regular)
        case .style(let role): return (nil, role.size(at: textSize), role.weight)
        case .custom(let name, let size, let role):
            return (name, role.map { textSize.scaled(size, relativeTo: $0) } ?? size, .regular)
        case .scaled(let base, let role, let most):
            var values = base.values(at: textSize)
            values.size = textSize.scaled(values.size, relativeTo: role)
            if let most { values.size = min(values.size, most) }
            return values
        }
    }

    /// Sizes that no font has count as the smallest or the largest that one can have.
    @inlinable
    package static func drawable(_ size: CGFloat) -> CGFloat {
        size.isNaN ? 17 : min(max(size, 0.5), 10_000)
    }
}
