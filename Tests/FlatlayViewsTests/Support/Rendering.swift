import FlatlayDrawing
import Foundation

@testable import FlatlayViews

/// Resources of a test: the grid shaper, and test images and symbols.
struct TestResources {
    let shaper = GridTextShaper()
    let resources: DrawingResources

    init(images: [ImageResource] = [], symbols: any SymbolProviding = NoSymbols()) {
        resources = DrawingResources(textShaper: shaper, images: ImageTable(images), symbols: symbols)
    }
}

/// An image of a size without content.
func testImage(_ name: String, width: Int, height: Int) -> ImageResource {
    ImageResource(
        name: name, pixelWidth: width, pixelHeight: height, pixels: [], isOpaque: false, format: .png,
        encoded: Data(name.utf8))
}

/// Measures a view without fonts.
func measure(
    _ view: some View, _ width: CGFloat?, _ height: CGFloat?, environment: EnvironmentValues = EnvironmentValues()
) -> CGSize {
    ViewHost(view, environment: environment, resources: TestResources().resources)
        .sizeThatFits(ProposedViewSize(width: width, height: height))
}

/// Draws a view in a frame of a size, from the upper left corner.
func draw(
    _ view: some View, _ width: CGFloat, _ height: CGFloat, environment: EnvironmentValues = EnvironmentValues(),
    test: TestResources = TestResources()
) -> DisplayList {
    let builder = DisplayListBuilder()
    let size = CGSize(width: width, height: height)
    ViewHost(view, environment: environment, resources: test.resources)
        .draw(in: CGRect(origin: .zero, size: size), into: builder)
    return builder.finish(size: size)
}

extension DisplayList {
    /// The frame of the first node of a name.
    func frame(of name: String) -> CGRect? {
        nodes.first { $0.name == name }?.frame
    }

    /// The commands as text, without the size and the names of nodes.
    var commands: [String] {
        description.split(separator: "\n").dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.hasPrefix("@") }
    }

    /// The names of the nodes with their frames, without the root.
    var tree: [String] {
        treeDescription.split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) }
    }
}
