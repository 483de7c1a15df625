import CoreGeometry
import Foundation
import Testing

@testable import FlatlayDrawing

struct PathTests {
    @Test("bounds contain the curve, not its control points")
    func bounds() {
        var path = Path()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
        #expect(Path().boundingRect.isNull)
        let circle = Path(ellipseIn: CGRect(x: 2, y: 3, width: 20, height: 10)).boundingRect
        #expect(abs(circle.minX - 2) < 1e-9 && abs(circle.maxY - 13) < 1e-9)
    }

    @Test("elements with non-finite coordinates are dropped")
    func finite() {
        let path = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: CGFloat.nan, y: 1))
            path.addLine(to: CGPoint(x: 3, y: 4))
            path.addRect(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
        }
        #expect(path.elements.allSatisfy { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } })
        #expect(path.svgData.hasPrefix("M0 0L3 4"))
    }

    @Test(
        "a rounded rectangle touches all four sides, in both styles",
        arguments: [RoundedCornerStyle.circular, .continuous])
    func roundedRectangle(style: RoundedCornerStyle) {
        let rect = CGRect(x: 1, y: 2, width: 60, height: 40)
        let bounds = Path(roundedRect: rect, cornerRadius: 8, style: style).boundingRect
        #expect(abs(bounds.minX - 1) < 1e-6 && abs(bounds.minY - 2) < 1e-6)
        #expect(abs(bounds.maxX - 61) < 1e-6 && abs(bounds.maxY - 42) < 1e-6)
        // Without a radius the outline is the rectangle's, whatever its elements.
        #expect(Path(roundedRect: rect, cornerRadius: 0, style: style).boundingRect == rect)
    }

    @Test("a path moves with its transform")
    func transforms() {
        let path = Path(CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(path.offsetBy(dx: 3, dy: 4).svgData == "M3 4L5 4L5 5L3 5Z")
        #expect(
            path.applying(CGAffineTransform(scaleX: 2, y: 3)).boundingRect == CGRect(x: 0, y: 0, width: 4, height: 3))
    }
}
