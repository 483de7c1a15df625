import Flatlay
import Foundation
import RenderingTestSupport
import Testing

/// Compares the sizes of installed symbols with those of SF Symbols.
@Suite struct SymbolSizeTests {
    /// The size of a symbol at 17 points, from a renderer with a large scale, to round little.
    private func size(_ name: String, _ change: (Image) -> AnyView = { AnyView($0) }) throws -> CGSize {
        let renderer = ImageRenderer(content: change(Image(systemName: name)))
        renderer.scale = 16
        return try renderer.displayList().size
    }

    @Test(
        "aspect ratios are close to those that Interface Builder writes into storyboards",
        arguments: [
            ("chevron.right", 97, 128), ("gear", 128, 122), ("gearshape", 128, 123), ("location.circle.fill", 128, 123),
            ("magnifyingglass", 128, 117), ("person.circle.fill", 128, 123), ("plus", 128, 113), ("sun.max", 128, 125),
            ("trash", 117, 128), ("square.and.arrow.up", 115, 128),
        ] as [(String, CGFloat, CGFloat)])
    func ratios(name: String, width: CGFloat, height: CGFloat) throws {
        let own = try size(name)
        #expect(abs(own.width / own.height / (width / height) - 1) < 0.1, "\(own)")
    }

    @Test("a filled star of 17 points is about 20 × 19 points")
    func star() throws {
        let star = try size("star.fill")
        #expect(abs(star.width - 20) < 0.5 && abs(star.height - 19) < 1, "\(star)")
    }

    @Test("installed symbols are drawn as paths, without a warning, in every output")
    func outputs() throws {
        let renderer = ImageRenderer(
            content: HStack {
                Image(systemName: "star.fill")
                Image(systemName: "person.crop.circle.badge.checkmark")
                Image(systemName: "heart.slash.circle.fill").font(.title.bold())
            })
        let list = try renderer.displayList()
        #expect(renderer.diagnostics.isEmpty)
        #expect(list.nodes.filter { $0.name == "symbol" }.count == 3)
        #expect(String(decoding: try renderer.svgData(), as: UTF8.self).contains("<path"))
        #expect(try renderer.pdfData().count > 500)
        #expect(try renderer.pngData() == renderer.pngData())
    }

    @Test("a renderer without symbols reports it once")
    func none() throws {
        let renderer = ImageRenderer(
            content: HStack {
                Image(systemName: "star"); Image(systemName: "star")
            })
        renderer.symbols = NoSymbols()
        _ = try renderer.displayList()
        #expect(
            renderer.diagnostics.map(\.message) == [
                "there is no symbol 'star'; give the renderer symbols that contain it"
            ])
    }
}
