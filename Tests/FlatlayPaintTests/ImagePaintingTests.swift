import FlatlayPaint
import CoreGeometry
import FlatlayDrawing
import Foundation
import Testing
@testable import TestSupport

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
