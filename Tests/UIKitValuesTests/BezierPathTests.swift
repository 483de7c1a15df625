import CoreGeometry
import Foundation
import Testing
import UIKitValues

@Suite struct BezierPathTests {
    @Test func aPathIsReversed() throws {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addCurve(
            to: CGPoint(x: 10, y: 10), controlPoint1: CGPoint(x: 12, y: 2), controlPoint2: CGPoint(x: 12, y: 8))
        path.close()
        path.lineWidth = 3
        let reversed = path.reversing()
        #expect(
            reversed.cgPath.path.elements == [
                .move(to: CGPoint(x: 10, y: 10)),
                .curve(
                    to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 12, y: 8), control2: CGPoint(x: 12, y: 2)),
                .line(to: CGPoint(x: 0, y: 0)), .closeSubpath,
            ])
        #expect(reversed.lineWidth == 3)
    }

    @Test func aCopyIsIndependent() throws {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.setLineDash([1, 2], count: 2, phase: 1)
        let copy = try #require(path.copy() as? UIBezierPath)
        path.removeAllPoints()
        #expect(copy.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
        var (lengths, count, phase) = ([CGFloat](repeating: 0, count: 2), 0, CGFloat(0))
        copy.getLineDash(&lengths, count: &count, phase: &phase)
        #expect(lengths == [1, 2] && count == 2 && phase == 1)
    }

    @Test func aPointIsInsideByTheRuleOfThePath() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 15, y: 15)))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
    }
}
