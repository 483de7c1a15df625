import CoreGeometry
import DrawingTestSupport
import FlatlayDrawing
import FlatlayPDF
import FlatlayPNG
import Foundation
import TestSupport
import Testing

/// Blend modes that PDF lacks, drawn by Poppler and compared with the pixels of the same drawings.
@Suite(.enabled(if: ExternalTool.isInstalled("pdftoppm"), "needs pdftoppm of poppler-utils"))
struct ForeignBlendModeTests {
    private static let modes: [BlendMode] = [.plusLighter, .sourceAtop, .destinationOver, .destinationOut]

    /// Circles with the mode over stripes and text, modified by `group`.
    private func scene(
        _ mode: BlendMode, _ group: (DisplayListBuilder, () -> Void) -> Void = { $1() }
    ) -> DisplayList {
        picture(120, 90) { builder in
            builder.fill(.rectangle(rect(0, 0, 120, 90)), .color(.white))
            group(builder) {
                for index in 0..<5 {
                    builder.fill(
                        .rectangle(rect(5, 5 + CGFloat(index) * 16, 100, 8)),
                        .color(ResolvedColor(hex: index % 2 == 0 ? 0xcc3311 : 0x3344aa)))
                }
                builder.withEffect(.transform(CGAffineTransform(translationX: 20, y: 10))) {
                    builder.withEffect(.clip(.rectangle(rect(0, 0, 70, 60)), FillStyle())) {
                        builder.withEffect(.blendMode(mode)) {
                            builder.fill(.ellipse(rect(-10, 5, 50, 50)), .color(ResolvedColor(hex: 0x22aa55)))
                        }
                    }
                }
                builder.fill(.rectangle(rect(80, 40, 30, 30)), .color(ResolvedColor(hex: 0xeeaa22, opacity: 0.5)))
            }
        }
    }

    @Test("a mode over the page", arguments: modes)
    func page(mode: BlendMode) throws {
        // Without its own group, `destinationOut` would clear the white below the image, too.
        let alone = scene(mode)
        let white = picture(120, 90) { builder in
            builder.fill(.rectangle(rect(0, 0, 120, 90)), .color(.white))
            builder.withEffect(.isolation) { builder.draw(alone) }
        }
        let pixels = try PNGRenderer(options: PNGOptions(scale: 2)).bitmap(for: white)
        let difference = try PDFRaster.difference(pixels, PDFRaster.image(of: PDFWriter().data(for: alone), scale: 2))
        #expect(difference.mean < 2 && difference.share < 0.02, "\(difference)")
    }

    @Test("a mode inside a separately drawn group", arguments: modes)
    func group(mode: BlendMode) throws {
        for effect in [DisplayList.Effect.isolation, .opacity(0.6), .blendMode(.multiply)] {
            let difference = try PDFRaster.difference(
                of: scene(mode) { builder, body in
                    builder.withEffect(effect, body)
                })
            #expect(difference.mean < 2 && difference.share < 0.02, "\(effect): \(difference)")
        }
    }

    @Test("two modes, with other drawings between them")
    func several() throws {
        let list = picture(120, 90) { builder in
            builder.fill(.rectangle(rect(0, 0, 120, 90)), .color(ResolvedColor(hex: 0x223355)))
            builder.withEffect(.blendMode(.plusLighter)) {
                builder.fill(.rectangle(rect(10, 10, 40, 40)), .color(ResolvedColor(hex: 0x803010)))
            }
            builder.fill(.ellipse(rect(30, 30, 40, 40)), .color(ResolvedColor(hex: 0xffffff, opacity: 0.5)))
            builder.withEffect(.blendMode(.plusLighter)) {
                builder.fill(.rectangle(rect(60, 40, 40, 40)), .color(ResolvedColor(hex: 0x108030)))
            }
            builder.fill(.rectangle(rect(0, 80, 120, 5)), .color(.pureRed))
        }
        let difference = try PDFRaster.difference(of: list)
        #expect(difference.mean < 2 && difference.share < 0.02, "\(difference)")
    }

    @Test("text beside blended drawings stays text")
    func text() throws {
        let list = picture(200, 60) { builder in
            builder.fill(.rectangle(rect(0, 0, 200, 60)), .color(.white))
            builder.glyphs(GlyphFixtures.run("beside"), origin: CGPoint(x: 80, y: 30), .color(.black))
            builder.withEffect(.blendMode(.plusLighter)) {
                builder.fill(.rectangle(rect(5, 5, 20, 20)), .color(.pureRed))
            }
        }
        let found = try ExternalTool.run("pdftotext", ["{}", "-"], input: PDFWriter().data(for: list))
        #expect(String(decoding: found, as: UTF8.self).contains("beside"))
    }
}
