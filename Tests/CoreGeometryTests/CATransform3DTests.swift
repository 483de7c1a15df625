import CoreGeometry
import Foundation
import Testing

@Suite("Transforms in three dimensions")
struct CATransform3DTests {
    private let square = CGRect(x: -50, y: -50, width: 100, height: 100)

    @Test("the identity changes nothing, and an empty transform is not the identity")
    func identity() {
        #expect(square.applying(CATransform3DIdentity) == square)
        #expect(CATransform3DIsIdentity(CATransform3DIdentity))
        #expect(CATransform3D() != CATransform3DIdentity)
        #expect(CATransform3D().m11 == 0)
    }

    @Test("functions apply before the given transform")
    func order() {
        let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 10, 0, 0)
        #expect(moved.m41 == 20)
        #expect(moved == CATransform3DConcat(CATransform3DMakeTranslation(10, 0, 0), CATransform3DMakeScale(2, 2, 1)))
        #expect(CATransform3DScale(CATransform3DMakeTranslation(10, 0, 0), 2, 2, 1).m41 == 10)
    }

    @Test("affine transforms survive the conversion to three dimensions and back, others do not")
    func affine() {
        let plane = CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 2, y: 5)
        #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(plane)) == plane)
        var tilted = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        #expect(!CATransform3DIsAffine(tilted))
        #expect(CATransform3DGetAffineTransform(tilted) == .identity)
        tilted = CATransform3DMakeRotation(.pi / 2, 0, 0, 7)
        let turned = CGPoint(x: 1, y: 0).applying(CATransform3DGetAffineTransform(tilted))
        #expect(abs(turned.x) < 1e-9 && abs(turned.y - 1) < 1e-9, "a positive angle about z turns x towards y")
    }

    @Test("a tilted card is narrower, and nearer parts are larger in perspective")
    func perspective() {
        let tilted = square.applying(CATransform3DMakeRotation(.pi / 3, 0, 1, 0))
        #expect(abs(tilted.width - 50) < 1e-9)
        #expect(tilted.height == 100)
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 500
        let seen = square.applying(CATransform3DRotate(eye, .pi / 3, 0, 1, 0))
        #expect(seen.height > 100)
        #expect(seen.width < 60)
    }

    @Test("without perspective a tilted card is narrower; with perspective its centre line keeps that width")
    func planeMap() {
        let tilted = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        let map = tilted.planeMap
        #expect(abs(map.a - 0.5) < 1e-9 && map.d == 1 && map.tx == 0)
        #expect(!tilted.hasPerspective)
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 500
        let seen = CATransform3DTranslate(CATransform3DRotate(eye, .pi / 3, 0, 1, 0), 0, 0, -100)
        #expect(seen.hasPerspective)
        let near = CGRect(x: -0.01, y: -0.01, width: 0.02, height: 0.02)
        let (exact, mapped) = (near.applying(seen), near.applying(seen.planeMap))
        #expect(abs(exact.midX - mapped.midX) < 1e-4 && abs(exact.height - mapped.height) < 1e-4)
        #expect(CATransform3D().planeMap == .identity, "a map without a place for the origin")
    }

    @Test("an axis without length and points behind the camera give finite results")
    func degenerate() {
        #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 10
        let behind = square.applying(CATransform3DRotate(eye, .pi / 2, 0, 1, 0))
        #expect(behind.width.isFinite && behind.height.isFinite)
    }
}
