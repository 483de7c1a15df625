import Flatlay
import Foundation

/// The named colours: SwiftUI's, and UIKit's semantic ones.
enum NamedColors {
    /// All names, SwiftUI's first.
    static var names: [String] { swiftUI.map(\.key) + uiKit.map(\.key) }

    /// The colour with a name; nil if there is none.
    static func color(named name: String) -> Color? {
        byName[name]
    }

    /// The colours by their names, created once: the data of each item may name some.
    private static let byName = Dictionary(
        swiftUI.map { ($0.key, $0.value) } + uiKit.map { ($0.key, Color(uiColor: $0.value)) },
        uniquingKeysWith: { first, _ in first })

    private static var swiftUI: KeyValuePairs<String, Color> {
        [
            "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint, "teal": .teal,
            "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple, "pink": .pink, "brown": .brown,
            "white": .white, "gray": .gray, "black": .black, "clear": .clear, "primary": .primary,
            "secondary": .secondary, "tint": .accentColor, "accentColor": .accentColor,
        ]
    }

    /// UIKit's semantic colours.
    private static var uiKit: KeyValuePairs<String, UIColor> {
        [
            "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
            "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link,
            "separator": .separator, "opaqueSeparator": .opaqueSeparator, "systemBackground": .systemBackground,
            "secondarySystemBackground": .secondarySystemBackground,
            "tertiarySystemBackground": .tertiarySystemBackground,
            "systemGroupedBackground": .systemGroupedBackground,
            "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
            "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "systemFill": .systemFill,
            "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
            "quaternarySystemFill": .quaternarySystemFill, "systemRed": .systemRed, "systemOrange": .systemOrange,
            "systemYellow": .systemYellow, "systemGreen": .systemGreen, "systemMint": .systemMint,
            "systemTeal": .systemTeal, "systemCyan": .systemCyan, "systemBlue": .systemBlue,
            "systemIndigo": .systemIndigo, "systemPurple": .systemPurple, "systemPink": .systemPink,
            "systemBrown": .systemBrown, "systemGray": .systemGray, "systemGray2": .systemGray2,
            "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5,
            "systemGray6": .systemGray6,
        ]
    }
}
