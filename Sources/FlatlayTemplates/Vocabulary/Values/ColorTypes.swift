import Flatlay
import Foundation

extension ValueType where Value == Color {
    /// A colour: a name, `#rgb`, `#rrggbb` or `#rrggbbaa`, `{ light: …, dark: … }`, or `{ color: …, opacity: … }`.
    static var color: ValueType {
        .forms(
            "a colour such as red or \"#ff3b30\"", scalar: writtenColor,
            mapping: .mapping("a colour") { [adaptiveColor, fadedColor] }
        ).defined(as: "color")
    }

    private static var colorReference: ValueType {
        .deferred("a colour", name: "color") { color }
    }

    /// A colour for light and one for dark surroundings.
    static var adaptiveColor: ValueType {
        .record(
            "a colour such as { light: white, dark: black }",
            Field("light", colorReference, "The colour in the light appearance.", isRequired: true),
            Field("dark", colorReference, "The colour in the dark appearance.", isRequired: true)
        ) { light, dark in
            Color(light: light ?? .clear, dark: dark ?? .clear)
        }
    }

    private static var fadedColor: ValueType {
        .record(
            "a colour such as { color: red, opacity: 0.5 }",
            Field("color", colorReference, "The colour.", isRequired: true),
            Field("opacity", .fraction, "How opaque it is, from 0 to 1.", default: "1")
        ) { color, opacity in (color ?? .clear).opacity(Double(opacity ?? 1)) }
    }

    private static var writtenColor: ValueType {
        // Created on demand, like all schemas: there are many names, and reading a colour needs no list of them.
        // Words complete the names of the system; the pattern allows those under 'colors', too.
        let schema = {
            SchemaNode.any(of: [
                .words(NamedColors.names), .pattern(HexColor.pattern), .interpolation,
                .pattern("^[A-Za-z][A-Za-z0-9_-]*$").described(
                    "A colour of the template, from 'colors' or a shared file; flatlay check finds misspelt names."),
            ])
        }
        return ValueType("a colour", schema: schema()) { node, context in
            if node.isNull {
                // `background: #fff` without quotes is a comment in YAML.
                return context.wrongType("a colour (one that starts with # needs quotes)", node)
            }
            guard let text = node.string else { return context.wrongType("a colour", node) }
            if let color = context.resources.colors[text] ?? NamedColors.color(named: text) ?? HexColor.color(text) {
                return color
            }
            let names = context.resources.colors.keys.sorted() + NamedColors.names
            context.reporter.report(
                .unknownValue(
                    kind: "colour", value: text, suggestion: Suggestion.nearest(to: text, in: names), known: names),
                at: node)
            return nil
        }
    }
}

/// Colours written as hexadecimal digits.
enum HexColor {
    /// The pattern of such colours, for the schema.
    static let pattern = "^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$"

    /// Parses `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`; returns nil for anything else.
    static func color(_ text: String) -> Color? {
        guard text.first == "#" else { return nil }
        var digits = text.dropFirst()
        guard [3, 4, 6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit), text.utf8.count == text.count
        else { return nil }
        if digits.count < 5 { digits = Substring(digits.map { "\($0)\($0)" }.joined()) }
        if digits.count == 6 { digits += "ff" }
        guard let value = UInt32(digits, radix: 16) else { return nil }
        let part = { (shift: UInt32) in Double((value >> shift) & 0xFF) / 255 }
        return Color(.sRGB, red: part(24), green: part(16), blue: part(8), opacity: part(0))
    }
}
