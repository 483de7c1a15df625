import Foundation

/// Why the command ends without success.
enum CommandFailure: Error, Equatable {
    /// A picture could not be rendered or written.
    case renderFailed(String)
    /// The command line asks for something that does not go together.
    case usage(String)
    /// A template or its data is invalid.
    case invalidTemplate(String)
    /// A signal came.
    case stopped(String, signal: Int32)

    /// The exit code that scripts see.
    var exitCode: Int32 {
        switch self {
        case .renderFailed: 1
        case .usage: 2
        case .invalidTemplate: 3
        case .stopped(_, let signal): 128 + signal
        }
    }

    /// What is written to standard error.
    var message: String {
        switch self {
        case .renderFailed(let text), .usage(let text), .stopped(let text, _): "flatlay: \(text)"
        case .invalidTemplate(let text): text
        }
    }
}

/// Standard error, one line a call.
enum StandardError {
    static func write(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
