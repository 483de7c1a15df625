import FlatlayDrawing
import SwiftUI
import Testing

/// Which colour the labels of controls have: one that the app set on or around the control, and otherwise the tint.
@MainActor
@Suite struct ControlColorTests {
    private func resolved(_ color: Color, _ opacity: Double = 1) -> ResolvedColor {
        color.opacity(opacity).resolve(in: EnvironmentValues())
    }

    /// The colours of the texts by their strings.
    private func colors(_ view: some View) throws -> [String: ResolvedColor] {
        var colors: [String: ResolvedColor] = [:]
        func add(_ items: DisplayList.Items) {
            for item in items {
                switch item.command {
                case .glyphs(let run, _, .color(let color)): colors[run.text] = color
                case .group(_, let inner): add(inner)
                default: break
                }
            }
        }
        add(try Picture(view).list.items)
        return colors
    }

    private func color(_ view: some View) throws -> ResolvedColor? { try colors(view)["Fruit"] }

    /// Controls whose label is drawn as a button.
    private static var controls: [(name: String, view: AnyView)] {
        [
            ("button", AnyView(Button("Fruit") {})),
            ("label", AnyView(Button("Fruit", systemImage: "leaf") {})),
            ("borderless", AnyView(Button("Fruit") {}.buttonStyle(.borderless))),
            ("bordered", AnyView(Button("Fruit") {}.buttonStyle(.bordered))),
            ("menu", AnyView(Menu("Fruit") { Button("inside") {} })),
            ("link", AnyView(URL(string: "https://example.org").map { Link("Fruit", destination: $0) })),
            ("navigation link", AnyView(NavigationLink("Fruit") { Text("there") })),
        ]
    }

    @Test func withoutAColourALabelHasTheTint() throws {
        for (name, view) in Self.controls {
            #expect(try color(view) == resolved(.blue), "\(name)")
            #expect(try color(view.tint(.orange)) == resolved(.orange), "\(name)")
        }
    }

    @Test func aColourOnOrAboveAControlColoursItsLabel() throws {
        for (name, view) in Self.controls {
            #expect(try color(view.foregroundColor(.green).tint(.orange)) == resolved(.green), "\(name)")
            #expect(try color(VStack { view }.foregroundStyle(.green).tint(.orange)) == resolved(.green), "\(name)")
            #expect(try color(view.foregroundColor(.primary)) == resolved(.primary), "\(name)")
            // Nil takes the colour of an outer view back.
            let taken = VStack { view.foregroundColor(nil) }.foregroundColor(.green)
            #expect(try color(taken) == resolved(.blue), "\(name)")
        }
    }

    @Test func aColourAboveAListColoursItsButtons() throws {
        let plain = List {
            Button("Fruit") {}
            Text("text")
        }
        #expect(try colors(plain)["Fruit"] == resolved(.blue))
        #expect(
            try colors(plain.foregroundColor(.primary)) == ["Fruit": resolved(.primary), "text": resolved(.primary)])
        let single = List { Button("Fruit") {}.foregroundColor(.red) }
        #expect(try color(single) == resolved(.red))
    }

    @Test func whatTheLabelSetsItselfCountsMost() throws {
        let button = Button {
        } label: {
            Text("Fruit").foregroundStyle(.red)
        }
        #expect(try color(button.foregroundStyle(.green).tint(.orange)) == resolved(.red))
    }

    @Test func rolesAndDisabledControls() throws {
        let delete = Button("Fruit", role: .destructive) {}
        #expect(try color(delete) == resolved(.red))
        #expect(try color(delete.foregroundStyle(.green)) == resolved(.green))
        let disabled = Button("Fruit") {}.disabled(true)
        #expect(try color(disabled) == resolved(Color(uiColor: .tertiaryLabel)))
        #expect(try color(disabled.foregroundStyle(.green)) == resolved(.green, 0.25))
        let prominent = Button("Fruit") {}.buttonStyle(.borderedProminent)
        #expect(try color(prominent) == resolved(.white))
        #expect(try color(prominent.foregroundStyle(.black)) == resolved(.black))
    }

    /// A container's own colours for texts are not for the controls inside.
    @Test func coloursOfContainersLeaveControlsTheirTint() throws {
        let list = List {
            Section {
                LabeledContent("title") { Button("value") {} }
            } header: {
                HStack {
                    Text("header")
                    Button("all") {}
                }
            } footer: {
                Button("more") {}
            }
        }
        let colors = try colors(list)
        #expect(colors["HEADER"] == resolved(.secondary))
        for text in ["ALL", "more", "value"] { #expect(colors[text] == resolved(.blue), "\(text)") }
        let bar = NavigationStack {
            Text("content").toolbar {
                Button("Delete", role: .destructive) {}
                Button("Add") {}.tint(.orange)
                Button("Edit") {}.foregroundStyle(.green)
            }
        }
        let items = try self.colors(bar)
        #expect(items["Delete"] == resolved(.red) && items["Add"] == resolved(.orange))
        #expect(items["Edit"] == resolved(.green))
    }

    @Test func labelsOfTogglesAreTexts() throws {
        let toggle = Toggle("Fruit", isOn: .constant(true))
        #expect(try color(toggle) == resolved(.primary))
        #expect(try color(toggle.tint(.orange)) == resolved(.primary))
        #expect(try color(toggle.foregroundStyle(.green)) == resolved(.green))
    }
}
