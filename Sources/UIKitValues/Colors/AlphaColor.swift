/// A colour with its opacity replaced.
package final class AlphaColor: Hashable, Sendable {
    package let color: UIColor
    package let opacity: Double

    package init(_ color: UIColor, opacity: Double) {
        self.color = color
        self.opacity = opacity
    }

    package static func == (left: AlphaColor, right: AlphaColor) -> Bool {
        left === right || (left.opacity == right.opacity && left.color == right.color)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(color)
        hasher.combine(opacity)
    }
}
