import Foundation
import UIKitValues

extension EnvironmentValues {
    /// Creates the environment of traits. Unspecified traits have an iPhone's values.
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

extension EnvironmentValues {
    /// The tint of controls as a colour, for views of UIKit; nil if none is set. Of a gradient, the first colour.
    package var tintColor: UIColor? {
        get {
            guard let tint = common.tint else { return common.accentColor.map { UIColor($0) } }
            return UIColor(Color(tint._stylePaint(in: self).representativeColor))
        }
        set { common.tint = newValue.map { AnyShapeStyle(Color(uiColor: $0)) } }
    }
}

extension DynamicTypeSize {
    /// Converts a text size; returns nil if it is unspecified.
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
