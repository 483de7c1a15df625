/// Builds one view out of the views in a closure.
@resultBuilder
public enum ViewBuilder {
    /// A view as it stands.
    @inlinable
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// No views.
    @inlinable
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// One view.
    @inlinable
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Several views.
    @inlinable
    @_disfavoredOverload
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content>
    {
        TupleView(repeat each content)
    }

    /// The view of an `if` without `else`.
    @inlinable
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// The first branch of an `if` or `switch`.
    @inlinable
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .first(first))
    }

    /// The other branch of an `if` or `switch`.
    @inlinable
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .second(second))
    }

    /// The view of an `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
