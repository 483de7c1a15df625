/// A key of a remote control or a keyboard.
public enum FocusKey: String, Hashable, Sendable, CaseIterable {
    /// The focus goes up.
    case up
    /// The focus goes down.
    case down
    /// The focus goes to the left.
    case left
    /// The focus goes to the right.
    case right
    /// The focus goes on in the order of reading.
    case tab
    /// The focus goes back in the order of reading: Shift-Tab.
    case backTab
    /// What has the focus is pressed: the button of a remote, Return, Space.
    case select

    /// Where the key moves the focus; nil for a key that presses.
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
