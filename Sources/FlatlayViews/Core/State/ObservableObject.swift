/// A source of values over time, reduced to what a still image needs: the current value. Combine, which defines the
/// real publishers, is not available on Linux.
public protocol Publisher<Output, Failure> {
    /// The type of the values.
    associatedtype Output
    /// The type of the errors.
    associatedtype Failure: Error = Never

    /// The value that a new subscriber receives immediately; nil if there is none.
    var _currentOutput: Output? { get }
}

/// Announces changes of an object. It has no subscribers: images are rendered once all changes are done.
public final class ObservableObjectPublisher: Publisher, Sendable {
    /// The event carries no value.
    public typealias Output = Void
    /// Never fails.
    public typealias Failure = Never

    /// Creates a publisher.
    public init() {}

    /// Does nothing.
    public func send() {}

    /// Always nil.
    public var _currentOutput: Void? { nil }
}

/// An object that views observe with ``ObservedObject``, ``StateObject`` or ``EnvironmentObject``.
public protocol ObservableObject: AnyObject {
    /// The type of ``objectWillChange``.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    /// A publisher that announces changes of the object.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// A publisher without subscribers.
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// A property of an ``ObservableObject``, with a publisher of its value.
@propertyWrapper
public struct Published<Value> {
    /// Publishes the value of a property.
    public struct Publisher: FlatlayViews.Publisher {
        /// The type of the value.
        public typealias Output = Value
        /// Never fails.
        public typealias Failure = Never

        /// The value when the publisher was created.
        public let _currentOutput: Value?
    }

    /// The current value.
    public var wrappedValue: Value

    /// Creates a property with an initial value.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Creates a property with an initial value.
    public init(initialValue: Value) {
        wrappedValue = initialValue
    }

    /// A publisher of the value.
    public var projectedValue: Publisher { Publisher(_currentOutput: wrappedValue) }
}

extension Published: Sendable where Value: Sendable {}
extension Published.Publisher: Sendable where Value: Sendable {}
