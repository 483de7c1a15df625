/// An item that is read where it is stored. It has one member, so its memory is that of an item.
@usableFromInline
struct StoredItem: ~Copyable {
    @usableFromInline let item: DisplayList.Item

    @inlinable
    func read<Result>(_ body: (borrowing DisplayList.Command) -> Result) -> Result { body(item.command) }
}

extension UnsafePointer<DisplayList.Item> {
    /// Calls `body` with the command, which it reads where it is stored.
    ///
    /// A command behind a pointer is copied before it is passed on, and all references in it are counted, since the
    /// memory might change meanwhile. A value that can't be copied is borrowed instead, and so is what it contains.
    ///
    /// ```swift
    /// items.forEachPlace { item in item.withCommand { paint($0) } }
    /// ```
    @inlinable
    package func withCommand<Result>(_ body: (borrowing DisplayList.Command) -> Result) -> Result {
        UnsafeRawPointer(self).assumingMemoryBound(to: StoredItem.self).pointee.read(body)
    }
}
