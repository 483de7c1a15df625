import Flatlay
import Foundation
import RenderingTestSupport
import Testing

/// Cases of tags that the other tests do not cover.
@Suite struct TagProofTests {
    /// Measures its subview, as layouts of apps do.
    private struct Asking: Layout {
        final class Answers {
            var sizes: [CGSize] = []
        }
        let answers: Answers

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            answers.sizes = [ProposedViewSize.zero, .unspecified, .infinity].map { subviews[0].sizeThatFits($0) }
            return CGSize(width: 10, height: 10)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            subviews[0].place(at: bounds.origin, proposal: .unspecified)
        }
    }

    @Test("B5 a custom layout can measure the minimum, the ideal and the maximum size") func b5Public() throws {
        func sizes(_ view: some View) throws -> [CGSize] {
            let answers = Asking.Answers()
            _ = try ImageRenderer(Asking(answers: answers) { view }, width: nil).displayList()
            return answers.sizes
        }
        #expect(
            try sizes(Text("aaaa bbbb").frame(minWidth: 30, maxWidth: 200)).map(\.width) == [30, 90, 200])
        #expect(try sizes(Text("aaaa bbbb").fixedSize()) == Array(repeating: CGSize(width: 90, height: 20), count: 3))
        let open = try sizes(Color.red)
        #expect(open[0] == .zero && open[1] == CGSize(width: 10, height: 10) && open[2].width == .infinity)
    }

    @Test("B7 the ends of a pill are circles, column by column", arguments: [20, 41, 64])
    func b7Circle(height: Int) throws {
        let renderer = ImageRenderer(
            Capsule().fill(Color.white).frame(width: 100, height: CGFloat(height)), width: nil)
        renderer.background = .black
        let bitmap = try renderer.bitmap()
        let radius = Double(height) / 2
        for y in 0..<height {
            let distance = abs(Double(y) + 0.5 - radius)
            let edge = radius - (radius * radius - distance * distance).squareRoot()
            // The white part of the row, from the left to the middle, is that of a circle to within half a pixel.
            let left = (0..<50).reduce(0.0) { $0 + Double(bitmap[$1, y].red) }
            let right = (50..<100).reduce(0.0) { $0 + Double(bitmap[$1, y].red) }
            // In the outermost rows the edge is almost parallel to the pixels.
            let slack = distance > radius - 1 ? 2.5 : 0.6
            #expect(abs(left - (50 - edge)) < slack, "row \(y): \(left) instead of \(50 - edge)")
            #expect(abs(right - (50 - edge)) < slack, "row \(y): \(right) instead of \(50 - edge)")
        }
    }

    @Test("B10 a cell is as wide as its label, which is drawn completely") func b10Label() throws {
        for text in ["A", "longer", "much longer", "Ünïcödé", "日本語", "wide WWW"] {
            let label = ImageRenderer(
                content: Text(verbatim: text).font(.system(size: 17)).lineLimit(1))
            label.scale = 100
            let wanted = try label.displayList().size
            let renderer = ImageRenderer(content: AnyView(TagCapabilityTests.cloud([text])))
            renderer.proposedSize = ProposedViewSize(width: 320, height: nil)
            renderer.scale = 100
            let list = try renderer.displayList()
            let cell = try #require(list.frame(of: "cell-0-0"))
            #expect(
                TagCapabilityTests.isClose(cell.width, min(max(wanted.width, 30), 90) + 20),
                "\(text): \(cell.width) for a label of \(wanted.width)")
            #expect(TagCapabilityTests.isClose(cell.height, wanted.height + 6), "\(text): \(cell.height)")
            let drawn = try #require(list.frames(named: "text").first)
            #expect(TagCapabilityTests.isClose(drawn.width, min(wanted.width, 90)) || wanted.width > 90, "\(text)")
            let isCut = try renderer.frameDescription().contains("truncated")
            #expect(isCut == (wanted.width > 90), "\(text)")
            #expect(list.texts.joined().hasSuffix("…") == isCut, "\(text)")
        }
    }
}
