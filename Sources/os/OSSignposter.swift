// The names of functions are those of the framework.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Marks intervals for Instruments on Apple's systems. Here it has no effect.
///
/// ```swift
/// let signposter = OSSignposter(subsystem: "com.example.shop", category: "loading")
/// let image = signposter.withIntervalSignpost("decode") { decode(data) }
/// ```
public struct OSSignposter: Sendable {
    /// A signposter that records nothing.
    public static let disabled = OSSignposter()

    /// Creates a signposter.
    public init() {}
    /// Creates a signposter.
    public init(logHandle: OSLog) {}
    /// Creates a signposter.
    public init(logger: Logger) {}
    /// Creates a signposter.
    public init(subsystem: String, category: String) {}
    /// Creates a signposter.
    public init(subsystem: String, category: OSLog.Category) {}

    /// Whether anything is recorded: never.
    public var isEnabled: Bool { false }
    /// Returns an identifier of an interval.
    public func makeSignpostID() -> OSSignpostID { .exclusive }
    /// Returns an identifier of an interval.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }
    /// Does nothing.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState()
    }
    /// Does nothing.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
    ) -> OSSignpostIntervalState {
        OSSignpostIntervalState()
    }
    /// Does nothing.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    /// Does nothing.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
    /// Does nothing.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    /// Does nothing.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}
    /// Calls a closure.
    public func withIntervalSignpost<Result>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
    ) rethrows -> Result {
        try task()
    }
    /// Calls a closure.
    public func withIntervalSignpost<Result>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage, around task: () throws -> Result
    ) rethrows -> Result {
        try task()
    }
}

/// Tells apart intervals of one name.
public struct OSSignpostID: Hashable, Sendable {
    /// The number.
    public let rawValue: UInt64
    /// Creates an identifier from its number.
    public init(_ value: UInt64) { rawValue = value }
    /// Creates an identifier.
    public init(log: OSLog) { self = .exclusive }
    /// Creates an identifier.
    public init(log: OSLog, object: AnyObject) { self = .exclusive }
    /// The only interval of its name.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// No interval.
    public static let invalid = OSSignpostID(.max)
    /// No interval.
    public static let null = OSSignpostID(0)
}

/// A started interval.
public final class OSSignpostIntervalState: Sendable {
    init() {}
}

/// The kind of a signpost.
public struct OSSignpostType: Hashable, Sendable {
    private let number: Int
    /// The begin of an interval.
    public static let begin = OSSignpostType(number: 1)
    /// The end of an interval.
    public static let end = OSSignpostType(number: 2)
    /// A moment.
    public static let event = OSSignpostType(number: 0)
}

/// Does nothing.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}

/// Does nothing.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any...
) {}
