/// A binding to a collection is a collection of bindings, as in `ForEach($items) { $item in … }`.
extension Binding: Sequence where Value: MutableCollection {
    /// A binding to an element.
    public typealias Element = Binding<Value.Element>
    /// Iterates over the bindings.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// A part of the bindings.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// The index of an element.
    public typealias Index = Value.Index
    /// The indices of the elements.
    public typealias Indices = Value.Indices

    /// The index of the first element.
    public var startIndex: Index { wrappedValue.startIndex }
    /// The index after the last element.
    public var endIndex: Index { wrappedValue.endIndex }
    /// The indices of the elements.
    public var indices: Indices { wrappedValue.indices }
    /// The index after another one.
    public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
    /// A binding to the element at an index. Once the element has been removed, the binding returns the original value.
    public subscript(position: Index) -> Binding<Value.Element> {
        let element = wrappedValue[position]
        func exists() -> Bool { position >= wrappedValue.startIndex && position < wrappedValue.endIndex }
        return Binding<Value.Element>(
            get: { exists() ? wrappedValue[position] : element },
            set: { if exists() { wrappedValue[position] = $0 } })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    /// The index before another one.
    public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
