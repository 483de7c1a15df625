import Flatlay
import Foundation
import RenderingTestSupport
import Testing

@Suite("UIKit's values") struct UIKitValueTests {
    @Test("a closure receives the traits at the place where the colour is drawn")
    func dynamic() throws {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .yellow : .blue }
        #expect(color == color && color != UIColor { $0.userInterfaceStyle == .dark ? .yellow : .blue })
        #expect(color.cgColor == UIColor.blue.cgColor)
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(color.cgColor == UIColor.yellow.cgColor)
        }
        let renderer = ImageRenderer(Color(uiColor: color), width: 10, height: 10)
        renderer.colorScheme = .dark
        #expect(try renderer.displayList().description.contains("#ffff00"))
        renderer.colors = ["Ink": .black]
        renderer.content = Color(uiColor: UIColor(resource: ColorResource(name: "Ink", bundle: .main)))
        #expect(try renderer.displayList().description.contains("#000000"))
    }

    /// Both come from San Francisco's tables, in two modules that don't know each other.
    @Test("a font's line height is that of the line that is drawn", arguments: [11.0, 13, 15, 17, 20, 34])
    func lineHeight(size: CGFloat) throws {
        let renderer = ImageRenderer(content: Text("A").font(.system(size: size)))
        renderer.scale = 3
        let height = try renderer.sizeThatFits(.unspecified).height
        let font = UIFont.systemFont(ofSize: size)
        #expect(abs(height - (font.lineHeight * 3).rounded(.up) / 3) < 0.001)
        #expect(abs(font.lineHeight - font.ascender + font.descender) < 0.001)
    }

    @Test("a scaled font is drawn larger with larger text sizes")
    func scaledFont() throws {
        let font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 40)
        let renderer = ImageRenderer(content: Text("A").font(Font(font)))
        let usual = try renderer.sizeThatFits(.unspecified).height
        renderer.dynamicTypeSize = .accessibility5
        let large = try renderer.sizeThatFits(.unspecified).height
        #expect(abs(large / usual - 2) < 0.1)
    }

    private func picture(_ image: UIImage) throws -> DisplayList {
        let renderer = ImageRenderer(content: Image(uiImage: image).foregroundStyle(.green))
        renderer.symbols = try SymbolTable(["dot": "M0 0h16v16H0z"])
        return try renderer.displayList()
    }

    @Test("a symbol has the size of its configuration, whatever the text around it")
    func symbolConfigurations() throws {
        let plain = try #require(UIImage(systemName: "dot"))
        let configured = { (configuration: UIImage.SymbolConfiguration) throws in
            try picture(plain.withConfiguration(configuration)).size.height
        }
        let usual = try picture(plain).size.height
        #expect(try configured(.init(pointSize: 34)) > usual * 1.9)
        #expect(try configured(.init(scale: .large)) > usual * 1.2)
        #expect(try configured(.init(textStyle: .largeTitle)) > usual * 1.9)
        #expect(try configured(.init(font: .systemFont(ofSize: 8))) < usual * 0.6)
        #expect(try configured(.unspecified) == usual)
        let both = UIImage.SymbolConfiguration(pointSize: 34).applying(UIImage.SymbolConfiguration(weight: .bold))
        #expect(both == UIImage.SymbolConfiguration(pointSize: 34, weight: .bold))
        #expect(both.applying(.init(pointSize: 17)) == UIImage.SymbolConfiguration(pointSize: 17, weight: .bold))
        #expect(both.configurationWithoutPointSizeAndWeight() == .unspecified)
        #expect(plain.applyingSymbolConfiguration(both)?.symbolConfiguration == both)
    }

    @Test("a symbol keeps its own tint if it is drawn in its own colours, and has the inherited tint otherwise")
    func tints() throws {
        let plain = try #require(UIImage(systemName: "dot"))
        let green = Color.green.resolve(in: EnvironmentValues()).description
        #expect(try picture(plain).description.contains(green))
        #expect(try picture(plain.withTintColor(.red)).description.contains(green))
        #expect(try picture(plain.withTintColor(.red, renderingMode: .alwaysOriginal)).description.contains("#ff0000"))
        #expect(try picture(plain.withConfiguration(.init(hierarchicalColor: .blue))).description.contains("#0000ff"))
        #expect(try picture(plain.withConfiguration(.init(paletteColors: [.purple]))).description.contains("#800080"))
    }

    @Test("insets of views and of layouts can be converted")
    func insets() {
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(NSDirectionalEdgeInsets(insets) == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(EdgeInsets(NSDirectionalEdgeInsets(insets)) == insets)
    }
}
