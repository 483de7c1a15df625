import Foundation

nonisolated extension View {
    /// Adds items to the bars around the view.
    ///
    /// ```swift
    /// ArticleView().toolbar {
    ///     ToolbarItem(placement: .topBarTrailing) { Button("Share", systemImage: "square.and.arrow.up") {} }
    /// }
    /// ```
    public func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C) -> some View {
        toolbarItems(content())
    }

    /// Adds items to the bars around the view.
    public func toolbar<C: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> C
    ) -> some View {
        toolbarItems(content())
    }

    /// Adds views to the navigation bar, after the title.
    public func toolbar<C: View>(@ViewBuilder content: () -> C) -> some View {
        toolbarItems(ToolbarItemGroup(content: content))
    }

    private func toolbarItems(_ content: some ToolbarContent) -> some View {
        screenSetting { settings, context in
            var items = _ToolbarItems()
            content._addItems(in: context.entering(1), to: &items)
            settings.items += items.entries
        }
    }

    /// Shows or hides bars.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barSetting(\.visibility, visibility, for: bars)
    }

    /// Shows or hides bars.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barSetting(\.visibility, visibility, for: bars)
    }

    /// Fills the background of bars with a style, once content is below them.
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        barSetting(\.backgrounds, AnyShapeStyle(style), for: bars)
    }

    /// Shows or hides the background of bars.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barSetting(\.backgroundVisibility, visibility, for: bars)
    }

    /// Shows or hides the background of bars.
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barSetting(\.backgroundVisibility, visibility, for: bars)
    }

    /// Sets the light or dark appearance of bars that have a background; nil for that of the screen.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        barSetting(\.colorSchemes, colorScheme, for: bars)
    }

    /// Sets how the title of the navigation bar is shown.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        screenSetting { settings, _ in settings.titleMode = mode }
    }

    /// Has no effect: the title opens the menu at a touch.
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }

    /// Has no effect: bars of phones are the same for every role.
    public func toolbarRole(_ role: ToolbarRole) -> some View { self }

    /// Removes the title, if it is what is named; the other items of the system are not drawn.
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        screenSetting { settings, _ in if defaultItemKind == .title { settings.title = nil } }
    }

    /// Changes a setting of bars: of the navigation if no bar is named. Each screen around the view learns of it.
    private func barSetting<Value>(
        _ keyPath: WritableKeyPath<ScreenSettings, [ToolbarPlacement: Value]>, _ value: Value?,
        for bars: [ToolbarPlacement]
    ) -> some View {
        let bars = bars.isEmpty ? [.automatic] : bars
        return modifier(
            LifecycleModifier { context in
                for screen in context.environment.screen?.chain ?? [] {
                    screen.register(at: context.path) { settings in
                        for bar in bars { settings[keyPath: keyPath][bar] = value }
                    }
                }
            })
    }
}
