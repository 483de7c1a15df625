import UIKitValues

/// A key of a remote control or a keyboard.
public enum FocusKey: String, Hashable, Sendable, CaseIterable {
    /// Moves the focus up.
    case up
    /// Moves the focus down.
    case down
    /// Moves the focus to the left.
    case left
    /// Moves the focus to the right.
    case right
    /// Moves the focus forwards in reading order.
    case tab
    /// Moves the focus backwards in reading order: Shift-Tab.
    case backTab
    /// Presses the focused view: the button of a remote, Return or Space.
    case select

    /// The heading in which the key moves the focus; nil for a key that presses.
    public var heading: UIFocusHeading? {
        switch self {
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        case .tab: .next
        case .backTab: .previous
        case .select: nil
        }
    }
}
