import DrawingTestSupport
import FlatlayPaint
import FlatlaySVG
import CoreGeometry
import FlatlayDrawing
import Foundation
import Testing

@Suite struct MaskAndColorPaintingTests {
    private func draw(
        _ effect: DisplayList.Effect, color: ResolvedColor = ResolvedColor(hex: 0x204060),
        background: ResolvedColor? = .white
    ) throws -> RenderedBitmap {
        try pixels(20, 20, background: background) { builder in
            builder.withEffect(effect) { builder.fill(.rectangle(rect(0, 0, 20, 20)), .color(color)) }
        }
    }

    @Test func aMaskShowsAsMuchAsItIsOpaque() throws {
        let bitmap = try pixels(20, 20) { builder in
            builder.withMask {
                builder.fill(.rectangle(rect(0, 0, 10, 20)), .color(.pureRed))
                builder.fill(.rectangle(rect(10, 0, 5, 20)), .color(ResolvedColor(hex: 0xffffff, opacity: 0.5)))
            } _: {
                builder.fill(.rectangle(rect(0, 0, 20, 10)), .color(.black))
            }
        }
        #expect(bitmap.hex(5, 5) == "#000000")
        #expect((127...128).contains(bitmap.ink(12, 5)))
        #expect(bitmap.hex(17, 5) == "#ffffff")
        #expect(bitmap.hex(5, 15) == "#ffffff")
    }

    @Test func aMaskInATranslucentGroupIsAppliedOnce() throws {
        let bitmap = try pixels(10, 10) { builder in
            builder.withEffect(.opacity(0.5)) {
                builder.withMask {
                    builder.fill(.rectangle(rect(0, 0, 10, 10)), .color(ResolvedColor(hex: 0, opacity: 0.5)))
                } _: {
                    builder.fill(.rectangle(rect(0, 0, 10, 10)), .color(.black))
                }
            }
        }
        #expect((62...66).contains(bitmap.ink(5, 5)))
    }

    @Test func coloursAreChanged() throws {
        #expect(try draw(.colorMatrix(.inversion)).hex(5, 5) == "#dfbf9f")
        #expect(try draw(.colorMatrix(.brightness(0.5))).hex(5, 5) == "#a0c0e0")
        #expect(try draw(.colorMatrix(.brightness(1))).hex(5, 5) == "#ffffff")
        #expect(try draw(.colorMatrix(.scale(1, 0, 1))).hex(5, 5) == "#200060")
        #expect(try draw(.colorMatrix(.saturation(0))).hex(5, 5) == "#3c3c3c")
        let half = ResolvedColor(hex: 0x204060, opacity: 0.5)
        #expect(try draw(.colorMatrix(.inversion), color: half, background: nil).hex(5, 5).hasSuffix("80"))
        #expect(try draw(.luminanceToAlpha, color: .white, background: nil).hex(5, 5) == "#000000")
        #expect(try draw(.luminanceToAlpha, color: .black).hex(5, 5) == "#ffffff")
    }

    @Test func hueTurnsAllTheWayAround() throws {
        let turned = ColorMatrix.hueRotation(2 * .pi).apply(to: ResolvedColor(hex: 0x204060))
        #expect(turned.description == "#204060")
    }

    @Test func isolationKeepsBlendModesInside() throws {
        func bitmap(isolated: Bool) throws -> RenderedBitmap {
            try pixels(10, 10) { builder in
                builder.fill(.rectangle(rect(0, 0, 10, 10)), .color(.pureRed))
                let blend = {
                    builder.withEffect(.blendMode(.multiply)) {
                        builder.fill(.rectangle(rect(0, 0, 10, 10)), .color(.pureBlue))
                    }
                }
                if isolated { builder.withEffect(.isolation, blend) } else { blend() }
            }
        }
        #expect(try bitmap(isolated: false).hex(5, 5) == "#000000")
        #expect(try bitmap(isolated: true).hex(5, 5) == "#0000ff")
    }

    @Test func theSVGSaysTheSame() throws {
        let list = picture(20, 20) { builder in
            builder.withMask {
                builder.fill(.ellipse(rect(0, 0, 20, 20)), .color(.pureRed))
            } _: {
                builder.withEffect(.colorMatrix(.inversion)) {
                    builder.fill(.rectangle(rect(0, 0, 20, 20)), .color(.black))
                }
            }
            builder.withEffect(.isolation) { builder.fill(.rectangle(rect(0, 0, 2, 2)), .color(.black)) }
            builder.withEffect(.luminanceToAlpha) { builder.fill(.rectangle(rect(4, 0, 2, 2)), .color(.white)) }
        }
        let svg = String(decoding: try SVGWriter().data(for: list), as: UTF8.self)
        #expect(svg.contains("<mask id="))
        #expect(svg.contains("mask=\"url(#"))
        #expect(svg.contains("<feColorMatrix values=\"-1 0 0 0 1 0 -1 0 0 1 0 0 -1 0 1 0 0 0 1 0\"/>"))
        #expect(svg.contains("style=\"isolation:isolate\""))
        #expect(svg.contains("type=\"luminanceToAlpha\""))
        #expect(svg.components(separatedBy: "<g").count == svg.components(separatedBy: "</g>").count)
    }
}
