import FlatlayDrawing
import FlatlayViews
import Testing

/// Text attributes that a view sets for all texts inside.
@Suite struct TextAttributesTests {
    private func spans(_ view: some View) -> [TextSpan] {
        let shaper = RecordingShaper()
        let host = ViewHost(view, resources: DrawingResources(textShaper: shaper))
        _ = host.sizeThatFits(.unspecified)
        return shaper.spans
    }

    @Test func aViewsAttributesReachItsTexts() {
        let span = spans(
            Text(verbatim: "a").kerning(2).padding().kerning(9).baselineOffset(3).underline(color: .white)
                .strikethrough())
        #expect(span.map(\.kerning) == [2])
        #expect(span.map(\.baselineOffset) == [3])
        #expect(span.map(\.underline) == [TextSpan.LineDecoration(color: .white)])
        #expect(span.map(\.strikethrough) == [TextSpan.LineDecoration()])
    }

    @Test func anInactiveLineOfTheTextWins() {
        #expect(spans(Text(verbatim: "a").underline(false).padding().underline()).map(\.underline) == [nil])
    }

    @Test func textCaseChangesLetters() {
        #expect(spans(Text(verbatim: "straße").textCase(.uppercase)).map(\.text) == ["STRASSE"])
        #expect(spans(Text(verbatim: "ABC").textCase(.lowercase)).map(\.text) == ["abc"])
        #expect(spans(Text(verbatim: "aB").textCase(nil).textCase(.uppercase)).map(\.text) == ["aB"])
    }

    @Test func semanticColorsHaveLightAndDarkValues() {
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        #expect(Color(.systemBackground).resolve(in: EnvironmentValues()) == .white)
        #expect(Color(uiColor: .systemBackground).resolve(in: dark) == .black)
        #expect(Color(.secondaryLabel).resolve(in: dark) == ResolvedColor(hex: 0xebebf5, opacity: 0.6))
    }

    @Test func anyShapeDrawsAsItsShape() {
        let shapes = [AnyShape(Capsule()), AnyShape(Circle())]
        let rect = CGRect(x: 0, y: 0, width: 30, height: 10)
        #expect(shapes[0].path(in: rect) == Capsule().path(in: rect))
        #expect(shapes[1].sizeThatFits(ProposedViewSize(rect.size)) == CGSize(width: 10, height: 10))
    }
}

/// Records the texts that it shapes.
private final class RecordingShaper: TextShaping {
    private let grid = GridTextShaper()
    private(set) var spans: [TextSpan] = []

    func shape(_ spans: [TextSpan], style: ParagraphStyle, width: CGFloat?, height: CGFloat?) -> ShapedText {
        self.spans = spans
        return grid.shape(spans, style: style, width: width, height: height)
    }

    func metrics(of font: FontDescriptor) -> FontMetrics { grid.metrics(of: font) }
}
