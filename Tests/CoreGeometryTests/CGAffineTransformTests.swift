import CoreGeometry
import Foundation
import Testing

@Suite struct CGAffineTransformTests {
    @Test func receiverActsAfterTheNewOperation() {
        let transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 2))
    }

    @Test func concatenatingAppliesTheReceiverFirst() {
        let transform = CGAffineTransform(scaleX: 2, y: 3).concatenating(.init(translationX: 1, y: 1))
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 3, y: 4))
    }

    @Test func inverseUndoes() {
        let transform = CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 5, y: -2).scaledBy(x: 2, y: 4)
        let point = CGPoint(x: 3, y: 7).applying(transform).applying(transform.inverted())
        #expect(abs(point.x - 3) < 1e-9 && abs(point.y - 7) < 1e-9)
    }

    @Test func singularInverseIsTheReceiver() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func rectangleGrowsToItsImagesBounds() {
        let quarterTurn = CGAffineTransform(0, 1, -1, 0, 0, 0)
        #expect(
            CGRect(x: 0, y: 0, width: 4, height: 2).applying(quarterTurn) == CGRect(x: -2, y: 0, width: 2, height: 4))
    }
}
