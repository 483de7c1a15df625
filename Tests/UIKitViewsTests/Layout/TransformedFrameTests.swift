import CoreGeometry
import Foundation
import Testing
import UIKitValues

@testable import UIKitViews

/// Frames that are set while a transform is set.
@MainActor @Suite struct TransformedFrameTests {
    private func isEqual(_ one: CGRect, _ other: CGRect) -> Bool {
        [one.minX - other.minX, one.minY - other.minY, one.width - other.width, one.height - other.height]
            .allSatisfy { abs($0) < 1e-6 }
    }

    @Test func aScaledLayerHasTheFrameThatWasSet() {
        let layer = CALayer()
        layer.setAffineTransform(CGAffineTransform(scaleX: 0.5, y: 0.25))
        layer.frame = CGRect(x: 20, y: 30, width: 80, height: 60)
        #expect(layer.frame == CGRect(x: 20, y: 30, width: 80, height: 60))
        #expect(layer.bounds.size == CGSize(width: 160, height: 240))
        #expect(layer.position == CGPoint(x: 60, y: 60))
    }

    @Test func aQuarterTurnExchangesTheLengths() {
        let view = UIView()
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        view.frame = CGRect(x: 5, y: 6, width: 90, height: 40)
        #expect(isEqual(view.frame, CGRect(x: 5, y: 6, width: 90, height: 40)))
        #expect(abs(view.bounds.width - 40) < 1e-9 && abs(view.bounds.height - 90) < 1e-9)
        #expect(view.center == CGPoint(x: 50, y: 26))
    }

    @Test func subviewsFollowTheBounds() {
        let (view, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIView())
        inner.frame = view.bounds
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(inner)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    }

    /// Scales, quarter turns, mirrors and translations about any anchor point leave edges along the axes.
    @Test func setFramesAreReadAgainUnderTransformsAlongTheAxes() {
        var random = SystemRandom(seed: 20)
        for round in 0..<500 {
            let layer = CALayer()
            layer.anchorPoint = CGPoint(x: random.number(-0.5...1.5), y: random.number(-0.5...1.5))
            layer.bounds.origin = CGPoint(x: random.number(-50...50), y: random.number(-50...50))
            var map = CGAffineTransform(scaleX: random.scale(), y: random.scale())
            if Bool.random(using: &random) { map = map.concatenating(CGAffineTransform(0, 1, -1, 0, 0, 0)) }
            map = map.concatenating(
                CGAffineTransform(translationX: random.number(-40...40), y: random.number(-40...40)))
            layer.setAffineTransform(map)
            let frame = CGRect(
                x: random.number(-100...100), y: random.number(-100...100), width: random.number(0...300),
                height: random.number(0...300))
            layer.frame = frame
            #expect(isEqual(layer.frame, frame), "round \(round): \(layer.frame) instead of \(frame)")
        }
    }

    /// By other angles, the size is the frame's under the inverse transform, and the centre is that of the frame.
    @Test func otherAnglesKeepTheCentre() {
        let view = UIView()
        view.transform = CGAffineTransform(rotationAngle: .pi / 6)
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        #expect(abs(view.bounds.width - (200 * cos(.pi / 6) + 50)) < 1e-9)
        #expect(abs(view.bounds.height - abs(100 * cos(.pi / 6) - 100)) < 1e-9)
        #expect(abs(view.frame.midX - 100) < 1e-9 && abs(view.frame.midY - 50) < 1e-9)
    }

    /// A sheet scales what is behind it; the next picture of the same controllers begins without that.
    @Test func whatASheetMovedBackHasItsBoundsInTheNextPicture() {
        let (presenter, sheet) = (UIViewController(), UIViewController())
        presenter.present(sheet, animated: false)
        for _ in 0..<2 {
            let screen = ScreenWindow(size: CGSize(width: 390, height: 844), traits: .phone)
            screen.show(presenter)
            #expect(presenter.view.bounds.size == CGSize(width: 390, height: 844))
            #expect(abs(presenter.view.frame.width - 358) < 1e-6)
        }
    }

    @Test func aTransformWithoutAnInverseLeavesTheSize() {
        let view = UIView()
        view.transform = CGAffineTransform(scaleX: 0, y: 1)
        view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        view.transform = .identity
        #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        view.transform = CGAffineTransform(scaleX: 1e-300, y: 1)
        view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        #expect(view.bounds.size.width.isFinite && view.center.x.isFinite)
    }
}

private struct SystemRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }

    mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &self) }

    /// A factor that is not near zero.
    mutating func scale() -> CGFloat { number(0.1...4) * (Bool.random(using: &self) ? 1 : -1) }
}
