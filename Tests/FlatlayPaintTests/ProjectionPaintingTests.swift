import CoreGeometry
import DrawingTestSupport
import FlatlayDrawing
import Foundation
import Testing
@testable import FlatlayPNG
@testable import FlatlayPaint

/// Planes in space, compared with points that a formula projects.
@Suite struct ProjectionPaintingTests {
    private static let tilt = CATransform3DMakeRotation(0.6, 0.3, 1, 0.1).seen(from: 120)
        .around(CGPoint(x: 40, y: 30))

    /// A board of four by three fields, each in its own colour, from (10, 10) to (70, 50).
    private static func board(_ builder: DisplayListBuilder) {
        for column in 0..<4 {
            for row in 0..<3 {
                builder.fill(.rectangle(field(column, row)), .color(color(column, row)))
            }
        }
    }

    private static func field(_ column: Int, _ row: Int) -> CGRect {
        CGRect(x: 10 + CGFloat(column) * 15, y: 10 + CGFloat(row) * 40 / 3, width: 15, height: 40 / 3)
    }

    private static func color(_ column: Int, _ row: Int) -> ResolvedColor {
        ResolvedColor(red: Float(column) / 3, green: Float(row) / 2, blue: Float((column + row) % 2))
    }

    /// The image of a point: rotated row by row, and divided by its depth.
    private static func image(_ point: CGPoint) -> CGPoint {
        let t = tilt
        let depth = point.x * t.m14 + point.y * t.m24 + t.m44
        return CGPoint(
            x: (point.x * t.m11 + point.y * t.m21 + t.m41) / depth,
            y: (point.x * t.m12 + point.y * t.m22 + t.m42) / depth)
    }

    private static func list() -> DisplayList {
        let builder = DisplayListBuilder()
        builder.withEffect(.projection(tilt)) { board(builder) }
        return builder.finish(size: CGSize(width: 80, height: 60))
    }

    @Test(arguments: [1, 2, 3] as [CGFloat]) func fieldsAreWhereAFormulaSaysTheyAre(_ scale: CGFloat) throws {
        let bitmap = try PNGRenderer(options: PNGOptions(scale: scale)).bitmap(for: Self.list())
        for column in 0..<4 {
            for row in 0..<3 {
                let field = Self.field(column, row)
                for (x, y) in [(0.5, 0.5), (0.3, 0.7), (0.7, 0.3)] {
                    let point = Self.image(
                        CGPoint(x: field.minX + field.width * x, y: field.minY + field.height * y))
                    let pixel = bitmap[Int(point.x * scale), Int(point.y * scale)]
                    let expected = Self.color(column, row)
                    #expect(
                        abs(pixel.red - expected.red) + abs(pixel.green - expected.green)
                            + abs(pixel.blue - expected.blue) < 0.03,
                        "\(column) \(row) at \(point): \(pixel)")
                }
            }
        }
        // Nothing is outside: the bounds of the image are those of its corners.
        let corners = [(10, 10), (70, 10), (10, 50), (70, 50)].map { Self.image(CGPoint(x: $0.0, y: $0.1)) }
        let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
        for y in 0..<bitmap.height {
            #expect(bitmap[Int(left * scale) - 2, y].opacity == 0)
            #expect(bitmap[Int(right * scale) + 2, y].opacity == 0)
        }
    }

    @Test func bandsAndThreadsGiveTheSamePixels() throws {
        let whole = PNGRenderer(options: PNGOptions(scale: 2))
        whole.rowsPerBand = 1000
        let expected = try whole.bitmap(for: Self.list())
        for rows in [1, 7, 33] {
            let banded = PNGRenderer(options: PNGOptions(scale: 2))
            banded.rowsPerBand = rows
            #expect(try banded.bitmap(for: Self.list()) == expected, "\(rows)")
        }
    }

    @Test func opacityShadowsAndClipsReachThePlane() throws {
        let faded = try pixels(80, 60, background: nil) { builder in
            builder.withEffect(.opacity(0.5)) { builder.withEffect(.projection(Self.tilt)) { Self.board(builder) } }
        }
        let center = Self.image(CGPoint(x: 40, y: 30))
        #expect(abs(faded[Int(center.x) - 3, Int(center.y)].opacity - 0.5) < 0.01)
        let shadowed = try pixels(80, 60, background: nil) { builder in
            builder.withEffect(.shadow(color: .black, radius: 4, offset: CGSize(width: 0, height: 8))) {
                builder.withEffect(.projection(Self.tilt)) { Self.board(builder) }
            }
        }
        let bottom = Self.image(CGPoint(x: 40, y: 50))
        #expect(shadowed[Int(bottom.x), Int(bottom.y) + 3].opacity > 0.3)
        let clipped = try pixels(80, 60, background: nil) { builder in
            builder.withEffect(.clip(.rectangle(CGRect(x: 0, y: 0, width: 40, height: 60)), FillStyle())) {
                builder.withEffect(.projection(Self.tilt)) { Self.board(builder) }
            }
        }
        #expect(clipped[30, 30].opacity == 1 && clipped[45, 30].opacity == 0)
    }

    @Test func whatIsBehindTheEyeIsNotDrawn() throws {
        // The right half of the plane is behind the eye.
        let steep = CATransform3DMakeRotation(-1.4, 0, 1, 0).seen(from: 20).around(CGPoint(x: 40, y: 30))
        let bitmap = try pixels(80, 60, background: nil) { builder in
            builder.withEffect(.projection(steep)) {
                builder.fill(.rectangle(CGRect(x: -1e5, y: 20, width: 2e5, height: 20)), .color(.black))
            }
        }
        #expect(bitmap.width == 80)
        for broken in [CATransform3D(), CATransform3DMakeScale(.nan, 1, 1), CATransform3DMakeScale(1e12, 1, 1)] {
            let builder = DisplayListBuilder()
            builder.withEffect(.projection(broken)) { Self.board(builder) }
            #expect(builder.finish(size: CGSize(width: 10, height: 10)).items.isEmpty)
        }
    }

    @Test func aProjectionWithoutPerspectiveEqualsATransform() throws {
        let map = CGAffineTransform(a: 0.9, b: 0.2, c: -0.1, d: 0.8, tx: 5, ty: 3)
        let flat = try pixels(80, 60, background: nil) { builder in
            builder.withEffect(.transform(map)) { Self.board(builder) }
        }
        let projected = try pixels(80, 60, background: nil) { builder in
            builder.withEffect(.projection(CATransform3DMakeAffineTransform(map))) { Self.board(builder) }
        }
        // Edges are softer in an image of an image.
        let different = zip(flat.bytes, projected.bytes).filter { abs(Int($0) - Int($1)) > 90 }.count
        #expect(different < flat.bytes.count / 100, "\(different)")
    }
}

/// The numbers of projections.
@Suite struct PlaneProjectionTests {
    @Test func theInverseLeadsBack() throws {
        let projection = PlaneProjection(
            CATransform3DMakeRotation(0.7, 1, 0.5, 0.2).seen(from: 300).around(CGPoint(x: 12, y: -30)))
        let inverse = try #require(projection.inverse)
        for point in [CGPoint.zero, CGPoint(x: 40, y: 7), CGPoint(x: -60, y: 31)] {
            let image = try #require(projection.image(of: point))
            let back = try #require(inverse.image(of: image))
            #expect(abs(back.x - point.x) + abs(back.y - point.y) < 1e-9)
            // The nearest affine transform agrees with the projection nearby.
            let affine = try #require(projection.affine(near: point))
            let beside = CGPoint(x: point.x + 1e-3, y: point.y - 1e-3)
            let (exact, near) = (try #require(projection.image(of: beside)), beside.applying(affine))
            #expect(abs(exact.x - near.x) + abs(exact.y - near.y) < 1e-7)
        }
    }

    @Test func pointsBehindTheEyeHaveNoImage() {
        let projection = PlaneProjection(CATransform3DMakeRotation(.pi / 3, 0, 1, 0).seen(from: 10))
        #expect(projection.image(of: CGPoint(x: -100, y: 0)) == nil)
        #expect(projection.image(of: CGPoint(x: 100, y: 0)) != nil)
        #expect(projection.bounds(of: CGRect(x: -100, y: 0, width: 200, height: 1)) == nil)
    }
}
