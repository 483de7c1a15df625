extension ViewRecord {
    @usableFromInline
    static func add<Content: View>(_ type: Content.Type, fileID: StaticString, line: Int, column: Int) {
        current?.add(ObjectIdentifier(type), at: Position(file: "\(fileID)", line: line, column: column))
    }

    @usableFromInline
    static func addEmptyBlock() { current?.addBlock(Identity(EmptyView()), of: []) }

    @usableFromInline
    static func addBlock<Content: View>(_ view: borrowing Content) {
        guard let record = current else { return }
        let identity = Identity(view)
        record.addBlock(identity, of: [identity])
    }

    @usableFromInline
    static func addingBlock<each Content: View>(
        _ view: consuming TupleView<repeat each Content>
    ) -> TupleView<repeat each Content> {
        guard let record = current else { return view }
        let block = view
        var parts: [Identity] = []
        for part in repeat each block.value { parts.append(Identity(part)) }
        record.addBlock(Identity(block), of: parts)
        return block
    }

    @usableFromInline
    static func addChoice<Content: View>(_ type: Content.Type, isPresent: Bool = true) {
        current?.addChoice(ObjectIdentifier(type), isPresent: isPresent)
    }

    static func addingErased(_ view: AnyView) -> AnyView {
        current?.addErased(Identity(view))
        return view
    }
}
