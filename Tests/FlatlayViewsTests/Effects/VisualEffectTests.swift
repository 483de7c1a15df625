import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlayViews

@Suite struct VisualEffectTests {
    private var square: some View { Color.red.frame(width: 20, height: 10) }

    @Test func aViewMayChangeItselfByItsSize() {
        let view = square.visualEffect { content, proxy in
            content.opacity(proxy.size.width / 40).offset(x: proxy.size.height)
        }
        #expect(draw(view, 20, 10).commands == ["opacity 0.5", "fill rectangle 10 0 20 10 #ff3b30"])
        #expect(measure(view, 100, 100) == CGSize(width: 20, height: 10))
    }

    @Test func picturesShowWhatIsInSightAndTheFirstPhase() {
        let scrolled = square.scrollTransition { $0.opacity($1.isIdentity ? 1 : 0) }
        #expect(draw(scrolled, 20, 10).commands == ["fill rectangle 0 0 20 10 #ff3b30"])
        #expect(texts(PhaseAnimator(["a", "b"]) { Text(verbatim: $0) }) == ["a"])
        #expect(texts(Text(verbatim: "x").phaseAnimator([1, 2]) { $0.scaleEffect(CGFloat($1)) }) == ["x"])
    }

    @Test func someCornersOfAPathAreRound() {
        struct TopRounded: Shape {
            func path(in rect: CGRect) -> Path {
                let path = UIBezierPath(
                    roundedRect: rect, byRoundingCorners: [.topLeft, .topRight],
                    cornerRadii: CGSize(width: 4, height: 4))
                return Path(path.cgPath)
            }
        }
        let path = TopRounded().path(in: CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(path.elements.count { if case .curve = $0 { true } else { false } } == 6)
        #expect(path.elements.contains(.line(to: CGPoint(x: 40, y: 20))))
        let arc = UIBezierPath(
            arcCenter: CGPoint(x: 10, y: 10), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(arc.bounds.maxY > 19.9 && arc.bounds.minY > 9.9)
        #expect(UIScreen.main.bounds.width == 390)
    }

    @Test func groupsThatOpenAndPlacesWithoutContent() {
        let open = DisclosureGroup("More", isExpanded: .constant(true)) { Text(verbatim: "inside") }
        #expect(texts(open) == ["More", "inside"])
        #expect(texts(DisclosureGroup("More") { Text(verbatim: "inside") }) == ["More"])
        let empty = ContentUnavailableView("None", systemImage: "x", description: Text(verbatim: "yet"))
        let test = TestResources(symbols: SquareSymbols(["x"]))
        #expect(texts(empty, test: test) == ["None", "yet"])
    }
}
