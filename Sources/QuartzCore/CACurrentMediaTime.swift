// The name is that of the framework.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// Returns the time of the machine's clock, in seconds since an arbitrary moment: for measuring durations.
///
/// ```swift
/// let start = CACurrentMediaTime()
/// let duration = CACurrentMediaTime() - start
/// ```
///
/// What views draw should not depend on it: the same content always gives the same image.
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }
