import FlatlayDrawing
import FlatlayViews
import Foundation
import Testing

@Suite("Conversions between UIKit's values and those of views") struct UIKitBridgeTests {
    private static let samples: [Color] = [
        .red, .white, .clear, .primary, .accentColor, Color("Ink"),
        Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4), Color(light: .red, dark: .white),
        Color(light: .black, dark: .white), .red.opacity(0.5), .red.mix(with: .blue, by: 0.5),
        Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }),
        Color(uiColor: .tintColor.withAlphaComponent(0.5)),
    ]

    @Test("a view's colour is the same after a conversion to UIKit and back, and drawn equally", arguments: samples)
    func colors(_ color: Color) {
        #expect(Color(uiColor: UIColor(color)) == color)
        #expect(UIColor(Color(uiColor: UIColor(color))) == UIColor(color))
        var environment = EnvironmentValues()
        environment.colorScheme = .dark
        environment.namedColors = ["Ink": .orange]
        #expect(UIColor(color).resolve(in: environment) == color.resolve(in: environment))
    }

    @Test("a view's colour that UIKit resolves follows the traits")
    func traits() {
        let color = UIColor(Color(light: .red, dark: .white).opacity(0.5))
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(color.resolvedColor(with: dark).cgColor.components == [1, 1, 1, 0.5])
        #expect(UIColor(.red) == .systemRed && UIColor.tintColor == UIColor(.accentColor))
        #expect(Color(cgColor: CGColor(gray: 0.5, alpha: 1)) == Color(white: 0.5))
        #expect(Color.red.cgColor == nil && Color(white: 1).cgColor?.components == [1, 1, 1, 1])
    }

    @Test("a view's font is the same after a conversion to UIKit and back")
    func fonts() {
        let fonts: [Font] = [
            .body, .headline.italic(), .system(size: 20, weight: .bold, design: .rounded),
            .custom("Georgia", size: 12), .custom("Georgia", fixedSize: 12), .title.smallCaps().width(.condensed),
        ]
        for font in fonts { #expect(Font(UIFont(font)) == font && UIFont(font).font == font) }
    }
}
