import FlatlayBytes
import FlatlayDrawing
import FlatlayTemplates
import Foundation
import Logging

/// Writes logs to standard error, an object of JSON on a line for each.
package struct JSONLogHandler: LogHandler {
    package var logLevel: Logger.Level
    package var metadata: Logger.Metadata = [:]

    package init(level: Logger.Level) {
        logLevel = level
    }

    package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    package func log(event: LogEvent) {
        var line = "{\"time\":\"\(Self.time)\",\"level\":\"\(event.level.rawValue)\",\"message\":"
        Self.write("\(event.message)", to: &line)
        for (key, value) in metadata.merging(event.metadata ?? [:], uniquingKeysWith: { $1 }).sorted(by: {
            $0.key < $1.key
        }) {
            line += ","
            Self.write(key, to: &line)
            line += ":"
            switch value {
            case .stringConvertible(let number as any Numeric): line += "\(number)"
            case .string(let text): Self.write(text, to: &line)
            default: Self.write("\(value)", to: &line)
            }
        }
        line += "}\n"
        let bytes = Array(line.utf8)
        // One call writes the line whole, also beside others.
        _ = bytes.withUnsafeBytes { Foundation.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }

    private static func write(_ string: String, to line: inout String) {
        line += TemplateValue.string(string).json
    }

    /// The time in UTC, such as `2026-03-14T15:09:26.535Z`.
    private static var time: String {
        // Finer than the clock of files, whose steps are some milliseconds.
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        var seconds = now.tv_sec
        var parts = tm()
        gmtime_r(&seconds, &parts)
        func digits(_ number: Int, _ count: Int) -> String {
            let text = String(number)
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        let date = [Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday)].map { digits($0, 2) }
        let time = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { digits(Int($0), 2) }
        return date.joined(separator: "-") + "T" + time.joined(separator: ":") + "."
            + digits(now.tv_nsec / 1_000_000, 3) + "Z"
    }
}
