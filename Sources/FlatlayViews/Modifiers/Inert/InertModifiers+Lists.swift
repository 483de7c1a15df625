import Foundation

// What lists and scroll views do with touches.

nonisolated extension View {
    /// Shows no actions: images receive no touches.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { self }

    /// Has no effect: rows cannot be deleted in an image.
    public func deleteDisabled(_ isDisabled: Bool) -> some View { self }

    /// Has no effect: rows cannot be moved in an image.
    public func moveDisabled(_ isDisabled: Bool) -> some View { self }

    /// Has no effect: rows cannot be selected in an image.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }

    /// Has no effect: scroll indicators are not drawn.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { self }

    /// Has no effect: images do not scroll.
    public func scrollDisabled(_ disabled: Bool) -> some View { self }

    /// Has no effect: images do not scroll.
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        self
    }

    /// Has no effect: images do not scroll.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}

extension VerticalEdge {
    /// A set of top and bottom edges.
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit per edge.
        public let rawValue: Int8

        /// Creates a set from its bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The top edge.
        public static let top = Set(rawValue: 1)
        /// The bottom edge.
        public static let bottom = Set(rawValue: 2)
        /// Both edges.
        public static let all: Set = [.top, .bottom]
    }
}

/// The prominence of a header.
public enum Prominence: Hashable, Sendable {
    /// Standard prominence.
    case standard
    /// Increased prominence.
    case increased
}

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, visible, hidden, never }

    private let kind: Kind

    /// Chosen automatically.
    public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
    /// Visible.
    public static let visible = ScrollIndicatorVisibility(kind: .visible)
    /// Hidden.
    public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
    /// Never visible.
    public static let never = ScrollIndicatorVisibility(kind: .never)
}

/// Whether scrolling bounces at the end.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, always, basedOnSize }

    private let kind: Kind

    /// Chosen automatically.
    public static let automatic = ScrollBounceBehavior(kind: .automatic)
    /// Always bounces.
    public static let always = ScrollBounceBehavior(kind: .always)
    /// Bounces if the content is larger than the scroll view.
    public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}

/// How scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, immediately, interactively, never }

    private let kind: Kind

    /// Chosen automatically.
    public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)
    /// Dismisses it as soon as scrolling starts.
    public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)
    /// Dismisses it along with the drag.
    public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)
    /// Never dismisses it.
    public static let never = ScrollDismissesKeyboardMode(kind: .never)
}
