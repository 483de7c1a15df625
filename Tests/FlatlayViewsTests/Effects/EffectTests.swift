import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlayViews

@Suite struct EffectTests {
    private var square: some View { Color.red.frame(width: 20, height: 20) }

    @Test func aMaskIsDrawnBeforeWhatItMasks() {
        let masked = square.mask { Circle().padding(5) }
        #expect(
            draw(masked, 20, 20).commands == [
                "mask", "by", "fill ellipse 5 5 10 10 #000000", "fill rectangle 0 0 20 20 #ff3b30",
            ])
        #expect(measure(masked, 100, 100) == CGSize(width: 20, height: 20))
        #expect(
            draw(square.mask(alignment: .topLeading) { Color.black.frame(width: 5, height: 5) }, 20, 20)
                .commands[2] == "fill rectangle 0 0 5 5 #000000")
    }

    @Test func nothingIsSeenThroughAnEmptyMask() {
        #expect(draw(square.mask { EmptyView() }, 20, 20).commands.isEmpty)
        #expect(draw(square.mask(Color.clear), 20, 20).commands.isEmpty)
    }

    @Test func changesOfColours() {
        func effect(_ view: some View) -> String? { draw(view, 20, 20).commands.first }
        #expect(effect(square.brightness(0.25)) == "color-matrix 1 0 0 0.25, 0 1 0 0.25, 0 0 1 0.25")
        #expect(effect(square.contrast(2)) == "color-matrix 2 0 0 -0.5, 0 2 0 -0.5, 0 0 2 -0.5")
        #expect(effect(square.colorInvert()) == "color-matrix -1 0 0 1, 0 -1 0 1, 0 0 -1 1")
        #expect(
            effect(square.grayscale(1))
                == "color-matrix 0.213 0.715 0.072 0, 0.213 0.715 0.072 0, 0.213 0.715 0.072 0")
        #expect(
            effect(square.colorMultiply(Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)))
                == "color-matrix 1 0 0 0, 0 0.5 0 0, 0 0 0 0, opacity 0.5")
        #expect(effect(square.luminanceToAlpha()) == "luminance-to-alpha")
        #expect(effect(square.compositingGroup()) == "isolation")
        for unchanged in [AnyView(square.saturation(1)), AnyView(square.brightness(0)), AnyView(square.contrast(1))] {
            #expect(effect(unchanged) == "fill rectangle 0 0 20 20 #ff3b30")
        }
        #expect(effect(square.saturation(.nan)) != nil)
    }

    @Test func aTurnInSpaceNarrows() {
        let turned = square.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
        #expect(draw(turned, 20, 20).commands.first == "transform 0.5 0 0 1 5 0")
        #expect(draw(square.rotation3DEffect(.degrees(90), axis: (x: 1, y: 0, z: 0)), 20, 20).commands.isEmpty)
        // The eye is as far away as the longer side, 20 points: the right edge leans back by 10·sin(60°), and is seen
        // at 10 + 5 / (1 + 8.66 / 20).
        let seen = draw(square.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)), 20, 20).commands.first
        let numbers = seen?.split(separator: " ").dropFirst().compactMap { Double($0) } ?? []
        #expect(seen?.hasPrefix("projection ") == true && numbers.count == 9)
        if numbers.count == 9 {
            let depth = numbers[6] * 20 + numbers[7] * 10 + numbers[8]
            #expect(abs((numbers[0] * 20 + numbers[1] * 10 + numbers[2]) / depth - (10 + 5 / (1 + 8.66 / 20))) < 1e-3)
        }
        #expect(
            draw(square.rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 2)), 20, 20).commands.first
                == draw(square.rotationEffect(.degrees(90)), 20, 20).commands.first)
    }

    @Test func redactedContentKeepsItsPlace() {
        let test = TestResources(images: [testImage("i", width: 10, height: 10)])
        let row = HStack(spacing: 0) {
            Text(verbatim: "ab cd")
            Image("i")
            Text(verbatim: "seen").unredacted()
        }
        let list = draw(row.redacted(reason: .placeholder), 100, 20, test: test)
        #expect(list.commands.map { $0.prefix { $0 != " " } } == ["fill", "fill", "glyphs"])
        #expect(list.commands[0].hasPrefix("fill rounded-rectangle 0 1 50 18"))
        #expect(list.frame(of: "image") == nil && list.frame(of: "redacted-image")?.width == 10)
        let secret = Text(verbatim: "1234").privacySensitive()
        #expect(texts(secret) == ["1234"])
        #expect(texts(secret.redacted(reason: .privacy)).isEmpty)
        #expect(texts(Text(verbatim: "open").redacted(reason: .privacy)) == ["open"])
    }

    @Test func materialsTintWhatLiesBehindThem() {
        #expect(draw(square.background(.thinMaterial), 20, 20).commands[0] == "fill rectangle 0 0 20 20 #f4f4f499")
        let card = Text(verbatim: "a").padding(4).background(.thinMaterial, in: .capsule)
        let list = draw(Color.red.overlay { card }, 60, 60)
        let start = list.commands.firstIndex { $0.hasPrefix("clip capsule") }
        #expect(list.commands.first == "fill rectangle 0 0 60 60 #ff3b30" && start == 1)
        #expect(list.commands.contains("backdrop 20"))
        #expect(list.commands.contains { $0.hasPrefix("fill capsule") && $0.hasSuffix("#f4f4f499") })
        #expect(
            draw(Rectangle().fill(.bar).colorScheme(.dark), 20, 20).commands == ["fill rectangle 0 0 20 20 #1d1d1df0"])
    }

    @Test func stepsAndGradientsOfAColour() {
        #expect(draw(Rectangle().fill(Color.red.secondary), 9, 9).commands == ["fill rectangle 0 0 9 9 #ff3b3080"])
        #expect(draw(Rectangle().fill(.tint.quaternary), 9, 9).commands == ["fill rectangle 0 0 9 9 #007aff33"])
        #expect(draw(Rectangle().fill(.background.secondary), 9, 9).commands == ["fill rectangle 0 0 9 9 #f2f2f7"])
        #expect(
            draw(Rectangle().fill(Color.black.gradient), 9, 9).commands
                == ["fill rectangle 0 0 9 9 linear-gradient(4.5 0 to 4.5 9: #404040 0, #000000 1)"])
        #expect(Color.black.mix(with: .white, by: 0.5).resolve(in: EnvironmentValues()).description == "#808080")
    }

    @Test func coloursByName() {
        var environment = EnvironmentValues()
        environment.namedColors = ["brand": .green]
        let test = TestResources()
        #expect(
            draw(Color("brand"), 9, 9, environment: environment, test: test).commands
                == ["fill rectangle 0 0 9 9 #34c759"])
        #expect(draw(Color("other"), 9, 9, environment: environment, test: test).commands.isEmpty)
        #expect(
            test.resources.diagnostics.entries.map(\.message)
                == ["there is no color 'other'; add it to the renderer's colors"])
    }

    @Test func ellipticalGradientsAreStretched() {
        let gradient = EllipticalGradient(colors: [.white, .black])
        let wide = draw(gradient, 40, 20).commands
        #expect(wide[0].hasPrefix("transform 1.333 0 0 0.667"))
        #expect(wide[1].contains("radial-gradient(20 10 radius 0 to 15"))
        #expect(draw(gradient, 20, 20).commands.count == 1)
    }

    @Test func stylesWithShadows() {
        let dropped = draw(Circle().fill(.red.shadow(.drop(color: .black, radius: 2, y: 1))), 20, 20).commands
        #expect(dropped == ["shadow #000000 radius 2 offset 0 1", "fill ellipse 0 0 20 20 #ff3b30"])
        let inner = draw(Circle().fill(.red.shadow(.inner(color: .black, radius: 2))), 20, 20).commands
        #expect(
            inner.prefix(3) == [
                "fill ellipse 0 0 20 20 #ff3b30", "clip ellipse 0 0 20 20", "shadow #000000 radius 2 offset 30 0",
            ])
    }

    @Test func cornersOfSeveralRadiiAreContinuous() {
        let shape = UnevenRoundedRectangle(topLeadingRadius: 10, bottomTrailingRadius: 4)
        let path = shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 50))
        let circular = UnevenRoundedRectangle(topLeadingRadius: 10, bottomTrailingRadius: 4, style: .circular)
            .path(in: CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(path.elements.count { if case .curve = $0 { true } else { false } } == 6)
        #expect(circular.elements.count { if case .curve = $0 { true } else { false } } == 2)
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 50))
        let even = UnevenRoundedRectangle(
            topLeadingRadius: 10, bottomLeadingRadius: 10, bottomTrailingRadius: 10, topTrailingRadius: 10)
        let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
        let points = Set(even.path(in: rect).elements.flatMap(\.points).map { DumpPoint($0) })
        #expect(
            points == Set(Path(roundedRect: rect, cornerRadius: 10).elements.flatMap(\.points).map { DumpPoint($0) }))
    }

    private struct DumpPoint: Hashable {
        let x: Int
        let y: Int

        init(_ point: CGPoint) {
            x = Int((point.x * 1000).rounded())
            y = Int((point.y * 1000).rounded())
        }
    }

    @Test func theShapeOfAContainer() {
        let view = ContainerRelativeShape().fill(.red).padding(5).containerShape(.rect(cornerRadius: 4))
        #expect(
            draw(view, 30, 30).commands == ["fill rounded-rectangle 5 5 20 20 radius 4 continuous #ff3b30"])
        #expect(draw(square.clipShape(ContainerRelativeShape()), 20, 20).commands[0] == "clip rectangle 0 0 20 20")
    }

    @Test func roomAtAnEdge() {
        let view = Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Text(verbatim: "bar") }
        let list = draw(view, 100, 60)
        #expect(list.frame(of: "color") == CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(list.frame(of: "text") == CGRect(x: 35, y: 40, width: 30, height: 20))
        let part = Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 4)
        #expect(measure(part, 100, 50) == CGSize(width: 48, height: 50))
    }

    @Test func viewsMapThemselvesBySize() {
        struct Slide: GeometryEffect {
            func effectValue(size: CGSize) -> ProjectionTransform {
                ProjectionTransform(CGAffineTransform(translationX: size.width, y: 0))
            }
        }
        #expect(draw(square.modifier(Slide()), 20, 20).commands.first == "transform 1 0 0 1 20 0")
    }
}
