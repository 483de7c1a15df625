/// Builds one view from the views in a closure.
@resultBuilder
public enum ViewBuilder {
    /// Returns a view unchanged.
    @inlinable
    public static func buildExpression<Content: View>(_ content: consuming Content) -> Content { content }

    /// Returns an empty view for an empty block.
    @inlinable
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Returns a single view unchanged.
    @inlinable
    public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }

    /// Combines several views.
    @inlinable
    @_disfavoredOverload
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content>
    {
        TupleView(repeat each content)
    }

    /// Returns the view of an `if` without `else`.
    @inlinable
    public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? { content }

    /// Returns the first branch of an `if` or `switch`.
    @inlinable
    public static func buildEither<First: View, Second: View>(
        first: consuming First
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .first(first))
    }

    /// Returns the other branch of an `if` or `switch`.
    @inlinable
    public static func buildEither<First: View, Second: View>(
        second: consuming Second
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .second(second))
    }

    /// Returns the view of an `if #available`, type-erased.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
