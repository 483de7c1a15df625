import SwiftUI

/// Text in the system's text styles, with their sizes and weights.
struct TextStyles: View {
    var body: some View {
        VStack(alignment: .leading) {
            Text("Large title").font(.largeTitle)
            Text("Headline").font(.headline)
            Text("Body").font(.body)
            Text("Footnote").font(.footnote)
        }
    }
}

/// Fonts with weights, slants and designs.
struct WeightsAndDesigns: View {
    var body: some View {
        VStack(spacing: 6) {
            HStack {
                Text("Light").fontWeight(.light)
                Text("Bold").bold()
                Text("Italic").italic()
            }
            HStack {
                Text("Serif").fontDesign(.serif)
                Text("Rounded").fontDesign(.rounded)
            }
            HStack {
                Text("Mono").monospaced()
                Text("1111 8888").monospacedDigit()
            }
            Text("As wide as its family has it").fontWidth(.condensed)
        }
    }
}

/// Lines under and through text, in patterns and colours.
struct UnderlineAndStrikethrough: View {
    var body: some View {
        HStack(spacing: 16) {
            Text("Underlined").underline()
            Text("Dotted").underline(true, pattern: .dot, color: .orange)
            Text("Struck").strikethrough(true, color: .red)
        }
    }
}

/// Tracking and kerning change the space between characters; a baseline offset raises them.
struct Spacing: View {
    var body: some View {
        VStack(spacing: 6) {
            Text("TRACKING").tracking(6)
            Text("Kerning").kerning(2)
            Text("Price 9") + Text("99").font(.caption).baselineOffset(6)
        }
    }
}

/// Text displayed in upper or lower case.
struct TextCase: View {
    var body: some View {
        HStack(spacing: 16) {
            Text("Upper case").textCase(.uppercase)
            Text("Lower Case").textCase(.lowercase)
        }
    }
}

/// String literals contain Markdown; texts are joined with a plus sign.
struct MarkdownAndJoinedText: View {
    var body: some View {
        VStack {
            Text("**Bold**, *italic*, `code` and [a link](https://example.com)")
            Text("Red, ").foregroundStyle(.red) + Text("green").foregroundStyle(.green)
        }
    }
}

/// Symbols inside text are as large as its letters.
struct SymbolsInText: View {
    var body: some View {
        Text("Swipe \(Image(systemName: "arrow.left")) to go back")
    }
}

/// Lines are truncated at the end of the space or at the line limit.
struct LineLimitAndTruncation: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text("One line that ends in an ellipsis at its tail").lineLimit(1)
            Text("One line that has the ellipsis in its middle").lineLimit(1).truncationMode(.middle)
            Text("Two lines at most, and what does not fit into the two of them is cut off").lineLimit(2)
        }
        .frame(width: 220)
    }
}

/// Lines aligned to one side, with space between them.
struct AlignmentAndLineSpacing: View {
    var body: some View {
        HStack(spacing: 24) {
            Text("leading\nedge").multilineTextAlignment(.leading)
            Text("in the\nmiddle").multilineTextAlignment(.center)
            Text("trailing\nedge").multilineTextAlignment(.trailing).lineSpacing(8)
        }
    }
}

/// Text is scaled down, or tightened a little, before it is truncated.
struct ShrinkingText: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text("As small as half its size").minimumScaleFactor(0.5)
            Text("Letters close together")
            Text("Letters close together").allowsTightening(true)
        }
        .lineLimit(1)
        .frame(width: 166)
    }
}

/// Text follows the system's text size.
struct SizesOfText: View {
    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 16) {
            Text("Small").dynamicTypeSize(.xSmall)
            Text("Large").dynamicTypeSize(.large)
            Text("Huge").dynamicTypeSize(.accessibility2)
        }
    }
}

/// Numbers that scale with the text size.
struct ScaledNumbers: View {
    @ScaledMetric(relativeTo: .body) private var side = 24.0

    var body: some View {
        Label {
            Text("As large as its text")
        } icon: {
            Circle().fill(.green).frame(width: side, height: side)
        }
    }
}
