import Foundation

/// The side or corner of a section that a boundary item is put at.
public enum NSRectAlignment: Int, Hashable, Sendable {
    /// No side: centred in both directions.
    case none = 0
    /// The upper side.
    case top
    /// The upper corner where reading starts.
    case topLeading
    /// The side where reading starts.
    case leading
    /// The lower corner where reading starts.
    case bottomLeading
    /// The lower side.
    case bottom
    /// The lower corner where reading ends.
    case bottomTrailing
    /// The side where reading ends.
    case trailing
    /// The upper corner where reading ends.
    case topTrailing
}

extension NSRectAlignment {
    /// Where the alignment points along an axis: 0 at the start, 0.5 in the middle, 1 at the end.
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
