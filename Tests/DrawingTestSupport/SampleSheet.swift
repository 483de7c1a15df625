import CoreGeometry
import FlatlayDrawing
import Foundation

/// An image that uses every command and effect, for comparing outputs with each other and for viewing.
package enum SampleSheet {
    package static let list = picture(480, 400) { builder in
        builder.fill(.rectangle(rect(0, 0, 480, 400)), .color(ResolvedColor(hex: 0xf2f2f7)))
        shapes(builder)
        gradients(builder)
        images(builder)
        text(builder)
        effects(builder)
        blending(builder)
    }

    private static let stops = [
        GradientStop(color: ResolvedColor(hex: 0x1e3c72), location: 0),
        GradientStop(color: ResolvedColor(hex: 0xff2d55), location: 0.6),
        GradientStop(color: ResolvedColor(hex: 0xffcc00), location: 1),
    ]

    private static func shapes(_ builder: DisplayListBuilder) {
        builder.withNode("shapes", frame: rect(10, 10, 460, 50)) {
            builder.fill(.capsule(rect(10, 10, 80, 30)), .color(.white))
            let line = DrawnShape.capsule(rect(10.5, 10.5, 79, 29))
            builder.stroke(line, .color(.pureRed), style: StrokeStyle(lineWidth: 1))
            builder.fill(
                .roundedRectangle(rect(100, 10, 60, 40), cornerSize: CGSize(width: 12, height: 12), style: .continuous),
                .color(ResolvedColor(hex: 0x34c759)))
            builder.fill(
                .roundedRectangle(rect(170, 10, 60, 40), cornerSize: CGSize(width: 12, height: 12), style: .circular),
                .color(ResolvedColor(hex: 0x007aff, opacity: 0.5)))
            builder.fill(.ellipse(rect(240, 10, 40, 40)), .color(.black))
            builder.fill(.ellipse(rect(290, 15, 50, 30)), .color(ResolvedColor(hex: 0xaf52de)))
            let star = Path { path in
                for index in 0..<5 {
                    let angle = Double(index) * 4 * .pi / 5 - .pi / 2
                    path.addLine(to: CGPoint(x: 370 + 22 * cos(angle), y: 32 + 22 * sin(angle)))
                }
                path.closeSubpath()
            }
            builder.fill(.path(star), .color(ResolvedColor(hex: 0xff9500)), style: FillStyle(eoFill: true))
            builder.stroke(
                .roundedRectangle(rect(402, 12, 66, 36), cornerSize: CGSize(width: 8, height: 8), style: .circular),
                .color(.pureBlue), style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [6, 5], dashPhase: 3))
        }
    }

    private static func gradients(_ builder: DisplayListBuilder) {
        builder.withNode("gradients", frame: rect(10, 60, 460, 60)) {
            builder.fill(
                .rectangle(rect(10, 60, 100, 60)),
                .linearGradient(stops: stops, start: CGPoint(x: 10, y: 60), end: CGPoint(x: 110, y: 120)))
            builder.fill(
                .roundedRectangle(rect(120, 60, 100, 60), cornerSize: CGSize(width: 10, height: 10), style: .circular),
                .radialGradient(stops: stops, center: CGPoint(x: 170, y: 90), startRadius: 8, endRadius: 50))
            builder.fill(
                .ellipse(rect(230, 60, 60, 60)),
                .angularGradient(stops: stops, center: CGPoint(x: 260, y: 90), startAngle: 0, endAngle: 2 * .pi))
            let fade = [GradientStop(color: .pureRed, location: 0), GradientStop(color: .clear, location: 1)]
            builder.fill(
                .rectangle(rect(300, 60, 80, 60)),
                .linearGradient(stops: fade, start: CGPoint(x: 300, y: 60), end: CGPoint(x: 380, y: 60)))
            builder.stroke(
                .ellipse(rect(394, 64, 72, 52)),
                .linearGradient(stops: stops, start: CGPoint(x: 394, y: 64), end: CGPoint(x: 466, y: 64)),
                style: StrokeStyle(lineWidth: 8))
        }
    }

    package static let checker = image("checker", 64, 64) { x, y in
        let isDark = (x / 8 + y / 8) % 2 == 0
        return isDark ? ResolvedColor(hex: 0x5856d6) : ResolvedColor(hex: 0xffd60a)
    }

    package static let drop = image("drop", 32, 32) { x, y in
        let distance = ((CGFloat(x) - 15.5) * (CGFloat(x) - 15.5) + (CGFloat(y) - 15.5) * (CGFloat(y) - 15.5))
            .squareRoot()
        return ResolvedColor(hex: 0x30b0c7, opacity: Float(max(0, min(1, 15 - distance))))
    }

    private static func images(_ builder: DisplayListBuilder) {
        builder.withNode("images", frame: rect(10, 130, 460, 60)) {
            builder.image(ImageDrawing(image: checker, rect: rect(10, 130, 60, 60)))
            builder.image(ImageDrawing(image: checker, rect: rect(80, 130, 24, 24), interpolation: .high))
            builder.image(ImageDrawing(image: drop, rect: rect(110, 130, 60, 60), interpolation: .none))
            builder.image(ImageDrawing(image: drop, rect: rect(180, 130, 60, 60), templateColor: .pureRed))
            let avatar = DrawnShape.ellipse(rect(250, 130, 60, 60))
            builder.withEffect(.clip(avatar, FillStyle())) {
                builder.image(ImageDrawing(image: checker, rect: rect(250, 130, 60, 60)))
            }
            let card = DrawnShape.roundedRectangle(
                rect(320, 130, 150, 60), cornerSize: CGSize(width: 14, height: 14), style: .continuous)
            builder.withEffect(.clip(card, FillStyle())) {
                builder.fill(.rectangle(rect(320, 130, 150, 60)), .color(.white))
                builder.image(ImageDrawing(image: checker, rect: rect(320, 130, 60, 60)))
                builder.glyphs(
                    GlyphFixtures.run("Card", face: GlyphFixtures.bold), origin: CGPoint(x: 392, y: 166),
                    .color(.black))
            }
        }
    }

    private static func text(_ builder: DisplayListBuilder) {
        builder.withNode("text", frame: rect(10, 200, 460, 60)) {
            builder.glyphs(
                GlyphFixtures.run("Hamburgefonstiv 123"), origin: CGPoint(x: 10, y: 218), .color(.black))
            builder.glyphs(
                GlyphFixtures.run("Hamburgefonstiv, illicit Waverly", size: 11), origin: CGPoint(x: 10, y: 238.4),
                .color(ResolvedColor(hex: 0x3c3c43, opacity: 0.6)))
            builder.glyphs(
                GlyphFixtures.run("😀🎉", face: GlyphFixtures.emoji, size: 24), origin: CGPoint(x: 200, y: 222),
                .color(.black))
            builder.glyphs(
                GlyphFixtures.run("Gradient", face: GlyphFixtures.bold, size: 34), origin: CGPoint(x: 270, y: 230),
                .linearGradient(stops: stops, start: CGPoint(x: 270, y: 200), end: CGPoint(x: 430, y: 230)))
            builder.glyphs(
                GlyphFixtures.run("שלום", face: GlyphFixtures.hebrew, isRightToLeft: true),
                origin: CGPoint(x: 432, y: 250), .color(.black))
        }
    }

    private static func effects(_ builder: DisplayListBuilder) {
        builder.withNode("effects", frame: rect(10, 260, 460, 60)) {
            let shadow = DisplayList.Effect.shadow(
                color: ResolvedColor(hex: 0, opacity: 0.33), radius: 8, offset: CGSize(width: 0, height: 4))
            for x in [14, 104] as [CGFloat] {
                builder.withEffect(shadow) {
                    builder.fill(
                        .roundedRectangle(
                            rect(x, 262, 76, 46), cornerSize: CGSize(width: 10, height: 10), style: .continuous),
                        .color(.white))
                }
            }
            builder.withEffect(.blur(radius: 4)) {
                builder.fill(.ellipse(rect(205, 266, 40, 40)), .color(ResolvedColor(hex: 0xff2d55)))
            }
            builder.withEffect(.opacity(0.5)) {
                builder.fill(.rectangle(rect(260, 262, 40, 30)), .color(.pureRed))
                builder.fill(.rectangle(rect(280, 276, 40, 30)), .color(.pureBlue))
            }
            let turn = CGAffineTransform(translationX: 370, y: 285).rotated(by: .pi / 12)
            builder.withEffect(.transform(turn)) {
                builder.fill(.capsule(rect(-36, -14, 72, 28)), .color(ResolvedColor(hex: 0x34c759)))
                builder.glyphs(GlyphFixtures.run("Turned"), origin: CGPoint(x: -28, y: 6), .color(.white))
            }
            builder.withEffect(shadow) {
                builder.glyphs(
                    GlyphFixtures.run("Aa", face: GlyphFixtures.bold, size: 40), origin: CGPoint(x: 415, y: 302),
                    .color(ResolvedColor(hex: 0x007aff)))
            }
        }
    }

    private static func blending(_ builder: DisplayListBuilder) {
        let modes: [BlendMode] = [.multiply, .screen, .overlay, .darken, .difference, .luminosity, .plusDarker]
        builder.withNode("blending", frame: rect(10, 330, 460, 60)) {
            for (index, mode) in modes.enumerated() {
                let x = 10 + CGFloat(index) * 66
                builder.fill(.rectangle(rect(x, 330, 44, 40)), .color(ResolvedColor(hex: 0xff9500)))
                builder.withEffect(.blendMode(mode)) {
                    builder.fill(.ellipse(rect(x + 16, 344, 44, 44)), .color(ResolvedColor(hex: 0x5ac8fa)))
                }
            }
        }
    }
}
