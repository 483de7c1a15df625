import Foundation

extension UIControl {
    /// What happened to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// One bit per event.
        public let rawValue: UInt
        /// Creates events from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A finger touched it.
        public static let touchDown = Event(rawValue: 1)
        /// A finger touched it again.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moved inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moved outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger moved in.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger moved out.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger was lifted inside: a tap.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger was lifted outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system cancelled the touch.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The main action of the control.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A menu is about to appear.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The return key ended editing.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0x0000_0fff)
        /// All events of editing.
        public static let allEditingEvents = Event(rawValue: 0x000f_0000)
        /// For apps.
        public static let applicationReserved = Event(rawValue: 0x0f00_0000)
        /// For the system.
        public static let systemReserved = Event(rawValue: 0xf000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xffff_ffff)
    }

    /// The state of a control.
    public struct State: OptionSet, Hashable, Sendable {
        /// One bit per part of the state.
        public let rawValue: UInt
        /// Creates a state from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Enabled, neither selected nor highlighted.
        public static let normal: State = []
        /// Pressed.
        public static let highlighted = State(rawValue: 1)
        /// Disabled.
        public static let disabled = State(rawValue: 1 << 1)
        /// Selected.
        public static let selected = State(rawValue: 1 << 2)
        /// Focused.
        public static let focused = State(rawValue: 1 << 3)
        /// For apps.
        public static let application = State(rawValue: 0x00ff_0000)
        /// For the system.
        public static let reserved = State(rawValue: 0xff00_0000)
    }

    /// Where content is vertically.
    public enum ContentVerticalAlignment: Int, Hashable, Sendable {
        /// In the middle.
        case center = 0
        /// At the top.
        case top
        /// At the bottom.
        case bottom
        /// Stretched.
        case fill
    }

    /// Where content is horizontally.
    public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
        /// In the middle.
        case center = 0
        /// At the left.
        case left
        /// At the right.
        case right
        /// Stretched.
        case fill
        /// Where reading starts.
        case leading
        /// Where reading ends.
        case trailing
    }
}
