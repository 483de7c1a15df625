import CoreGeometry
import DrawingTestSupport
import FlatlayDrawing
import Foundation
import Testing

@Suite struct ShapePaintingTests {
    @Test func aRectangleOnPixelBordersHasNoSoftEdges() throws {
        let bitmap = try pixels(6, 6) { $0.fill(.rectangle(rect(1, 1, 3, 2)), .color(.pureRed)) }
        #expect(bitmap.hex(0, 1) == "#ffffff")
        #expect(bitmap.hex(1, 1) == "#ff0000")
        #expect(bitmap.hex(3, 2) == "#ff0000")
        #expect(bitmap.hex(4, 2) == "#ffffff")
        #expect(bitmap.hex(3, 3) == "#ffffff")
    }

    @Test func anOutlineInsideTheBorderKeepsItsOutermostColumn() throws {
        let inside = try pixels(20, 12) { $0.stroke(.capsule(rect(0.5, 0.5, 19, 11)), .color(.black)) }
        let onBorder = try pixels(20, 12) { $0.stroke(.capsule(rect(0, 0, 20, 12)), .color(.black)) }
        // Row 5 crosses the left end of the capsule, where the outline is nearly vertical.
        #expect(inside.ink(0, 5) > 230)
        #expect((110...145).contains(onBorder.ink(0, 5)))
        #expect(inside.ink(10, 0) == 255)
        #expect((117...138).contains(onBorder.ink(10, 0)))
    }

    @Test func aLineAlongARoundedRectangleEqualsThatAlongItsPath() throws {
        let shape = DrawnShape.roundedRectangle(
            rect(3.5, 3.5, 33, 23), cornerSize: CGSize(width: 8, height: 8), style: .circular)
        let style = StrokeStyle(lineWidth: 3)
        let quick = try pixels(40, 30) { $0.stroke(shape, .color(.black), style: style) }
        let plain = try pixels(40, 30) { $0.stroke(.path(shape.path), .color(.black), style: style) }
        for y in 0..<30 {
            for x in 0..<40 { #expect(abs(quick.ink(x, y) - plain.ink(x, y)) <= 6, "column \(x), row \(y)") }
        }
    }

    @Test func theEndsOfACapsuleAreSymmetric() throws {
        let bitmap = try pixels(30, 14) { $0.fill(.capsule(rect(0, 0, 30, 14)), .color(.black)) }
        for y in 0..<14 {
            for x in 0..<7 {
                #expect(abs(bitmap.ink(x, y) - bitmap.ink(29 - x, y)) <= 2)
                #expect(abs(bitmap.ink(x, y) - bitmap.ink(x, 13 - y)) <= 18, "column \(x), row \(y)")
            }
        }
    }

    @Test func theCornerOfARoundedRectangleShowsTheBackground() throws {
        for style in [RoundedCornerStyle.circular, .continuous] {
            let shape = DrawnShape.roundedRectangle(
                rect(0, 0, 40, 40), cornerSize: CGSize(width: 10, height: 10), style: style)
            let bitmap = try pixels(40, 40) { $0.fill(shape, .color(.black)) }
            #expect(bitmap.hex(0, 0) == "#ffffff")
            #expect(bitmap.hex(39, 39) == "#ffffff")
            #expect(bitmap.hex(20, 0) == "#000000")
        }
    }

    @Test func continuousCornersStartEarlierThanCircularOnes() throws {
        func ink(_ style: RoundedCornerStyle) throws -> Int {
            let shape = DrawnShape.roundedRectangle(
                rect(0, 0, 40, 40), cornerSize: CGSize(width: 10, height: 10), style: style)
            return try pixels(40, 40, scale: 4) { $0.fill(shape, .color(.black)) }.ink(45, 0)
        }
        #expect(try ink(.continuous) < ink(.circular))
    }

    @Test func evenOddLeavesTheMiddleOfAStarOpen() throws {
        let star = Path { path in
            for index in 0..<5 {
                let angle = Double(index) * 4 * .pi / 5 - .pi / 2
                path.addLine(to: CGPoint(x: 20 + 19 * cos(angle), y: 20 + 19 * sin(angle)))
            }
            path.closeSubpath()
        }
        let evenOdd = try pixels(40, 40) { $0.fill(.path(star), .color(.black), style: FillStyle(eoFill: true)) }
        let winding = try pixels(40, 40) { $0.fill(.path(star), .color(.black)) }
        #expect(evenOdd.hex(20, 20) == "#ffffff")
        #expect(winding.hex(20, 20) == "#000000")
    }

    @Test func withoutAntialiasingEveryPixelIsInOrOut() throws {
        let bitmap = try pixels(20, 20) {
            $0.fill(.ellipse(rect(0.3, 0.3, 19, 19)), .color(.black), style: FillStyle(antialiased: false))
        }
        for y in 0..<20 {
            for x in 0..<20 { #expect(bitmap.ink(x, y) == 0 || bitmap.ink(x, y) == 255) }
        }
    }

    @Test func dashesLeaveGaps() throws {
        let line = Path { path in
            path.move(to: CGPoint(x: 0, y: 2))
            path.addLine(to: CGPoint(x: 20, y: 2))
        }
        let style = StrokeStyle(lineWidth: 2, dash: [4, 3], dashPhase: 2)
        let bitmap = try pixels(20, 4) { $0.stroke(.path(line), .color(.black), style: style) }
        let row = (0..<20).map { bitmap.ink($0, 1) == 255 ? "#" : "." }.joined()
        #expect(row == "##...####...####...#")
    }

    @Test func roundCapsReachBeyondTheEnd() throws {
        func ink(_ cap: CGLineCap) throws -> Int {
            let line = Path { path in
                path.move(to: CGPoint(x: 6, y: 5))
                path.addLine(to: CGPoint(x: 14, y: 5))
            }
            let style = StrokeStyle(lineWidth: 6, lineCap: cap)
            return try pixels(20, 10) { $0.stroke(.path(line), .color(.black), style: style) }.ink(4, 4)
        }
        #expect(try ink(.butt) == 0)
        #expect(try ink(.round) == 255)
    }

    @Test func joinsDiffer() throws {
        func ink(_ join: CGLineJoin) throws -> Int {
            let corner = Path { path in
                path.addLines([CGPoint(x: 4, y: 16), CGPoint(x: 4, y: 4), CGPoint(x: 16, y: 4)])
            }
            let style = StrokeStyle(lineWidth: 6, lineJoin: join)
            return try pixels(20, 20) { $0.stroke(.path(corner), .color(.black), style: style) }.ink(1, 1)
        }
        #expect(try ink(.miter) == 255)
        #expect(try ink(.bevel) == 0)
        #expect(try ink(.round) < 255)
    }

    @Test func aQuadraticCurvePassesWhereItsFormulaSays() throws {
        let curve = Path { path in
            path.move(to: CGPoint(x: 0, y: 0))
            path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: 20))
            path.closeSubpath()
        }
        // Its lowest point is half-way to the control point: y = 10 at x = 10.
        let bitmap = try pixels(20, 20) { $0.fill(.path(curve), .color(.black)) }
        #expect(bitmap.ink(10, 8) == 255)
        #expect(bitmap.ink(10, 10) == 0)
    }

    @Test func nothingThatIsNotANumberStopsTheRest() throws {
        let bitmap = try pixels(10, 10) { builder in
            builder.fill(.rectangle(rect(.nan, 0, 5, 5)), .color(.pureRed))
            builder.fill(.rectangle(rect(0, 0, .infinity, 5)), .color(.pureRed))
            builder.fill(
                .roundedRectangle(
                    rect(0, 0, 5, 5), cornerSize: CGSize(width: CGFloat.nan, height: 2), style: .circular),
                .color(.white))
            builder.stroke(.rectangle(rect(2, 2, 3, 3)), .color(.white), style: StrokeStyle(dash: [.nan]))
            builder.stroke(
                .rectangle(rect(0, 0, 1e9, 1e9)), .color(.white), style: StrokeStyle(lineWidth: 0.01, dash: [1e-6]))
            builder.withEffect(.transform(CGAffineTransform(scaleX: 0, y: 0))) {
                builder.fill(.rectangle(rect(0, 0, 5, 5)), .color(.pureRed))
            }
            builder.withEffect(.transform(CGAffineTransform(translationX: .nan, y: 0))) {
                builder.fill(.rectangle(rect(0, 0, 5, 5)), .color(.pureRed))
            }
            builder.withEffect(.shadow(color: .black, radius: .infinity, offset: CGSize(width: 0, height: CGFloat.nan)))
            {
                builder.fill(.rectangle(rect(0, 0, 1, 1)), .color(.white))
            }
            builder.withEffect(.blur(radius: 1e12)) { builder.fill(.rectangle(rect(0, 0, 1, 1)), .color(.white)) }
            builder.fill(.rectangle(rect(6, 6, 4, 4)), .color(.pureBlue))
        }
        #expect(bitmap.hex(8, 8) == "#0000ff")
    }

    @Test func aShapeFarLargerThanThePictureCoversIt() throws {
        let bitmap = try pixels(4, 4) { $0.fill(.rectangle(rect(-1e12, -1e12, 2e12, 2e12)), .color(.pureRed)) }
        #expect(bitmap.hex(2, 2) == "#ff0000")
    }
}
