import Foundation
import Testing

@testable import FlatlayDrawing

struct TimingCurveTests {
    // Points of the Bézier curves at the parameters 1/4, 1/2 and 3/4, by x(s) = 3(1-s)²s·x1 + 3(1-s)s²·x2 + s³.
    @Test(
        "the curves pass through the points of their Bézier polynomials",
        arguments: [
            (TimingCurve.easeInOut, 0.274_375, 0.156_25), (.easeInOut, 0.5, 0.5), (.easeInOut, 0.725_625, 0.843_75),
            (.easeIn, 0.333_437_5, 0.156_25), (.easeIn, 0.6575, 0.5), (.easeIn, 0.902_812_5, 0.843_75),
            (.easeOut, 0.097_187_5, 0.156_25), (.easeOut, 0.3425, 0.5), (.easeOut, 0.666_562_5, 0.843_75),
            (.linear, 0.3, 0.3), (.stepEnd, 0.999, 0),
        ] as [(TimingCurve, Double, Double)])
    func points(curve: TimingCurve, time: Double, progress: Double) {
        #expect(abs(curve.progress(at: time) - progress) < 1e-12)
    }

    @Test(
        "every curve starts at 0, ends at 1, and is finite in between, whatever its control points",
        arguments: [
            TimingCurve.easeInOut, .easeIn, .easeOut, .linear, .stepEnd, .cubicBezier(x1: 1, y1: 2, x2: 0, y2: -1),
            .cubicBezier(x1: -4, y1: .infinity, x2: .nan, y2: 0), .cubicBezier(x1: 0, y1: 0, x2: 0, y2: 0),
        ])
    func ends(curve: TimingCurve) {
        #expect(curve.progress(at: 0) == 0)
        #expect(curve.progress(at: 1) == 1)
        #expect(curve.progress(at: -3) == 0)
        #expect(curve.progress(at: .infinity) == 1)
        #expect(curve.progress(at: .nan).isFinite)
        for step in 1..<50 { #expect(curve.progress(at: Double(step) / 50).isFinite) }
    }

    @Test("curves have their CSS names")
    func names() {
        let curves: [TimingCurve] = [
            .linear, .stepEnd, .easeIn, .easeOut, .easeInOut, .cubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1),
        ]
        #expect(
            curves.map(\.description) == [
                "linear", "step-end", "ease-in", "ease-out", "ease-in-out", "cubic-bezier(0.25, 0.1, 0.25, 1)",
            ])
    }
}

struct TrackTests {
    @Test("a track has its first value before, its last after, and follows its curve in between")
    func values() {
        let track = AnimationTrack<CGFloat>(from: 10, to: 20, start: 1, duration: 2, curve: .easeInOut)
        #expect([0, 1, 2, 3, 9].map { track.value(at: $0) } == [10, 10, 15, 20, 20])
        #expect(abs(track.value(at: 1 + 2 * 0.274_375) - 11.5625) < 1e-9)
    }

    @Test("keyframes are sorted, invalid times are left out, and of two at the same time the later one wins")
    func order() {
        let track = AnimationTrack<CGFloat>(
            7,
            keyframes: [
                .init(time: 2, value: 3), .init(time: 1, value: 1), .init(time: 1, value: 2),
                .init(time: .nan, value: 9),
            ])
        #expect([0.5, 1, 1.5, 2].map { track.value(at: $0) } == [1, 2, 2.5, 3])
        #expect(AnimationTrack<CGFloat>(7, keyframes: [.init(time: .infinity, value: 9)]).value(at: 1) == 7)
    }

    @Test("a spring overshoots below full damping, does not from there on, and comes to rest at its end")
    func springs() {
        let end = CGSize(width: 100, height: -50)
        let loose = AnimationTrack(from: .zero, to: end, start: 0, spring: Spring(response: 0.3, dampingFraction: 0.5))
        let tight = AnimationTrack(from: .zero, to: end, start: 0, spring: Spring(response: 0.3, dampingFraction: 1))
        #expect(loose.keyframes.map(\.value.width).max() ?? 0 > 110)
        #expect(tight.keyframes.allSatisfy { $0.value.width <= 100 })
        for track in [loose, tight] {
            #expect(track.value(at: 0) == .zero)
            #expect(track.value(at: 60) == end)
            #expect((track.keyframes.last?.time ?? 0) < 1)
        }
        // Critical damping has the closed form 1 - e^(-ωt)(1 + ωt).
        let progress = Spring(response: 2 * .pi, dampingFraction: 1).progress(at: 1)
        #expect(abs(progress - (1 - 2 / M_E)) < 1e-12)
    }

    @Test("springs with invalid parameters still come to rest", arguments: [-1, 0, .nan, .infinity])
    func senselessSprings(value: Double) {
        let spring = Spring(response: value, dampingFraction: value)
        let track = AnimationTrack<CGFloat>(from: 0, to: 1, start: 0, spring: spring)
        #expect(track.keyframes.allSatisfy { $0.value.isFinite })
        #expect(track.value(at: 100) == 1)
    }
}
