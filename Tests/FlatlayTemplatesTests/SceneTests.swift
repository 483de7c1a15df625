import Flatlay
import Foundation
import Testing

@testable import FlatlayTemplates

/// Scenes in templates: scroll offsets, the focus, overlays and changes.
@Suite struct SceneTests {
    private static let rows = """
        canvas: { width: 200, height: 100 }
        data: { names: [a, b, c, d, e, f] }
        sections:
          - id: letters
            items: names
            itemID: "{{ item }}"
            cell: { button: [{ text: "{{ item }}", frame: { height: 20 } }] }
            layout: { list: { rowHeight: 40 } }

        """

    private static let shelf = """
        canvas: { width: 200, height: 100 }
        sections:
          - id: shelf
            items: 9
            cell: { text: "{{ index }}" }
            layout: { group: { size: [50, 50], horizontal: [{}] }, orthogonalScrolling: continuous }

        """

    private func template(_ source: String) throws -> Template {
        try TemplateFixture().template(source)
    }

    private func renderer(_ source: String) throws -> ImageRenderer<AnyView> {
        let renderer = try template(source).renderer()
        renderer.textShaper = GridTextShaper()
        return renderer
    }

    private func frame(_ name: String, _ list: DisplayList) -> CGRect? {
        list.nodes.first { $0.name == name }?.frame
    }

    @Test("an offset scrolls the collection")
    func contentOffset() throws {
        for offset in ["60", "[0, 60]", "{ y: 60 }"] {
            let list = try renderer(Self.rows + "state: { contentOffset: \(offset) }\n").displayList()
            #expect(frame("cell-0-2", list)?.minY == 20)
        }
    }

    @Test("a horizontal offset belongs to a section, by its identifier or its number")
    func orthogonalOffsets() throws {
        let list = try renderer(Self.shelf + "state: { orthogonalOffsets: { shelf: 70 } }\n").displayList()
        #expect(frame("cell-0-2", list)?.minX == 30)
        let unnamed = Self.shelf.replacingOccurrences(of: "id: shelf\n    ", with: "")
        let byNumber = try renderer(unnamed + "state: { orthogonalOffsets: { 0: 70 } }\n").displayList()
        #expect(frame("cell-0-2", byNumber)?.minX == 30)
    }

    @Test("the focus is on an item, and keys move it")
    func focus() throws {
        let start = try #require(
            try renderer(Self.rows + "state: { focus: c }\n") as? InteractiveRenderer<AnyView>)
        #expect(start.sceneState?.focus?.description.contains("c") == true)
        let moved = try template(Self.rows + "state: { focus: b, keys: down*2 }\n").interactiveRenderer()
        #expect(
            try moved.focusDescription().split(separator: "\n").first { $0.hasSuffix("focused") }?.contains("d") == true
        )
        let pressed = try template(Self.rows + "state: { focus: b, pressed: true }\n").interactiveRenderer()
        #expect(pressed.sceneState?.isPressed == true)
    }

    @Test(
        "an overlay is on top of the collection",
        arguments: [
            ("notification", CGRect(x: 75, y: 40, width: 50, height: 20)),
            ("banner", CGRect(x: 75, y: 8, width: 50, height: 20)),
            ("sheet", CGRect(x: 75, y: 80, width: 50, height: 20)),
            ("badge", CGRect(x: 142, y: 8, width: 50, height: 20)),
        ])
    func overlay(container: String, expected: CGRect) throws {
        // A notification has margins of 100 points at the top and the bottom, so its available height is zero here.
        let overlay = "overlay: { container: \(container), content: { text: hello } }\n"
        let list = try renderer(Self.rows + overlay).displayList()
        let texts = list.nodes.filter { $0.name == "text" }.map(\.frame)
        #expect(texts.last?.midX == expected.midX)
        if container != "notification" { #expect(texts.last == expected) }
    }

    @Test("an animation changes the data; items keep their identity")
    func animation() throws {
        let source = Self.rows + "animation: { pause: 0.5, changes: [{ data: { names: [c, a, b] } }] }\n"
        let animation = try #require(try template(source).animation())
        #expect(abs(animation.duration - 1.3) < 1e-9)
        let (start, half, end) = (
            animation.displayList(at: 0), animation.displayList(at: 0.65), animation.displayList(at: animation.duration)
        )
        func places(_ list: DisplayList) -> [CGFloat] {
            list.nodes.filter { $0.name == "cell-0-0" || $0.name == "cell-0-1" || $0.name == "cell-0-2" }.map(
                \.frame.minY)
        }
        #expect(Set(places(start)) == [0, 40, 80])
        #expect(Set(places(end)) == [0, 40, 80])
        // At half of the time, each row is half way to its position.
        #expect(Set(places(half)) == [20, 40, 60])
        #expect(try template(Self.rows).animation() == nil)
    }

    @Test("an animation can contain keys, states and overlays, one after the other")
    func changes() throws {
        let source =
            Self.rows + """
                canvas: { width: 200, height: 300, device: tv }
                state: { focus: a }
                animation:
                  pause: 0.1
                  changes:
                    - state: { keys: down select }
                    - { state: { contentOffset: 20 }, overlay: { container: badge, content: { text: new } } }
                    - overlay: null
                """
        let merged = source.replacingOccurrences(of: "canvas: { width: 200, height: 100 }\n", with: "")
        let renderer = try template(merged).interactiveRenderer()
        let animation = try #require(try template(merged).animation(with: renderer))
        #expect(animation.duration > 0.6)
        #expect(renderer.sceneState?.focus?.description.contains("b") == true)
        #expect(renderer.sceneState?.contentOffset()?.y == 20)
    }

    @Test("the names in a state are checked before anything is drawn")
    func unknownNames() throws {
        func message(_ more: String) -> String? {
            do {
                let template = try template(Self.rows + more)
                _ = try template.renderer()
                _ = try template.animation()
                return nil
            } catch let error as TemplateErrors {
                return error.errors.first?.description
            } catch {
                return "\(error)"
            }
        }
        #expect(
            message("state: { focus: g }\n")
                == "t.yaml:9:17: unknown item 'g' in state.focus; did you mean 'a'?")
        #expect(
            message("state: { orthogonalOffsets: { leters: 4 } }\n")
                == "t.yaml:9:39: unknown section 'leters' in state.orthogonalOffsets.leters; did you mean 'letters'?")
        #expect(
            message("animation: { changes: [{ state: { focus: zebra } }] }\n")
                == "t.yaml:9:42: unknown item 'zebra' in animation.changes[0].state.focus; known: a, b, c, d, e, f")
        #expect(
            message("animation: { changes: [{ data: { names: all } }] }\n")?.contains("'names' should be a list")
                == true)
    }
}
