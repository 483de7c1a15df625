import Foundation

nonisolated extension View {
    /// Presents an alert while a binding is true.
    ///
    /// ```swift
    /// Inbox().alert("Delete all?", isPresented: $asks) {
    ///     Button("Delete", role: .destructive) {}
    ///     Button("Cancel", role: .cancel) {}
    /// } message: {
    ///     Text("This can't be undone.")
    /// }
    /// ```
    ///
    /// An alert without buttons has one that says "OK".
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(Text(titleKey), isPresented.wrappedValue ? (actions(), EmptyView()) : nil)
    }

    /// Presents an alert with a message while a binding is true.
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(titleKey), isPresented.wrappedValue ? (actions(), message()) : nil)
    }

    /// Presents an alert while a binding is true.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(Text(verbatim: String(title)), isPresented.wrappedValue ? (actions(), EmptyView()) : nil)
    }

    /// Presents an alert with a message while a binding is true.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(verbatim: String(title)), isPresented.wrappedValue ? (actions(), message()) : nil)
    }

    /// Presents an alert while a binding is true.
    public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(title, isPresented.wrappedValue ? (actions(), EmptyView()) : nil)
    }

    /// Presents an alert with a message while a binding is true.
    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        alert(title, isPresented.wrappedValue ? (actions(), message()) : nil)
    }

    /// Presents an alert about data while a binding is true and there is data.
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(titleKey), isPresented.wrappedValue ? data.map { (actions($0), EmptyView()) } : nil)
    }

    /// Presents an alert with a message about data while a binding is true and there is data.
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(titleKey), isPresented.wrappedValue ? data.map { (actions($0), message($0)) } : nil)
    }

    /// Presents an alert with a message about data while a binding is true and there is data.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(
            Text(verbatim: String(title)), isPresented.wrappedValue ? data.map { (actions($0), message($0)) } : nil)
    }

    /// Presents an alert about an error, whose description is the title.
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(
            Text(verbatim: error?.errorDescription ?? ""),
            isPresented.wrappedValue && error != nil ? (actions(), EmptyView()) : nil)
    }

    /// Presents an alert with a message about an error, whose description is the title.
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        alert(
            Text(verbatim: error?.errorDescription ?? ""),
            isPresented.wrappedValue ? error.map { (actions($0), message($0)) } : nil)
    }

    /// Presents an alert while a binding is true: the older form.
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        alert(isPresented.wrappedValue ? content() : nil)
    }

    /// Presents an alert while there is an item: the older form.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        alert(item.wrappedValue.map(content))
    }

    private func alert(_ alert: Alert?) -> some View {
        self.alert(
            alert?.title ?? Text(verbatim: ""),
            alert.map { alert in
                (
                    ForEach(Array(alert.buttons.indices), id: \.self) { index in
                        Button(role: alert.buttons[index].role, action: {}, label: { alert.buttons[index].label })
                    }, alert.message
                )
            })
    }

    private func alert(_ title: Text, _ parts: (actions: some View, message: some View)?) -> some View {
        modifier(
            PresentationModifier(
                kind: .alert,
                makeContent: parts.map { parts in
                    { context in
                        PresentedContent(
                            title: title, body: context.messageNode(of: parts.message, grows: true),
                            actions: context.actionNodes(
                                of: parts.actions, style: AlertButtonStyle(font: .body, height: 44), fallback: "OK"))
                    }
                }))
    }
}

nonisolated extension View {
    /// Presents a choice of actions while a binding is true: at the bottom edge of a phone, in a popover of a tablet. The
    /// title is hidden unless it is made visible, as on iOS.
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(Text(titleKey), titleVisibility, isPresented.wrappedValue ? (actions(), EmptyView()) : nil)
    }

    /// Presents a choice of actions with a message while a binding is true.
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(Text(titleKey), titleVisibility, isPresented.wrappedValue ? (actions(), message()) : nil)
    }

    /// Presents a choice of actions while a binding is true.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(
            Text(verbatim: String(title)), titleVisibility,
            isPresented.wrappedValue ? (actions(), EmptyView()) : nil)
    }

    /// Presents a choice of actions with a message while a binding is true.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(
            Text(verbatim: String(title)), titleVisibility, isPresented.wrappedValue ? (actions(), message()) : nil)
    }

    /// Presents a choice of actions about data while a binding is true and there is data.
    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            Text(titleKey), titleVisibility, isPresented.wrappedValue ? data.map { (actions($0), EmptyView()) } : nil)
    }

    /// Presents a choice of actions with a message about data while a binding is true and there is data.
    public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            Text(titleKey), titleVisibility, isPresented.wrappedValue ? data.map { (actions($0), message($0)) } : nil)
    }

    private func dialog(
        _ title: Text, _ visibility: Visibility, _ parts: (actions: some View, message: some View)?
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: .dialog,
                makeContent: parts.map { parts in
                    { context in
                        let style =
                            context.isTablet
                            ? AlertButtonStyle(font: .body, height: 44, isMenu: true)
                            : AlertButtonStyle(font: .title3, height: 57)
                        return PresentedContent(
                            title: visibility == .visible ? title : nil,
                            body: context.messageNode(of: parts.message, grows: false),
                            actions: context.actionNodes(of: parts.actions, style: style, fallback: "Cancel"))
                    }
                }))
    }
}

extension ViewContext {
    /// The message of an alert, in its font; nil for none. That of an alert grows with the text size, that of a dialog
    /// keeps the size of its title.
    fileprivate func messageNode(of message: some View, grows: Bool) -> ViewNode? {
        var inner = entering(0)
        let size = inner.environment.common.dynamicTypeSize
        inner.environment.takeLookOfBars()
        if grows { inner.environment.common.dynamicTypeSize = size }
        return GivenView(message).font(.footnote).foregroundStyle(.primary).multilineTextAlignment(.center)
            .makeLayeredNode(in: inner)
    }

    /// The buttons of an alert, and its text fields. Without any button there is one that dismisses it; a dialog always
    /// has one that cancels it.
    fileprivate func actionNodes(of actions: some View, style: AlertButtonStyle, fallback: String) -> [ViewNode] {
        var inner = entering(1).inStack(nil)
        let size = inner.environment.common.dynamicTypeSize
        inner.environment.takeLookOfBars()
        if fallback == "OK" { inner.environment.common.dynamicTypeSize = size }
        var nodes = GivenView(actions).buttonStyle(style).makeNodes(in: inner)
        let roles = nodes.compactMap { $0.trait(AlertRole.Key.self) }
        if fallback == "OK" ? roles.isEmpty : !roles.contains(.cancel) {
            let role: ButtonRole? = fallback == "OK" ? nil : .cancel
            nodes += Button(fallback, role: role) {}.buttonStyle(style).makeNodes(in: inner.entering(1))
        }
        return nodes
    }
}

/// The content of an alert: the older form.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// A button of an alert.
    public struct Button {
        let label: Text
        let role: ButtonRole?

        /// Returns a default button.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: nil)
        }
        /// Returns a cancel button.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel)
        }
        /// Returns a cancel button.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text("Cancel"), action: action) }
        /// Returns a destructive button.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive)
        }
    }

    /// Creates an alert with one button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    /// Creates an alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }
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
