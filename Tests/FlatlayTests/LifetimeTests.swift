import Flatlay
import Foundation
import RenderingTestSupport
import Testing

/// The memory of images must be freed with their renderer, because a process may render for days.
@Suite struct LifetimeTests {
    private final class Token {}

    private func shelf(_ token: Token) -> some View {
        CollectionView(
            rows: [CollectionRow(section: 0, items: Array(0..<20))],
            sectionLayoutProvider: { _, _ in SampleLayouts.shelf(width: 50, height: 40) },
            cell: { _, item in
                Button("\(item)") { withExtendedLifetime(token) {} }
            })
    }

    private func interactiveRenderer<Content: View>(_ content: Content) -> InteractiveRenderer<Content> {
        let renderer = InteractiveRenderer(content: content)
        renderer.proposedSize = ProposedViewSize(width: 200, height: 100)
        renderer.textShaper = GridTextShaper()
        return renderer
    }

    @Test("a renderer and its images are deallocated")
    func still() throws {
        weak var token: Token?
        do {
            let made = Token()
            token = made
            let renderer = ImageRenderer(shelf(made), width: 200, height: 100)
            for _ in 0..<3 { _ = try renderer.displayList() }
        }
        #expect(token == nil)
    }

    @Test("a renderer whose focus moves is deallocated")
    func interactive() throws {
        weak var token: Token?
        do {
            let made = Token()
            token = made
            let renderer = interactiveRenderer(shelf(made))
            try renderer.run("right*3 select left")
            _ = try renderer.displayList()
        }
        #expect(token == nil)
    }

    @Test("earlier images of a renderer that still exists are deallocated")
    func earlierPictures() throws {
        weak var token: Token?
        let renderer = interactiveRenderer(AnyView(shelf(Token())))
        do {
            let made = Token()
            token = made
            renderer.content = AnyView(shelf(made))
            try renderer.run("right right")
        }
        renderer.content = AnyView(shelf(Token()))
        try renderer.run("right")
        _ = try renderer.displayList()
        #expect(token == nil)
    }

    @Test("an animation is deallocated")
    func animation() throws {
        weak var token: Token?
        do {
            let made = Token()
            token = made
            let renderer = interactiveRenderer(shelf(made))
            _ = try renderer.animation(of: "right")
        }
        #expect(token == nil)
    }
}
