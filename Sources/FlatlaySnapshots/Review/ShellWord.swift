/// Words of commands that are printed for people who paste them into a shell.
package enum ShellWord {
    /// The word, in quotes where it needs some.
    package static func quoted(_ word: String) -> String {
        let isPlain = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-+=,:".contains($0)) }
        return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }
}
