/// An item that is read where it is stored. It has one member, so its memory is that of an item.
@usableFromInline
struct StoredItem: ~Copyable {
    @usableFromInline let item: DisplayList.Item

    @inlinable
    func read<Result>(_ body: (borrowing DisplayList.Command) -> Result) -> Result { body(item.command) }
}

extension UnsafePointer<DisplayList.Item> {
    /// Calls `body` with the command in place, without copying it.
    ///
    /// Swift copies a command behind a pointer before it passes it on, and counts all references in it, because the
    /// memory might change meanwhile. It borrows a noncopyable value instead, with everything in it.
    ///
    /// ```swift
    /// items.forEachPlace { item in item.withCommand { paint($0) } }
    /// ```
    @inlinable
    package func withCommand<Result>(_ body: (borrowing DisplayList.Command) -> Result) -> Result {
        UnsafeRawPointer(self).assumingMemoryBound(to: StoredItem.self).pointee.read(body)
    }
}
