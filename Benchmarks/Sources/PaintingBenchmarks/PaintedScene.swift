import Flatlay
import Foundation

/// A scene of one kind of content.
struct PaintedScene {
    var group: String
    var name: String
    /// The number of things in it.
    var size: Int
    var scale: CGFloat = 2
    var outputs: [PaintedOutput] = [.pixels]
    var width: CGFloat = 1000
    var content: () -> AnyView

    /// Its display list.
    func list() throws -> DisplayList {
        let renderer = ImageRenderer(content: content())
        renderer.scale = scale
        renderer.proposedSize = ProposedViewSize(width: width, height: nil)
        if group == "Photos" { renderer.images = ImageTable(SyntheticPhoto.all) }
        renderer.threadLimit = 1
        return try renderer.displayList()
    }

    static var all: [PaintedScene] { texts + effects + radii + photos }

    // MARK: Text

    private static var texts: [PaintedScene] {
        [
            PaintedScene(
                group: "Text in many scripts", name: "rows with emoji", size: 400,
                outputs: [.pixels, .png, .svg, .pdf],
                width: 390
            ) { AnyView(ScriptRows(count: 400, hasEmoji: true)) },
            PaintedScene(
                group: "Text in many scripts", name: "rows without emoji", size: 400, outputs: [.pixels], width: 390
            ) { AnyView(ScriptRows(count: 400, hasEmoji: false)) },
        ]
    }

    // MARK: Effects

    private static var effects: [PaintedScene] {
        [
            PaintedScene(group: "Effects", name: "materials", size: 60, outputs: [.pixels, .png]) {
                AnyView(
                    EffectCards { card in AnyView(card.background(.ultraThinMaterial, in: .rect(cornerRadius: 16))) })
            },
            PaintedScene(group: "Effects", name: "shadows of cards", size: 60, outputs: [.pixels, .png]) {
                AnyView(
                    EffectCards { card in
                        AnyView(card.background(.white, in: .rect(cornerRadius: 16)).shadow(radius: 12, y: 4))
                    })
            },
            PaintedScene(group: "Effects", name: "shadows of text", size: 60, outputs: [.pixels, .png]) {
                AnyView(EffectCards { card in AnyView(card.shadow(color: .black, radius: 4, y: 2)) })
            },
            PaintedScene(group: "Effects", name: "blurred circles", size: 40, outputs: [.pixels, .png]) {
                AnyView(BlurredCircles())
            },
        ]
    }

    /// One blur or shadow of a shape without a sprite, at several radii.
    private static var radii: [PaintedScene] {
        [1, 4, 16, 64].flatMap { radius in
            [
                PaintedScene(group: "Radii", name: "blur of radius \(radius)", size: 500 * 500) {
                    AnyView(Color.blue.frame(width: 500, height: 500).blur(radius: CGFloat(radius)).padding(100))
                },
                PaintedScene(group: "Radii", name: "shadow of radius \(radius)", size: 500 * 500) {
                    AnyView(
                        Star().fill(.white).frame(width: 500, height: 500).shadow(radius: CGFloat(radius)).padding(100))
                },
            ]
        }
    }

    // MARK: Photos

    private static var photos: [PaintedScene] {
        [
            PaintedScene(group: "Photos", name: "shelf of photos", size: 24, outputs: [.pixels, .png, .svg, .pdf]) {
                AnyView(PhotoShelf(count: 24))
            }
        ]
    }
}

/// Rows of an icon and two lines in ten scripts.
nonisolated private struct ScriptRows: View {
    var count: Int
    var hasEmoji: Bool

    private static let greetings = [
        "Good morning, everyone", "Guten Morgen, schöne Grüße", "Доброе утро, друзья", "Καλημέρα σε όλους",
        "おはようございます、皆さん", "早上好，朋友们", "좋은 아침입니다 여러분", "صباح الخير يا أصدقاء", "בוקר טוב לכולם",
        "सुप्रभात दोस्तों",
    ]
    private static let emoji = ["😀", "🎉", "🚀", "🌈", "🍕", "🐶", "❤️", "👍🏽", "🇯🇵", "👩‍👩‍👧‍👦", "🔥", "✨", "🎂", "🌍", "⚽️", "📚"]

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(0..<count, id: \.self) { index in
                HStack(spacing: 12) {
                    Text(symbol(index)).font(.system(size: 28))
                    VStack(alignment: .leading, spacing: 2) {
                        Text(Self.greetings[index % 10] + (hasEmoji ? " " + symbol(index * 7 + 3) : "")).font(.headline)
                        Text("\(Self.greetings[(index * 3 + 1) % 10]) \(symbol(index * 5 + 1))\(symbol(index * 11))")
                            .font(.subheadline).foregroundStyle(.secondary)
                    }
                }
            }
        }
        .padding()
    }

    private func symbol(_ index: Int) -> String { hasEmoji ? Self.emoji[index % Self.emoji.count] : "A" }
}

/// Sixty cards in rows of four over a gradient.
nonisolated private struct EffectCards: View {
    var decorate: (AnyView) -> AnyView

    var body: some View {
        VStack(spacing: 20) {
            ForEach(0..<15, id: \.self) { row in
                HStack(spacing: 20) {
                    ForEach(0..<4, id: \.self) { column in
                        decorate(
                            AnyView(
                                VStack(alignment: .leading, spacing: 6) {
                                    Text("Card \(row * 4 + column)").font(.headline)
                                    Text("Some lines of text that wrap in a card of this width.").font(.caption)
                                }
                                .padding(14)
                                .frame(width: 220, height: 110, alignment: .topLeading)))
                    }
                }
            }
        }
        .padding(20)
        .background(
            LinearGradient(
                colors: [.orange, .pink, .purple, .blue], startPoint: .topLeading, endPoint: .bottomTrailing))
    }
}

/// Blurred circles over a gradient.
nonisolated private struct BlurredCircles: View {
    var body: some View {
        ZStack {
            LinearGradient(colors: [.indigo, .cyan], startPoint: .top, endPoint: .bottom)
            ForEach(0..<40, id: \.self) { index in
                Circle()
                    .fill(Color(hue: Double(index) / 40, saturation: 0.8, brightness: 1).opacity(0.7))
                    .frame(width: CGFloat(60 + index * 5), height: CGFloat(60 + index * 5))
                    .blur(radius: CGFloat(2 + index % 5 * 8))
                    .position(x: CGFloat(index * 397 % 1000), y: CGFloat(index * 211 % 800))
            }
        }
        .frame(width: 1000, height: 800)
    }
}

private struct Star: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        for index in 0..<10 {
            let (angle, length) = (CGFloat(index) * .pi / 5, rect.width / (index % 2 == 0 ? 2 : 4))
            let point = CGPoint(x: rect.midX + sin(angle) * length, y: rect.midY - cos(angle) * length)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }
}

/// Photos with rounded corners and shadows in rows of four.
nonisolated private struct PhotoShelf: View {
    var count: Int

    var body: some View {
        VStack(spacing: 24) {
            ForEach(0..<(count / 4), id: \.self) { row in
                HStack(spacing: 24) {
                    ForEach(0..<4, id: \.self) { column in
                        VStack(alignment: .leading, spacing: 6) {
                            Image("photo\((row * 4 + column) % SyntheticPhoto.count)")
                                .resizable().scaledToFill().frame(width: 214, height: 160)
                                .clipShape(.rect(cornerRadius: 14)).shadow(radius: 8, y: 3)
                            Text("Photo \(row * 4 + column)").font(.headline)
                            Text("Yesterday, 4 MB").font(.caption).foregroundStyle(.secondary)
                        }
                    }
                }
            }
        }
        .padding(24)
    }
}
