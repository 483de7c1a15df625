import Foundation

/// A value that an app keeps between launches. Here it starts with its default in every picture, whatever is stored on
/// the machine; views that name the same key share it.
@propertyWrapper
public struct AppStorage<Value>: LinkedProperty {
    private let key: String
    private let cell: StateCell<Value>

    private init(key: String, value: Value) {
        self.key = key
        cell = StateCell { value }
    }

    /// The value.
    public var wrappedValue: Value {
        get { cell.current.value }
        nonmutating set { cell.current.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { cell.current.binding }

    func link(with linker: inout PropertyLinker) { cell.link(with: &linker, key: AnyHashable(["AppStorage", key])) }
}

extension AppStorage {
    /// A truth value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key: key, value: wrappedValue)
    }

    /// A whole number.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key: key, value: wrappedValue)
    }

    /// A number.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key: key, value: wrappedValue)
    }

    /// A string.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key: key, value: wrappedValue)
    }

    /// An address.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key: key, value: wrappedValue)
    }

    /// A moment.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key: key, value: wrappedValue)
    }

    /// Bytes.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key: key, value: wrappedValue)
    }

    /// A value that a whole number stands for.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key: key, value: wrappedValue)
    }

    /// A value that a string stands for.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key: key, value: wrappedValue)
    }

    /// A value that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
        self.init(key: key, value: nil)
    }
}

/// A value that an app keeps for a window: ``AppStorage`` by another name.
public typealias SceneStorage = AppStorage
