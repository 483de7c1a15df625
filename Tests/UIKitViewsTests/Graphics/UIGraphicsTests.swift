import CoreGeometry
import FlatlayDrawing
import Foundation
import Testing
import UIKitValues
import UIKitViews

@Suite struct UIGraphicsTests {
    private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

    @Test func outsideOfDrawingThereIsNoContext() {
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIColor.red.setFill()
        UIRectFill(rect)
        UIBezierPath(rect: rect).fill()
        UIGraphicsPopContext()
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
    }

    @Test func contextsAreAStack() {
        let resources = DrawingResources(textShaper: GridTextShaper())
        func context() -> CGContext {
            CGContext(builder: DisplayListBuilder(), resources: resources, bounds: rect, scale: 1)
        }
        let (first, second) = (context(), context())
        first.makeCurrent {
            #expect(UIGraphicsGetCurrentContext() === first)
            UIGraphicsPushContext(second)
            #expect(UIGraphicsGetCurrentContext() === second)
            #expect(ViewResources.current === resources)
        }
        // The one that was not popped is gone, too.
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(ViewResources.current == nil)
    }

    @Test func eachThreadHasItsOwn() async {
        let resources = DrawingResources(textShaper: GridTextShaper())
        let context = CGContext(builder: DisplayListBuilder(), resources: resources, bounds: rect, scale: 1)
        context.makeCurrent {
            let done = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                #expect(UIGraphicsGetCurrentContext() == nil)
                done.signal()
            }
            done.wait()
        }
    }

    @Test func coloursAndRectangles() {
        let lines = picture { _ in
            UIColor.red.setFill()
            UIColor.blue.setStroke()
            UIRectFill(rect)
            UIRectFrame(CGRect(x: 0, y: 0, width: 10, height: 10))
            UIColor(white: 1, alpha: 0.5).set()
            UIRectFillUsingBlendMode(rect, .screen)
            UIRectClip(CGRect(x: 0, y: 0, width: 15, height: 25))
            UIBezierPath(rect: rect).stroke()
        }
        #expect(
            lines == [
                "fill rectangle 10 20 30 40 #ff0000",
                "fill rectangle 0 0 10 1 #ff0000", "fill rectangle 0 9 10 1 #ff0000",
                "fill rectangle 0 1 1 8 #ff0000", "fill rectangle 9 1 1 8 #ff0000",
                "blend screen", "  fill rectangle 10 20 30 40 #ffffff80",
                "clip rectangle 0 0 15 25", "  stroke rectangle 10 20 30 40 #ffffff80 width 1",
            ])
    }

    @Test func aColourIsResolvedWithTheCurrentTraits() {
        let lines = picture { context in
            UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { UIColor.label.setFill() }
            context.fill(rect)
        }
        #expect(lines == ["fill rectangle 10 20 30 40 #ffffff"])
    }

    @Test func aPathHasItsOwnLines() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 10, y: 10))
        path.addLine(to: CGPoint(x: 20, y: 10))
        path.lineWidth = 4
        path.lineCapStyle = .round
        path.lineJoinStyle = .bevel
        path.setLineDash([6, 2], count: 2, phase: 1)
        let lines = picture { context in
            path.stroke()
            path.stroke(with: .multiply, alpha: 0.5)
            context.translateBy(x: 0, y: 50)
            path.fill()
        }
        let style = "width 4 cap round join bevel dash 6,2 phase 1"
        #expect(
            lines == [
                "stroke path M10 10L20 10 #000000 \(style)", "blend multiply",
                "  stroke path M10 10L20 10 #00000080 \(style)", "fill path M10 60L20 60 #000000",
            ])
    }

    @Test func onlyPlainCallsUseTheModeAndTheOpacityOfTheContext() {
        let lines = picture { context in
            context.setAlpha(0.5)
            context.setBlendMode(.screen)
            UIBezierPath(rect: rect).fill()
            UIBezierPath(rect: rect).fill(with: .normal, alpha: 1)
            UIImage(resource: bitmap(1, 1)).draw(in: rect)
        }
        #expect(
            lines == [
                "blend screen", "  fill rectangle 10 20 30 40 #00000080", "fill rectangle 10 20 30 40 #000000",
                "image \"b\" 10 20 30 40",
            ])
    }

    @Test func aPathClips() {
        let path = UIBezierPath(rect: rect)
        path.append(UIBezierPath(rect: rect.insetBy(dx: 5, dy: 5)))
        path.usesEvenOddFillRule = true
        let lines = picture { context in
            context.saveGState()
            path.addClip()
            UIRectFill(rect)
            context.restoreGState()
            path.fill()
        }
        #expect(lines.count == 3)
        #expect(lines[0].hasPrefix("clip path") && lines[0].hasSuffix("even-odd"))
        #expect(lines[2].hasPrefix("fill path") && lines[2].hasSuffix("even-odd"))
    }
}

@Suite struct UIImageDrawingTests {
    private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    private var resources: DrawingResources {
        DrawingResources(
            textShaper: GridTextShaper(), images: ImageTable([bitmap(20, 10, scale: 2, name: "cover")]),
            symbols: OneSymbol())
    }

    private struct OneSymbol: SymbolProviding {
        func symbol(named name: String) -> SymbolOutline? {
            guard name == "box" else { return nil }
            let square = CGRect(x: 0, y: 0, width: 10, height: 10)
            return SymbolOutline(path: Path(square), viewBox: square)
        }
    }

    @Test func aNamedImageHasTheSizeOfItsFile() throws {
        let image = try #require(UIImage(named: "cover"))
        let size = ViewResources.with(resources) { (image.size, image.scale, image.cgImage?.width) }
        #expect(size == (CGSize(width: 10, height: 5), 2, 20))
        #expect(UIImage().size == .zero)
        #expect(ViewResources.with(resources) { UIImage(named: "none")?.size } == .zero)
    }

    @Test func imagesAreDrawnUpright() throws {
        let image = try #require(UIImage(named: "cover"))
        let lines = picture(resources: resources) { context in
            image.draw(at: CGPoint(x: 1, y: 2))
            image.draw(in: rect)
            image.draw(in: rect, blendMode: .screen, alpha: 0.5)
            image.withTintColor(.red).draw(at: .zero)
            context.interpolationQuality = .none
            image.drawAsPattern(in: CGRect(x: 0, y: 0, width: 15, height: 5))
        }
        #expect(
            lines == [
                "image \"cover\" 1 2 10 5", "image \"cover\" 10 20 30 40", "blend screen", "  opacity 0.5",
                "    image \"cover\" 10 20 30 40", "image \"cover\" 0 0 10 5 as #ff0000",
                "clip rectangle 0 0 15 5", "  image \"cover\" 0 0 10 5", "clip rectangle 0 0 15 5",
                "  image \"cover\" 10 0 10 5",
            ])
    }

    @Test func aSymbolIsDrawnInItsTint() throws {
        let image = try #require(UIImage(systemName: "box"))
        var size = CGSize.zero
        let lines = picture(resources: resources) { _ in
            size = image.size
            image.withTintColor(.red, renderingMode: .alwaysOriginal).draw(at: .zero)
        }
        // 17 points and the margins: see `SymbolMetrics`.
        #expect(size == CGSize(width: 20.5, height: 19.5))
        #expect(lines.count == 1)
        #expect(lines.first?.hasSuffix("#ff0000") == true)
        let large = UIImage(systemName: "box", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34))
        #expect(ViewResources.with(resources) { large?.size } == CGSize(width: 40.5, height: 38.5))
    }

    @Test func aMissingImageIsABoxAndAWarning() throws {
        let resources = resources
        let lines = picture(resources: resources) { _ in UIImage(named: "none")?.draw(in: rect) }
        #expect(lines.first == "fill rectangle 10 20 30 40 #8e8e9333")
        #expect(lines.last?.contains("glyphs") == true)
        #expect(resources.diagnostics.entries.count == 1)
    }

    @Test func aContextOfAnImageIsCurrentWhileItIsDrawn() {
        var drawn = false
        _ = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            drawn = UIGraphicsGetCurrentContext() === context.cgContext
        }
        #expect(drawn)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 5, height: 5), false, 0)
        #expect(UIGraphicsGetCurrentContext()?.width == 10)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
    }
}
