import Foundation
import UIKitValues

/// Lengths that follow the text size.
enum DynamicType {
    /// A length as it is at the text size of an environment, for a length that belongs to text of a style.
    static func scaledValue(
        _ value: CGFloat, relativeTo style: Font.TextStyle = .body, in environment: EnvironmentValues
    ) -> CGFloat {
        environment.textSize.scaled(value, relativeTo: style.role)
    }
}

extension EnvironmentValues {
    /// How large text is, and the pixels that lengths are rounded to.
    var textSize: TextSize { TextSize(step: dynamicTypeSize.step, displayScale: displayScale) }
}

extension DynamicTypeSize {
    /// The place in the order of sizes.
    fileprivate var step: Int {
        switch self {
        case .xSmall: 0
        case .small: 1
        case .medium: 2
        case .large: 3
        case .xLarge: 4
        case .xxLarge: 5
        case .xxxLarge: 6
        case .accessibility1: 7
        case .accessibility2: 8
        case .accessibility3: 9
        case .accessibility4: 10
        case .accessibility5: 11
        }
    }
}

extension Font.TextStyle {
    /// The role as UIKit's fonts have it.
    var role: TextRole {
        switch self {
        case .largeTitle: .largeTitle
        case .title: .title
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .subheadline: .subheadline
        case .body: .body
        case .callout: .callout
        case .footnote: .footnote
        case .caption: .caption
        case .caption2: .caption2
        }
    }
}
