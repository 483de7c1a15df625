// The numbers of font features that Core Text names, for ``UIFontDescriptor/FeatureKey``.
//
// Source: Apple's header `SFNTLayoutTypes.h`.

/// The type of ligatures.
public let kLigaturesType = 1
/// Common ligatures, on.
public let kCommonLigaturesOnSelector = 2
/// Common ligatures, off.
public let kCommonLigaturesOffSelector = 3
/// Rare ligatures, on.
public let kRareLigaturesOnSelector = 4
/// Rare ligatures, off.
public let kRareLigaturesOffSelector = 5
/// Ligatures that depend on their neighbours, on.
public let kContextualLigaturesOnSelector = 18
/// Ligatures that depend on their neighbours, off.
public let kContextualLigaturesOffSelector = 19
/// Historical ligatures, on.
public let kHistoricalLigaturesOnSelector = 20
/// Historical ligatures, off.
public let kHistoricalLigaturesOffSelector = 21
/// The type of the width of digits.
public let kNumberSpacingType = 6
/// Digits of one width.
public let kMonospacedNumbersSelector = 0
/// Digits of their own widths.
public let kProportionalNumbersSelector = 1
/// The type of raised and lowered characters.
public let kVerticalPositionType = 10
/// Raised characters.
public let kSuperiorsSelector = 1
/// Lowered characters.
public let kInferiorsSelector = 2
/// Raised letters after numbers.
public let kOrdinalsSelector = 3
/// Lowered digits of formulas.
public let kScientificInferiorsSelector = 4
/// The type of fractions.
public let kFractionsType = 11
/// No fractions.
public let kNoFractionsSelector = 0
/// Fractions with a horizontal line.
public let kVerticalFractionsSelector = 1
/// Fractions with a slanted line.
public let kDiagonalFractionsSelector = 2
/// The type of other variants.
public let kTypographicExtrasType = 14
/// A zero with a slash, on.
public let kSlashedZeroOnSelector = 4
/// A zero with a slash, off.
public let kSlashedZeroOffSelector = 5
/// The type of styles.
public let kStyleOptionsType = 19
/// Capital letters for titles.
public let kTitlingCapsSelector = 4
/// The type of the height of digits.
public let kNumberCaseType = 21
/// Digits with ascenders and descenders.
public let kLowerCaseNumbersSelector = 0
/// Digits as high as capital letters.
public let kUpperCaseNumbersSelector = 1
/// The type of punctuation between capital letters.
public let kCaseSensitiveLayoutType = 33
/// Raised punctuation, on.
public let kCaseSensitiveLayoutOnSelector = 0
/// Raised punctuation, off.
public let kCaseSensitiveLayoutOffSelector = 1
/// Wider spacing of capital letters, on.
public let kCaseSensitiveSpacingOnSelector = 2
/// Wider spacing of capital letters, off.
public let kCaseSensitiveSpacingOffSelector = 3
/// The type of the sets of alternative characters.
public let kStylisticAlternativesType = 35
/// The first set of alternatives, on.
public let kStylisticAltOneOnSelector = 2
/// The first set of alternatives, off.
public let kStylisticAltOneOffSelector = 3
/// The second set of alternatives, on.
public let kStylisticAltTwoOnSelector = 4
/// The second set of alternatives, off.
public let kStylisticAltTwoOffSelector = 5
/// The third set of alternatives, on.
public let kStylisticAltThreeOnSelector = 6
/// The third set of alternatives, off.
public let kStylisticAltThreeOffSelector = 7
/// The fourth set of alternatives, on.
public let kStylisticAltFourOnSelector = 8
/// The fourth set of alternatives, off.
public let kStylisticAltFourOffSelector = 9
/// The fifth set of alternatives, on.
public let kStylisticAltFiveOnSelector = 10
/// The fifth set of alternatives, off.
public let kStylisticAltFiveOffSelector = 11
/// The sixth set of alternatives, on.
public let kStylisticAltSixOnSelector = 12
/// The sixth set of alternatives, off.
public let kStylisticAltSixOffSelector = 13
/// The seventh set of alternatives, on.
public let kStylisticAltSevenOnSelector = 14
/// The seventh set of alternatives, off.
public let kStylisticAltSevenOffSelector = 15
/// The type of characters that depend on their neighbours.
public let kContextualAlternatesType = 36
/// Characters that depend on their neighbours, on.
public let kContextualAlternatesOnSelector = 0
/// Characters that depend on their neighbours, off.
public let kContextualAlternatesOffSelector = 1
/// Characters with swashes, on.
public let kSwashAlternatesOnSelector = 2
/// Characters with swashes, off.
public let kSwashAlternatesOffSelector = 3
/// The type of small letters.
public let kLowerCaseType = 37
/// Small letters as small capitals.
public let kLowerCaseSmallCapsSelector = 1
/// Small letters as capitals of their height.
public let kLowerCasePetiteCapsSelector = 2
/// The type of capital letters.
public let kUpperCaseType = 38
/// Capital letters as small capitals.
public let kUpperCaseSmallCapsSelector = 1
/// Capital letters as high as small ones.
public let kUpperCasePetiteCapsSelector = 2
