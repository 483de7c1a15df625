import FlatlayDrawing
import Foundation

/// How a family is drawn if it substitutes one of the system's fonts. A family requested by its own name is drawn
/// unchanged.
struct FontStandIn: Hashable, Sendable {
    /// The substitute family.
    var family: String
    /// The tracking of its characters.
    var tracking: FontTracking
    /// Whether lines have the system font's metrics instead of the family's own.
    var hasSystemLines: Bool
    /// The ligatures that it is drawn with.
    var ligatures = Ligatures.all

    /// San Francisco draws each character of `->` and `!=` for itself. The families that replace it join them.
    enum Ligatures {
        case all
        /// Those that make no arrows, for Inter: its feature `calt` also raises colons between digits and makes an x
        /// between them a multiplication sign, as San Francisco does.
        case noArrows
        /// None of the feature `calt`, which has nothing but such signs in JetBrains Mono.
        case noCode
    }
}

extension FontLibrary {
    /// How the family of a font is drawn; nil for a font that requests a family by name.
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
        let ligatures: FontStandIn.Ligatures =
            switch family.name {
            case "Inter": .noArrows
            case "JetBrains Mono": .noCode
            default: .all
            }
        return FontStandIn(
            family: family.name, tracking: tracking, hasSystemLines: !family.isSystems, ligatures: ligatures)
    }
}

extension FontStandIn {
    /// The advance of every character of SF Mono, at size 1.
    static let monospacedAdvance: CGFloat = 1266.0 / 2048
}
