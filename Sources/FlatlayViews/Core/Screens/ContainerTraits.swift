/// What a view tells the container around it: lists, pickers and tab views read it from the nodes of their content with
/// ``ViewNode/trait(_:)``.
enum ContainerTrait {
    /// The value by which a container selects the view; from `tag(_:)`.
    struct Tag: LayoutValueKey {
        static var defaultValue: AnyHashable? { nil }
    }

    /// The text of a badge; from `badge(_:)`.
    struct Badge: LayoutValueKey {
        static var defaultValue: Text? { nil }
    }

    /// The label of a tab; from `tabItem(_:)`.
    struct TabItem: LayoutValueKey {
        static var defaultValue: CapturedView? { nil }
    }
}

extension ViewNode {
    /// A value that the view passes to its container; the default of the key if it passes none.
    func trait<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
        layoutValue(for: ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
    }
}

extension AnyHashable {
    /// The value without the optionals around it, so that a selection of an optional type equals its tags.
    var withoutOptionals: AnyHashable? {
        func open(_ value: Any) -> Any? {
            guard let optional = value as? any OptionalValue else { return value }
            return optional.wrappedValue.flatMap { open($0) }
        }
        return open(base) as? AnyHashable
    }
}

/// An optional, whatever it wraps.
private protocol OptionalValue {
    var wrappedValue: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var wrappedValue: Any? { self }
}

extension EnvironmentValues {
    private struct ListKey: EnvironmentKey {
        static let defaultValue = false
    }

    /// Whether the view is the content of a row of a list or a form, which changes the look of controls: a
    /// ``NavigationLink`` has a chevron there.
    package var isInList: Bool {
        get { self[ListKey.self] }
        set { self[ListKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the value by which a tab view, a picker or a list selects the view.
    ///
    /// ```swift
    /// TabView(selection: $tab) { Home().tag(Tab.home) }
    /// ```
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        layoutValue(key: ContainerTrait.Tag.self, value: AnyHashable(tag))
    }

    /// Shows a number at the tab or the row of the view; none for zero.
    public func badge(_ count: Int) -> some View {
        layoutValue(key: ContainerTrait.Badge.self, value: count == 0 ? nil : Text(verbatim: "\(count)"))
    }

    /// Shows a text at the tab or the row of the view.
    public func badge(_ label: Text?) -> some View {
        layoutValue(key: ContainerTrait.Badge.self, value: label)
    }

    /// Shows a text at the tab or the row of the view.
    public func badge(_ key: LocalizedStringKey?) -> some View {
        layoutValue(key: ContainerTrait.Badge.self, value: key.map { Text($0) })
    }

    /// Shows a text at the tab or the row of the view.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View {
        layoutValue(key: ContainerTrait.Badge.self, value: label.map { Text(verbatim: String($0)) })
    }
}
