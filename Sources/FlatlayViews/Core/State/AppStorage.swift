import Foundation

/// A value that an app stores between launches. Here it starts with its default in every image, whatever is stored on
/// the machine; views with the same key share it.
@propertyWrapper
public struct AppStorage<Value>: LinkedProperty {
    private let key: String
    private let cell: StateCell<Value>

    private init(key: String, value: Value) {
        self.key = key
        cell = StateCell { value }
    }

    /// The current value.
    public var wrappedValue: Value {
        get { cell.current.value }
        nonmutating set { cell.current.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { cell.current.binding }

    func link(with linker: inout PropertyLinker) { cell.link(with: &linker, key: AnyHashable(["AppStorage", key])) }
}

extension AppStorage {
    /// Creates a property for a Boolean.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key: key, value: wrappedValue)
    }

    /// Creates a property for an integer.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key: key, value: wrappedValue)
    }

    /// Creates a property for a floating-point number.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key: key, value: wrappedValue)
    }

    /// Creates a property for a string.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key: key, value: wrappedValue)
    }

    /// Creates a property for a URL.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key: key, value: wrappedValue)
    }

    /// Creates a property for a date.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key: key, value: wrappedValue)
    }

    /// Creates a property for data.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key: key, value: wrappedValue)
    }

    /// Creates a property for a value with an integer raw value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key: key, value: wrappedValue)
    }

    /// Creates a property for a value with a string raw value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key: key, value: wrappedValue)
    }

    /// Creates a property for an optional value, which starts as nil.
    public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
        self.init(key: key, value: nil)
    }
}

// A cell is used only on the thread of the host that its view belongs to; the property itself never changes.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

/// A value that an app stores per window; here the same as ``AppStorage``.
public typealias SceneStorage = AppStorage
