import Foundation

nonisolated extension View {
    /// Adds a search field below the title. It is at rest, even with a text: `isPresented` makes it active.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, isActive: false, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field below the title.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        searchable(text: text, isActive: false, placement: placement, prompt: prompt)
    }

    /// Adds a search field below the title.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, isActive: false, placement: placement, prompt: Text(verbatim: String(prompt)))
    }

    /// Adds a search field, which is in place of the title while a binding is true.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, isActive: isPresented.wrappedValue, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field, which is in place of the title while a binding is true.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        searchable(text: text, isActive: isPresented.wrappedValue, placement: placement, prompt: prompt)
    }

    /// Adds a search field, which is in place of the title while a binding is true.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(
            text: text, isActive: isPresented.wrappedValue, placement: placement,
            prompt: Text(verbatim: String(prompt)))
    }

    /// Adds a search field; the views of tokens are not drawn.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text: text, isActive: false, placement: placement, prompt: prompt)
    }

    private func searchable(
        text: Binding<String>, isActive: Bool, placement: SearchFieldPlacement, prompt: Text?
    ) -> some View {
        let (text, prompt) = (text.wrappedValue, prompt ?? Text("Search"))
        return screenSetting { settings, _ in
            settings.search = SearchSettings(text: text, prompt: prompt, isActive: isActive)
        }
        // The views inside know whether a search takes place.
        .transformEnvironment(\.isSearching) { $0 = isActive }
    }

    /// Adds scopes below an active search field.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        let bar = SearchScopes(selection: AnyHashable(scope.wrappedValue), content: scopes())
        return screenSetting { settings, context in
            settings.searchScopes = CapturedView(bar, in: context.entering(1))
        }
    }

    /// Adds scopes below an active search field.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        searchScopes(scope, scopes: scopes)
    }

    /// Draws no suggestions: they are part of the keyboard's time.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }

    /// Has no effect: images take no text input.
    public func searchCompletion(_ completion: String) -> some View { self }

    /// Has no effect: images take no text input.
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }

    /// Has no effect: the field is where iOS 18 has it.
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

    /// Has no effect: the toolbar stays as it is during a search.
    public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }
}

extension EnvironmentValues {
    private struct SearchingKey: EnvironmentKey {
        static let defaultValue = false
    }

    /// Whether the user searches: whether the binding of the search field is true.
    public internal(set) var isSearching: Bool {
        get { self[SearchingKey.self] }
        set { self[SearchingKey.self] = newValue }
    }
}

/// The scopes of a search as segments, of which one is selected.
nonisolated private struct SearchScopes<Content: View>: View {
    typealias Body = Never
    let selection: AnyHashable
    let content: Content

    func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        let options = PickerOptions.segments(content, selection: selection, in: context.entering(0))
        SegmentedOptions(options: options)._makeNodes(in: context.entering(1), into: &nodes)
    }
}

/// Nodes that have been made, as a view.
struct MadeNodes: PrimitiveView {
    private let nodes: [ViewNode]

    nonisolated init(_ nodes: [ViewNode]) {
        self.nodes = nodes
    }

    func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) { nodes += self.nodes }
}

/// Where a search field is, which has no effect: it is below the title, as on a phone.
public struct SearchFieldPlacement: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, toolbar, sidebar, drawer, alwaysShown, principal }

    /// Whether the field is hidden while content is scrolled.
    public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
        fileprivate let isAlways: Bool

        /// It is hidden while content is scrolled.
        public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
        /// It is always shown.
        public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
    }

    private let kind: Kind

    /// Chosen automatically.
    public static let automatic = SearchFieldPlacement(kind: .automatic)
    /// In the toolbar.
    public static let toolbar = SearchFieldPlacement(kind: .toolbar)
    /// In the sidebar.
    public static let sidebar = SearchFieldPlacement(kind: .sidebar)
    /// In the middle of the toolbar.
    public static let toolbarPrincipal = SearchFieldPlacement(kind: .principal)
    /// Below the title.
    public static let navigationBarDrawer = SearchFieldPlacement(kind: .drawer)
    /// Below the title.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(kind: displayMode.isAlways ? .alwaysShown : .drawer)
    }
}

/// When scopes appear.
public struct SearchScopeActivation: Hashable, Sendable {
    private let name: String

    /// Chosen automatically.
    public static let automatic = SearchScopeActivation(name: "automatic")
    /// Once there is a text.
    public static let onTextEntry = SearchScopeActivation(name: "on-text-entry")
    /// Once the search is active.
    public static let onSearchPresentation = SearchScopeActivation(name: "on-search-presentation")
}

/// Whether a search field is a button in a toolbar.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let name: String

    /// Chosen automatically.
    public static let automatic = SearchToolbarBehavior(name: "automatic")
    /// A button.
    public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// The behaviour of a toolbar during a search.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private let name: String

    /// Chosen automatically.
    public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
    /// The title and the items stay.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoid-hiding-content")
}
