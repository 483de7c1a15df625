import CoreGeometry
import Foundation
import Testing

@Suite struct CGPathTests {
    @Test func aMutablePathIsACopyOnce() throws {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0), transform: CGAffineTransform(scaleX: 2, y: 1))
        let copy = try #require(path.copy())
        path.addRect(CGRect(x: 0, y: 5, width: 5, height: 5))
        #expect(copy.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 20, height: 0))
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(path != copy)
        #expect(path.currentPoint == CGPoint(x: 0, y: 5))
    }

    @Test func aTransformedArcBeginsAtTheCurrentPoint() throws {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 5, y: 0))
        path.addArc(
            center: .zero, radius: 1, startAngle: 0, endAngle: .pi, clockwise: false,
            transform: CGAffineTransform(scaleX: 10, y: 10))
        #expect(path.path.elements.first == .move(to: CGPoint(x: 5, y: 0)))
        #expect(path.path.elements.dropFirst().first == .line(to: CGPoint(x: 10, y: 0)))
        #expect(path.path.elements.count == 4)
        #expect(abs(path.currentPoint.x + 10) < 1e-9)
    }

    @Test func pointsAreInsideByEitherRule() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        #expect(!path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
        #expect(!path.contains(CGPoint(x: 31, y: 15)))
        #expect(path.contains(CGPoint(x: 55, y: 5), transform: CGAffineTransform(translationX: 50, y: 0)))
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(circle.contains(CGPoint(x: 10 + 7, y: 10 + 7)))
        #expect(!circle.contains(CGPoint(x: 10 + 7.2, y: 10 + 7.2)))
    }
}
