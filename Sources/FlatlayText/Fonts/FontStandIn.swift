import FlatlayDrawing
import Foundation

/// How a family is drawn where it stands in for one of the system's fonts. Where it is asked for by its own name it is
/// drawn as it is.
struct FontStandIn: Hashable, Sendable {
    /// The family that stands in.
    var family: String
    /// How its characters are moved together or apart.
    var tracking: FontTracking
    /// Whether lines have the system's measures in place of the family's own.
    var hasSystemLines: Bool
}

extension FontLibrary {
    /// How the family of a font is drawn; nil for a font that asks for a family by its name.
    func standIn(for font: FontDescriptor) -> FontStandIn? {
        guard let role = FontRole(font.family) else { return nil }
        let family = families[family(for: role)]
        let tracking: FontTracking =
            switch role {
            case .system, .rounded:
                if family.isSystems { .sanFrancisco } else { family.name == "Inter" ? .inter : .none }
            case .monospaced: family.isSystems ? .none : .advance(FontStandIn.monospacedAdvance)
            case .serif, .emoji: .none
            }
        return FontStandIn(family: family.name, tracking: tracking, hasSystemLines: !family.isSystems)
    }
}

extension FontStandIn {
    /// The width of every character of SF Mono, in a font of size 1.
    static let monospacedAdvance: CGFloat = 1266.0 / 2048
}
