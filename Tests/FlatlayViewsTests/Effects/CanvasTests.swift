import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlayViews

@Suite struct CanvasTests {
    @Test func aCanvasDrawsWhatItsClosureSays() {
        let canvas = Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
            context.opacity = 0.5
            context.translateBy(x: 10, y: 0)
            context.stroke(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .foreground, lineWidth: 2)
        }
        #expect(
            draw(canvas.padding(5), 40, 30).commands == [
                "transform 1 0 0 1 5 5", "fill path M0 0L30 0L30 20L0 20Z #ff3b30", "opacity 0.5",
                "transform 1 0 0 1 10 0", "stroke path M0 0L5 0L5 5L0 5Z #000000 width 2",
            ])
    }

    @Test func textsAndImagesStandAtPoints() {
        let test = TestResources(images: [testImage("i", width: 10, height: 6)])
        let canvas = Canvas { context, size in
            let text = context.resolve(Text(verbatim: "ab"))
            context.draw(text, at: CGPoint(x: size.width / 2, y: 10))
            context.draw(Text(verbatim: "c"), in: CGRect(x: 0, y: 20, width: text.measure(in: size).width, height: 20))
            context.draw(Image("i"), at: .zero, anchor: .topLeading)
            context.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)))
            context.draw(Image("i"), in: CGRect(x: 0, y: 0, width: 50, height: 50))
        }
        let list = draw(canvas, 60, 40, test: test)
        let corners = list.nodes.filter { $0.name == "text" }.map(\.frame.origin)
        #expect(corners == [CGPoint(x: 20, y: 0), CGPoint(x: 0, y: 20)])
        #expect(list.nodes.filter { $0.name == "image" }.map(\.frame.size.width) == [10, 50])
        #expect(list.commands.contains { $0.hasPrefix("clip path") })
    }

    @Test func copiesKeepTheirChangesToThemselves() {
        let canvas = Canvas { context, _ in
            var copy = context
            copy.rotate(by: .degrees(90))
            copy.blendMode = .multiply
            context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.black))
            context.drawLayer { $0.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.black)) }
            copy.scaleBy(x: 0, y: 1)
            copy.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.black))
        }
        #expect(
            draw(canvas, 10, 10).commands == [
                "transform 1 0 0 1 0 0", "fill path M0 0L1 0L1 1L0 1Z #000000", "isolation",
                "fill path M0 0L1 0L1 1L0 1Z #000000",
            ])
    }
}
