import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlayViews

@Suite struct ControlTests {
    private let symbols = TestResources(symbols: SquareSymbols(["star"]))

    @Test func aLabelShowsItsIconBeforeItsTitle() {
        let list = draw(Label("Title", systemImage: "star"), 200, 40, test: symbols)
        #expect(list.tree == ["hstack 60.5 9.5 79 21", "  symbol 60.5 9.5 21 20", "  text 89.5 10.5 50 20"])
        let mirrored = draw(
            Label("Title", systemImage: "star").environment(\.layoutDirection, .rightToLeft), 200, 40, test: symbols)
        #expect(mirrored.frame(of: "symbol")?.maxX == 139.5)
    }

    @Test func theIconOfALabelMeetsTheFirstLine() {
        let list = draw(
            Label {
                Text(verbatim: "aaaa bbbb")
            } icon: {
                Circle().frame(width: 30, height: 30)
            }, 80, 100)
        let (icon, title) = (list.frame(of: "circle"), list.frame(of: "text"))
        #expect(title?.height == 40)
        // Capital letters of the grid are 14 high and end at 16, so their centre is at 9.
        #expect(icon?.midY == title.map { $0.minY + 9 })
    }

    @Test func stylesOfLabels() {
        struct Stacked: LabelStyle {
            @Environment(\.colorScheme) private var scheme
            func makeBody(configuration: Configuration) -> some View {
                VStack(spacing: 0) {
                    configuration.icon
                    configuration.title
                    Text(verbatim: scheme.rawValue)
                }
            }
        }
        let label = Label("T", systemImage: "star")
        #expect(draw(label.labelStyle(.iconOnly), 50, 50, test: symbols).nodes.map(\.name) == ["root", "symbol"])
        #expect(draw(label.labelStyle(.titleOnly), 50, 50, test: symbols).nodes.map(\.name) == ["root", "text"])
        #expect(
            draw(label.labelStyle(.titleAndIcon).labelStyle(.iconOnly), 99, 50, test: symbols).nodes.map(\.name)
                == ["root", "hstack", "symbol", "text"])
        #expect(texts(label.labelStyle(Stacked()).colorScheme(.dark), test: symbols) == ["T", "dark"])
    }

    @Test func aStyleMayHaveItsControlDrawnByTheStyleAround() {
        struct Red: LabelStyle {
            func makeBody(configuration: Configuration) -> some View { Label(configuration).foregroundColor(.red) }
        }
        let list = draw(
            Label("T", systemImage: "star").labelStyle(Red()).labelStyle(.titleOnly), 50, 50, test: symbols)
        #expect(list.commands == ["glyphs \"T\" Grid Regular 20 at 20 31 #ff3b30"])
    }

    @Test func buttonsTintTheirLabels() {
        func color(_ view: some View) -> String { draw(view, 100, 20).commands.last.map { String($0.suffix(9)) } ?? "" }
        #expect(color(Button("B") {}).hasSuffix("#007aff"))
        #expect(color(Button("B") {}.tint(.green)).hasSuffix("#34c759"))
        #expect(color(Button("B", role: .destructive) {}).hasSuffix("#ff3b30"))
        #expect(color(Button("B") {}.buttonStyle(.plain)).hasSuffix("#000000"))
        #expect(color(Button("B") {}.disabled(true)).hasSuffix("#3c3c434d"))
        #expect(draw(Button("B") {}.buttonStyle(.plain).disabled(true), 50, 20).commands.first == "opacity 0.4")
    }

    @Test func buttonsWithBorders() {
        let bordered = draw(Button("Buy") {}.buttonStyle(.bordered), 100, 60)
        #expect(
            bordered.commands == [
                "fill rounded-rectangle 23 13 54 34 radius 8 continuous #7676801f",
                "glyphs \"Buy\" Grid Regular 20 at 35 36 #007aff",
            ])
        let prominent = draw(
            Button("Buy") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule).controlSize(.large), 100, 60)
        #expect(prominent.commands.first == "fill capsule 15 5 70 50 #007aff")
        #expect(prominent.commands.last?.hasSuffix("#ffffff") == true)
    }

    @Test func aPressedButton() {
        struct Grow: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.scaleEffect(configuration.isPressed ? 2 : 1)
            }
        }
        let button = Button("B") {}.buttonStyle(Grow())
        #expect(draw(button, 50, 20).commands.first == "transform 1 0 0 1 0 0")
        #expect(draw(button.environment(\.isPressed, true), 50, 20).commands.first == "transform 2 0 0 2 -25 -10")
    }

    @Test func primitiveStylesMayHaveTheButtonDrawnByTheStyleAround() {
        struct Once: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(3) }
        }
        let list = draw(Button("B") {}.buttonStyle(Once()).buttonStyle(.plain), 50, 40)
        #expect(list.commands.last?.hasSuffix("#000000") == true)
    }

    @Test func linksAndMenusShowTheirLabels() {
        let url = URL(fileURLWithPath: "/")
        #expect(texts(NavigationLink("Next") { Text(verbatim: "never") }) == ["Next"])
        #expect(texts(NavigationLink(value: 3) { Text(verbatim: "Three") }) == ["Three"])
        #expect(texts(NavigationLink(destination: Text(verbatim: "never")) { Text(verbatim: "Go") }) == ["Go"])
        #expect(texts(Link("Site", destination: url)) == ["Site"])
        #expect(texts(Menu("More") { Button("never") {} }) == ["More"])
        #expect(texts(LabeledContent("Size", value: "43")) == ["Size", "43"])
    }

    @Test func progressIsABarOrARing() {
        let bar = draw(ProgressView(value: 0.25), 100, 20)
        #expect(bar.commands == ["fill capsule 0 8 100 4 #78788033", "fill capsule 0 8 25 4 #007aff"])
        #expect(measure(ProgressView(), nil, nil) == CGSize(width: 20, height: 20))
        #expect(draw(ProgressView(), 20, 20).commands.count == 8)
        let ring = draw(ProgressView(value: 1, total: 4).progressViewStyle(.circular), 20, 20)
        #expect(ring.commands.count == 2 && ring.commands.allSatisfy { $0.hasPrefix("stroke") })
        #expect(texts(ProgressView("Loading", value: 7, total: 0)) == ["Loading"])
        struct Words: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text(verbatim: "\(configuration.fractionCompleted ?? -1)")
            }
        }
        #expect(texts(ProgressView(value: 3, total: 4).progressViewStyle(Words())) == ["0.75"])
    }

    @Test func switchesSlidersAndSteppers() {
        let on = draw(Toggle("S", isOn: .constant(true)), 200, 40)
        #expect(on.frame(of: "capsule") == CGRect(x: 149, y: 4.5, width: 51, height: 31))
        #expect(on.commands.contains { $0.hasPrefix("fill capsule") && $0.hasSuffix("#34c759") })
        let off = draw(Toggle("S", isOn: .constant(false)).labelsHidden(), 200, 40)
        #expect(off.frame(of: "capsule")?.midX == 100)
        #expect(off.frame(of: "circle").map { $0.midX < 100 } == true)
        let slider = draw(Slider(value: .constant(5), in: 0...10), 127, 31)
        #expect(slider.frame(of: "circle") == CGRect(x: 50, y: 2, width: 27, height: 27))
        #expect(texts(Stepper("Count", value: .constant(3))) == ["Count"])
        #expect(
            measure(Stepper("Count", value: .constant(3)).labelsHidden(), nil, nil) == CGSize(width: 94, height: 32))
        #expect(texts(Gauge(value: 3, in: 0...6) { Text(verbatim: "g") }) == ["g"])
    }

    @Test func imagesOfAddressesComeFromTheResolver() throws {
        let url = try #require(URL(string: "https://example.com/a.png"))
        let test = TestResources(images: [testImage("https://example.com/a.png", width: 30, height: 20)])
        let loaded = draw(
            AsyncImage(url: url) {
                $0.resizable()
            } placeholder: {
                Color.red
            }, 60, 40, test: test)
        #expect(loaded.commands == ["image \"https://example.com/a.png\" 0 0 60 40"])
        let missing = TestResources()
        let placeholder = draw(
            AsyncImage(url: url) {
                $0.resizable()
            } placeholder: {
                Color.red
            }, 60, 40, test: missing)
        #expect(placeholder.commands == ["fill rectangle 0 0 60 40 #ff3b30"])
        #expect(
            missing.resources.diagnostics.entries.map(\.message) == [
                "the image of 'https://example.com/a.png' is not loaded; add one with this name to the renderer's images"
            ])
        let phases = AsyncImage(url: nil) { phase in
            switch phase {
            case .empty: Text(verbatim: "empty")
            case .success(let image): image
            case .failure: Text(verbatim: "failed")
            @unknown default: EmptyView()
            }
        }
        #expect(texts(phases) == ["empty"])
    }

    @Test func aTimelineStandsStill() {
        let view = TimelineView(.periodic(from: .now, by: 1)) { context in
            Text(verbatim: "\(Int(context.date.timeIntervalSinceReferenceDate))")
        }
        #expect(texts(view) == ["0"])
        #expect(texts(view.environment(\.timelineDate, Date(timeIntervalSinceReferenceDate: 9))) == ["9"])
    }
}
