/// Why the command ends without success.
enum CommandFailure: Error, Equatable {
    /// A picture could not be rendered or written.
    case renderFailed(String)
    /// The command line asks for something that does not go together.
    case usage(String)
    /// A template or its data is invalid; the text has several lines.
    case invalidTemplate(String)
    /// A signal came.
    case stopped(String, signal: Int32)
    /// What went wrong has been told already, but for a last sentence.
    case reported(String?, exitCode: Int32)

    /// The exit code that scripts see.
    var exitCode: Int32 {
        switch self {
        case .renderFailed: 1
        case .usage: 2
        case .invalidTemplate: 3
        case .stopped(_, let signal): 128 + signal
        case .reported(_, let exitCode): exitCode
        }
    }

    /// What is written to standard error.
    var message: String {
        switch self {
        case .renderFailed(let text), .usage(let text), .stopped(let text, _): "flatlay: \(text)"
        case .invalidTemplate(let text): text
        case .reported(let text, _): text.map { "flatlay: \($0)" } ?? ""
        }
    }

    /// Tells what went wrong.
    func tell() {
        switch self {
        case .invalidTemplate(let text): StandardError.write(lines: text)
        case .reported(nil, _): break
        default: StandardError.write(message)
        }
    }
}
