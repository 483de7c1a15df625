import FlatlayDrawing
import Foundation
import Testing
@testable import FlatlayCairo
@Suite("ScratchPerf") struct ScratchPerf {
    @Test func perf() throws {
        let clock = ContinuousClock()
        for _ in 0..<3 {
            var fonts: FontLibrary?
            let t = try clock.measure { fonts = try FontLibrary() }
            let shaper = PangoTextShaper(fonts: fonts!)
            let a = clock.measure {
                _ = shaper.shape([TextSpan("Hello")], style: ParagraphStyle(), width: nil, height: nil)
            }
            let b = clock.measure {
                _ = shaper.shape(
                    [TextSpan("Bold", font: FontDescriptor(weight: 600))], style: ParagraphStyle(), width: nil,
                    height: nil)
            }
            let c = clock.measure {
                _ = shaper.shape([TextSpan("😀")], style: ParagraphStyle(), width: nil, height: nil)
            }
            let d = clock.measure {
                _ = shaper.shape([TextSpan("漢字")], style: ParagraphStyle(), width: nil, height: nil)
            }
            let e = clock.measure {
                _ = shaper.shape([TextSpan("\u{10fffe}")], style: ParagraphStyle(), width: nil, height: nil)
            }
            print("PERF library", t, "first", a, "600", b, "emoji", c, "cjk", d, "whole", e)
        }
        let shaper = PangoTextShaper(fonts: try FontLibrary())
        let words = (0..<20000).map { "Label text \($0)" }
        for (name, w, limit) in [
            ("nil", nil, nil), ("w1000", 1000 as CGFloat?, nil), ("w60 limit1", 60, 1), ("w60", 60, nil),
        ] as [(String, CGFloat?, Int?)] {
            let t = clock.measure {
                for s in words {
                    _ = shaper.shape([TextSpan(s)], style: ParagraphStyle(lineLimit: limit), width: w, height: nil)
                }
            }
            print("PERF shape", name, t / words.count)
        }
        let t = clock.measure {
            for s in words {
                _ = shaper.shape(
                    [TextSpan(s), TextSpan(" b", font: FontDescriptor(weight: 700))], style: ParagraphStyle(),
                    width: nil, height: nil)
            }
        }
        print("PERF two spans", t / words.count)
        let few = Array(words.prefix(500))
        for s in few { _ = shaper.shape([TextSpan(s)], style: ParagraphStyle(), width: nil, height: nil) }
        let h = clock.measure {
            for _ in 0..<20 {
                for s in few { _ = shaper.shape([TextSpan(s)], style: ParagraphStyle(), width: nil, height: nil) }
            }
        }
        print("PERF cached", h / 10000)
    }
}
