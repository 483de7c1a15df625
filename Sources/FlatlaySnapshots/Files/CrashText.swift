import Flatlay

/// The output of a program that crashed.
package enum CrashText {
    /// The line that says what went wrong; nil if there is none.
    package static func cause(_ text: String) -> String? {
        let line = text.split(whereSeparator: \.isNewline).last { $0.contains("Fatal error") }
        return line.map { String($0.drop { $0 == " " || $0 == "💣" }).visible }
    }
}
