import Foundation
import Synchronization
import UIKitValues

/// A view whose looks can be set for all of its class.
///
/// ```swift
/// UISwitch.appearance().onTintColor = .systemIndigo
/// UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .secondaryLabel
/// ```
///
/// Values are set on each view of the class, and of its subclasses, before its first layout. A value that was set on the
/// view itself stays. Any property can be set, not only those that UIKit marks. As in UIKit, what is set holds for the
/// whole program, so set it before you render. Images that other threads draw meanwhile are drawn with or without it.
@MainActor @preconcurrency
public protocol UIAppearance: UIView {}

extension UIView: UIAppearance {}

extension UIAppearance {
    /// Sets looks for all views of the class.
    public static func appearance() -> UIAppearanceProxy<Self> { UIAppearanceProxy(containers: []) }
    /// Sets looks for views of the class inside views of other classes: the first one is the nearest.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIAppearanceProxy<Self> { UIAppearanceProxy(containers: containerTypes) }
    /// Sets looks for all views of the class, whatever the traits.
    public static func appearance(for trait: AnyObject) -> UIAppearanceProxy<Self> { appearance() }
}

/// A class that can contain views whose looks are set.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: AnyObject {}

extension UIResponder: UIAppearanceContainer {}

/// Records values for all views of a class.
@MainActor @preconcurrency @dynamicMemberLookup
public final class UIAppearanceProxy<View: UIView> {
    private let containers: [any UIAppearanceContainer.Type]

    init(containers: [any UIAppearanceContainer.Type]) {
        self.containers = containers
    }

    /// A property of the class: reading returns what was set here, or the value of a new view.
    public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<View, Value>) -> Value {
        get {
            let known = AppearanceStore.rules.last { $0.key == AnyHashable(path) && $0.isFor(View.self, containers) }
            return known?.value as? Value ?? pristine[keyPath: path]
        }
        set {
            let usual = pristine[keyPath: path]
            record(AnyHashable(path), newValue) { view in
                // What an app has set on the view itself stays.
                if AppearanceStore.areEqual(view[keyPath: path], usual) { view[keyPath: path] = newValue }
            }
        }
    }

    private var pristine: View {
        guard let view = UIView.make(View.self) as? View else { preconditionFailure("a view of its own class") }
        return view
    }

    /// Records a call of a method.
    func record(_ key: AnyHashable, _ value: Any?, _ apply: @escaping @MainActor (View) -> Void) {
        AppearanceStore.add(
            AppearanceStore.Rule(type: View.self, containers: containers, key: key, value: value) { view in
                if let view = view as? View { apply(view) }
            })
    }
}

/// What was set for classes, by any thread and for all of them.
package enum AppearanceStore {
    struct Rule: @unchecked Sendable {
        // Nothing here changes after the rule is made. The closure sets a property of a view, on the thread that has it.

        let type: UIView.Type
        let containers: [any UIAppearanceContainer.Type]
        let key: AnyHashable
        let value: Any?
        let apply: @MainActor (UIView) -> Void

        func isFor(_ type: UIView.Type, _ containers: [any UIAppearanceContainer.Type]) -> Bool {
            self.type == type && self.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
        }

        @MainActor func matches(_ view: UIView) -> Bool {
            guard isClass(Swift.type(of: view), type) else { return false }
            var responder = view.next
            for container in containers {
                while let next = responder, !isClass(Swift.type(of: next), container) { responder = next.next }
                guard let found = responder else { return false }
                responder = found.next
            }
            return true
        }
    }

    private static let stored = Mutex<[Rule]>([])
    /// Whether there have been rules. Every view asks at its first layout, and most programs have none.
    private static let hasRules = Atomic(false)

    static var rules: [Rule] { hasRules.load(ordering: .acquiring) ? stored.withLock { $0 } : [] }

    static func add(_ rule: Rule) {
        stored.withLock { rules in
            rules.removeAll { $0.key == rule.key && $0.isFor(rule.type, rule.containers) }
            rules.append(rule)
        }
        hasRules.store(true, ordering: .releasing)
    }

    /// Forgets what was set for a class: for tests.
    package static func removeRules(for type: UIView.Type) {
        stored.withLock { rules in rules.removeAll { $0.type == type } }
    }

    static func areEqual(_ left: Any, _ right: Any) -> Bool {
        func isEqual<Value: Equatable>(_ left: Value) -> Bool { left == right as? Value }
        if let left = left as? any Equatable { return isEqual(left) }
        // Optionals of values that cannot be compared: only an untouched nil is as usual.
        return "\(left)" == "nil" && "\(right)" == "nil"
    }
}

/// Whether a class is another one or inherits from it.
private func isClass(_ type: AnyClass, _ other: AnyClass) -> Bool {
    var next: AnyClass? = type
    while let current = next {
        if current == other { return true }
        next = _getSuperclass(current)
    }
    return false
}

extension UIView {
    /// Sets what `appearance()` recorded for the view's class and its superclasses. The layout calls it before the view
    /// is first laid out; it works once.
    package func applyAppearance() {
        guard !hasAppearance else { return }
        let rules = AppearanceStore.rules
        guard !rules.isEmpty else { return }
        hasAppearance = true
        // A value is set only where there is still the usual one, so the most special rule comes first.
        let matching = rules.enumerated().filter { $0.element.matches(self) }
        for rule in matching.sorted(by: { $0.element.precedes($1.element) ?? ($0.offset > $1.offset) }) {
            rule.element.apply(self)
        }
    }
}

extension AppearanceStore.Rule {
    /// Whether this rule is more special than another one; nil if neither is.
    fileprivate func precedes(_ other: Self) -> Bool? {
        if type != other.type { return isClass(type, other.type) }
        return containers.count == other.containers.count ? nil : containers.count > other.containers.count
    }
}

// Methods that set looks cannot be recorded as properties.

extension UIAppearanceProxy where View: UISegmentedControl {
    /// Sets the attributes of titles in a state.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        record(AnyHashable(["titleTextAttributes", "\(state.rawValue)"]), attributes) { view in
            if view.titleTextAttributes(for: state) == nil { view.setTitleTextAttributes(attributes, for: state) }
        }
    }
    /// Sets the background in a state.
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        record(AnyHashable(["backgroundImage", "\(state.rawValue)"]), image) { view in
            if view.backgroundImage(for: state, barMetrics: barMetrics) == nil {
                view.setBackgroundImage(image, for: state, barMetrics: barMetrics)
            }
        }
    }
}

extension UIAppearanceProxy where View: UIButton {
    /// Sets the colour of titles in a state.
    public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        record(AnyHashable(["titleColor", "\(state.rawValue)"]), color) { view in
            if view.titleColors[state] == nil { view.setTitleColor(color, for: state) }
        }
    }
    /// Sets the background in a state.
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        record(AnyHashable(["backgroundImage", "\(state.rawValue)"]), image) { view in
            if view.backgroundImages[state] == nil { view.setBackgroundImage(image, for: state) }
        }
    }
}

extension UIAppearanceProxy where View: UISlider {
    /// Sets the image of the knob in a state.
    public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        record(AnyHashable(["thumbImage", "\(state.rawValue)"]), image) { view in
            if view.thumbImage(for: state) == nil { view.setThumbImage(image, for: state) }
        }
    }
}
