import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlayViews

@Suite("Dynamic Type")
struct DynamicTypeTests {
    /// Sizes from the smallest setting to the largest, as Apple's Human Interface Guidelines list them.
    @Test(
        "text styles have the published sizes",
        arguments: [
            (.largeTitle, "31 32 33 34 36 38 40 44 48 52 56 60"), (.title, "25 26 27 28 30 32 34 38 43 48 53 58"),
            (.title2, "19 20 21 22 24 26 28 34 39 44 50 56"), (.title3, "17 18 19 20 22 24 26 31 37 43 49 55"),
            (.headline, "14 15 16 17 19 21 23 28 33 40 47 53"), (.body, "14 15 16 17 19 21 23 28 33 40 47 53"),
            (.callout, "13 14 15 16 18 20 22 26 32 38 44 51"), (.subheadline, "12 13 14 15 17 19 21 25 30 36 42 49"),
            (.footnote, "12 12 12 13 15 17 19 23 27 33 38 44"), (.caption, "11 11 11 12 14 16 18 22 26 32 37 43"),
            (.caption2, "11 11 11 11 13 15 17 20 24 29 34 40"),
        ] as [(Font.TextStyle, String)])
    func sizes(style: Font.TextStyle, expected: String) {
        let sizes = DynamicTypeSize.allCases.map { size in
            var environment = EnvironmentValues()
            environment.dynamicTypeSize = size
            environment.font = .system(style)
            return environment.fontDescriptor()
        }
        #expect(sizes.map { String(Int($0.size)) }.joined(separator: " ") == expected)
        #expect(sizes.allSatisfy { $0.weight == (style == .headline ? 600 : 400) })
    }

    /// Measurements of `UIFontMetrics` that were published: 16.333 at medium, 48 at the largest size.
    @Test(
        "lengths scale like the lines of their style, in whole pixels",
        arguments: [
            (.medium, .body, 17, 16.3333), (.accessibility5, .body, 17, 48), (.large, .body, 17.1, 17.1),
            (.xSmall, .caption2, 100, 100), (.xxxLarge, .largeTitle, 41, 48), (.small, .body, 44, 40),
        ] as [(DynamicTypeSize, Font.TextStyle, CGFloat, CGFloat)])
    func scaledValues(setting: DynamicTypeSize, style: Font.TextStyle, value: CGFloat, expected: CGFloat) {
        var environment = EnvironmentValues()
        environment.displayScale = 3
        environment.dynamicTypeSize = setting
        #expect(abs(DynamicType.scaledValue(value, relativeTo: style, in: environment) - expected) < 0.001)
    }

    @Test("named fonts scale with body text or their style, fixed ones and the system font at a size do not")
    func customFonts() {
        func size(_ font: Font) -> CGFloat {
            var environment = EnvironmentValues()
            environment.dynamicTypeSize = .accessibility5
            environment.font = font
            return environment.fontDescriptor().size
        }
        #expect(size(.custom("Inter", size: 17)) == 48)
        #expect(size(.custom("Inter", size: 22, relativeTo: .largeTitle)) == 38)
        #expect(size(.custom("Inter", fixedSize: 17)) == 17)
        #expect(size(.system(size: 17)) == 17)
    }

    @Test("a range keeps sizes within its limits")
    func ranges() {
        func clamped<Sizes: RangeExpression>(_ size: DynamicTypeSize, _ range: Sizes) -> DynamicTypeSize?
        where Sizes.Bound == DynamicTypeSize {
            let probe = Probe()
            _ = measure(ProbeView(probe: probe).dynamicTypeSize(range).dynamicTypeSize(size), nil, nil)
            return probe.seen
        }
        #expect(clamped(.accessibility3, ...DynamicTypeSize.xxLarge) == .xxLarge)
        #expect(clamped(.xSmall, DynamicTypeSize.medium...) == .medium)
        #expect(clamped(.xSmall, DynamicTypeSize.small...DynamicTypeSize.large) == .small)
        #expect(clamped(.medium, DynamicTypeSize.small...DynamicTypeSize.large) == .medium)
        #expect(clamped(.large, ..<DynamicTypeSize.large) == .medium)
        #expect(clamped(.large, DynamicTypeSize.large..<DynamicTypeSize.large) == .large)
    }

    @Test("both names of a size mean the same")
    func categories() {
        var environment = EnvironmentValues()
        #expect(environment.sizeCategory == .large)
        for (size, category) in zip(DynamicTypeSize.allCases, ContentSizeCategory.allCases) {
            environment.sizeCategory = category
            #expect(environment.dynamicTypeSize == size && environment.sizeCategory == category)
            #expect(category.isAccessibilityCategory == size.isAccessibilitySize)
        }
        #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
        #expect(ContentSizeCategory.allCases.sorted() == ContentSizeCategory.allCases)
    }
}

/// Records the text size that a view sees.
private final class Probe {
    var seen: DynamicTypeSize?
}

nonisolated private struct ProbeView: View {
    let probe: Probe
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
        probe.seen = size
        return Text("a")
    }
}
