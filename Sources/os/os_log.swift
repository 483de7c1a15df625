// The names of functions are those of the framework.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Writes a message with a format string.
///
/// ```swift
/// os_log("%{public}@ took %.2f seconds", log: log, type: .info, name, duration)
/// ```
///
/// Arguments marked `{private}` are written as `<private>`. An argument that does not fit its specifier is written as
/// text, and a specifier without an argument as it stands.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: Any...
) {
    log.write(LogFormat(message.description).text(args), type.level)
}

/// Writes a message with a format string.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: Any...
) {
    log.write(LogFormat(message.description).text(args), type.level)
}

/// Writes a message with interpolations.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {
    OSLog.default.write(message.text, OSLogType.default.level)
}

/// Writes a message with interpolations.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(message.text, type.level)
}
