import Foundation

// An image of a view does not include sheets, alerts and menus above it, even while they are presented. Their content
// is not evaluated.

nonisolated extension View {
    /// Has no effect: sheets are not drawn.
    public func sheet<C: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C
    ) -> some View { self }

    /// Has no effect: sheets are not drawn.
    public func sheet<Item: Identifiable, C: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> C
    ) -> some View { self }

    /// Has no effect: covers are not drawn.
    public func fullScreenCover<C: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C
    ) -> some View { self }

    /// Has no effect: covers are not drawn.
    public func fullScreenCover<Item: Identifiable, C: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> C
    ) -> some View { self }

    /// Has no effect: popovers are not drawn.
    public func popover<C: View>(
        isPresented: Binding<Bool>, attachmentAnchor: UnitPoint = .center, arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> C
    ) -> some View { self }

    /// Has no effect: popovers are not drawn.
    public func popover<Item: Identifiable, C: View>(
        item: Binding<Item?>, attachmentAnchor: UnitPoint = .center, arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> C
    ) -> some View { self }

    /// Has no effect: alerts are not drawn.
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }

    /// Has no effect: alerts are not drawn.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View { self }

    /// Has no effect: alerts are not drawn.
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { self }

    /// Has no effect: alerts are not drawn.
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { self }

    /// Has no effect: alerts are not drawn.
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View { self }

    /// Has no effect: alerts are not drawn.
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View { self }

    /// Has no effect: dialogs are not drawn.
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View { self }

    /// Has no effect: dialogs are not drawn.
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { self }

    /// Has no effect: menus are not drawn.
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View { self }

    /// Has no effect: menus are not drawn.
    public func contextMenu<Items: View, P: View>(
        @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> P
    ) -> some View { self }

    /// Has no effect: sheets are not drawn.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

    /// Has no effect: sheets are not drawn.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View { self }

    /// Has no effect: sheets are not drawn.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

    /// Has no effect: sheets are not drawn.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

    /// Has no effect: sheets are not drawn.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

    /// Has no effect: sheets are not drawn.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// The content of an alert.
public struct Alert {
    /// A button of an alert.
    public struct Button {
        /// Returns a default button.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        /// Returns a cancel button.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        /// Returns a cancel button.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
        /// Returns a destructive button.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    }

    /// Creates an alert with one button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}

    /// Creates an alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

/// The visibility of an element.
public enum Visibility: Hashable, Sendable, CaseIterable {
    /// Chosen automatically.
    case automatic
    /// Visible.
    case visible
    /// Hidden.
    case hidden
}

/// The height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
    }

    private let kind: Kind

    /// Half of the screen's height.
    public static let medium = PresentationDetent(kind: .medium)
    /// The full height of the screen.
    public static let large = PresentationDetent(kind: .large)

    /// Returns a fraction of the screen's height.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction))
    }
    /// Returns a height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }
}
