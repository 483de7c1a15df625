extension ViewRecord {
    @usableFromInline
    static func adding<Content: View>(
        _ view: consuming Content, fileID: StaticString, line: Int, column: Int
    ) -> Content {
        current?.add(Identity(view), at: Position(file: "\(fileID)", line: line, column: column))
        return view
    }

    @usableFromInline
    static func addingBlock<Content: View>(_ view: consuming Content, of types: [Any.Type]) -> Content {
        current?.addBlock(Identity(view), of: types)
        return view
    }

    @usableFromInline
    static func addingBlock<each Content: View>(
        _ view: consuming TupleView<repeat each Content>
    ) -> TupleView<repeat each Content> {
        guard let record = current else { return view }
        var types: [Any.Type] = []
        for type in repeat (each Content).self { types.append(type) }
        record.addBlock(Identity(view), of: types)
        return view
    }

    @usableFromInline
    static func addingChoice<Content: View>(_ view: consuming Content) -> Content {
        current?.addChoice(Identity(view), isPresent: true)
        return view
    }

    @usableFromInline
    static func addingChoice<Content: View>(_ view: consuming Content?) -> Content? {
        guard let record = current else { return view }
        let choice = view
        let isPresent = if case .none = choice { false } else { true }
        record.addChoice(Identity(choice), isPresent: isPresent)
        return choice
    }

    static func addingErased(_ view: AnyView) -> AnyView {
        current?.addErased(Identity(view))
        return view
    }
}
