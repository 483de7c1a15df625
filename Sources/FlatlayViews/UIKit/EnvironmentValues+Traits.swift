import Foundation
import UIKitValues

extension EnvironmentValues {
    /// The environment in which traits hold. Those that are not specified are a phone's.
    package init(_ traits: UITraitCollection?) {
        self.init()
        guard let traits else { return }
        colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
        layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        if traits.displayScale > 0 { displayScale = traits.displayScale }
        if traits.userInterfaceIdiom != .unspecified { userInterfaceIdiom = traits.userInterfaceIdiom }
        if let size = DynamicTypeSize(traits.preferredContentSizeCategory) { dynamicTypeSize = size }
    }
}

extension DynamicTypeSize {
    /// The size of a category; nil for one that is not specified.
    fileprivate init?(_ category: UIContentSizeCategory) {
        switch category {
        case .extraSmall: self = .xSmall
        case .small: self = .small
        case .medium: self = .medium
        case .large: self = .large
        case .extraLarge: self = .xLarge
        case .extraExtraLarge: self = .xxLarge
        case .extraExtraExtraLarge: self = .xxxLarge
        case .accessibilityMedium: self = .accessibility1
        case .accessibilityLarge: self = .accessibility2
        case .accessibilityExtraLarge: self = .accessibility3
        case .accessibilityExtraExtraLarge: self = .accessibility4
        case .accessibilityExtraExtraExtraLarge: self = .accessibility5
        default: return nil
        }
    }
}
