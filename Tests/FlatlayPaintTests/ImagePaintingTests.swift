import DrawingTestSupport
import FlatlayPaint
import CoreGeometry
import FlatlayDrawing
import Foundation
import Testing
@testable import FlatlayPNG

@Suite struct ImagePaintingTests {
    private let twoColours = image("two", 2, 1) { x, _ in x == 0 ? .pureRed : .pureBlue }

    @Test func nearestKeepsPixelsSharp() throws {
        let bitmap = try pixels(8, 4) {
            $0.image(ImageDrawing(image: twoColours, rect: rect(0, 0, 8, 4), interpolation: .none))
        }
        #expect(bitmap.hex(3, 2) == "#ff0000")
        #expect(bitmap.hex(4, 2) == "#0000ff")
    }

    @Test func otherwiseNeighboursAreMixed() throws {
        let bitmap = try pixels(8, 4) {
            $0.image(ImageDrawing(image: twoColours, rect: rect(0, 0, 8, 4), interpolation: .medium))
        }
        let middle = bitmap[4, 2].bytes
        #expect(middle.red > 60 && middle.blue > 60)
        #expect(bitmap.hex(0, 0) == "#ff0000")
    }

    @Test func theBorderOfAnImageIsNotMixedWithNothing() throws {
        let plain = image("plain", 3, 3) { _, _ in .pureRed }
        let bitmap = try pixels(30, 30) { $0.image(ImageDrawing(image: plain, rect: rect(0, 0, 30, 30))) }
        #expect(bitmap.hex(0, 0) == "#ff0000")
        #expect(bitmap.hex(29, 29) == "#ff0000")
    }

    @Test func aMuchSmallerImageIsTheMeanOfItsPixels() throws {
        let stripes = image("stripes", 64, 64) { x, _ in x % 2 == 0 ? .white : .black }
        for interpolation in [ImageDrawing.Interpolation.medium, .high] {
            let bitmap = try pixels(8, 8) {
                $0.image(ImageDrawing(image: stripes, rect: rect(0, 0, 8, 8), interpolation: interpolation))
            }
            #expect((108...148).contains(bitmap.ink(4, 4)), "\(interpolation)")
        }
    }

    /// Each is drawn at every width down to nothing, upright, turned and slanted to a line, as at the end of an animation.
    @Test("an image as thin as a line, or thinner, covers as much as its rectangle", arguments: [1, 90, 4000])
    func thinImages(side: Int) throws {
        let color = ResolvedColor(hex: 0xff_0080, opacity: 0.5)
        let plain = image("plain", side, 3) { _, _ in color }
        for length in [1, 0.3, 0.1, 0.02, 0.003, 1e-3, 1e-4, 1e-5, 1e-9, 1e-18, 1e-150, 1e-300, 1e-308] as [CGFloat] {
            let maps = [
                CGAffineTransform(translationX: 8, y: 2),
                CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 15, ty: 2),
                CGAffineTransform(a: 1, b: 1, c: 4, d: 4 + length / 4, tx: 8, ty: 0),
            ]
            for map in maps {
                let frame = map.c > 0 ? rect(0, 0, 1, 4) : rect(0, 0, length, 20)
                for tint in [nil, color] {
                    func list(_ draw: (DisplayListBuilder) -> Void) -> DisplayList {
                        picture(30, 24) { builder in
                            builder.withEffect(.transform(map)) { draw(builder) }
                            builder.fill(.rectangle(rect(0, 22, 30, 2)), .color(.pureBlue))
                        }
                    }
                    let drawn = try PNGRenderer().bitmap(
                        for: list { $0.image(ImageDrawing(image: plain, rect: frame, templateColor: tint)) })
                    let opacity: Float = tint == nil ? 0.5 : 0.25
                    let filled = try PNGRenderer().bitmap(
                        for: list {
                            $0.fill(.rectangle(frame), .color(ResolvedColor(hex: 0xff_0080, opacity: opacity)))
                        })
                    let most = zip(drawn.bytes, filled.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
                    // Cairo rounds the edges of clips and of filled shapes to 1/256 of a pixel each in its own way.
                    #expect(most <= 5, "\(length), \(map), \(tint == nil)")
                }
            }
        }
    }

    @Test func aLineOfAnImageHasTheMeanOfItsColours() throws {
        let halves = image("halves", 4000, 2) { x, y in x < 2000 ? .pureRed : y == 0 ? .pureBlue : .pureGreen }
        for turned in [false, true] {
            let map = turned ? CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0) : .identity
            let bitmap = try pixels(20, 20, background: .black) { builder in
                builder.withEffect(.transform(map)) {
                    builder.image(ImageDrawing(image: halves, rect: rect(3, 0, 0.1, 20)))
                }
            }
            let (first, last) = turned ? (bitmap[2, 3], bitmap[17, 3]) : (bitmap[3, 2], bitmap[3, 17])
            // A tenth of a pixel is covered, half of it in each colour.
            #expect((12...14).contains(first.bytes.red) && (12...14).contains(first.bytes.blue))
            #expect((12...14).contains(last.bytes.red) && (12...14).contains(last.bytes.green))
            #expect(first.bytes.green == 0 && last.bytes.blue == 0)
        }
    }

    @Test func aTemplateIsDrawnInItsColour() throws {
        let dot = image("dot", 2, 1) { x, _ in x == 0 ? ResolvedColor(hex: 0, opacity: 0.5) : .clear }
        let bitmap = try pixels(2, 1, background: nil) {
            $0.image(ImageDrawing(image: dot, rect: rect(0, 0, 2, 1), interpolation: .none, templateColor: .pureGreen))
        }
        #expect(bitmap.hex(0, 0) == "#00ff0080")
        #expect(bitmap.hex(1, 0) == "#00000000")
    }

    @Test func anImageTakesTheOpacityOfItsGroup() throws {
        let plain = image("plain", 1, 1) { _, _ in .black }
        let bitmap = try pixels(2, 2) { builder in
            builder.withEffect(.opacity(0.25)) { builder.image(ImageDrawing(image: plain, rect: rect(0, 0, 2, 2))) }
        }
        #expect((63...65).contains(bitmap.ink(1, 1)))
    }
}
