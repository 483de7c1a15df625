import CoreGeometry
import Foundation
import Testing
import UIKitValues

@Suite("UIKit's colours") struct ColorTests {
    /// The components that UIKit documents.
    private static let standard: KeyValuePairs<String, (UIColor, [CGFloat])> = [
        "black": (.black, [0, 1]), "darkGray": (.darkGray, [0.333, 1]), "lightGray": (.lightGray, [0.667, 1]),
        "white": (.white, [1, 1]), "gray": (.gray, [0.5, 1]), "clear": (.clear, [0, 0]), "red": (.red, [1, 0, 0, 1]),
        "green": (.green, [0, 1, 0, 1]), "blue": (.blue, [0, 0, 1, 1]), "cyan": (.cyan, [0, 1, 1, 1]),
        "yellow": (.yellow, [1, 1, 0, 1]), "magenta": (.magenta, [1, 0, 1, 1]), "orange": (.orange, [1, 0.5, 0, 1]),
        "purple": (.purple, [0.5, 0, 0.5, 1]), "brown": (.brown, [0.6, 0.4, 0.2, 1]),
    ]

    @Test("the standard colours have UIKit's components, also in dark mode")
    func standardColors() {
        for (name, (color, components)) in Self.standard {
            let found = color.cgColor.components ?? []
            #expect(found.count == components.count, "\(name)")
            for (first, second) in zip(found, components) { #expect(abs(first - second) < 0.001, "\(name)") }
            let dark = UITraitCollection(userInterfaceStyle: .dark)
            #expect(color.resolvedColor(with: dark).cgColor == color.cgColor, "\(name)")
        }
    }

    @Test("an alpha component replaces that of the colour")
    func alpha() {
        #expect(abs(UIColor.secondaryLabel.cgColor.alpha - 0.6) < 0.001)
        #expect(UIColor.secondaryLabel.withAlphaComponent(0.5).cgColor.alpha == 0.5)
        #expect(UIColor.clear.withAlphaComponent(1).cgColor == UIColor.black.cgColor)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(UIColor.label.withAlphaComponent(0.25).resolvedColor(with: dark).cgColor.components == [1, 1, 1, 0.25])
    }

    @Test("colours can be split into their components, and built from them")
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
    }

    @Test("Display P3 colours are converted to sRGB")
    func displayP3() {
        #expect(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1).cgColor.components == [1, 1, 1, 1])
        let found = UIColor(displayP3Red: 0.5, green: 0.4, blue: 0.3, alpha: 1).cgColor.components ?? []
        // Computed separately, from the primaries of both spaces.
        for (first, second) in zip(found, [0.51926, 0.39509, 0.28447, 1]) { #expect(abs(first - second) < 0.002) }
    }

    @Test("colours with the same values are equal; closures and colours of other modules equal only themselves")
    func equality() {
        #expect(UIColor.systemRed == .systemRed && UIColor.systemRed != .systemBlue && UIColor.label != .black)
        #expect(UIColor.systemRed.hashValue == UIColor.systemRed.hashValue)
        #expect(UIColor(named: "Ink") == UIColor(resource: ColorResource(name: "Ink", bundle: .main)))
        #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
        #expect(UIColor.label.withAlphaComponent(0.5) != UIColor.label.withAlphaComponent(0.25))
        let first = UIColor(.deferred(AnyDeferredColor(Shade(level: 1))))
        #expect(first == UIColor(.deferred(AnyDeferredColor(Shade(level: 1)))))
        #expect(first != UIColor(.deferred(AnyDeferredColor(Shade(level: 2)))))
        #expect(first != UIColor(.deferred(AnyDeferredColor(OtherShade()))))
        #expect(first.cgColor.components == [1, 1, 1, 1])
    }

    @Test("a closure receives the traits of its caller, completed by those of a phone")
    func traits() {
        let color = UIColor { traits in
            traits.horizontalSizeClass == .regular && traits.userInterfaceStyle == .light ? .red : .green
        }
        let wide = UITraitCollection(horizontalSizeClass: .regular)
        #expect(color.resolvedColor(with: wide) == .red)
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .green)
        #expect(color.withAlphaComponent(0.5).resolvedColor(with: wide) == UIColor.red.withAlphaComponent(0.5))
    }

    private final class Shade: DeferredColor {
        let level: Float

        init(level: Float) {
            self.level = level
        }

        func resolve(with traits: UITraitCollection) -> ResolvedColor {
            ResolvedColor(red: level, green: level, blue: level)
        }

        static func == (left: Shade, right: Shade) -> Bool { left.level == right.level }
        func hash(into hasher: inout Hasher) { hasher.combine(level) }
    }

    private final class OtherShade: DeferredColor {
        func resolve(with traits: UITraitCollection) -> ResolvedColor { .white }
        static func == (left: OtherShade, right: OtherShade) -> Bool { true }
        func hash(into hasher: inout Hasher) {}
    }
}
