import FlatlayDrawing
import Foundation

/// Keys to press one after the other, from a line of text.
///
/// ```swift
/// let script = try KeyScript("right*3 down, select")
/// ```
///
/// Words are separated by spaces or commas; capitals do not count. `*` and a number repeat a key.
public struct KeyScript: Hashable, Sendable {
    /// The most keys of a script.
    public static let limit = 10_000
    /// The most views, in all pictures together, that are drawn to learn what the keys of a script do.
    public static let viewLimit = 500_000

    /// The keys.
    public var keys: [FocusKey]

    /// A script of keys.
    public init(keys: [FocusKey]) {
        self.keys = keys
    }

    /// A script from a text.
    ///
    /// - Throws: ``KeyScriptError``.
    public init(_ text: String) throws(KeyScriptError) {
        keys = []
        for word in text.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
            let column = text.distance(from: text.startIndex, to: word.startIndex) + 1
            let parts = word.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0])
            guard let key = FocusKey.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
                throw .unknownKey(name, column: column, suggestion: KeyScript.suggestion(for: name))
            }
            var count = 1
            if parts.count == 2 {
                guard let number = Int(parts[1]), number > 0 else {
                    throw .invalidCount(String(parts[1]), column: column + name.count + 1)
                }
                count = number
            }
            guard count <= KeyScript.limit - keys.count else { throw .tooManyKeys(column: column) }
            keys += Array(repeating: key, count: count)
        }
    }

    private static func suggestion(for name: String) -> FocusKey? {
        // What is longer than all names by far is none of them misspelt.
        guard name.count < 20 else { return nil }
        let limit = max(1, name.count / 3)
        let found = FocusKey.allCases.map { ($0, EditDistance.between($0.rawValue.lowercased(), name.lowercased())) }
            .min { $0.1 < $1.1 }
        return found.flatMap { $0.1 <= limit ? $0.0 : nil }
    }
}

/// What is wrong with the text of a ``KeyScript``.
public enum KeyScriptError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A word names no key; columns count characters from 1.
    case unknownKey(String, column: Int, suggestion: FocusKey?)
    /// What follows a `*` is no number above 0.
    case invalidCount(String, column: Int)
    /// There are more keys than ``KeyScript/limit``.
    case tooManyKeys(column: Int)
    /// The pictures that the keys lead to hold more views in all than ``KeyScript/viewLimit``.
    case tooMuchDrawing(keysPressed: Int, of: Int)

    /// What is wrong, and what to do.
    public var description: String {
        let names = FocusKey.allCases.map(\.rawValue).joined(separator: ", ")
        return switch self {
        case .unknownKey(let word, let column, let suggestion):
            "keys, column \(column): '\(word)' is no key; "
                + (suggestion.map { "did you mean '\($0.rawValue)'? " } ?? "") + "Keys are \(names)"
        case .invalidCount(let text, let column):
            "keys, column \(column): '\(text)' is no count; write a whole number above 0 after '*', as in right*3"
        case .tooManyKeys(let column):
            "keys, column \(column): more than \(KeyScript.limit) keys; take fewer"
        case .tooMuchDrawing(let count, let all):
            "keys: after \(count) of \(all) keys more than \(KeyScript.viewLimit) views were drawn; take fewer keys, or show "
                + "less"
        }
    }
}
