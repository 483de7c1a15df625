import Foundation

/// The base of a font, before modifiers: its family and the origin of its size.
package enum FontBase: Hashable, Sendable {
    case system(size: CGFloat)
    case style(TextRole)
    /// A family by name. Its size scales with a text role, if there is one.
    case custom(name: String, size: CGFloat, role: TextRole?)
    /// A base whose size scales with a text role, up to a maximum.
    indirect case scaled(FontBase, role: TextRole, most: CGFloat?)

    /// Returns the family (nil for the system font), the size in points and the weight at a text size.
    package func values(at textSize: TextSize) -> (family: String?, size: CGFloat, weight: UIFont.Weight) {
        switch self {
        case .system(let size): return (nil, size, .regular)
        case .style(let role): return (nil, role.size(at: textSize), role.weight)
        case .custom(let name, let size, let role):
            return (name, role.map { textSize.scaled(size, relativeTo: $0) } ?? size, .regular)
        case .scaled(let base, let role, let most):
            var values = base.values(at: textSize)
            values.size = textSize.scaledFontSize(values.size, relativeTo: role)
            if let most { values.size = min(values.size, most) }
            return values
        }
    }

    /// Clamps a size to the smallest and largest size that a font can have.
    @inlinable
    package static func drawable(_ size: CGFloat) -> CGFloat {
        size.isNaN ? 17 : min(max(size, 0.5), 10_000)
    }
}
