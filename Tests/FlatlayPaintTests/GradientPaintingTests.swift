import DrawingTestSupport
import FlatlayPDF
import FlatlayPNG
import CoreGeometry
import FlatlayDrawing
import Foundation
import Testing
@testable import FlatlayPaint
@testable import FlatlaySVG

@Suite struct GradientPaintingTests {
    private let redToBlue = [GradientStop(color: .pureRed, location: 0), GradientStop(color: .pureBlue, location: 1)]

    private func isClose(_ color: ResolvedColor, _ other: ResolvedColor, within distance: Int = 3) -> Bool {
        let (a, b) = (color.bytes, other.bytes)
        return abs(Int(a.red) - Int(b.red)) <= distance && abs(Int(a.green) - Int(b.green)) <= distance
            && abs(Int(a.blue) - Int(b.blue)) <= distance && abs(Int(a.opacity) - Int(b.opacity)) <= distance
    }

    @Test func aLinearGradientEndsInItsOutermostColoursAndContinuesThem() throws {
        let paint = Paint.linearGradient(
            stops: redToBlue, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0))
        let bitmap = try pixels(100, 2) { $0.fill(.rectangle(rect(0, 0, 100, 2)), paint) }
        #expect(bitmap.hex(0, 0) == "#ff0000")
        #expect(isClose(bitmap[20, 0], .pureRed))
        #expect(isClose(bitmap[50, 0], ResolvedColor(red: 0.5, green: 0, blue: 0.5)))
        #expect(isClose(bitmap[79, 0], .pureBlue))
        #expect(bitmap.hex(99, 0) == "#0000ff")
    }

    @Test func aLinearGradientRunsAtRightAnglesToItsLine() throws {
        let paint = Paint.linearGradient(stops: redToBlue, start: .zero, end: CGPoint(x: 40, y: 40))
        let bitmap = try pixels(40, 40) { $0.fill(.rectangle(rect(0, 0, 40, 40)), paint) }
        #expect(bitmap[39, 0] == bitmap[0, 39])
        #expect(isClose(bitmap[39, 0], bitmap[20, 19], within: 4))
    }

    @Test func aHardStopIsAnEdge() throws {
        let stops = [
            GradientStop(color: .pureRed, location: 0.5), GradientStop(color: .pureBlue, location: 0.5),
        ]
        let paint = Paint.linearGradient(stops: stops, start: .zero, end: CGPoint(x: 10, y: 0))
        let bitmap = try pixels(10, 1) { $0.fill(.rectangle(rect(0, 0, 10, 1)), paint) }
        #expect(
            (0..<10).map { bitmap.hex($0, 0) } == Array(repeating: "#ff0000", count: 5)
                + Array(repeating: "#0000ff", count: 5))
    }

    @Test func aRadialGradientGrowsFromItsStartRadius() throws {
        let paint = Paint.radialGradient(
            stops: redToBlue, center: CGPoint(x: 50, y: 50), startRadius: 10, endRadius: 40)
        let bitmap = try pixels(100, 100) { $0.fill(.rectangle(rect(0, 0, 100, 100)), paint) }
        #expect(bitmap.hex(50, 50) == "#ff0000")
        #expect(bitmap.hex(57, 50) == "#ff0000")
        #expect(isClose(bitmap[75, 50], ResolvedColor(red: 0.5, green: 0, blue: 0.5), within: 5))
        #expect(bitmap.hex(95, 50) == "#0000ff")
    }

    @Test func anAngularGradientTurnsClockwise() throws {
        let stops = [
            GradientStop(color: .pureRed, location: 0), GradientStop(color: .pureGreen, location: 0.5),
            GradientStop(color: .pureBlue, location: 1),
        ]
        let paint = Paint.angularGradient(
            stops: stops, center: CGPoint(x: 20, y: 20), startAngle: 0, endAngle: 2 * .pi)
        let bitmap = try pixels(40, 40) { $0.fill(.rectangle(rect(0, 0, 40, 40)), paint) }
        #expect(isClose(bitmap[38, 20], .pureRed, within: 12))
        #expect(isClose(bitmap[1, 20], .pureGreen, within: 12))
        #expect(isClose(bitmap[38, 18], .pureBlue, within: 40))
        // In the image, down is a quarter turn clockwise.
        #expect(isClose(bitmap[20, 38], ResolvedColor(red: 0.5, green: 0.5, blue: 0), within: 12))
    }

    @Test(arguments: [(0.25, 0.5), (0.74, 1.0), (0.76, 0.0)])
    func anAngularGradientOfHalfATurnSplitsTheRest(turns: Double, place: Double) {
        #expect(abs(GradientRaster.angularPlace(turns * 2 * .pi, from: 0, span: .pi) - place) < 1e-9)
    }

    @Test func ofMoreThanOneTurnTheLastIsDrawn() {
        // Two turns: the visible part starts in the middle.
        #expect(abs(GradientRaster.angularPlace(0, from: 0, span: 4 * .pi) - 0.5) < 1e-9)
    }

    @Test func aFadeToClearKeepsItsColour() throws {
        let stops = [GradientStop(color: .pureRed, location: 0), GradientStop(color: .clear, location: 1)]
        let paint = Paint.linearGradient(stops: stops, start: .zero, end: CGPoint(x: 100, y: 0))
        let bitmap = try pixels(100, 1, background: nil) { $0.fill(.rectangle(rect(0, 0, 100, 1)), paint) }
        let middle = bitmap[50, 0]
        #expect(middle.red > 0.98)
        #expect(abs(middle.opacity - 0.495) < 0.01)
    }

    @Test func aClearStopBetweenTwoColoursFadesEachInItsOwn() {
        let ramp = GradientRamp([
            GradientStop(color: .pureRed, location: 0), GradientStop(color: .clear, location: 0.5),
            GradientStop(color: .pureBlue, location: 1),
        ])
        #expect(ramp.stops.map(\.color.description) == ["#ff0000", "#ff000000", "#0000ff00", "#0000ff"])
        #expect(ramp.stops.map(\.location) == [0, 0.5, 0.5, 1])
    }

    @Test func stopsOutOfOrderAreSettled() {
        let ramp = GradientRamp([
            GradientStop(color: .pureRed, location: 0), GradientStop(color: .pureGreen, location: 0.7),
            GradientStop(color: .pureBlue, location: 0.2), GradientStop(color: .white, location: 0),
            GradientStop(color: .black, location: 1),
        ])
        #expect(ramp.stops.map(\.location) == [0, 0.7, 0.7, 0.7, 1])
    }

    @Test(arguments: [
        Paint.linearGradient(stops: [], start: .zero, end: CGPoint(x: 1, y: 1)),
        .radialGradient(stops: [], center: .zero, startRadius: 0, endRadius: 5),
        .linearGradient(
            stops: [GradientStop(color: .pureRed, location: 0)], start: CGPoint(x: CGFloat.nan, y: 0), end: .zero),
        .radialGradient(
            stops: [GradientStop(color: .pureRed, location: 0)], center: CGPoint(x: CGFloat.infinity, y: 0),
            startRadius: .nan, endRadius: -5),
        .angularGradient(
            stops: [GradientStop(color: .pureRed, location: 0)], center: .zero, startAngle: .nan, endAngle: .infinity),
    ])
    func degenerateGradientsDrawWithoutHarm(paint: Paint) throws {
        let list = picture(4, 4) { $0.fill(.rectangle(rect(0, 0, 4, 4)), paint) }
        #expect(try PNGRenderer().bitmap(for: list).width == 4)
        #expect(try !SVGWriter().data(for: list).isEmpty)
        #expect(try !PDFWriter().data(for: list).isEmpty)
    }

    @Test func aGradientWithoutExtentShowsItsLastColour() throws {
        let point = CGPoint(x: 2, y: 2)
        let paint = Paint.linearGradient(stops: redToBlue, start: point, end: point)
        #expect(try pixels(4, 4) { $0.fill(.rectangle(rect(0, 0, 4, 4)), paint) }.hex(0, 0) == "#0000ff")
    }

    @Test func aLargeGradientHasNoSeamsBetweenItsBands() throws {
        let paint = Paint.linearGradient(stops: redToBlue, start: .zero, end: CGPoint(x: 0, y: 1200))
        let bitmap = try pixels(1000, 1200) { $0.fill(.ellipse(rect(0, 0, 1000, 1200)), paint) }
        var last = -1
        for y in 1..<1199 {
            let blue = Int(bitmap[500, y].bytes.blue)
            #expect(blue >= last && blue - max(last, 0) <= 2)
            last = blue
        }
    }
}
