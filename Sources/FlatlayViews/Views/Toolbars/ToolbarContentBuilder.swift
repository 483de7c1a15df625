/// Builds the items of bars from those in a closure.
@resultBuilder
public enum ToolbarContentBuilder {
    /// Returns an item unchanged.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Returns one item unchanged.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Combines several items.
    @_disfavoredOverload
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _ToolbarList {
        var parts: [any ToolbarContent] = []
        for part in repeat each content { parts.append(part) }
        return _ToolbarList(parts: parts)
    }

    /// Returns the items of an `if` without `else`.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _OptionalToolbar<Content> {
        _OptionalToolbar(content: content)
    }

    /// Returns the first branch of an `if` or `switch`.
    public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarList {
        _ToolbarList(parts: [first])
    }

    /// Returns the other branch of an `if` or `switch`.
    public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarList {
        _ToolbarList(parts: [second])
    }

    /// Returns the items of an `if #available`.
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarList {
        _ToolbarList(parts: [content])
    }
}

/// The items of an `if` without `else`, whose type says what they would be.
nonisolated public struct _OptionalToolbar<Content: ToolbarContent>: CustomizableToolbarContent {
    /// The content has no body.
    public typealias Body = Never
    let content: Content?

    /// Adds the items, if there are any.
    public func _addItems(in context: ViewContext, to items: inout _ToolbarItems) {
        content?._addItems(in: context, to: &items)
    }
}

/// Several items in a row: the result of a ``ToolbarContentBuilder``.
nonisolated public struct _ToolbarList: CustomizableToolbarContent {
    /// The list has no body.
    public typealias Body = Never
    let parts: [any ToolbarContent]

    /// Adds the items of all parts.
    public func _addItems(in context: ViewContext, to items: inout _ToolbarItems) {
        for (position, part) in parts.enumerated() { part._addItems(in: context.entering(position), to: &items) }
    }
}
