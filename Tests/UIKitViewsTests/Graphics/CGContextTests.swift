import CoreGeometry
import FlatlayDrawing
import Foundation
import Testing
import UIKitValues
import UIKitViews

@Suite struct CGContextTests {
    private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

    @Test func aFillHasTheColourOfTheContext() {
        let lines = picture { context in
            context.fill(rect)
            context.setFillColor(UIColor.red.cgColor)
            context.fillEllipse(in: rect)
            context.setFillColor(gray: 1, alpha: 0.5)
            context.fill([rect, rect.offsetBy(dx: 1, dy: 0)])
        }
        #expect(
            lines == [
                "fill rectangle 10 20 30 40 #000000", "fill ellipse 10 20 30 40 #ff0000",
                "fill rectangle 10 20 30 40 #ffffff80", "fill rectangle 11 20 30 40 #ffffff80",
            ])
    }

    @Test func restoringBringsBackEverything() {
        let lines = picture { context in
            context.saveGState()
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.setStrokeColor(red: 0, green: 1, blue: 0, alpha: 1)
            context.setLineWidth(3)
            context.setLineCap(.round)
            context.setLineJoin(.bevel)
            context.setLineDash(phase: 1, lengths: [2, 3])
            context.translateBy(x: 5, y: 5)
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
            context.setAlpha(0.5)
            context.setBlendMode(.multiply)
            context.setShadow(offset: CGSize(width: 1, height: 2), blur: 3, color: UIColor.black.cgColor)
            context.restoreGState()
            context.fill(rect)
            context.stroke(rect)
            // One restore too many has no effect.
            context.restoreGState()
            context.fill(rect)
        }
        #expect(
            lines == [
                "fill rectangle 10 20 30 40 #000000", "stroke rectangle 10 20 30 40 #000000 width 1",
                "fill rectangle 10 20 30 40 #000000",
            ])
    }

    @Test func transformsActBeforeEarlierOnes() {
        var ctm = CGAffineTransform.identity
        let lines = picture { context in
            context.translateBy(x: 10, y: 0)
            context.scaleBy(x: 2, y: 3)
            context.fill(CGRect(x: 1, y: 1, width: 4, height: 4))
            ctm = context.ctm
            context.concatenate(CGAffineTransform(translationX: 1, y: 1))
            context.fillEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        #expect(lines == ["fill rectangle 12 3 8 12 #000000", "fill ellipse 12 3 8 12 #000000"])
        #expect(ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 0))
    }

    @Test func theOriginMovesTheDrawingButNotItsCoordinates() {
        var ctm = CGAffineTransform(scaleX: 9, y: 9)
        let lines = picture(origin: CGPoint(x: 50, y: 60)) { context in
            ctm = context.ctm
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
            context.move(to: CGPoint(x: 1, y: 2))
            #expect(context.currentPointOfPath == CGPoint(x: 1, y: 2))
            #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 100))
        }
        #expect(ctm.isIdentity)
        #expect(lines == ["fill rectangle 50 60 100 100 #000000"])
    }

    @Test func aRotatedRectangleIsAPath() {
        let lines = picture { context in
            context.translateBy(x: 50, y: 50)
            context.rotate(by: .pi / 2)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        }
        #expect(lines == ["fill path M50 50L50 60L30 60L30 50Z #000000"])
    }

    @Test func linesAreAsWideAsTheTransformMakesThem() {
        let lines = picture { context in
            context.scaleBy(x: 2, y: 2)
            context.setLineDash(phase: 1, lengths: [4, 2])
            context.stroke(CGRect(x: 5, y: 5, width: 10, height: 10), width: 3)
            context.setLineDash(phase: 0, lengths: [])
            context.scaleBy(x: 1, y: 2)
            context.stroke(CGRect(x: 15, y: 5, width: 10, height: 5))
        }
        #expect(
            lines == [
                "stroke rectangle 10 10 20 20 #000000 width 6 dash 8,4 phase 2", "transform 2 0 0 4 0 0",
                "  stroke path M15 5L25 5L25 10L15 10Z #000000 width 1",
            ])
    }

    @Test func pointsOfAPathKeepTheTransformWithWhichTheyWereAdded() {
        let lines = picture { context in
            context.move(to: CGPoint(x: 10, y: 10))
            context.translateBy(x: 100, y: 0)
            context.scaleBy(x: 0.5, y: 0.5)
            context.addLine(to: CGPoint(x: -100, y: 40))
            context.strokePath()
        }
        #expect(lines == ["stroke path M10 10L50 20 #000000 width 0.5"])
    }

    @Test func everyPathFunctionAddsItsElements() {
        let lines = picture { context in
            context.beginPath()
            #expect(context.isPathEmpty && context.path == nil && context.boundingBoxOfPath.isNull)
            context.move(to: CGPoint(x: 0, y: 0))
            context.addLine(to: CGPoint(x: 10, y: 0))
            context.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 12, y: 5))
            context.addCurve(
                to: CGPoint(x: 0, y: 10), control1: CGPoint(x: 8, y: 12), control2: CGPoint(x: 2, y: 12))
            context.closePath()
            context.fillPath()
            context.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)])
            context.addRects([CGRect(x: 2, y: 2, width: 1, height: 1)])
            context.fillPath(using: .evenOdd)
            context.addPath(CGPath(rect: CGRect(x: 3, y: 3, width: 2, height: 2)))
            #expect(context.boundingBoxOfPath == CGRect(x: 3, y: 3, width: 2, height: 2))
            #expect(context.pathContains(CGPoint(x: 4, y: 4), mode: .fill))
            context.drawPath(using: .fillStroke)
            context.addEllipse(in: CGRect(x: 0, y: 0, width: 2, height: 2))
            context.beginPath()
            context.fillPath()
            context.strokeLineSegments(between: [
                CGPoint(x: 10, y: 10), CGPoint(x: 11, y: 10), CGPoint(x: 12, y: 10), CGPoint(x: 13, y: 10),
                CGPoint(x: 9, y: 9),
            ])
        }
        #expect(
            lines == [
                "fill path M0 0L10 0Q12 5 10 10C8 12 2 12 0 10Z #000000",
                "fill path M0 0L1 0L1 1M2 2L3 2L3 3L2 3Z #000000 even-odd",
                "fill rectangle 3 3 2 2 #000000", "stroke rectangle 3 3 2 2 #000000 width 1",
                "stroke path M10 10L11 10M12 10L13 10 #000000 width 1",
            ])
    }

    @Test func anArcIsClockwiseInTheImageIfItIsNotClockwise() {
        let lines = picture { context in
            context.addArc(
                center: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
            #expect(abs(context.currentPointOfPath.x - 50) < 1e-9 && abs(context.currentPointOfPath.y - 60) < 1e-9)
            context.strokePath()
        }
        #expect(lines == ["stroke path M60 50C60 55.523 55.523 60 50 60 #000000 width 1"])
    }

    @Test func anArcTouchesTwoLines() throws {
        let lines = picture { context in
            context.translateBy(x: 20, y: 20)
            context.move(to: CGPoint(x: 0, y: 0))
            context.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 50, y: 50), radius: 10)
            context.addLine(to: CGPoint(x: 50, y: 50))
            context.strokePath()
            // The same corner the other way round.
            context.move(to: CGPoint(x: 50, y: 50))
            context.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 0, y: 0), radius: 10)
            context.strokePath()
            // Points on one line have no corner.
            context.move(to: CGPoint(x: 0, y: 0))
            context.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 90, y: 0), radius: 10)
            context.strokePath()
        }
        #expect(
            lines == [
                "stroke path M20 20L60 20C65.523 20 70 24.477 70 30L70 70 #000000 width 1",
                "stroke path M70 70L70 30C70 24.477 65.523 20 60 20 #000000 width 1",
                "stroke path M20 20L70 20 #000000 width 1",
            ])
    }

    @Test func clipsLieAroundEachDrawing() {
        let lines = picture { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 50, height: 50))
            context.clip(to: CGRect(x: 10, y: 10, width: 90, height: 90))
            #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 10, width: 40, height: 40))
            context.addEllipse(in: CGRect(x: 20, y: 20, width: 10, height: 10))
            context.addRect(CGRect(x: 22, y: 22, width: 2, height: 2))
            context.clip(using: .evenOdd)
            context.fill(rect)
            // Outside of the clip nothing is recorded.
            context.fill(CGRect(x: 60, y: 60, width: 5, height: 5))
        }
        #expect(lines.count == 3)
        #expect(lines[0] == "clip rectangle 10 10 40 40")
        #expect(lines[1].hasPrefix("  clip path M30 25") && lines[1].hasSuffix("even-odd"))
        #expect(lines[2] == "    fill rectangle 10 20 30 40 #000000")
    }

    @Test func nothingIsDrawnThroughAnEmptyClip() {
        let lines = picture { context in
            context.clip()
            context.fill(rect)
        }
        #expect(lines == [])
    }

    @Test func onlyWhatReachesBeyondTheRoomIsClippedToIt() {
        let lines = picture { context in
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
            context.fill(CGRect(x: -5, y: 0, width: 10, height: 10))
        }
        #expect(
            lines == [
                "fill rectangle 0 0 100 100 #000000", "clip rectangle 0 0 100 100",
                "  fill rectangle -5 0 10 10 #000000",
            ])
    }

    @Test func opacityShadowAndBlendModeLieInside() {
        let lines = picture { context in
            context.setAlpha(0.5)
            context.fill(rect)
            context.setBlendMode(.multiply)
            context.setShadow(offset: CGSize(width: 1, height: 2), blur: 4, color: UIColor.black.cgColor)
            context.fill(rect)
            context.setShadow(offset: .zero, blur: 0, color: nil)
            context.setBlendMode(.normal)
            context.fill(rect)
            #expect(context.readsBackdrop)
        }
        #expect(
            lines == [
                "fill rectangle 10 20 30 40 #00000080", "blend multiply", "  shadow #000000 radius 4 offset 1 2",
                "    fill rectangle 10 20 30 40 #00000080", "fill rectangle 10 20 30 40 #00000080",
            ])
    }

    @Test func clearingErases() {
        let lines = picture { context in
            #expect(!context.readsBackdrop)
            context.setFillColor(gray: 1, alpha: 0.2)
            context.clear(rect)
            #expect(context.readsBackdrop)
            context.setBlendMode(.copy)
            context.fill(rect)
        }
        #expect(
            lines == [
                "blend destinationOut", "  fill rectangle 10 20 30 40 #000000",
                "blend destinationOut", "  fill rectangle 10 20 30 40 #000000", "fill rectangle 10 20 30 40 #ffffff33",
            ])
    }

    @Test func aViewThatErasesIsAGroup() {
        func lines(_ draw: (CGContext) -> Void) -> [String] {
            let builder = DisplayListBuilder()
            CGContext.record(
                into: builder, resources: DrawingResources(textShaper: GridTextShaper()),
                bounds: CGRect(x: 0, y: 0, width: 10, height: 10), scale: 1, origin: CGPoint(x: 5, y: 5), draw)
            let text = builder.finish(size: CGSize(width: 20, height: 20)).description
            return text.split(separator: "\n").dropFirst(2).map(String.init)
        }
        #expect(lines { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) } == ["  fill rectangle 5 5 2 2 #000000"])
        #expect(
            lines { $0.clear(CGRect(x: 0, y: 0, width: 2, height: 2)) } == [
                "  isolation", "    blend destinationOut", "      fill rectangle 5 5 2 2 #000000",
            ])
        // A layer that the view forgot to close is drawn, too.
        #expect(
            lines {
                $0.beginTransparencyLayer()
                $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            } == ["  isolation", "    fill rectangle 5 5 2 2 #000000"])
        #expect(lines { _ in } == [])
    }

    @Test func modesThatPaintersLackAreReported() {
        let resources = DrawingResources(textShaper: GridTextShaper())
        let lines = picture(resources: resources) { context in
            context.setBlendMode(.xor)
            context.fill(rect)
        }
        #expect(lines == ["fill rectangle 10 20 30 40 #000000"])
        #expect(resources.diagnostics.entries.map(\.message) == ["blend mode 'xor' is drawn as normal"])
    }

    @Test func aLayerIsCompositedAsAWhole() {
        let lines = picture { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 50, height: 50))
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fill(rect)
            context.saveGState()
            context.setFillColor(UIColor.red.cgColor)
            context.fill(rect)
            // A state that was saved in the layer does not outlive it.
            context.endTransparencyLayer()
            context.endTransparencyLayer()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(
            lines == [
                "opacity 0.5", "  isolation", "    clip rectangle 0 0 50 50",
                "      fill rectangle 10 20 30 40 #000000", "    clip rectangle 0 0 50 50",
                "      fill rectangle 10 20 30 40 #ff0000", "clip rectangle 0 0 50 50",
                "  fill rectangle 0 0 1 1 #00000080",
            ])
    }

    @Test func aLinearGradientFillsTheBandBetweenItsPoints() throws {
        let colors = [UIColor.black.cgColor, UIColor.white.cgColor] as CFArray
        let gradient = try #require(
            CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 0.5]))
        let lines = picture { context in
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0),
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: [])
        }
        let paint = "linear-gradient(10 0 to 30 0: #000000 0, #ffffff 0.5)"
        #expect(
            lines == [
                "fill rectangle 0 0 100 100 \(paint)", "clip rectangle 0 0 100 100",
                "  fill path M10 220L30 220L30 -220L10 -220Z \(paint)",
            ])
    }

    @Test func aGradientFollowsTheTransform() throws {
        let gradient = try #require(
            CGGradient(
                colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 0.5], locations: nil, count: 2))
        let lines = picture { context in
            context.setAlpha(0.5)
            context.scaleBy(x: 2, y: 1)
            context.drawLinearGradient(
                gradient, start: .zero, end: CGPoint(x: 50, y: 0),
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
        #expect(
            lines == [
                "transform 2 0 0 1 0 0",
                "  fill rectangle 0 0 50 100 linear-gradient(0 0 to 50 0: #00000080 0, #ffffff40 1)",
            ])
    }

    @Test func aRadialGradientFillsTheRingBetweenItsCircles() throws {
        let colors = [UIColor.black.cgColor, UIColor.white.cgColor] as CFArray
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
        let center = CGPoint(x: 50, y: 50)
        let lines = picture { context in
            context.drawRadialGradient(
                gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: 20, options: [])
            context.drawRadialGradient(
                gradient, startCenter: center, startRadius: 20, endCenter: center, endRadius: 10,
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
        #expect(
            lines == [
                "fill ellipse 30 30 40 40 radial-gradient(50 50 radius 0 to 20: #000000 0, #ffffff 1)",
                "fill rectangle 0 0 100 100 radial-gradient(50 50 radius 10 to 20: #ffffff 0, #000000 1)",
            ])
    }

    @Test func aBitmapIsUpsideDownUnlessTheContextIsFlipped() {
        let image = CGImage(bitmap(2, 2))
        let lines = picture { context in
            context.draw(image, in: rect)
            context.translateBy(x: 0, y: 100)
            context.scaleBy(x: 1, y: -1)
            context.draw(image, in: rect)
        }
        #expect(
            lines == [
                "transform 1 0 0 -1 0 80", "  image \"b\" 10 20 30 40", "image \"b\" 10 40 30 40",
            ])
    }

    @Test func numbersThatAreNoneDrawNothing() {
        let lines = picture { context in
            context.fill(CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10))
            context.setLineWidth(.nan)
            context.stroke(rect)
            context.scaleBy(x: 0, y: 0)
            context.fill(rect)
            context.setLineWidth(1)
            context.stroke(rect)
            context.draw(CGImage(bitmap(2, 2)), in: rect)
            _ = context.path
        }
        #expect(lines == [] || lines.allSatisfy { !$0.contains("nan") })
    }
}

/// A bitmap without a file.
func bitmap(_ width: Int, _ height: Int, scale: CGFloat = 1, name: String = "b") -> ImageResource {
    ImageResource(
        name: name, pixelWidth: width, pixelHeight: height, scale: scale, pixels: [], isOpaque: false, format: .png,
        encoded: Data())
}
