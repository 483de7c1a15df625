/// How a drawing is combined with its backdrop, with SwiftUI's names.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
    /// The drawing covers the backdrop.
    case normal
    /// The product of both colours.
    case multiply
    /// The inverse of the product of the inverses.
    case screen
    /// Multiplies or screens, depending on the backdrop.
    case overlay
    /// The darker value of each component.
    case darken
    /// The lighter value of each component.
    case lighten
    /// Brightens the backdrop.
    case colorDodge
    /// Darkens the backdrop.
    case colorBurn
    /// Darkens or lightens softly, depending on the drawing.
    case softLight
    /// Multiplies or screens, depending on the drawing.
    case hardLight
    /// The absolute difference of both colours.
    case difference
    /// A difference of lower contrast.
    case exclusion
    /// The hue of the drawing with the saturation and luminosity of the backdrop.
    case hue
    /// The saturation of the drawing with the hue and luminosity of the backdrop.
    case saturation
    /// The hue and saturation of the drawing with the luminosity of the backdrop.
    case color
    /// The luminosity of the drawing with the hue and saturation of the backdrop.
    case luminosity
    /// Draws only over existing content.
    case sourceAtop
    /// Draws below existing content.
    case destinationOver
    /// Erases existing content.
    case destinationOut
    /// The sum of both colours, in which dark ones prevail.
    case plusDarker
    /// The sum of both colours.
    case plusLighter
}
