import DrawingTestSupport
import FlatlayPDF
import FlatlayPNG
import FlatlaySVG
import CoreGeometry
import FlatlayDrawing
import Foundation
import Testing
@testable import FlatlayPaint

@Suite struct GroupPaintingTests {
    @Test func anOpacityGroupIsOnePicture() throws {
        let grouped = try pixels(30, 10) { builder in
            builder.withEffect(.opacity(0.5)) {
                builder.fill(.rectangle(rect(0, 0, 20, 10)), .color(.black))
                builder.fill(.rectangle(rect(10, 0, 20, 10)), .color(.black))
            }
        }
        let single = try pixels(30, 10) { builder in
            for x in [0, 10] as [CGFloat] {
                builder.withEffect(.opacity(0.5)) {
                    builder.fill(.rectangle(rect(x, 0, 20, 10)), .color(.black))
                }
            }
        }
        #expect(grouped.hex(5, 5) == grouped.hex(15, 5))
        #expect(single.hex(5, 5) == grouped.hex(5, 5))
        #expect(single.ink(15, 5) > grouped.ink(15, 5) + 50)
    }

    @Test func theOpacityOfOneLeafEqualsThatOfAGroup() throws {
        let clip = DisplayList.Effect.clip(.rectangle(rect(0, 0, 8, 8)), FillStyle())
        func bitmap(_ count: Int) throws -> RenderedBitmap {
            try pixels(10, 10) { builder in
                builder.withEffect(.opacity(0.5)) {
                    builder.withEffect(clip) {
                        builder.fill(.ellipse(rect(0, 0, 10, 10)), .color(ResolvedColor(hex: 0xff8000, opacity: 0.8)))
                        // A second, invisible leaf forces the path through a surface.
                        if count == 2 { builder.fill(.rectangle(rect(50, 50, 1, 1)), .color(.pureRed)) }
                    }
                }
            }
        }
        let (direct, grouped) = try (bitmap(1), bitmap(2))
        for y in 0..<10 {
            for x in 0..<10 {
                #expect(abs(Int(direct[x, y].bytes.green) - Int(grouped[x, y].bytes.green)) <= 1)
            }
        }
    }

    @Test func opacityInsideAGroupIsAppliedOnce() throws {
        let bitmap = try pixels(10, 10) { builder in
            builder.withEffect(.opacity(0.5)) {
                builder.withEffect(.opacity(0.5)) { builder.fill(.rectangle(rect(0, 0, 10, 10)), .color(.black)) }
            }
        }
        #expect((63...65).contains(bitmap.ink(5, 5)))
    }

    @Test func aClipHidesWhatLiesOutside() throws {
        let bitmap = try pixels(20, 20) { builder in
            builder.withEffect(.clip(.ellipse(rect(0, 0, 20, 20)), FillStyle())) {
                builder.fill(.rectangle(rect(0, 0, 20, 20)), .color(.black))
            }
        }
        #expect(bitmap.hex(0, 0) == "#ffffff")
        #expect(bitmap.hex(10, 10) == "#000000")
        #expect((1...254).contains(bitmap.ink(2, 3)))
    }

    @Test func aRoundedClipDrawsTheSameWhicheverWayItTakes() throws {
        let shape = DrawnShape.roundedRectangle(
            rect(2, 2, 36, 26), cornerSize: CGSize(width: 9, height: 9), style: .circular)
        func draw(_ builder: DisplayListBuilder, clip: DrawnShape) {
            builder.withEffect(.clip(clip, FillStyle())) {
                builder.fill(.rectangle(rect(0, 0, 40, 30)), .color(.pureRed))
                builder.fill(.rectangle(rect(14, 4, 8, 8)), .color(.pureBlue))
                builder.fill(.ellipse(rect(-10, -10, 30, 30)), .color(.pureGreen))
                builder.image(ImageDrawing(image: SampleSheet.checker, rect: rect(20, 10, 30, 30)))
            }
        }
        let spared = try pixels(40, 30) { draw($0, clip: shape) }
        let clipped = try pixels(40, 30) { draw($0, clip: .path(shape.path)) }
        for y in 0..<30 {
            for x in 0..<40 {
                let (a, b) = (spared[x, y].bytes, clipped[x, y].bytes)
                #expect(abs(Int(a.red) - Int(b.red)) <= 3, "column \(x), row \(y)")
                #expect(abs(Int(a.green) - Int(b.green)) <= 3, "column \(x), row \(y)")
            }
        }
    }

    @Test func aTransformMovesScalesAndTurns() throws {
        let quarter = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)
        let bitmap = try pixels(12, 12) { builder in
            builder.withEffect(.transform(quarter)) {
                builder.fill(.rectangle(rect(0, 0, 8, 2)), .color(.pureRed))
            }
        }
        // The bar now extends down from (10, 0), two points to the left.
        #expect(bitmap.hex(9, 7) == "#ff0000")
        #expect(bitmap.hex(8, 0) == "#ff0000")
        #expect(bitmap.hex(7, 4) == "#ffffff")
        #expect(bitmap.hex(9, 9) == "#ffffff")
    }

    @Test func aShadowReachesAsFarAsItsRadiusAndOffsetSay() throws {
        let bitmap = try pixels(60, 60) { builder in
            builder.withEffect(.shadow(color: .black, radius: 6, offset: CGSize(width: 10, height: 0))) {
                builder.fill(.rectangle(rect(20, 20, 20, 20)), .color(.pureRed))
            }
        }
        #expect(bitmap.hex(30, 30) == "#ff0000")
        #expect(bitmap.ink(43, 30) > 200)
        // At the edge of the moved silhouette half of the shadow is left, and a sixth one deviation (3) further.
        #expect((110...146).contains((bitmap.ink(49, 30) + bitmap.ink(50, 30)) / 2))
        #expect((25...55).contains((bitmap.ink(52, 30) + bitmap.ink(53, 30)) / 2))
        #expect(bitmap.ink(60 - 1, 30) <= 3)
        #expect(bitmap.ink(15, 30) == 0)
    }

    @Test func aShadowWithoutRadiusIsASharpCopy() throws {
        let bitmap = try pixels(20, 20) { builder in
            builder.withEffect(.shadow(color: .pureBlue, radius: 0, offset: CGSize(width: 5, height: 5))) {
                builder.fill(.rectangle(rect(2, 2, 8, 8)), .color(.pureRed))
            }
        }
        #expect(bitmap.hex(14, 14) == "#0000ff")
        #expect(bitmap.hex(15, 15) == "#ffffff")
        #expect(bitmap.hex(9, 9) == "#ff0000")
    }

    @Test func aShadowFallsBelowTheWholeGroup() throws {
        let bitmap = try pixels(30, 10) { builder in
            builder.withEffect(.shadow(color: .black, radius: 0, offset: CGSize(width: 10, height: 0))) {
                builder.fill(.rectangle(rect(0, 0, 10, 10)), .color(.pureRed))
                builder.fill(.rectangle(rect(10, 0, 10, 10)), .color(.pureGreen))
            }
        }
        #expect(bitmap.hex(15, 5) == "#00ff00")
        #expect(bitmap.hex(25, 5) == "#000000")
    }

    @Test func aBlurKeepsTheSumOfItsInk() throws {
        for radius in [1, 2.5, 6] as [CGFloat] {
            let bitmap = try pixels(80, 80, background: nil) { builder in
                builder.withEffect(.blur(radius: radius)) {
                    builder.fill(.rectangle(rect(30, 30, 20, 20)), .color(.black))
                }
            }
            let sum = (0..<6400).reduce(0) { $0 + Int(bitmap.bytes[$1 * 4 + 3]) }
            #expect(abs(sum - 400 * 255) < 400 * 255 / 50, "radius \(radius)")
            // Half of the coverage is left on a straight edge.
            #expect((118...138).contains((Int(bitmap[29, 40].bytes.opacity) + Int(bitmap[30, 40].bytes.opacity)) / 2))
        }
    }

    @Test func whatIsOutsideThePictureBlursIntoIt() throws {
        let bitmap = try pixels(20, 20) { builder in
            builder.withEffect(.blur(radius: 4)) { builder.fill(.rectangle(rect(-30, 0, 30, 20)), .color(.black)) }
        }
        #expect(bitmap.ink(0, 10) > 80)
    }

    @Test(arguments: [
        (BlendMode.multiply, "#800000"), (.screen, "#ff8080"), (.darken, "#800000"), (.lighten, "#ff8080"),
        (.difference, "#7f8080"), (.plusLighter, "#ff8080"), (.plusDarker, "#800000"), (.destinationOver, "#ff0000"),
        (.sourceAtop, "#808080"), (.normal, "#808080"),
    ])
    func blendModesCombineColours(mode: BlendMode, expected: String) throws {
        let bitmap = try pixels(4, 4, background: .pureRed) { builder in
            builder.withEffect(.blendMode(mode)) {
                builder.fill(.rectangle(rect(0, 0, 4, 4)), .color(ResolvedColor(hex: 0x808080)))
            }
        }
        #expect(bitmap.hex(2, 2) == expected)
    }

    @Test func destinationOutTakesAway() throws {
        let bitmap = try pixels(4, 4, background: nil) { builder in
            builder.fill(.rectangle(rect(0, 0, 4, 4)), .color(.pureRed))
            builder.withEffect(.blendMode(.destinationOut)) {
                builder.fill(.rectangle(rect(0, 0, 2, 4)), .color(.black))
            }
        }
        #expect(bitmap.hex(0, 0) == "#00000000")
        #expect(bitmap.hex(3, 0) == "#ff0000")
    }

    @Test(arguments: BlendMode.allCases)
    func everyBlendModeDrawsInEveryOutput(mode: BlendMode) throws {
        let list = picture(20, 20) { builder in
            builder.fill(.rectangle(rect(0, 0, 14, 14)), .color(ResolvedColor(hex: 0xff9500)))
            builder.withEffect(.blendMode(mode)) {
                builder.fill(.ellipse(rect(4, 4, 14, 14)), .color(ResolvedColor(hex: 0x5ac8fa, opacity: 0.8)))
            }
        }
        #expect(try PNGRenderer().bitmap(for: list).hex(1, 1) == "#ff9500")
        #expect(try PDFWriter().data(for: list).starts(with: Array("%PDF".utf8)))
        #expect(try String(decoding: SVGWriter().data(for: list), as: UTF8.self).contains("<circle"))
    }

    @Test func aGroupOutsideThePictureDrawsNothing() throws {
        let bitmap = try pixels(4, 4) { builder in
            builder.withEffect(.opacity(0.5)) {
                builder.fill(.rectangle(rect(100, 100, 4, 4)), .color(.pureRed))
                builder.fill(.rectangle(rect(102, 102, 4, 4)), .color(.pureRed))
            }
        }
        #expect(bitmap.bytes.allSatisfy { $0 == 255 })
    }

    @Test func boundsGrowWithStrokesShadowsAndTransforms() {
        let fill = DisplayList.Item(
            node: .root, command: .fill(.rectangle(rect(0, 0, 10, 10)), .color(.pureRed), FillStyle()))
        let shadow = DisplayList.Command.group(
            .shadow(color: .black, radius: 4, offset: CGSize(width: 5, height: 0)), [fill])
        #expect(shadow.bounds == rect(-1, -6, 22, 22))
        let moved = DisplayList.Command.group(.transform(CGAffineTransform(scaleX: 2, y: 3)), [fill])
        #expect(moved.bounds == rect(0, 0, 20, 30))
        let clipped = DisplayList.Command.group(.clip(.rectangle(rect(4, 4, 20, 20)), FillStyle()), [fill])
        #expect(clipped.bounds == rect(4, 4, 6, 6))
        let line = StrokeStyle(lineWidth: 2, lineJoin: .round)
        #expect(
            DisplayList.Command.stroke(.rectangle(rect(0, 0, 10, 10)), .color(.pureRed), line).bounds
                == rect(-1, -1, 12, 12))
    }
}
