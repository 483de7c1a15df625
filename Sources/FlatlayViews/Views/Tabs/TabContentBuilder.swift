/// Builds the tabs of a ``TabView`` from those in a closure.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
    /// Tabs as the content of a tab view.
    nonisolated public struct Content<Tabs: TabContent>: View where Tabs.TabValue == TabValue {
        /// The tabs have no body.
        public typealias Body = Never
        let tabs: Tabs

        init(_ tabs: Tabs) {
            self.tabs = tabs
        }

        /// Adds nothing: a tab view reads the tabs.
        public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {}
    }

    /// Returns a tab unchanged.
    public static func buildExpression<T: TabContent>(_ content: T) -> T where T.TabValue == TabValue { content }

    /// Returns one tab unchanged.
    public static func buildBlock<T: TabContent>(_ content: T) -> T where T.TabValue == TabValue { content }

    /// Combines several tabs.
    @_disfavoredOverload
    public static func buildBlock<each T: TabContent>(_ content: repeat each T) -> _TabContents<TabValue> {
        var parts: [any TabContent] = []
        for part in repeat each content { parts.append(part) }
        return _TabContents(parts: parts)
    }

    /// Returns the tabs of an `if` without `else`.
    public static func buildIf<T: TabContent>(_ content: T?) -> _OptionalTabs<T> where T.TabValue == TabValue {
        _OptionalTabs(content: content)
    }

    /// Returns the first branch of an `if` or `switch`.
    public static func buildEither<T: TabContent>(first: T) -> _TabContents<TabValue> { _TabContents(parts: [first]) }

    /// Returns the other branch of an `if` or `switch`.
    public static func buildEither<T: TabContent>(second: T) -> _TabContents<TabValue> {
        _TabContents(parts: [second])
    }

    /// Returns the tabs of an `if #available`.
    public static func buildLimitedAvailability<T: TabContent>(_ content: T) -> _TabContents<TabValue> {
        _TabContents(parts: [content])
    }
}

nonisolated extension TabContentBuilder.Content: TabListing {
    func entries(in context: ViewContext) -> [TabEntry] {
        var tabs = _TabEntries()
        self.tabs._addTabs(in: context, to: &tabs)
        return tabs.entries
    }
}

/// The tabs of an `if` without `else`, whose type says what they would be.
nonisolated public struct _OptionalTabs<Content: TabContent>: TabContent {
    /// The content has no body.
    public typealias Body = Never
    /// The type of the values by which tabs are selected.
    public typealias TabValue = Content.TabValue
    let content: Content?

    /// Adds the tabs, if there are any.
    public func _addTabs(in context: ViewContext, to tabs: inout _TabEntries) {
        content?._addTabs(in: context, to: &tabs)
    }
}

/// Several tabs in a row: the result of a ``TabContentBuilder``.
nonisolated public struct _TabContents<TabValue: Hashable>: TabContent {
    /// The list has no body.
    public typealias Body = Never
    let parts: [any TabContent]

    /// Adds the tabs of all parts.
    public func _addTabs(in context: ViewContext, to tabs: inout _TabEntries) {
        for (position, part) in parts.enumerated() { part._addTabs(in: context.entering(position), to: &tabs) }
    }
}
