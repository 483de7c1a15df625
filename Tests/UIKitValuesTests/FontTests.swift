import Foundation
import Testing
import UIKitValues

@Suite("UIKit's fonts") struct FontTests {
    @Test("fonts have their sizes, scale with the text size, and keep their traits")
    func fonts() {
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 53)
        #expect(UIFont.preferredFont(forTextStyle: .headline).fontDescriptor.symbolicTraits == .traitBold)
        let metrics = UIFontMetrics(forTextStyle: .body)
        let font = UIFont.systemFont(ofSize: 10, weight: .bold)
        #expect(metrics.scaledFont(for: font).pointSize == 10)
        let scaled = metrics.scaledFont(for: font, compatibleWith: large)
        #expect(
            scaled.pointSize == metrics.scaledValue(for: 10, compatibleWith: large).rounded() && scaled.pointSize > 25)
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

    /// Fonts get whole points, other lengths whole pixels of the device, whether or not the traits name a scale.
    @Test(
        arguments: [
            (17, UIContentSizeCategory.extraSmall, 15), (8, .extraSmall, 7), (64, .extraSmall, 55),
            (17, .accessibilityExtraExtraExtraLarge, 48), (10, .medium, 10),
        ] as [(CGFloat, UIContentSizeCategory, CGFloat)])
    func scaledFontsHaveWholePoints(size: CGFloat, category: UIContentSizeCategory, expected: CGFloat) {
        let metrics = UIFontMetrics(forTextStyle: .body)
        let plain = UITraitCollection(preferredContentSizeCategory: category)
        for traits in [plain, UITraitCollection(traitsFrom: [plain, UITraitCollection(displayScale: 3)])] {
            let font = metrics.scaledFont(for: .systemFont(ofSize: size), compatibleWith: traits)
            #expect(font.pointSize == expected)
        }
    }

    @Test func scaledValuesHaveThePixelsOfTheDevice() {
        let metrics = UIFontMetrics(forTextStyle: .body)
        let small = UITraitCollection(preferredContentSizeCategory: .medium)
        for scale in [1, 2, 3] as [CGFloat] {
            let screen = UITraitCollection(displayScale: scale)
            let expected = (17 * 21 / 22 * scale).rounded() / scale
            let both = UITraitCollection(traitsFrom: [small, screen])
            #expect(metrics.scaledValue(for: 17, compatibleWith: both) == expected)
            screen.performAsCurrent { #expect(metrics.scaledValue(for: 17, compatibleWith: small) == expected) }
        }
    }
}
