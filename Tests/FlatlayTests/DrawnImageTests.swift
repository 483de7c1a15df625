import Flatlay
import Testing

/// Images that an app draws for itself.
@Suite struct DrawnImageTests {
    private func format(_ scale: CGFloat) -> UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }

    @Test func aRendererDrawsPixels() throws {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format(2))
        let image = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            context.cgContext.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(image.size == CGSize(width: 4, height: 2))
        #expect(image.scale == 2)
        let bitmap = try #require(image.cgImage?.resource)
        #expect(bitmap.pixelWidth == 8 && bitmap.pixelHeight == 4)
        func pixel(_ x: Int, _ y: Int) -> [UInt8] { Array(bitmap.pixels[(y * 8 + x) * 4..<(y * 8 + x) * 4 + 4]) }
        #expect(pixel(0, 0) == [0, 0, 0, 0])
        #expect(pixel(3, 3) == [0, 0, 255, 255])
        #expect(pixel(4, 0) == [0, 0, 0, 0])
        #expect(image.pngData()?.starts(with: [0x89, 0x50, 0x4e, 0x47]) == true)
        #expect(image.jpegData(compressionQuality: 0.8)?.starts(with: [0xff, 0xd8]) == true)
    }

    @Test func anOpaqueImageIsBlackWhereNothingIsDrawn() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), true, 1)
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(image?.cgImage?.resource.pixels == [0, 0, 0, 255])
    }

    @Test func aPartIsCutOut() throws {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format(1))
        let image = renderer.image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 2, y: 1, width: 1, height: 1))
        }
        let part = try #require(image.cgImage?.cropping(to: CGRect(x: 2, y: 1, width: 2, height: 1)))
        #expect(part.resource.pixels == [255, 0, 0, 255, 0, 0, 0, 0])
    }

    @Test func aBitmapIsUpsideDownOnlyAsACGImage() throws {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 2), format: format(1))
        let image = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let rect = CGRect(x: 0, y: 0, width: 1, height: 2)
        let upright = renderer.image { _ in image.draw(in: rect) }
        let bitmap = try #require(image.cgImage)
        let turned = renderer.image { $0.cgContext.draw(bitmap, in: rect) }
        #expect(upright.cgImage?.resource.pixels == [0, 0, 255, 255, 0, 0, 0, 0])
        #expect(turned.cgImage?.resource.pixels == [0, 0, 0, 0, 0, 0, 255, 255])
    }

    @Test func textIsMeasuredWithTheInstalledFonts() {
        let size = "Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        #expect(size.height > 18 && size.height < 24 && size.width > 30 && size.width < 60)
    }

    /// Lines of text look the same whether a label of UIKit or a text of SwiftUI draws them.
    @Test(arguments: [NSTextAlignment.natural, .center, .right])
    func aLabelsTextEqualsASwiftUIText(_ alignment: NSTextAlignment) throws {
        let string = "The quick brown fox jumps over the lazy dog"
        let alignments: [NSTextAlignment: TextAlignment] = [.natural: .leading, .center: .center, .right: .trailing]
        let text = Text(string).font(.system(size: 15)).lineLimit(2).foregroundStyle(.red)
            .multilineTextAlignment(try #require(alignments[alignment]))
        let renderer = ImageRenderer(content: text)
        renderer.scale = 3
        renderer.proposedSize = ProposedViewSize(width: 120, height: nil)
        let expected = try renderer.displayList()

        let traits = UITraitCollection(displayScale: 3, userInterfaceStyle: .light)
        var style = LabelText.Style(
            font: .systemFont(ofSize: 15), color: UIColor.systemRed.resolve(with: traits), traits: traits)
        style.numberOfLines = 2
        style.alignment = alignment
        let label = LabelText(string, style)
        let size = label.size(fittingWidth: 120)
        let builder = DisplayListBuilder()
        let context = CGContext(
            builder: builder, resources: ViewResources.usable, bounds: CGRect(origin: .zero, size: expected.size),
            scale: 3)
        let frame = try #require(expected.nodes.last).frame
        #expect(frame.size == size)
        builder.withNode("text", frame: frame) { label.draw(in: frame, context: context) }
        #expect(builder.finish(size: expected.size).description == expected.description)
    }

    /// A box with its name is drawn, and a warning says which asset is missing.
    @MainActor @Test func aMissingAssetIsAWarningThatNamesIt() throws {
        let button = UIButton(configuration: .plain())
        button.configuration?.image = UIImage(named: "lost-key")
        for (view, name) in [(UIImageView(image: UIImage(named: "lost-photo")), "lost-photo"), (button, "lost-key")] {
            view.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
            let renderer = ImageRenderer(view: view)
            _ = try renderer.displayList()
            #expect(renderer.diagnostics.contains { $0.message.contains("image '\(name)' not found") }, "\(name)")
        }
        let renderer = ImageRenderer(content: HStack { Image("lost-cover") })
        _ = try renderer.displayList()
        #expect(renderer.diagnostics.contains { $0.message.contains("image 'lost-cover' not found") })
    }
}
