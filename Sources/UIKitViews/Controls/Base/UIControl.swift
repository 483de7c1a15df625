import CoreGeometry
import Foundation
import Synchronization
import UIKitValues

/// A view that people use: the base class of buttons, switches and fields.
///
/// ```swift
/// button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
/// button.sendActions(for: .touchUpInside)   // as a tap would
/// ```
///
/// Nobody taps here: events are sent only by ``sendActions(for:)``. Actions with closures then run; selectors run if a
/// table of the app's methods was installed, see `ControlActions`.
@MainActor @preconcurrency
open class UIControl: UIView {
    private enum Handler {
        case action(UIAction)
        /// As in UIKit, a control does not keep its targets alive.
        case target(WeakTarget, Selector)
    }

    private var handlers: [(handler: Handler, events: Event)] = []

    /// Creates a control with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }
    /// Creates a control from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
    /// Creates a control with a frame and an action for its main event.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    /// Whether the control can be used; otherwise it looks pale.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { stateDidChange() } }
    }
    /// Whether the control is selected; most controls look the same.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }
    /// Whether the control is pressed.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }
    /// The state as a set.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFocused { state.insert(.focused) }
        return state
    }
    /// Called when the state changed.
    func stateDidChange() { setNeedsLayout() }

    /// Where content is vertically.
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
    /// Where content is horizontally.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
    /// ``contentHorizontalAlignment`` with sides in place of leading and trailing.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    /// Whether a finger is on the control; never.
    open var isTracking: Bool { false }
    /// Whether the finger is inside; never.
    open var isTouchInside: Bool { false }
    /// Whether tapping opens a menu; stored.
    open var showsMenuAsPrimaryAction = false
    /// Whether a long press opens a menu; stored.
    open var isContextMenuInteractionEnabled = false
    /// What a pointer shows; stored.
    open var toolTip: String?
    /// Whether symbols bounce; stored.
    open var isSymbolAnimationEnabled = false
    /// Returns where a menu points to.
    open func menuAttachmentPoint(for configuration: AnyObject) -> CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

    /// Called when a finger touches the control; never here.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the finger moves; never here.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the finger is lifted; never here.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when the system cancels the touch; never here.
    open func cancelTracking(with event: UIEvent?) {}

    /// Replays `appearance()` when the control first has traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        applyAppearance()
        if previousTraitCollection != nil { invalidateIntrinsicContentSize() }
    }

    /// Called when the tint changes, here or in a superview.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    /// Returns the natural size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let natural = intrinsicContentSize
        return CGSize(
            width: natural.width == UIView.noIntrinsicMetric ? size.width : natural.width,
            height: natural.height == UIView.noIntrinsicMetric ? size.height : natural.height)
    }

    // MARK: Events

    /// Adds a method that events call. A target of nil stands for the first responder that has it. The control does not keep
    /// the target alive.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let target = target.map { $0 as AnyObject }
        if let index = index(of: target, action) {
            handlers[index].events.formUnion(controlEvents)
        } else {
            handlers = livingHandlers + [(.target(WeakTarget(target), action), controlEvents)]
        }
    }
    /// Removes methods for events; nil stands for any target or any method.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let target = target.map { $0 as AnyObject }
        remove(controlEvents) { handler in
            guard case .target(let known, let name) = handler else { return false }
            return (target == nil || known.is(target)) && (action == nil || name == action)
        }
    }
    /// Adds an action for events. One with the same identifier for the same events is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        handlers.append((.action(action), controlEvents))
    }
    /// Removes an action for events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }
    /// Removes an action for events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        remove(controlEvents) { handler in
            if case .action(let action) = handler { return action.identifier == actionIdentifier }
            return false
        }
    }

    private func index(of target: AnyObject?, _ action: Selector) -> Int? {
        handlers.firstIndex { entry in
            if case .target(let known, action) = entry.handler { return known.is(target) }
            return false
        }
    }

    private func remove(_ events: Event, where matches: (Handler) -> Bool) {
        for index in handlers.indices where matches(handlers[index].handler) {
            handlers[index].events.subtract(events)
        }
        handlers.removeAll { $0.events.isEmpty }
    }

    /// The objects whose methods events call.
    open var allTargets: Set<AnyHashable> {
        Set(
            handlers.compactMap { entry in
                guard case .target(let known, _) = entry.handler, let target = known.object else { return nil }
                return target as? AnyHashable ?? AnyHashable(ObjectIdentifier(target))
            })
    }
    /// The events that something is called for.
    open var allControlEvents: Event { livingHandlers.reduce(into: []) { $0.formUnion($1.events) } }
    /// Returns the names of the methods that an event calls; nil for none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let target = target.map { $0 as AnyObject }
        let names = handlers.compactMap { entry -> String? in
            guard case .target(let known, let name) = entry.handler, known.is(target),
                !entry.events.isDisjoint(with: controlEvent)
            else { return nil }
            return name.description
        }
        return names.isEmpty ? nil : names
    }
    /// Calls a closure for everything that events call.
    open func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
    ) {
        var stops = false
        for entry in livingHandlers where !stops {
            switch entry.handler {
            case .action(let action): iterator(action, nil, entry.events, &stops)
            case .target(let target, let name): iterator(nil, (target.object, name), entry.events, &stops)
            }
        }
    }

    /// The handlers without those whose target is gone.
    private var livingHandlers: [(handler: Handler, events: Event)] {
        handlers.filter { entry in
            if case .target(let target, _) = entry.handler { return !target.isGone }
            return true
        }
    }

    /// Calls a method.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        ControlActions.perform(action, target, self, event)
    }
    /// Performs an action.
    open func sendAction(_ action: UIAction) { action.perform(sender: self) }
    /// The events that are the main one of the class, too.
    var primaryTrigger: Event { [] }
    /// Calls everything for events, in the order in which it was added. A disabled control does so, too. The event of the
    /// class's main action, such as a button's `touchUpInside`, is also a `primaryActionTriggered`.
    open func sendActions(for controlEvents: Event) {
        var events = controlEvents
        if !events.isDisjoint(with: primaryTrigger) { events.insert(.primaryActionTriggered) }
        // An action may change what is called next time, not now.
        for entry in livingHandlers where !entry.events.isDisjoint(with: events) {
            switch entry.handler {
            case .action(let action): sendAction(action)
            case .target(let target, let name): if !target.isGone { sendAction(name, to: target.object, for: nil) }
            }
        }
    }
    /// Sends the main event.
    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
}

/// The target of a control or a gesture recogniser, which it does not keep alive.
struct WeakTarget {
    private(set) weak var object: AnyObject?
    /// Whether no object was named: the action is for the first responder that has it.
    private let isFirstResponder: Bool

    init(_ object: AnyObject?) {
        self.object = object
        isFirstResponder = object == nil
    }

    /// Whether an object was named that is no more.
    var isGone: Bool { !isFirstResponder && object == nil }

    func `is`(_ other: AnyObject?) -> Bool { other == nil ? isFirstResponder : object === other }
}

/// Calls methods by their names.
///
/// There is no Objective-C runtime. Whoever knows an app's methods, such as a table that was generated from its sources,
/// installs a closure.
@MainActor
package enum ControlActions {
    /// Calls a method of a target with a sender and an event. Returns whether the target has it.
    package typealias Table = @MainActor (Selector, AnyObject, AnyObject, UIEvent?) -> Bool

    private nonisolated static let stored = Mutex<Table?>(nil)
    /// The closure that knows the app's methods; nil for none. One for all threads.
    package nonisolated static var table: Table? {
        get { stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
    }

    /// Calls a method: of the target, or, if that is nil, of the first responder of the chain that has it.
    @discardableResult
    static func perform(_ action: Selector, _ target: Any?, _ sender: UIResponder, _ event: UIEvent?) -> Bool {
        guard let table else { return false }
        if let target { return table(action, target as AnyObject, sender, event) }
        var next: UIResponder? = sender
        while let responder = next {
            if table(action, responder, sender, event) { return true }
            next = responder.next
        }
        return false
    }
}
