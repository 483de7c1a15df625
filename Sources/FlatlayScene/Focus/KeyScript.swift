import FlatlayDrawing
import Foundation

/// Keys to press one after the other, parsed from a string.
///
/// ```swift
/// let script = try KeyScript("right*3 down, select")
/// ```
///
/// Words are separated by spaces or commas and are case-insensitive. `*` and a number repeat a key.
public struct KeyScript: Hashable, Sendable {
    /// The maximum number of keys in a script.
    public static let limit = 10_000
    /// The maximum number of views that are drawn, in all images together, to find the effects of a script's keys.
    public static let viewLimit = 500_000

    /// The keys.
    public var keys: [FocusKey]

    /// Creates a script of keys.
    public init(keys: [FocusKey]) {
        self.keys = keys
    }

    /// Parses a script.
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
        // Much longer than every key name, so it is not a misspelt one.
        guard name.count < 20 else { return nil }
        let limit = max(1, name.count / 3)
        let found = FocusKey.allCases.map { ($0, EditDistance.between($0.rawValue.lowercased(), name.lowercased())) }
            .min { $0.1 < $1.1 }
        return found.flatMap { $0.1 <= limit ? $0.0 : nil }
    }
}

/// An error in the text of a ``KeyScript``.
public enum KeyScriptError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A word is not the name of a key; columns count characters from 1.
    case unknownKey(String, column: Int, suggestion: FocusKey?)
    /// The text after a `*` is not a number above 0.
    case invalidCount(String, column: Int)
    /// There are more keys than ``KeyScript/limit``.
    case tooManyKeys(column: Int)
    /// The images to which the keys lead contain more views in total than ``KeyScript/viewLimit``.
    case tooMuchDrawing(keysPressed: Int, of: Int)

    /// The error, and how to fix it.
    public var description: String {
        let names = FocusKey.allCases.map(\.rawValue).joined(separator: ", ")
        return switch self {
        case .unknownKey(let word, let column, let suggestion):
            "keys, column \(column): '\(word)' is not a key; "
                + (suggestion.map { "did you mean '\($0.rawValue)'? " } ?? "") + "Keys are \(names)"
        case .invalidCount(let text, let column):
            "keys, column \(column): '\(text)' is not a count; write a whole number above 0 after '*', as in right*3"
        case .tooManyKeys(let column):
            "keys, column \(column): more than \(KeyScript.limit) keys; use fewer"
        case .tooMuchDrawing(let count, let all):
            "keys: after \(count) of \(all) keys more than \(KeyScript.viewLimit) views were drawn; use fewer keys, or show "
                + "less"
        }
    }
}
