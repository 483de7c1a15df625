import Flatlay
import Foundation

/// A line below or through text.
struct TextLine {
    var isActive = true
    var pattern = Text.LineStyle.Pattern.solid
    var color: Color?
}

extension ValueType where Value == TextLine {
    /// `true`, nothing, or a mapping with the look of the line.
    static var textLine: ValueType {
        let written = ValueType.record(
            "a line such as { color: red, pattern: dash }",
            Field("color", .color, "Its colour; that of the text unless told otherwise.", example: "red"),
            Field(
                "pattern",
                .word(
                    "pattern",
                    [
                        "solid": Text.LineStyle.Pattern.solid, "dot": .dot, "dash": .dash, "dashDot": .dashDot,
                        "dashDotDot": .dashDotDot,
                    ]), "What it consists of.", default: "solid", example: "dot")
        ) { TextLine(pattern: $1 ?? .solid, color: $0) }
        return ValueType<TextLine?>.switchable("true, or a line such as { color: red }", TextLine(), written)
            .map { $0 ?? TextLine(isActive: false) }
    }
}

/// A view with a line around its drawing.
///
/// The style lies behind the view where a copy of the view is, each moved by the width. The distances are those of a
/// polygon of 32 sides around a circle, so that corners are as thick as edges.
nonisolated struct OutlinedView: View {
    let content: AnyView
    let style: AnyShapeStyle
    let width: CGFloat

    var body: some View {
        content.background {
            // The style reaches beyond the frame, as the copies do.
            Rectangle().fill(style).padding(-width - 1)
                .mask {
                    ZStack {
                        ForEach(0..<32, id: \.self) { index in
                            let angle = CGFloat(index) * .pi / 16
                            content.offset(x: width * cos(angle), y: width * sin(angle))
                        }
                    }
                }
        }
    }
}
