import FlatlayDrawing

/// How a drawing is combined with what is there, as in Core Graphics.
///
/// Painters have no `sourceIn`, `sourceOut`, `destinationIn`, `destinationAtop` and `xor`: `sourceIn` is drawn as
/// `sourceAtop`, which looks the same for opaque drawings, and the others as `normal`.
public enum CGBlendMode: Int32, Hashable, Sendable {
    /// The drawing covers what is there.
    case normal
    /// The product of both colours.
    case multiply
    /// The inverse of the product of the inverses.
    case screen
    /// Multiplies or screens, depending on what is there.
    case overlay
    /// The darker value of each component.
    case darken
    /// The lighter value of each component.
    case lighten
    /// Brightens what is there.
    case colorDodge
    /// Darkens what is there.
    case colorBurn
    /// Darkens or lightens softly, depending on the drawing.
    case softLight
    /// Multiplies or screens, depending on the drawing.
    case hardLight
    /// The absolute difference of both colours.
    case difference
    /// A difference of lower contrast.
    case exclusion
    /// The hue of the drawing with the saturation and luminosity of what is there.
    case hue
    /// The saturation of the drawing with the hue and luminosity of what is there.
    case saturation
    /// The hue and saturation of the drawing with the luminosity of what is there.
    case color
    /// The luminosity of the drawing with the hue and saturation of what is there.
    case luminosity
    /// Erases what is there.
    case clear
    /// Replaces what is there.
    case copy
    /// The drawing where there is something, instead of it.
    case sourceIn
    /// The drawing where there is nothing.
    case sourceOut
    /// The drawing only over existing content.
    case sourceAtop
    /// The drawing below existing content.
    case destinationOver
    /// What is there, where the drawing is.
    case destinationIn
    /// Erases what is there as far as the drawing is opaque.
    case destinationOut
    /// What is there, over the drawing, where the drawing is.
    case destinationAtop
    /// Either, but not both.
    case xor
    /// The sum of both colours, in which dark ones prevail.
    case plusDarker
    /// The sum of both colours.
    case plusLighter

    /// The mode of painters; nil if there is none.
    var painted: BlendMode? {
        switch self {
        case .normal, .copy: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop, .sourceIn: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut, .clear: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        case .sourceOut, .destinationIn, .destinationAtop, .xor: nil
        }
    }
}
