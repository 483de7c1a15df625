// For inspectors, views are recorded. A view that is used once more than needed is copied, also while nothing is recorded,
// so only blocks record values, and expressions and choices their types.

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
        if ViewRecord.isOn { ViewRecord.add(Content.self, fileID: fileID, line: line, column: column) }
        return content
    }

    /// Returns an empty view for an empty block.
    @inlinable
    @inline(__always)
    public static func buildBlock() -> EmptyView {
        if ViewRecord.isOn { ViewRecord.addEmptyBlock() }
        return EmptyView()
    }

    /// Returns a single view unchanged.
    @inlinable
    @inline(__always)
    public static func buildBlock<Content: View>(_ content: consuming Content) -> Content {
        if ViewRecord.isOn { ViewRecord.addBlock(content) }
        return content
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
        if ViewRecord.isOn { ViewRecord.addChoice(Content?.self, isPresent: content != nil) }
        return content
    }

    /// Returns the first branch of an `if` or `switch`.
    @inlinable
    @inline(__always)
    public static func buildEither<First: View, Second: View>(
        first: consuming First
    ) -> _ConditionalContent<First, Second> {
        if ViewRecord.isOn { ViewRecord.addChoice(_ConditionalContent<First, Second>.self) }
        return _ConditionalContent(storage: .first(ConditionalBranch(first)))
    }

    /// Returns the other branch of an `if` or `switch`.
    @inlinable
    @inline(__always)
    public static func buildEither<First: View, Second: View>(
        second: consuming Second
    ) -> _ConditionalContent<First, Second> {
        if ViewRecord.isOn { ViewRecord.addChoice(_ConditionalContent<First, Second>.self) }
        return _ConditionalContent(storage: .second(ConditionalBranch(second)))
    }

    /// Returns the view of an `if #available`, type-erased.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        ViewRecord.isOn ? ViewRecord.addingErased(AnyView(content)) : AnyView(content)
    }
}
