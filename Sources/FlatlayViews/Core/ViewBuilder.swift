// For inspectors, views go through a record and come back. If they were used twice instead, they would be copied, also
// while nothing is recorded.

/// Builds one view from the views in a closure.
@resultBuilder
public enum ViewBuilder {
    /// Returns a view unchanged.
    ///
    /// - Parameters:
    ///   - fileID: the file in which the view is written, for inspectors.
    ///   - line: the line.
    ///   - column: the column.
    @inlinable
    @inline(__always)
    public static func buildExpression<Content: View>(
        _ content: consuming Content, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
    ) -> Content {
        guard ViewRecord.isOn else { return consume content }
        return ViewRecord.adding(consume content, fileID: fileID, line: line, column: column)
    }

    /// Returns an empty view for an empty block.
    @inlinable
    @inline(__always)
    public static func buildBlock() -> EmptyView {
        guard ViewRecord.isOn else { return EmptyView() }
        return ViewRecord.addingBlock(EmptyView(), of: [])
    }

    /// Returns a single view unchanged.
    @inlinable
    @inline(__always)
    public static func buildBlock<Content: View>(_ content: consuming Content) -> Content {
        guard ViewRecord.isOn else { return consume content }
        return ViewRecord.addingBlock(consume content, of: [Content.self])
    }

    /// Combines several views.
    @inlinable
    @inline(__always)
    @_disfavoredOverload
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content>
    {
        guard ViewRecord.isOn else { return TupleView(repeat each content) }
        return ViewRecord.addingBlock(TupleView(repeat each content))
    }

    /// Returns the view of an `if` without `else`.
    @inlinable
    @inline(__always)
    public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? {
        guard ViewRecord.isOn else { return consume content }
        return ViewRecord.addingChoice(consume content)
    }

    /// Returns the first branch of an `if` or `switch`.
    @inlinable
    @inline(__always)
    public static func buildEither<First: View, Second: View>(
        first: consuming First
    ) -> _ConditionalContent<First, Second> {
        guard ViewRecord.isOn else { return _ConditionalContent(storage: .first(consume first)) }
        return ViewRecord.addingChoice(_ConditionalContent(storage: .first(consume first)))
    }

    /// Returns the other branch of an `if` or `switch`.
    @inlinable
    @inline(__always)
    public static func buildEither<First: View, Second: View>(
        second: consuming Second
    ) -> _ConditionalContent<First, Second> {
        guard ViewRecord.isOn else { return _ConditionalContent(storage: .second(consume second)) }
        return ViewRecord.addingChoice(_ConditionalContent(storage: .second(consume second)))
    }

    /// Returns the view of an `if #available`, type-erased.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        ViewRecord.isOn ? ViewRecord.addingErased(AnyView(content)) : AnyView(content)
    }
}
