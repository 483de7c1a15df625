import Flatlay
import Foundation
import RenderingTestSupport
import Testing
@testable import FlatlayPaint

@MainActor
@Suite("Measured sizes") struct FittingSizeTests {
    @Test("a renderer measures without drawing, with the same result")
    func renderer() throws {
        let renderer = ImageRenderer(content: Text("A title of two lines").padding(10))
        renderer.textShaper = GridTextShaper()
        #expect(try renderer.sizeThatFits(.unspecified) == CGSize(width: 220, height: 40))
        #expect(try renderer.sizeThatFits(ProposedViewSize(width: 140, height: nil)).height == 60)
        #expect(try renderer.displayList().size == CGSize(width: 220, height: 40))
    }

    @Test("a hosting controller measures outside images like a renderer")
    func hostingController() throws {
        let controller = UIHostingController(rootView: Text("Hello"))
        let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .infinity)
        let expected = try ImageRenderer(content: Text("Hello")).sizeThatFits(.unspecified)
        #expect(controller.sizeThatFits(in: room) == expected)
        #expect(controller.measuringError == nil && expected.width > 20)
        controller.rootView = Text("Hello, hello")
        #expect(controller.sizeThatFits(in: room).width > expected.width)
    }

    @Test("a cell has a fitting size for a width, and without one")
    func cells() {
        let cell = UICollectionViewCell(frame: .zero)
        cell.contentConfiguration = UIHostingConfiguration {
            Color.red.frame(minWidth: 30, idealWidth: 50, minHeight: 20)
        }
        #expect(cell.systemLayoutSizeFitting(UICollectionViewCell.layoutFittingCompressedSize).width == 66)
        let fitted = cell.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(fitted == CGSize(width: 320, height: 36))
        let fixed = cell.systemLayoutSizeFitting(
            CGSize(width: 320, height: 10), withHorizontalFittingPriority: .required, verticalFittingPriority: .required
        )
        #expect(fixed == CGSize(width: 320, height: 10))
    }

    @Test("a view without an area is an empty image, and no file")
    func empty() throws {
        let renderer = ImageRenderer(content: EmptyView())
        let list = try renderer.displayList()
        #expect(list.size == .zero && list.items.isEmpty)
        #expect(try renderer.frameDescription() == "")
        #expect(renderer.uiImage == nil)
        for format in [ImageFormat.png, .svg, .pdf] {
            #expect(throws: RenderError.invalidSize(width: 0, height: 0)) { try renderer.data(as: format) }
        }
        renderer.proposedSize = ProposedViewSize(width: -1, height: 10)
        #expect(throws: RenderError.invalidSize(width: -1, height: 10)) { try renderer.displayList() }
    }

    @Test("a rendered image can be used in other views")
    func image() throws {
        let small = ImageRenderer(Color(red: 1, green: 0, blue: 0), width: 4, height: 3)
        small.scale = 2
        let image = try #require(small.uiImage)
        let bitmap = try ImageRenderer(content: Image(uiImage: image)).bitmap()
        #expect((bitmap.width, bitmap.height) == (4, 3))
        #expect(bitmap.bytes.prefix(4) == [0, 0, 255, 255])
    }
}
