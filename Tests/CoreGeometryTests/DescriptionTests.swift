import CoreGeometry
import Foundation
import Testing

/// What printing geometry shows: the texts of Core Graphics, which tests of apps compare.
@Suite struct DescriptionTests {
    @Test func rectanglesPointsAndSizesPrintTheirNumbers() {
        #expect("\(CGRect(x: 0, y: -1, width: 10, height: 20.5))" == "(0.0, -1.0, 10.0, 20.5)")
        #expect("\(CGPoint(x: 1, y: 2))" == "(1.0, 2.0)")
        #expect("\(CGSize(width: 3, height: 4))" == "(3.0, 4.0)")
        #expect("\([CGSize.zero])" == "[(0.0, 0.0)]")
        #expect("\(CGRect.null)" == "(inf, inf, 0.0, 0.0)")
    }

    @Test func otherValuesPrintTheirParts() {
        #expect("\(CGVector(dx: 1, dy: 2))" == "CGVector(dx: 1.0, dy: 2.0)")
        #expect(
            "\(CGAffineTransform.identity)" == "CGAffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 0.0)")
        #expect("\(IndexPath(indexes: [2, 1]))" == "[2, 1]")
    }
}
