/// A binding to a collection is a collection of bindings, for `ForEach($items) { $item in … }`.
extension Binding: Sequence where Value: MutableCollection {
    /// A binding to an element.
    public typealias Element = Binding<Value.Element>
    /// Goes through the bindings.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// Some of the bindings.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// The place of an element.
    public typealias Index = Value.Index
    /// The places of the elements.
    public typealias Indices = Value.Indices

    /// The place of the first element.
    public var startIndex: Index { wrappedValue.startIndex }
    /// The place after the last element.
    public var endIndex: Index { wrappedValue.endIndex }
    /// The places of the elements.
    public var indices: Indices { wrappedValue.indices }
    /// The place after another.
    public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
    /// A binding to the element at a place. Once the element is gone, the binding keeps the one that was there.
    public subscript(position: Index) -> Binding<Value.Element> {
        let element = wrappedValue[position]
        func exists() -> Bool { position >= wrappedValue.startIndex && position < wrappedValue.endIndex }
        return Binding<Value.Element>(
            get: { exists() ? wrappedValue[position] : element },
            set: { if exists() { wrappedValue[position] = $0 } })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    /// The place before another.
    public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
