/// The OpenType features that Apple's numbers of types and selectors mean.
///
/// Source: Apple's header `SFNTLayoutTypes.h` for the numbers, and the registry of OpenType's features for the tags.
enum FontFeatures {
    /// The values of features by their tags, from a list of settings; what cannot be read is left out.
    static func values(of settings: Any?) -> [(tag: String, value: Int)] {
        if let settings = settings as? [[UIFontDescriptor.FeatureKey: Any]] {
            return settings.compactMap { setting in value { setting[UIFontDescriptor.FeatureKey(rawValue: $0)] } }
        }
        return (settings as? [[String: Any]] ?? []).compactMap { setting in value { setting[$0] } }
    }

    private static func value(_ setting: (String) -> Any?) -> (tag: String, value: Int)? {
        if let tag = setting("CTFeatureOpenTypeTag") as? String {
            return tag.isFontFeature ? (tag, max(0, setting("CTFeatureOpenTypeValue") as? Int ?? 1)) : nil
        }
        guard let type = setting("CTFeatureTypeIdentifier") as? Int,
            let selector = setting("CTFeatureSelectorIdentifier") as? Int
        else { return nil }
        return tag(type: type, selector: selector)
    }

    private static func tag(type: Int, selector: Int) -> (tag: String, value: Int)? {
        // Stylistic alternatives: selector 2 turns on the first, 3 turns it off, and so on up to the twentieth.
        if type == kStylisticAlternativesType, (2...41).contains(selector) {
            let number = selector / 2
            return ("ss" + (number < 10 ? "0" : "") + "\(number)", selector.isMultiple(of: 2) ? 1 : 0)
        }
        return table[Key(type, selector)]
    }

    private struct Key: Hashable {
        let type: Int
        let selector: Int

        init(_ type: Int, _ selector: Int) {
            (self.type, self.selector) = (type, selector)
        }
    }

    private static let table: [Key: (tag: String, value: Int)] = [
        Key(kLigaturesType, kCommonLigaturesOnSelector): ("liga", 1),
        Key(kLigaturesType, kCommonLigaturesOffSelector): ("liga", 0),
        Key(kLigaturesType, kRareLigaturesOnSelector): ("dlig", 1),
        Key(kLigaturesType, kRareLigaturesOffSelector): ("dlig", 0),
        Key(kLigaturesType, kContextualLigaturesOnSelector): ("clig", 1),
        Key(kLigaturesType, kContextualLigaturesOffSelector): ("clig", 0),
        Key(kLigaturesType, kHistoricalLigaturesOnSelector): ("hlig", 1),
        Key(kLigaturesType, kHistoricalLigaturesOffSelector): ("hlig", 0),
        Key(kNumberSpacingType, kMonospacedNumbersSelector): ("tnum", 1),
        Key(kNumberSpacingType, kProportionalNumbersSelector): ("pnum", 1),
        Key(kNumberCaseType, kLowerCaseNumbersSelector): ("onum", 1),
        Key(kNumberCaseType, kUpperCaseNumbersSelector): ("lnum", 1),
        Key(kFractionsType, kNoFractionsSelector): ("frac", 0),
        Key(kFractionsType, kVerticalFractionsSelector): ("afrc", 1),
        Key(kFractionsType, kDiagonalFractionsSelector): ("frac", 1),
        Key(kVerticalPositionType, kSuperiorsSelector): ("sups", 1),
        Key(kVerticalPositionType, kInferiorsSelector): ("subs", 1),
        Key(kVerticalPositionType, kOrdinalsSelector): ("ordn", 1),
        Key(kVerticalPositionType, kScientificInferiorsSelector): ("sinf", 1),
        Key(kTypographicExtrasType, kSlashedZeroOnSelector): ("zero", 1),
        Key(kTypographicExtrasType, kSlashedZeroOffSelector): ("zero", 0),
        Key(kCaseSensitiveLayoutType, kCaseSensitiveLayoutOnSelector): ("case", 1),
        Key(kCaseSensitiveLayoutType, kCaseSensitiveLayoutOffSelector): ("case", 0),
        Key(kCaseSensitiveLayoutType, kCaseSensitiveSpacingOnSelector): ("cpsp", 1),
        Key(kCaseSensitiveLayoutType, kCaseSensitiveSpacingOffSelector): ("cpsp", 0),
        Key(kContextualAlternatesType, kContextualAlternatesOnSelector): ("calt", 1),
        Key(kContextualAlternatesType, kContextualAlternatesOffSelector): ("calt", 0),
        Key(kContextualAlternatesType, kSwashAlternatesOnSelector): ("swsh", 1),
        Key(kContextualAlternatesType, kSwashAlternatesOffSelector): ("swsh", 0),
        Key(kLowerCaseType, kLowerCaseSmallCapsSelector): ("smcp", 1),
        Key(kLowerCaseType, kLowerCasePetiteCapsSelector): ("pcap", 1),
        Key(kUpperCaseType, kUpperCaseSmallCapsSelector): ("c2sc", 1),
        Key(kUpperCaseType, kUpperCasePetiteCapsSelector): ("c2pc", 1),
        Key(kStyleOptionsType, kTitlingCapsSelector): ("titl", 1),
    ]
}

extension String {
    /// Whether the text is a tag of an OpenType feature: four letters or digits, as all registered ones are.
    package var isFontFeature: Bool {
        utf8.count == 4 && unicodeScalars.allSatisfy { $0.isASCII && ($0.properties.isAlphabetic || "0"..."9" ~= $0) }
    }
}
