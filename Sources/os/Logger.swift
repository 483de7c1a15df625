import Logging

/// Writes messages to a log, with the name and the methods of Apple's `Logger`.
///
/// ```swift
/// private let logger = Logger(subsystem: "com.example.shop", category: "cart")
/// logger.info("added \(item.name, privacy: .public), now \(count) items")
/// ```
///
/// Messages go to swift-log, as those of ``OSLog`` do. What is marked `private` or `sensitive` is written as `<private>`;
/// everything else is written, as on a device while a debugger is attached.
public struct Logger: Sendable {
    private let log: OSLog

    /// Creates a logger without a subsystem.
    public init() { log = .default }
    /// Creates a logger that writes to a log.
    public init(_ logObj: OSLog) { log = logObj }
    /// Creates a logger of a subsystem, usually the identifier of an app, and a category.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    /// Writes a message with the level `default`.
    public func log(_ message: OSLogMessage) { log.write(message.text, .notice) }
    /// Writes a message with a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level.level) }
    /// Writes a message for finding errors.
    public func trace(_ message: OSLogMessage) { log.write(message.text, .trace) }
    /// Writes a message for finding errors.
    public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
    /// Writes a message that is helpful, but not essential.
    public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
    /// Writes a message with the level `default`.
    public func notice(_ message: OSLogMessage) { log.write(message.text, .notice) }
    /// Writes a warning.
    public func warning(_ message: OSLogMessage) { log.write(message.text, .warning) }
    /// Writes an error.
    public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
    /// Writes a message about a defect.
    public func critical(_ message: OSLogMessage) { log.write(message.text, .critical) }
    /// Writes a message about a defect.
    public func fault(_ message: OSLogMessage) { log.write(message.text, .critical) }
}
