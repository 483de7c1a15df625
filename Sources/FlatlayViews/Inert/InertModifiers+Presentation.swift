import Foundation

// What is shown on top of a view — sheets, alerts, menus — is no part of its picture, even while it is presented.
// Its content is not made.

extension View {
    /// Shows no sheet.
    public func sheet<C: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C
    ) -> some View { self }

    /// Shows no sheet.
    public func sheet<Item: Identifiable, C: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> C
    ) -> some View { self }

    /// Shows no cover.
    public func fullScreenCover<C: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C
    ) -> some View { self }

    /// Shows no cover.
    public func fullScreenCover<Item: Identifiable, C: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> C
    ) -> some View { self }

    /// Shows no popover.
    public func popover<C: View>(
        isPresented: Binding<Bool>, attachmentAnchor: UnitPoint = .center, arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> C
    ) -> some View { self }

    /// Shows no popover.
    public func popover<Item: Identifiable, C: View>(
        item: Binding<Item?>, attachmentAnchor: UnitPoint = .center, arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> C
    ) -> some View { self }

    /// Shows no alert.
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }

    /// Shows no alert.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View { self }

    /// Shows no alert.
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { self }

    /// Shows no alert.
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { self }

    /// Shows no alert.
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View { self }

    /// Shows no alert.
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View { self }

    /// Shows no dialog.
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View { self }

    /// Shows no dialog.
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { self }

    /// Shows no menu.
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View { self }

    /// Shows no menu.
    public func contextMenu<Items: View, P: View>(
        @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> P
    ) -> some View { self }

    /// Has no effect: sheets are not shown.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

    /// Has no effect: sheets are not shown.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View { self }

    /// Has no effect: sheets are not shown.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

    /// Has no effect: sheets are not shown.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

    /// Has no effect: sheets are not shown.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

    /// Has no effect: sheets are not shown.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// What an alert would say.
public struct Alert {
    /// A button of an alert.
    public struct Button {
        /// A button.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        /// A button that leaves.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        /// A button that leaves.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
        /// A button that takes something away.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    }

    /// An alert with one button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}

    /// An alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

/// Whether something is seen.
public enum Visibility: Hashable, Sendable, CaseIterable {
    /// As it suits.
    case automatic
    /// It is.
    case visible
    /// It is not.
    case hidden
}

/// How high a sheet would be.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
    }

    private let kind: Kind

    /// Half of the screen.
    public static let medium = PresentationDetent(kind: .medium)
    /// All of the screen.
    public static let large = PresentationDetent(kind: .large)

    /// A part of the screen.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction))
    }
    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }
}
