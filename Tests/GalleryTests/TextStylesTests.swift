import Flatlay
import FlatlayTesting
import Foundation
import Testing

/// An image of every text style at three text sizes, light and dark, and of the attributes of runs.
@Suite struct TextStylesTests {
    @Test func textStylesLookAsTheyDid() throws {
        let renderer = ImageRenderer(content: TextStylesSheet())
        renderer.scale = 1
        let file = GalleryTests.root.appendingPathComponent("docs/pictures/text-styles.png")
        try ReferenceFile(at: file).verify(
            renderer.pngData(), showing: renderer.displayList())
        #expect(renderer.diagnostics.isEmpty, "\(renderer.diagnostics)")
    }
}

private struct TextStylesSheet: View {
    private let sizes: [DynamicTypeSize] = [.xSmall, .large, .accessibility1]

    var body: some View {
        VStack(spacing: 0) {
            row.environment(\.colorScheme, .light)
            row.environment(\.colorScheme, .dark)
        }
    }

    private var row: some View {
        HStack(alignment: .top, spacing: 32) {
            ForEach(sizes, id: \.self) { size in
                TextStylesColumn().dynamicTypeSize(size)
            }
        }
        .padding(32)
        .background(Color(.systemBackground))
    }
}

private struct TextStylesColumn: View {
    private let styles: [(name: String, font: Font)] = [
        ("Large Title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
        ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
        ("Footnote", .footnote), ("Caption", .caption), ("Caption 2", .caption2),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            ForEach(styles, id: \.name) { style in
                Text(verbatim: style.name).font(style.font)
            }
            Divider()
            Text("**Bold**, _slanted_, `code`, ~~gone~~ and a [link](https://example.com)")
            Text("Rounded 123").fontDesign(.rounded).bold()
            Text("Serif 123").fontDesign(.serif)
            Text("Monospaced 123").fontDesign(.monospaced)
            Text("Small Capitals").font(.body.smallCaps())
            Text(runs)
            Text("Gradient")
                .font(.title.bold())
                .foregroundStyle(LinearGradient(colors: [.purple, .orange], startPoint: .leading, endPoint: .trailing))
            Text(Date(timeIntervalSince1970: 1_168_335_660 + 8587), style: .relative)
                .foregroundStyle(.secondary)
        }
        .frame(width: 300, alignment: .leading)
    }

    private var runs: AttributedString {
        var string = AttributedString("Marked")
        string.backgroundColor = .yellow
        string.foregroundColor = .black
        var dashed = AttributedString(" dashed ")
        dashed.underlineStyle = Text.LineStyle(pattern: .dash, color: .red)
        var raised = AttributedString("raised")
        raised.baselineOffset = 6
        raised.font = .caption
        return string + dashed + raised
    }
}
