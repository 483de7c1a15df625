/// The reason that the command fails.
enum CommandFailure: Error, Equatable {
    /// An image could not be rendered or written.
    case renderFailed(String)
    /// A command of SwiftPM failed; the log says why.
    case compilation(String, log: String)
    /// The command line is invalid.
    case usage(String)
    /// A template or its data is invalid; the text has several lines.
    case invalidTemplate(String)
    /// A signal ended the run.
    case stopped(String, signal: Int32)
    /// The errors have already been printed, except for a final sentence.
    case reported(String?, exitCode: Int32)

    /// The exit code of the process.
    var exitCode: Int32 {
        switch self {
        case .renderFailed, .compilation: 1
        case .usage: 2
        case .invalidTemplate: 3
        case .stopped(_, let signal): 128 + signal
        case .reported(_, let exitCode): exitCode
        }
    }

    /// The message for standard error.
    var message: String {
        switch self {
        case .renderFailed(let text), .usage(let text), .stopped(let text, _): "flatlay: \(text)"
        case .compilation(let text, let log): [log, "flatlay: \(text)"].filter { !$0.isEmpty }.joined(separator: "\n")
        case .invalidTemplate(let text): text
        case .reported(let text, _): text.map { "flatlay: \($0)" } ?? ""
        }
    }

    /// Prints the message to standard error.
    func tell() {
        switch self {
        case .invalidTemplate, .compilation: StandardError.write(lines: message)
        case .reported(nil, _): break
        default: StandardError.write(message)
        }
    }
}
