import Foundation
import UIKitValues

extension UITraitCollection {
    /// Widths from which there is much room: that of a tablet, upright.
    static let regularWidth: CGFloat = 744

    /// The traits that a collection of a size has in an environment of views.
    package convenience init(environment: EnvironmentValues, size: CGSize) {
        let isWide = size.width >= UITraitCollection.regularWidth
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

    /// The kind of device; nil where only the room says it.
    package var userInterfaceIdiom: UIUserInterfaceIdiom? {
        get { self[IdiomKey.self] }
        set { self[IdiomKey.self] = newValue }
    }
}

extension UIContentSizeCategory {
    /// The text size of an environment of views.
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
