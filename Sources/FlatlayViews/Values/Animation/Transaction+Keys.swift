/// A value of a transaction, with its default.
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value
    /// The value if none is set.
    static var defaultValue: Value { get }
}

extension Transaction {
    /// The value of a key: its default, since an image shows no transactions.
    public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
        get { Key.defaultValue }
        set {}
    }
}
