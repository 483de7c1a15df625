import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlayViews

struct SymbolTests {
    /// A square that fills its box, a low bar in its centre, and a disc with a square inside.
    struct Shapes: SymbolProviding {
        static let box = CGRect(x: 0, y: 0, width: 16, height: 16)

        func symbol(named name: String) -> SymbolOutline? {
            let square = Path(Shapes.box)
            let inner = Path(CGRect(x: 4, y: 4, width: 8, height: 8))
            switch name {
            case "star": return SymbolOutline(path: square, viewBox: Shapes.box)
            case "star.fill":
                var outline = SymbolOutline(path: square, viewBox: Shapes.box)
                outline.growsWithWeight = false
                return outline
            case "minus":
                return SymbolOutline(path: Path(CGRect(x: 4, y: 7, width: 8, height: 2)), viewBox: Shapes.box)
            case "chevron.forward":
                let arrow = Path { $0.addLines([.zero, CGPoint(x: 16, y: 8), CGPoint(x: 0, y: 16)]) }
                var outline = SymbolOutline(path: arrow, viewBox: Shapes.box)
                outline.flipsForRightToLeft = true
                return outline
            case "seal.fill":
                let disc = SymbolOutline.Layer(square)
                return SymbolOutline(
                    layers: [SymbolOutline.Layer(square, cutouts: [inner])],
                    levels: [[SymbolOutline.Layer(inner)], [disc]], viewBox: Shapes.box, growsWithWeight: false)
            default: return nil
            }
        }
    }

    private let test = TestResources(symbols: Shapes())

    private func size(_ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> CGSize {
        ViewHost(view, resources: test.resources).sizeThatFits(ProposedViewSize(width: width, height: height))
    }

    private func commands(_ view: some View, _ width: CGFloat = 24, _ height: CGFloat = 23) -> [String] {
        draw(view.font(.system(size: 20)), width, height, test: test).commands
    }

    @Test("a symbol is as large as the text beside it, with margins, in whole pixels")
    func sizes() {
        #expect(size(Image(systemName: "star").font(.system(size: 20))) == CGSize(width: 24, height: 23))
        #expect(
            size(Image(systemName: "star").font(.system(size: 20)).imageScale(.large), 5, 5)
                == CGSize(width: 31, height: 30))
        #expect(
            size(Image(systemName: "star").font(.system(size: 20)).imageScale(.small)) == CGSize(width: 19, height: 19))
        #expect(size(Image(systemName: "minus").font(.system(size: 20))) == CGSize(width: 15, height: 6))
    }

    @Test("the drawing fills a resizable symbol's frame")
    func resizable() {
        #expect(size(Image(systemName: "minus").resizable(), 50, 10) == CGSize(width: 50, height: 10))
        #expect(size(Image(systemName: "minus").resizable().scaledToFit(), 40, 40) == CGSize(width: 40, height: 10))
        #expect(commands(Image(systemName: "minus").resizable(), 40, 20) == ["fill path M0 0L40 0L40 20L0 20Z #000000"])
    }

    @Test("a symbol is centred on the capital letters")
    func baseline() {
        let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Image(systemName: "star").font(.system(size: 20))
            Text("A")
        }
        // The centre of the symbol is 11.5 below its top. Half of the capital height is 7: 18.5, rounded to 19.
        // The text's baseline is at 16.
        #expect(
            draw(row, 34, 23, test: test).tree == ["hstack 0 0 34 23", "  symbol 0 0 24 23", "  text 24 3 10 20"])
        // The centre of the low bar is 3 below its top, so its baseline is 7 below that.
        let low = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Image(systemName: "minus").font(.system(size: 20))
            Text("A")
        }
        #expect(draw(low, 25, 20, test: test).tree == ["hstack 0 0 25 20", "  symbol 0 6 15 6", "  text 15 0 10 20"])
    }

    @Test("a symbol has the foreground style, and thicker lines in bolder fonts")
    func weight() {
        #expect(
            commands(Image(systemName: "star").foregroundColor(.red)) == [
                "fill path M2 1.5L22 1.5L22 21.5L2 21.5Z #ff3b30"
            ])
        // A line is a sixteenth of the size. Bold adds half of that: 20 / 16 / 2 = 0.625.
        #expect(
            commands(Image(systemName: "star").fontWeight(.bold)) == [
                "fill path M2 1.5L22 1.5L22 21.5L2 21.5Z #000000",
                "stroke path M2 1.5L22 1.5L22 21.5L2 21.5Z #000000 width 0.625 join round",
            ])
        #expect(commands(Image(systemName: "star").fontWeight(.thin)).count == 1)
        #expect(commands(Image(systemName: "star.fill").fontWeight(.bold)).count == 1)
    }

    @Test("translucent lines and the shapes that they outline are one group")
    func translucent() {
        let list = commands(Image(systemName: "star").fontWeight(.bold).foregroundStyle(.red.opacity(0.5)))
        #expect(list.first == "opacity 0.5")
        #expect(list.dropFirst().allSatisfy { $0.contains("#ff3b30 ") || $0.hasSuffix("#ff3b30") })
        #expect(list.count == 3)
    }

    @Test("a cutout is a clip to its outside")
    func cutout() {
        #expect(
            commands(Image(systemName: "seal.fill")) == [
                "clip path M-24 -23L48 -23L48 46L-24 46ZM7 6.5L17 6.5L17 16.5L7 16.5Z even-odd",
                "fill path M2 1.5L22 1.5L22 21.5L2 21.5Z #000000",
            ])
    }

    @Test("several styles draw the layers of a symbol, the first in front")
    func palette() {
        let disc = "fill path M2 1.5L22 1.5L22 21.5L2 21.5Z"
        let mark = "fill path M7 6.5L17 6.5L17 16.5L7 16.5Z"
        let seal = Image(systemName: "seal.fill")
        let two = ["\(disc) #007aff", "\(mark) #ffffff"]
        #expect(commands(seal.foregroundStyle(.white, .blue)) == two)
        #expect(commands(seal.symbolRenderingMode(.palette).foregroundStyle(.white, .blue)) == two)
        #expect(
            commands(seal.symbolRenderingMode(.hierarchical).foregroundStyle(.blue)) == [
                "\(disc) #007aff80", "\(mark) #007aff",
            ])
        #expect(commands(seal.foregroundStyle(.white, .blue).symbolRenderingMode(.monochrome)).count == 2)
        #expect(
            commands(seal.symbolRenderingMode(.monochrome).foregroundStyle(.white, .blue)).first?.hasPrefix("clip")
                == true)
        #expect(commands(Image(systemName: "star").foregroundStyle(.white, .blue)) == ["\(disc) #ffffff"])
    }

    @Test("a symbol with a direction is mirrored in right-to-left layouts")
    func direction() {
        let chevron = Image(systemName: "chevron.forward")
        #expect(commands(chevron) == ["fill path M2 1.5L22 11.5L2 21.5 #000000"])
        #expect(
            commands(chevron.environment(\.layoutDirection, .rightToLeft)) == [
                "fill path M22 1.5L2 11.5L22 21.5 #000000"
            ])
    }

    @Test("variants from the environment change the name if the symbol has them")
    func variants() {
        let bold = Image(systemName: "star").fontWeight(.bold)
        #expect(commands(bold).count == 2)
        #expect(commands(bold.symbolVariant(.fill)).count == 1)
        #expect(commands(bold.symbolVariant(.circle)).count == 2)
        #expect(
            [
                SymbolVariants.fill.name(for: "star"), SymbolVariants.fill.name(for: "star.fill"),
                SymbolVariants.slash.circle.fill.name(for: "bell"), SymbolVariants.circle.name(for: "bell.fill"),
                SymbolVariants.square.name(for: "a.circle"), SymbolVariants.none.name(for: "a.b"),
                SymbolVariants.circle.union(.fill).name(for: "star"),
                SymbolVariants.circle.union(.square).name(for: "x"),
            ] == [
                "star.fill", "star.fill", "bell.slash.circle.fill", "bell.circle.fill", "a.circle", "a.b",
                "star.circle.fill", "x.square",
            ])
        #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.circle.contains(.square))
    }

    @Test("an unknown symbol keeps its space, and the provider defines the warning")
    func unknown() {
        #expect(size(Image(systemName: "nope").font(.system(size: 20))) == CGSize(width: 24, height: 23))
        struct Talking: SymbolProviding {
            func symbol(named name: String) -> SymbolOutline? { nil }
            func explanation(ofMissing name: String) -> String? { "install some" }
        }
        let talking = TestResources(symbols: Talking())
        _ = draw(
            HStack {
                Image(systemName: "a"); Image(systemName: "b")
            }, 60, 30, test: talking)
        #expect(talking.resources.diagnostics.entries.map(\.message) == ["install some"])
    }
}
