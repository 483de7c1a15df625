import Foundation

/// A colour as CSS writes it, with the digits that mean the same here.
///
/// Names and functions are those of CSS Color 4. A colour of the system with the same name, such as `red`, is not among
/// them.
enum ForeignColor {
    /// Advice about an unknown colour; nil if it is none of CSS.
    static func advice(_ text: String) -> String? {
        let text = text.trimmingSpaces()
        if let digits = names[text.lowercased()] { return "; did you mean \"#\(digits)\"?" }
        if let digits = function(text) { return "; write \"\(digits)\"" }
        if ["rgb(", "rgba(", "hsl(", "hsla("].contains(where: text.lowercased().hasPrefix), !text.hasSuffix(")") {
            return "; a value with commas needs quotes, and a colour is written as \"#ff3b30\""
        }
        if let match = text.wholeMatch(of: /url\(\s*["']?(.*?)["']?\s*\)/) {
            return "; write { image: \(String(match.1).shortened(to: 40)) }"
        }
        if places.contains(text) { return "; write { content: …, alignment: \(text) }" }
        return nil
    }

    /// The digits of `rgb()`, `rgba()`, `hsl()` or `hsla()`; nil for other text.
    static func function(_ text: String) -> String? {
        guard let match = text.lowercased().wholeMatch(of: /(rgb|hsl)a?\(([^()]*)\)/) else { return nil }
        let parts = match.2.split { ", /".contains($0) }
        guard parts.count == 3 || parts.count == 4 else { return nil }
        let numbers = parts.compactMap { part in
            Double(part.filter { $0.isASCII && ($0.isNumber || ".-".contains($0)) })
        }
        guard numbers.count == parts.count, numbers.allSatisfy({ $0.isFinite && abs($0) < 10_000 }) else { return nil }
        let isPercent = parts.map { $0.hasSuffix("%") }
        let colors: [Double]
        if match.1 == "rgb" {
            colors = (0..<3).map { isPercent[$0] ? numbers[$0] / 100 : numbers[$0] / 255 }
        } else {
            colors = rgb(hue: numbers[0], saturation: numbers[1] / 100, lightness: numbers[2] / 100)
        }
        let opacity = numbers.count == 4 ? (isPercent[3] ? numbers[3] / 100 : numbers[3]) : 1
        return "#" + colors.map(digits).joined() + (opacity < 1 ? digits(opacity) : "")
    }

    /// The colour of a hue in degrees (CSS Color 4, 7.1).
    private static func rgb(hue: Double, saturation: Double, lightness: Double) -> [Double] {
        [0.0, 8, 4].map { offset in
            let position = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
            let k = position < 0 ? position + 12 : position
            let amount = saturation * min(lightness, 1 - lightness)
            return lightness - amount * max(-1, min(k - 3, 9 - k, 1))
        }
    }

    private static func digits(_ share: Double) -> String {
        let value = UInt8((min(max(share, 0), 1) * 255).rounded())
        return (value < 16 ? "0" : "") + String(value, radix: 16)
    }

    /// Positions of views, beside the content of an overlay.
    private static let places: Set<String> = [
        "topLeading", "top", "topTrailing", "leading", "center", "trailing", "bottomLeading", "bottom",
        "bottomTrailing",
    ]

    /// The named colours of CSS that are not colours of the system.
    private static let names: [String: String] = {
        let table = """
            aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc bisque ffe4c4 \
            blanchedalmond ffebcd blueviolet 8a2be2 burlywood deb887 cadetblue 5f9ea0 chartreuse 7fff00 chocolate d2691e \
            coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc crimson dc143c darkblue 00008b darkcyan 008b8b \
            darkgoldenrod b8860b darkgray a9a9a9 darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b darkmagenta 8b008b \
            darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc darkred 8b0000 darksalmon e9967a \
            darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1 \
            darkviolet 9400d3 deeppink ff1493 deepskyblue 00bfff dimgray 696969 dimgrey 696969 dodgerblue 1e90ff \
            firebrick b22222 floralwhite fffaf0 forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc ghostwhite f8f8ff \
            gold ffd700 goldenrod daa520 greenyellow adff2f grey 808080 honeydew f0fff0 hotpink ff69b4 indianred cd5c5c \
            ivory fffff0 khaki f0e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd \
            lightblue add8e6 lightcoral f08080 lightcyan e0ffff lightgoldenrodyellow fafad2 lightgray d3d3d3 \
            lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ffa07a lightseagreen 20b2aa \
            lightskyblue 87cefa lightslategray 778899 lightslategrey 778899 lightsteelblue b0c4de lightyellow ffffe0 \
            lime 00ff00 limegreen 32cd32 linen faf0e6 magenta ff00ff maroon 800000 mediumaquamarine 66cdaa \
            mediumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee \
            mediumspringgreen 00fa9a mediumturquoise 48d1cc mediumvioletred c71585 midnightblue 191970 mintcream f5fffa \
            mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000 \
            olivedrab 6b8e23 orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee \
            palevioletred db7093 papayawhip ffefd5 peachpuff ffdab9 peru cd853f plum dda0dd powderblue b0e0e6 \
            rebeccapurple 663399 rosybrown bc8f8f royalblue 4169e1 saddlebrown 8b4513 salmon fa8072 sandybrown f4a460 \
            seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0 skyblue 87ceeb slateblue 6a5acd \
            slategray 708090 slategrey 708090 snow fffafa springgreen 00ff7f steelblue 4682b4 tan d2b48c thistle d8bfd8 \
            tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3 whitesmoke f5f5f5 yellowgreen 9acd32 \
            transparent 00000000
            """
        let words = table.split(separator: " ").map(String.init)
        return Dictionary(
            stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) },
            uniquingKeysWith: { first, _ in first })
    }()
}
