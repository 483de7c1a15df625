import Foundation
import RenderingTestSupport
import Testing

@testable import Flatlay
@testable import FlatlayPNG

/// A renderer caches the focus targets until something changes, and then searches again.
@Suite struct SettledFocusTests {
    /// Two buttons in a column that count how often they are evaluated.
    nonisolated struct Counted: View {
        final class Count {
            var value = 0
        }

        let count: Count
        var length: CGFloat = 40

        var body: some View {
            count.value += 1
            return VStack(spacing: 0) {
                button("one")
                button("two")
            }
            .buttonStyle(.plain)
        }

        private func button(_ title: String) -> some View {
            Button {
            } label: {
                Text(title).frame(width: 80, height: length)
            }
        }
    }

    typealias Renderer = InteractiveRenderer<Counted>

    private static func renderer(_ count: Counted.Count) -> Renderer {
        let renderer = Renderer(content: Counted(count: count))
        renderer.proposedSize = ProposedViewSize(width: 200, height: 100)
        renderer.textShaper = GridTextShaper()
        return renderer
    }

    /// A change to each input of an image, by the name of its property.
    private static var changes: [String: (Renderer) throws -> Void] {
        [
            "content": { $0.content = Counted(count: $0.content.count, length: 20) },
            "scale": { $0.scale = 3 },
            "pngCompression": { $0.pngCompression = .small },
            "imageQuality": { $0.imageQuality = 60 },
            "threadLimit": { $0.threadLimit = 1 },
            "paintingLimit": { $0.paintingLimit = PaintingLimit(pixels: 1 << 20) },
            "proposedSize": { $0.proposedSize = ProposedViewSize(width: 300, height: 200) },
            "colorScheme": { $0.colorScheme = .dark },
            "dynamicTypeSize": { $0.dynamicTypeSize = .xxxLarge },
            "layoutDirection": { $0.layoutDirection = .rightToLeft },
            "userInterfaceIdiom": { $0.userInterfaceIdiom = .pad },
            "background": { $0.background = .red },
            "sizeClasses": { $0.sizeClasses = ScreenSizeClasses(horizontal: .compact, vertical: .compact) },
            "statusBarLook": { $0.show(on: .iPhone16, withStatusBar: true) },
            "safeAreaInsets": { $0.safeAreaInsets = EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0) },
            "showsConstraints": { $0.showsConstraints = true },
            "sceneState": { $0.sceneState = SceneState() },
            "hostPool": { $0.hostPool = HostPool() },
            "fonts": { $0.fonts = try FontLibrary.installed() },
            "cache": { $0.cache = RenderCache() },
            "images": { $0.images = ImageTable([]) },
            "symbols": { $0.symbols = NoSymbols() },
            "colors": { $0.colors = ["a": .red] },
            "textShaper": { $0.textShaper = GridTextShaper() },
            "time": { $0.time = 1 },
            "title": { $0.title = "Buttons" },
            "accessibilityDescription": { $0.accessibilityDescription = "Two buttons" },
            "elementSizes": { $0.elementSizes = [:] },
        ]
    }

    @Test func eachPropertyThatMayBeSetMakesTheRendererLookAgain() throws {
        let inputs = Mirror(reflecting: PictureInputs()).children.compactMap(\.label) + ["content"]
        #expect(Set(inputs) == Set(Self.changes.keys), "each input of an image belongs in this table")
        for (name, change) in Self.changes {
            let count = Counted.Count()
            let renderer = Self.renderer(count)
            _ = try renderer.focusTargets()
            let before = count.value
            _ = try renderer.focusTargets()
            #expect(count.value == before, "nothing has changed before \(name)")
            try change(renderer)
            _ = try renderer.focusTargets()
            #expect(count.value > before, "\(name) was changed")
        }
    }

    @Test func aRendererKeepsNothingElseThatMayBeSet() {
        let renderer = ImageRenderer(content: EmptyView())
        // Results of rendering, and the renderer's own state.
        let others = ["diagnostics", "momentRecorder", "drawnCollections", "lease"]
        #expect(
            Set(Mirror(reflecting: renderer).children.compactMap(\.label)) == Set(["inputs", "content"] + others),
            "what may be set belongs into PictureInputs")
    }

    @Test func targetsAndKeysFollowWhatHasChanged() throws {
        let renderer = Self.renderer(Counted.Count())
        func frames() throws -> [CGRect] { try renderer.focusTargets().map(\.frame) }
        #expect(try frames().map(\.minY) == [10, 50])
        renderer.safeAreaInsets = EdgeInsets(top: 20, leading: 40, bottom: 0, trailing: 0)
        #expect(
            try frames() == [CGRect(x: 80, y: 20, width: 80, height: 40), CGRect(x: 80, y: 60, width: 80, height: 40)])
        renderer.layoutDirection = .rightToLeft
        #expect(try frames().map(\.minX) == [40, 40])

        struct Growing: View {
            @Environment(\.dynamicTypeSize) var size
            var body: some View {
                let buttons = Group {
                    Button("one") {}
                    Button("two") {}
                }
                if size.isAccessibilitySize { VStack { buttons } } else { HStack { buttons } }
            }
        }
        let growing = InteractiveRenderer(content: Growing())
        growing.textShaper = GridTextShaper()
        growing.proposedSize = ProposedViewSize(width: 400, height: 300)
        #expect(try growing.focusedTarget() != nil)
        growing.dynamicTypeSize = .accessibility3
        // The buttons are now one below the other.
        #expect(try !growing.send(.right))
        #expect(try growing.send(.down))
    }
}
