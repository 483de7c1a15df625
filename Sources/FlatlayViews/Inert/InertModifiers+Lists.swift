import Foundation

// What lists and scroll views add to their rows is no part of a picture of a row.

extension View {
    /// Has no effect: a collection's layout says where rows stand.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

    /// Draws no background: lists draw that of their rows.
    public func listRowBackground<V: View>(_ view: V?) -> some View { self }

    /// Has no effect: lists draw the lines between their rows.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }

    /// Has no effect: lists draw the lines between their rows.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }

    /// Has no effect: a collection's layout says where rows stand.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

    /// Has no effect: lists draw the lines between their sections.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }

    /// Has no effect: a collection's layout says where sections stand.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

    /// Has no effect: a list is a collection with a list layout.
    public func listStyle(_ style: ListStyle) -> some View { self }

    /// Has no effect: lists tint their rows.
    public func listItemTint(_ tint: Color?) -> some View { self }

    /// Has no effect: lists draw their headers.
    public func headerProminence(_ prominence: Prominence) -> some View { self }

    /// Shows no actions: nobody swipes a picture.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { self }

    /// Has no effect: nobody takes rows away.
    public func deleteDisabled(_ isDisabled: Bool) -> some View { self }

    /// Has no effect: nobody moves rows.
    public func moveDisabled(_ isDisabled: Bool) -> some View { self }

    /// Has no effect: nobody chooses rows.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }

    /// Has no effect: pictures show no indicators.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { self }

    /// Has no effect: nothing scrolls in a picture.
    public func scrollDisabled(_ disabled: Bool) -> some View { self }

    /// Has no effect: scroll views draw no background.
    public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

    /// Has no effect: nothing scrolls in a picture.
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        self
    }

    /// Has no effect: nothing scrolls in a picture.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

    /// Has no effect: nothing scrolls in a picture.
    public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View { self }

    /// Has no effect: nothing scrolls in a picture.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

    /// Has no effect: nothing scrolls in a picture.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View { self }
}

extension VerticalEdge {
    /// Upper and lower sides.
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each side.
        public let rawValue: Int8

        /// Sides from their bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The upper side.
        public static let top = Set(rawValue: 1)
        /// The lower side.
        public static let bottom = Set(rawValue: 2)
        /// Both.
        public static let all: Set = [.top, .bottom]
    }
}

/// How a list would look.
public struct ListStyle: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, plain, grouped, insetGrouped, inset, sidebar }

    private let kind: Kind

    /// As it suits.
    public static let automatic = ListStyle(kind: .automatic)
    /// Rows from side to side.
    public static let plain = ListStyle(kind: .plain)
    /// Sections.
    public static let grouped = ListStyle(kind: .grouped)
    /// Sections with room at their sides.
    public static let insetGrouped = ListStyle(kind: .insetGrouped)
    /// Rows with room at their sides.
    public static let inset = ListStyle(kind: .inset)
    /// A column at the side of a window.
    public static let sidebar = ListStyle(kind: .sidebar)
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
    /// As usual.
    case standard
    /// More.
    case increased
}

/// Whether the marks of how far something has scrolled are seen.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, visible, hidden, never }

    private let kind: Kind

    /// As it suits.
    public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
    /// They are.
    public static let visible = ScrollIndicatorVisibility(kind: .visible)
    /// They are not.
    public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
    /// They never are.
    public static let never = ScrollIndicatorVisibility(kind: .never)
}

/// Whether scrolling goes on beyond the end.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, always, basedOnSize }

    private let kind: Kind

    /// As it suits.
    public static let automatic = ScrollBounceBehavior(kind: .automatic)
    /// It does.
    public static let always = ScrollBounceBehavior(kind: .always)
    /// Where there is more content than room.
    public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}

/// How scrolling hides a keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, immediately, interactively, never }

    private let kind: Kind

    /// As it suits.
    public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)
    /// At once.
    public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)
    /// With the finger.
    public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)
    /// Not at all.
    public static let never = ScrollDismissesKeyboardMode(kind: .never)
}

/// Where scrolling ends.
public struct ScrollTargetBehavior: Hashable, Sendable {
    private enum Kind: Hashable { case paging, viewAligned }

    private let kind: Kind

    /// At a page.
    public static let paging = ScrollTargetBehavior(kind: .paging)
    /// At a view.
    public static let viewAligned = ScrollTargetBehavior(kind: .viewAligned)
}

extension ForEach {
    /// Never runs its action: nobody takes elements away.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { self }
    /// Never runs its action: nobody moves elements.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { self }
}
