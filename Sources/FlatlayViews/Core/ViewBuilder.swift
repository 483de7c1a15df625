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
    public static func buildExpression<Content: View>(
        _ content: consuming Content, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
    ) -> Content {
        if ViewRecord.isOn { ViewRecord.add(content, fileID: fileID, line: line, column: column) }
        return content
    }

    /// Returns an empty view for an empty block.
    @inlinable
    public static func buildBlock() -> EmptyView {
        if ViewRecord.isOn { ViewRecord.addBlock(EmptyView(), of: []) }
        return EmptyView()
    }

    /// Returns a single view unchanged.
    @inlinable
    public static func buildBlock<Content: View>(_ content: consuming Content) -> Content {
        if ViewRecord.isOn { ViewRecord.addBlock(content, of: [Content.self]) }
        return content
    }

    /// Combines several views.
    @inlinable
    @_disfavoredOverload
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content>
    {
        // Without a variable, whose type would be looked up while nothing is recorded.
        guard ViewRecord.isOn else { return TupleView(repeat each content) }
        return ViewRecord.addingBlock(TupleView(repeat each content))
    }

    /// Returns the view of an `if` without `else`.
    @inlinable
    public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? {
        if ViewRecord.isOn { ViewRecord.addChoice(content) }
        return content
    }

    /// Returns the first branch of an `if` or `switch`.
    @inlinable
    public static func buildEither<First: View, Second: View>(
        first: consuming First
    ) -> _ConditionalContent<First, Second> {
        let choice = _ConditionalContent<First, Second>(storage: .first(first))
        if ViewRecord.isOn { ViewRecord.addChoice(choice) }
        return choice
    }

    /// Returns the other branch of an `if` or `switch`.
    @inlinable
    public static func buildEither<First: View, Second: View>(
        second: consuming Second
    ) -> _ConditionalContent<First, Second> {
        let choice = _ConditionalContent<First, Second>(storage: .second(second))
        if ViewRecord.isOn { ViewRecord.addChoice(choice) }
        return choice
    }

    /// Returns the view of an `if #available`, type-erased.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        let erased = AnyView(content)
        if ViewRecord.isOn { ViewRecord.addErased(erased) }
        return erased
    }
}

extension ViewRecord {
    @usableFromInline
    static func add<Content: View>(_ view: borrowing Content, fileID: StaticString, line: Int, column: Int) {
        current?.add(Identity(view), at: Position(file: "\(fileID)", line: line, column: column))
    }

    @usableFromInline
    static func addBlock<Content: View>(_ view: borrowing Content, of types: [Any.Type]) {
        current?.addBlock(Identity(view), of: types)
    }

    @usableFromInline
    static func addingBlock<each Content: View>(
        _ view: TupleView<repeat each Content>
    ) -> TupleView<repeat each Content> {
        guard let record = current else { return view }
        var types: [Any.Type] = []
        for type in repeat (each Content).self { types.append(type) }
        record.addBlock(Identity(view), of: types)
        return view
    }

    @usableFromInline
    static func addChoice<Content: View>(_ view: Content) {
        current?.addChoice(Identity(view), isPresent: true)
    }

    @usableFromInline
    static func addChoice<Content: View>(_ view: Content?) {
        let isPresent = if case .none = view { false } else { true }
        current?.addChoice(Identity(view), isPresent: isPresent)
    }

    @usableFromInline
    static func addErased(_ view: AnyView) {
        current?.addErased(Identity(view))
    }
}
