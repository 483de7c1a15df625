import Foundation

nonisolated extension View {
    /// Sets the title of the navigation bar.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

    /// Sets the title of the navigation bar.
    public func navigationTitle(_ title: Text) -> some View {
        screenSetting { settings, _ in settings.title = title }
    }

    /// Sets the title of the navigation bar.
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(verbatim: String(title)))
    }

    /// Sets the title of the navigation bar, which a user could rename.
    public func navigationTitle(_ title: Binding<String>) -> some View {
        navigationTitle(Text(verbatim: title.wrappedValue))
    }

    /// Sets a line below the title of the navigation bar.
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// Sets a line below the title of the navigation bar.
    public func navigationSubtitle(_ subtitle: Text) -> some View {
        screenSetting { settings, _ in settings.subtitle = subtitle }
    }

    /// Sets a line below the title of the navigation bar.
    @_disfavoredOverload
    public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(verbatim: String(subtitle)))
    }

    /// Sets whether the title of the navigation bar is large.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        screenSetting { settings, _ in settings.titleMode = displayMode.mode }
    }

    /// Sets the title of the navigation bar: the older form of `navigationTitle`.
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View {
        navigationBarTitle(Text(titleKey), displayMode: displayMode)
    }

    /// Sets the title of the navigation bar: the older form of `navigationTitle`.
    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View {
        screenSetting { settings, _ in
            settings.title = title
            if displayMode != .automatic { settings.titleMode = displayMode.mode }
        }
    }

    /// Sets the title of the navigation bar: the older form of `navigationTitle`.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View {
        navigationBarTitle(Text(verbatim: String(title)), displayMode: displayMode)
    }

    /// Has no effect: an image is no document.
    public func navigationDocument(_ url: URL) -> some View { self }
}

/// The types of a navigation bar.
public enum NavigationBarItem {
    /// The display mode of a bar's title.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// Inherits the mode of the previous screen.
        case automatic
        /// A small title.
        case inline
        /// A large title.
        case large

        var mode: ToolbarTitleDisplayMode {
            switch self {
            case .automatic: .automatic
            case .inline: .inline
            case .large: .large
            }
        }
    }
}
