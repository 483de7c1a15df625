import Testing

@testable import UIKitValues

@Suite struct FontFeatureTests {
    private func features(_ settings: Any) -> [String: Int] {
        let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([.featureSettings: settings])
        return UIFont(descriptor: descriptor, size: 0).modifiers.features
    }

    @Test func typesAndSelectorsAreOpenTypeFeatures() {
        typealias Key = UIFontDescriptor.FeatureKey
        #expect(
            features([
                [Key.type: kNumberSpacingType, Key.selector: kMonospacedNumbersSelector],
                [Key.featureIdentifier: kStylisticAlternativesType, Key.typeIdentifier: kStylisticAltSixOnSelector],
                [Key.type: kStylisticAlternativesType, Key.selector: 21],
                [Key.type: kContextualAlternatesType, Key.selector: kContextualAlternatesOffSelector],
                [Key.type: kTypographicExtrasType, Key.selector: kSlashedZeroOnSelector],
            ]) == ["tnum": 1, "ss06": 1, "ss10": 0, "calt": 0, "zero": 1])
        #expect(features([[Key.type: 999, Key.selector: 1], [Key.type: kFractionsType]]).isEmpty)
        #expect(features("ss01").isEmpty)
    }

    @Test func tagsOfOpenTypeAreReadAsTheyAre() {
        #expect(
            features([["CTFeatureOpenTypeTag": "cv05", "CTFeatureOpenTypeValue": 2], ["CTFeatureOpenTypeTag": "ss01"]])
                == ["cv05": 2, "ss01": 1])
        let value = UIFontDescriptor.FeatureKey(rawValue: "CTFeatureOpenTypeTag")
        #expect(features([[value: "ss,1"], [value: "toolong"], [value: "cpsp"]]) == ["cpsp": 1])
    }

    @Test func aDescriptorKeepsItsFeatures() {
        let attributes: [UIFontDescriptor.AttributeName: Any] = [
            .family: "Inter", .size: 20, .featureSettings: [["CTFeatureOpenTypeTag": "ss01"]],
        ]
        let descriptor = UIFontDescriptor(fontAttributes: attributes)
        #expect(descriptor.withSize(30).font.modifiers.features == ["ss01": 1])
        #expect(descriptor != UIFontDescriptor(fontAttributes: [.family: "Inter", .size: 20]))
        #expect(descriptor.withSymbolicTraits(.traitBold)?.font.modifiers.features == ["ss01": 1])
    }
}
