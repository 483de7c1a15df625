import Foundation
import UIKitValues

extension UITraitCollection {
    /// The smallest width of the regular size class: that of a tablet in portrait.
    package static let tabletWidth: CGFloat = 744

    /// Creates the traits of a collection of a size in an environment.
    package convenience init(environment: EnvironmentValues, size: CGSize) {
        // A phone in landscape is wider than some tablets; its classes are known.
        let isLow = environment.verticalSizeClass == .compact
        let isWide =
            environment.horizontalSizeClass == .regular || !isLow && size.width >= UITraitCollection.tabletWidth
        self.init(
            displayScale: environment.displayScale,
            userInterfaceStyle: environment.colorScheme == .dark ? .dark : .light,
            layoutDirection: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
            userInterfaceIdiom: environment.userInterfaceIdiom ?? (isWide && !isLow ? .pad : .phone),
            horizontalSizeClass: isWide ? .regular : .compact,
            verticalSizeClass: isLow ? .compact : .regular,
            preferredContentSizeCategory: UIContentSizeCategory(environment.sizeCategory))
    }
}

extension ScreenSizeClasses {
    /// Creates the size classes of an environment.
    init(_ environment: EnvironmentValues) {
        func known(_ sizeClass: UserInterfaceSizeClass?) -> UIUserInterfaceSizeClass {
            switch sizeClass {
            case .compact: .compact
            case .regular: .regular
            case nil: .unspecified
            }
        }
        self.init(
            horizontal: known(environment.horizontalSizeClass), vertical: known(environment.verticalSizeClass))
    }
}

extension EnvironmentValues {
    /// The size classes of the screen.
    var screenSizeClasses: ScreenSizeClasses { ScreenSizeClasses(self) }

    /// Takes over size classes that are specified.
    package mutating func take(_ classes: ScreenSizeClasses) {
        if classes.horizontal != .unspecified {
            horizontalSizeClass = classes.horizontal == .regular ? .regular : .compact
        }
        if classes.vertical != .unspecified { verticalSizeClass = classes.vertical == .regular ? .regular : .compact }
    }

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
