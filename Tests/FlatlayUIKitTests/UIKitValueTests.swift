import Flatlay
import Foundation
import TestSupport
import Testing

@Suite("UIKit's values") struct UIKitValueTests {
    /// The components that UIKit documents.
    private static let standard: KeyValuePairs<String, (UIColor, [CGFloat])> = [
        "black": (.black, [0, 1]), "darkGray": (.darkGray, [0.333, 1]), "lightGray": (.lightGray, [0.667, 1]),
        "white": (.white, [1, 1]), "gray": (.gray, [0.5, 1]), "clear": (.clear, [0, 0]), "red": (.red, [1, 0, 0, 1]),
        "green": (.green, [0, 1, 0, 1]), "blue": (.blue, [0, 0, 1, 1]), "cyan": (.cyan, [0, 1, 1, 1]),
        "yellow": (.yellow, [1, 1, 0, 1]), "magenta": (.magenta, [1, 0, 1, 1]), "orange": (.orange, [1, 0.5, 0, 1]),
        "purple": (.purple, [0.5, 0, 0.5, 1]), "brown": (.brown, [0.6, 0.4, 0.2, 1]),
    ]

    @Test("the standard colours have UIKit's components, also in the dark")
    func standardColors() {
        for (name, (color, components)) in Self.standard {
            let found = color.cgColor.components ?? []
            #expect(found.count == components.count, "\(name)")
            for (first, second) in zip(found, components) { #expect(abs(first - second) < 0.001, "\(name)") }
            let dark = UITraitCollection(userInterfaceStyle: .dark)
            #expect(color.resolvedColor(with: dark).cgColor == color.cgColor, "\(name)")
        }
    }

    @Test("an opacity is put in the place of the colour's own")
    func alpha() {
        #expect(abs(UIColor.secondaryLabel.cgColor.alpha - 0.6) < 0.001)
        #expect(UIColor.secondaryLabel.withAlphaComponent(0.5).cgColor.alpha == 0.5)
        #expect(UIColor.clear.withAlphaComponent(1).cgColor == UIColor.black.cgColor)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(UIColor.label.withAlphaComponent(0.25).resolvedColor(with: dark).cgColor.components == [1, 1, 1, 0.25])
    }

    @Test("colours are told apart into their components, and put together again")
    func components() {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(UIColor.orange.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect((red, green, blue, alpha) == (1, 0.5, 0, 1))
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        for index in 0..<36 {
            let color = UIColor(hue: CGFloat(index) / 36, saturation: 0.75, brightness: 0.5, alpha: 0.25)
            #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
            #expect(abs(hue - CGFloat(index) / 36) < 1e-5 && abs(saturation - 0.75) < 1e-5)
            #expect(abs(brightness - 0.5) < 1e-5 && alpha == 0.25)
        }
        var white: CGFloat = 0
        #expect(UIColor.gray.getWhite(&white, alpha: &alpha) && white == 0.5)
        #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
        #expect(UIColor(cgColor: CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)) == .orange)
        #expect(UIColor(cgColor: UIColor.white.cgColor) == .white)
        #expect(Color(cgColor: CGColor(gray: 0.5, alpha: 1)) == Color(white: 0.5))
        #expect(Color.red.cgColor == nil && Color(white: 1).cgColor?.components == [1, 1, 1, 1])
    }

    @Test("colours of wider screens become those of sRGB")
    func displayP3() {
        #expect(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1).cgColor.components == [1, 1, 1, 1])
        let found = UIColor(displayP3Red: 0.5, green: 0.4, blue: 0.3, alpha: 1).cgColor.components ?? []
        // From the primaries of both spaces, computed apart.
        for (first, second) in zip(found, [0.51926, 0.39509, 0.28447, 1]) { #expect(abs(first - second) < 0.002) }
    }

    @Test("a closure chooses for the traits where the colour is drawn")
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

    @Test("fonts have their sizes, grow with text, and keep what traits say")
    func fonts() {
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 53)
        #expect(UIFont.preferredFont(forTextStyle: .headline).fontDescriptor.symbolicTraits == .traitBold)
        let metrics = UIFontMetrics(forTextStyle: .body)
        let font = UIFont.systemFont(ofSize: 10, weight: .bold)
        #expect(metrics.scaledFont(for: font).pointSize == 10)
        let scaled = metrics.scaledFont(for: font, compatibleWith: large)
        #expect(scaled.pointSize == metrics.scaledValue(for: 10, compatibleWith: large) && scaled.pointSize > 25)
        #expect(metrics.scaledFont(for: font, maximumPointSize: 12, compatibleWith: large).pointSize == 12)
        #expect(scaled.fontDescriptor.symbolicTraits == .traitBold)
        #expect(font.withSize(20) == UIFont.systemFont(ofSize: 20, weight: .bold))
        let italic = font.fontDescriptor.withSymbolicTraits([.traitItalic, .traitBold])
        #expect(
            italic.map { UIFont(descriptor: $0, size: 0).fontDescriptor.symbolicTraits } == [.traitItalic, .traitBold])
        let heavy = font.fontDescriptor.addingAttributes([
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy], .size: 30,
        ])
        #expect(heavy.pointSize == 30 && UIFont(descriptor: heavy, size: 0) == .systemFont(ofSize: 30, weight: .heavy))
        #expect(abs(UIFont.systemFont(ofSize: 17).lineHeight - 20.29) < 0.01)
    }

    @Test("a font that grows is drawn larger where text is")
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

    @Test("a symbol is as large as its configuration says, whatever the text around is")
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

    @Test("a symbol keeps a tint of its own where it is drawn in its own colours, and the tint around elsewhere")
    func tints() throws {
        let plain = try #require(UIImage(systemName: "dot"))
        let green = Color.green.resolve(in: EnvironmentValues()).description
        #expect(try picture(plain).description.contains(green))
        #expect(try picture(plain.withTintColor(.red)).description.contains(green))
        #expect(try picture(plain.withTintColor(.red, renderingMode: .alwaysOriginal)).description.contains("#ff0000"))
        #expect(try picture(plain.withConfiguration(.init(hierarchicalColor: .blue))).description.contains("#0000ff"))
        #expect(try picture(plain.withConfiguration(.init(paletteColors: [.purple]))).description.contains("#800080"))
    }

    @Test("insets of views and of layouts become each other")
    func insets() {
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(NSDirectionalEdgeInsets(insets) == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(EdgeInsets(NSDirectionalEdgeInsets(insets)) == insets)
    }
}
