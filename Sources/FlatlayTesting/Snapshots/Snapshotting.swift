import Foundation

/// A strategy that turns values into references and compares them.
///
/// ```swift
/// extension Snapshotting where Value == Invoice, Format == String {
///     static let summary = Snapshotting<String, String>.lines.pullback { (invoice: Invoice) in invoice.summary }
/// }
/// ```
public struct Snapshotting<Value, Format> {
    /// The extension of reference files.
    public var pathExtension: String?
    /// How the formatted values are stored and compared.
    public var diffing: Diffing<Format>
    /// Converts a value to the format.
    public var snapshot: (Value) -> Async<Format>
    /// Makes the files of a value directly: images are compared without being encoded.
    var parts: ((Value, SnapshotVariant?) throws -> [SnapshotPart])?

    /// Creates a strategy whose format may be ready later.
    public init(
        pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
    ) {
        self.pathExtension = pathExtension
        self.diffing = diffing
        snapshot = asyncSnapshot
    }

    /// Creates a strategy.
    public init(
        pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format
    ) {
        self.init(pathExtension: pathExtension, diffing: diffing, asyncSnapshot: { Async(value: snapshot($0)) })
    }

    /// Returns a strategy for another type that is converted to this one.
    public func pullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Value
    ) -> Snapshotting<NewValue, Format> {
        var result = Snapshotting<NewValue, Format>(
            pathExtension: pathExtension, diffing: diffing, asyncSnapshot: { [snapshot] in snapshot(transform($0)) })
        result.parts = parts.map { parts in { try parts(transform($0), $1) } }
        return result
    }

    /// Returns a strategy for another type that is converted to this one later.
    public func asyncPullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
    ) -> Snapshotting<NewValue, Format> {
        Snapshotting<NewValue, Format>(
            pathExtension: pathExtension, diffing: diffing,
            asyncSnapshot: { [snapshot] value in
                Async { callback in transform(value).run { snapshot($0).run(callback) } }
            })
    }
}

/// A strategy whose values are the format.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    /// Creates a strategy from a comparison.
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
    }
}

/// A value that may be ready later.
public struct Async<Value> {
    /// Calls a closure with the value.
    public let run: (@escaping (Value) -> Void) -> Void

    /// Creates a value from a closure that passes it on.
    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
        self.run = run
    }

    /// Creates a value that is ready.
    public init(value: Value) {
        run = { $0(value) }
    }

    /// Returns another value, made from this one.
    public func map<NewValue>(_ transform: @escaping (_ value: Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { [run] callback in run { callback(transform($0)) } }
    }
}

/// How values are stored and compared.
public struct Diffing<Value> {
    /// A file that explains a difference, attached to the test.
    public struct Attachment: Sendable {
        /// The name of the file.
        public var name: String
        /// The bytes.
        public var data: Data

        /// Creates an attachment.
        public init(name: String, data: Data) {
            self.name = name
            self.data = data
        }
    }

    /// Converts a value to the bytes of a file.
    public var toData: (Value) -> Data
    /// Converts the bytes of a file to a value.
    public var fromData: (Data) -> Value
    /// Returns what differs; nil if nothing does.
    public var diff: (Value, Value) -> (String, [Attachment])?

    /// Creates a comparison.
    public init(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [Attachment])?
    ) {
        self.toData = toData
        self.fromData = fromData
        self.diff = diff
    }
}
