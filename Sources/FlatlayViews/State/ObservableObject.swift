/// A source of values over time, as far as a still picture needs one: what it has now. Combine, which has the real ones,
/// is absent on Linux.
public protocol Publisher<Output, Failure> {
    /// The type of the values.
    associatedtype Output
    /// The type of errors.
    associatedtype Failure: Error = Never

    /// The value that a new subscriber gets at once; nil for none.
    var _currentOutput: Output? { get }
}

/// Says that an object is about to change. It says so to nobody: pictures are taken once all changes are done.
public final class ObservableObjectPublisher: Publisher, Sendable {
    /// There is no value but the fact itself.
    public typealias Output = Void
    /// There are no errors.
    public typealias Failure = Never

    /// A publisher.
    public init() {}

    /// Does nothing.
    public func send() {}

    /// None.
    public var _currentOutput: Void? { nil }
}

/// An object that views watch: ``ObservedObject``, ``StateObject`` and ``EnvironmentObject`` hold one.
public protocol ObservableObject: AnyObject {
    /// The type of ``objectWillChange``.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    /// Says that the object is about to change.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// A publisher to which nobody listens.
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// A property of an ``ObservableObject``, with a publisher of its value.
@propertyWrapper
public struct Published<Value> {
    /// The value of a property as a publisher.
    public struct Publisher: FlatlayViews.Publisher {
        /// The type of the value.
        public typealias Output = Value
        /// There are no errors.
        public typealias Failure = Never

        /// The value.
        public let _currentOutput: Value?
    }

    /// The value.
    public var wrappedValue: Value

    /// A value to start with.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// A value to start with.
    public init(initialValue: Value) {
        wrappedValue = initialValue
    }

    /// The value as a publisher.
    public var projectedValue: Publisher { Publisher(_currentOutput: wrappedValue) }
}

extension Published: Sendable where Value: Sendable {}
extension Published.Publisher: Sendable where Value: Sendable {}
