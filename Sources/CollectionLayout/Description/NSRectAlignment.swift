import Foundation

/// The side or corner of a section at which a boundary item is placed.
public enum NSRectAlignment: Int, Hashable, Sendable {
    /// No side: centred along both axes.
    case none = 0
    /// The upper side.
    case top
    /// The upper corner at the leading edge.
    case topLeading
    /// The leading side.
    case leading
    /// The lower corner at the leading edge.
    case bottomLeading
    /// The lower side.
    case bottom
    /// The lower corner at the trailing edge.
    case bottomTrailing
    /// The trailing side.
    case trailing
    /// The upper corner at the trailing edge.
    case topTrailing
}

extension NSRectAlignment {
    /// The position along an axis: 0 at the start, 0.5 in the middle, 1 at the end.
    func anchor(_ axis: Axis) -> CGFloat {
        switch (axis, self) {
        case (.horizontal, .topLeading), (.horizontal, .leading), (.horizontal, .bottomLeading): 0
        case (.horizontal, .topTrailing), (.horizontal, .trailing), (.horizontal, .bottomTrailing): 1
        case (.vertical, .top), (.vertical, .topLeading), (.vertical, .topTrailing): 0
        case (.vertical, .bottom), (.vertical, .bottomLeading), (.vertical, .bottomTrailing): 1
        default: 0.5
        }
    }
}
