import Testing

@testable import FlatlayDrawing

struct ResolvedColorTests {
    @Test("components are limited to the drawable range")
    func limits() {
        let color = ResolvedColor(red: 2, green: -1, blue: .nan, opacity: .infinity)
        #expect(color == ResolvedColor(red: 1, green: 0, blue: 0))
    }

    @Test("colours are printed in hexadecimal digits, with opacity if needed")
    func description() {
        #expect(ResolvedColor(hex: 0x0a84ff).description == "#0a84ff")
        #expect(ResolvedColor(hex: 0xff0000, opacity: 0.5).description == "#ff000080")
        #expect(ResolvedColor.white.multiplyingOpacity(by: 0.2).description == "#ffffff33")
    }

    @Test("a paint is opaque if all of its colours are")
    func opacity() {
        #expect(Paint.color(.white).isOpaque)
        #expect(!Paint.color(.clear).isOpaque)
        let stops = [GradientStop(color: .white, location: 0), GradientStop(color: .clear, location: 1)]
        #expect(!Paint.linearGradient(stops: stops, start: .zero, end: .zero).isOpaque)
    }
}
