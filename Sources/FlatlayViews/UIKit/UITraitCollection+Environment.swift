import Foundation
import UIKitValues

extension UITraitCollection {
    /// The smallest width of the regular size class: that of a tablet in portrait.
    package static let tabletWidth: CGFloat = 744

    /// Creates the traits of a collection of a size in an environment.
    package convenience init(environment: EnvironmentValues, size: CGSize) {
        let isWide = environment.horizontalSizeClass == .regular || size.width >= UITraitCollection.tabletWidth
        self.init(
            displayScale: environment.displayScale,
            userInterfaceStyle: environment.colorScheme == .dark ? .dark : .light,
            layoutDirection: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
            userInterfaceIdiom: environment.userInterfaceIdiom ?? (isWide ? .pad : .phone),
            horizontalSizeClass: isWide ? .regular : .compact,
            verticalSizeClass: .regular,
            preferredContentSizeCategory: UIContentSizeCategory(environment.sizeCategory))
    }
}

extension EnvironmentValues {
    private struct IdiomKey: EnvironmentKey {
        static let defaultValue: UIUserInterfaceIdiom? = nil
    }

    /// The type of device; nil if it depends on the size.
    package var userInterfaceIdiom: UIUserInterfaceIdiom? {
        get { self[IdiomKey.self] }
        set { self[IdiomKey.self] = newValue }
    }
}

extension UIContentSizeCategory {
    /// Converts the text size of an environment.
    fileprivate init(_ category: ContentSizeCategory) {
        self =
            switch category {
            case .extraSmall: .extraSmall
            case .small: .small
            case .medium: .medium
            case .large: .large
            case .extraLarge: .extraLarge
            case .extraExtraLarge: .extraExtraLarge
            case .extraExtraExtraLarge: .extraExtraExtraLarge
            case .accessibilityMedium: .accessibilityMedium
            case .accessibilityLarge: .accessibilityLarge
            case .accessibilityExtraLarge: .accessibilityExtraLarge
            case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
            case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
            }
    }
}
