/// How a drawing is combined with what lies below, with SwiftUI's names.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
    /// Drawn over.
    case normal
    /// The product of both colours.
    case multiply
    /// The inverse of the product of the inverses.
    case screen
    /// Multiplied or screened, depending on what lies below.
    case overlay
    /// The darker of each component.
    case darken
    /// The lighter of each component.
    case lighten
    /// Brightens what lies below.
    case colorDodge
    /// Darkens what lies below.
    case colorBurn
    /// A soft light from above.
    case softLight
    /// A hard light from above.
    case hardLight
    /// The absolute difference.
    case difference
    /// A softer difference.
    case exclusion
    /// The hue of the drawing.
    case hue
    /// The saturation of the drawing.
    case saturation
    /// The hue and saturation of the drawing.
    case color
    /// The luminosity of the drawing.
    case luminosity
    /// Drawn only where something lies below.
    case sourceAtop
    /// Drawn below what is there.
    case destinationOver
    /// Takes away what is there.
    case destinationOut
    /// The sum of both colours, dark ones winning.
    case plusDarker
    /// The sum of both colours.
    case plusLighter
}
