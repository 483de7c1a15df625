import CoreGeometry
import Foundation
import UIKitValues

extension UIView {
    /// The reading direction of the view's content and constraints.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        isRightToLeft ? .rightToLeft : .leftToRight
    }

    /// Returns the reading direction of an attribute in the current environment.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(
            for: attribute,
            relativeTo: UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// Returns the reading direction of an attribute in a direction.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    package var isRightToLeft: Bool {
        switch semanticContentAttribute {
        case .unspecified: traitCollection.layoutDirection == .rightToLeft
        case .playback, .spatial, .forceLeftToRight: false
        case .forceRightToLeft: true
        }
    }

    /// Returns a colour in which the environment's tint is replaced by the view's.
    package func tintResolved(_ color: UIColor) -> UIColor {
        color.followsTint ? color.replacingTint(by: tintColor) : color
    }

    /// Returns a colour as it is drawn in this view.
    package func drawn(_ color: UIColor) -> ResolvedColor { tintResolved(color).resolve(with: traitCollection) }

    /// Calls a handler when one of some traits changes, before the next layout.
    @discardableResult
    public func registerForTraitChanges<Object: UIView>(
        _ traits: [any UITraitDefinition.Type],
        handler: @escaping @MainActor (_ view: Object, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits, of: latestTraits ?? traitCollection) { view, previous in
            if let view = view as? Object { handler(view, previous) }
        }
        traitRegistrations.append(registration)
        return registration
    }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitRegistrations.removeAll { $0 === registration as AnyObject }
    }

    /// Tells the view and its controller about changed traits. Content is measured anew, and the view laid out: text
    /// sizes, directions and scales change both, and an app's `layoutSubviews` may read any trait.
    func updateTraits() {
        let traits = traitCollection
        guard latestTraits !== traits, latestTraits != traits else { return }
        let previous = latestTraits
        latestTraits = traits
        if let previous {
            setNeedsLayout()
            constraintStore.engine?.contentDidChange(of: self)
            if previous.layoutDirection != traits.layoutDirection { structureDidChange() }
        } else {
            applyAppearance()
        }
        layoutObserver?.traitsDidChange(previous)
        traitCollectionDidChange(previous)
        for registration in traitRegistrations { registration.traitsDidChange(of: self, to: traits) }
    }
}

extension UIColor {
    /// Whether the colour is the tint of the view that it is drawn in, perhaps less opaque.
    var followsTint: Bool {
        switch source {
        case .tint: true
        case .alpha(let faded): faded.color.followsTint
        default: false
        }
    }

    /// The colour with a tint in place of the view's.
    func replacingTint(by tint: UIColor) -> UIColor {
        switch source {
        case .tint: tint
        case .alpha(let faded) where faded.color.followsTint:
            faded.color.replacingTint(by: tint).withAlphaComponent(CGFloat(faded.opacity))
        default: self
        }
    }
}

/// A trait, as `registerForTraitChanges` names it.
public protocol UITraitDefinition {}

/// The light or dark style.
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
/// The horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
/// The vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition {}
/// The preferred text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// Pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {}
/// The reading direction.
public struct UITraitLayoutDirection: UITraitDefinition {}
/// The type of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {}

/// A registration for changes of traits.
public protocol UITraitChangeRegistration {}

final class TraitRegistration: UITraitChangeRegistration {
    private let definitions: [any UITraitDefinition.Type]
    private var known: UITraitCollection
    private let handler: @MainActor (UIView, UITraitCollection) -> Void

    /// Registers for changes of some traits from those that a view has.
    init(
        _ definitions: [any UITraitDefinition.Type], of traits: UITraitCollection,
        handler: @escaping @MainActor (UIView, UITraitCollection) -> Void
    ) {
        self.definitions = definitions
        known = traits
        self.handler = handler
    }

    @MainActor
    func traitsDidChange(of view: UIView, to traits: UITraitCollection) {
        let previous = known
        known = traits
        if definitions.contains(where: { $0.differs(previous, traits) }) { handler(view, previous) }
    }
}

extension UITraitDefinition {
    /// Whether two collections have different values of the trait.
    fileprivate static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        switch self {
        case is UITraitUserInterfaceStyle.Type: one.userInterfaceStyle != other.userInterfaceStyle
        case is UITraitHorizontalSizeClass.Type: one.horizontalSizeClass != other.horizontalSizeClass
        case is UITraitVerticalSizeClass.Type: one.verticalSizeClass != other.verticalSizeClass
        case is UITraitPreferredContentSizeCategory.Type:
            one.preferredContentSizeCategory != other.preferredContentSizeCategory
        case is UITraitDisplayScale.Type: one.displayScale != other.displayScale
        case is UITraitLayoutDirection.Type: one.layoutDirection != other.layoutDirection
        case is UITraitUserInterfaceIdiom.Type: one.userInterfaceIdiom != other.userInterfaceIdiom
        // Collections have no values of an app's own traits.
        default: false
        }
    }
}
