import Logging

/// The importance of a message, as in Apple's `os`.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number of the level.
    public let rawValue: UInt8

    /// Creates a level from its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The level of messages without another one.
    public static let `default` = OSLogType(rawValue: 0)
    /// Helpful, but not essential, information.
    public static let info = OSLogType(rawValue: 1)
    /// Information for finding errors.
    public static let debug = OSLogType(rawValue: 2)
    /// An error.
    public static let error = OSLogType(rawValue: 16)
    /// A defect of the program or of the system.
    public static let fault = OSLogType(rawValue: 17)

    /// The level of swift-log.
    var level: Logging.Logger.Level {
        switch self {
        case .debug: .debug
        case .info: .info
        case .error: .error
        case .fault: .critical
        default: .notice
        }
    }
}
