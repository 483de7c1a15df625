import Logging

/// A place to log to: a subsystem, usually the identifier of an app, and a category.
///
/// ```swift
/// let log = OSLog(subsystem: "com.example.shop", category: "network")
/// os_log("request %d failed", log: log, type: .error, 3)
/// ```
///
/// Messages go to swift-log with the subsystem as the label and the category as metadata. By default swift-log writes
/// them to standard error, from the level `info`; `LoggingSystem.bootstrap(_:)` chooses another place.
public final class OSLog: Sendable {
    /// A name for messages that tools treat specially; here plain names.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a category from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Moments of interest in a trace.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// Signposts with a stack.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        /// Signposts with a stack.
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    /// The log without a subsystem.
    public static let `default` = OSLog(logger: Logging.Logger(label: "default"))
    /// A log that drops every message.
    public static let disabled = OSLog(logger: nil)

    /// Nil if messages are dropped.
    let logger: Logging.Logger?

    private init(logger: Logging.Logger?) { self.logger = logger }

    /// Creates a log.
    public convenience init(subsystem: String, category: String) {
        var logger = Logging.Logger(label: subsystem)
        if !category.isEmpty { logger[metadataKey: "category"] = "\(category)" }
        self.init(logger: logger)
    }

    /// Creates a log.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    /// Whether messages of a level are written.
    public func isEnabled(type: OSLogType) -> Bool {
        logger.map { $0.logLevel <= type.level } ?? false
    }

    /// Whether signposts are recorded: never.
    public var signpostsEnabled: Bool { false }

    func write(_ message: @autoclosure () -> String, _ level: Logging.Logger.Level) {
        logger?.log(level: level, "\(message())")
    }
}
