/// The words of a command line.
public struct Arguments {
    /// The words that nothing has taken yet.
    public private(set) var rest: [String]

    /// The words given.
    public init(_ words: some Sequence<String>) {
        rest = Array(words)
    }

    /// Takes an option that stands alone; answers whether it is there.
    public mutating func flag(_ name: String) -> Bool {
        guard let index = rest.firstIndex(of: name) else { return false }
        rest.remove(at: index)
        return true
    }

    /// Takes an option with the word after it.
    public mutating func value(of name: String) -> String? {
        guard let index = rest.firstIndex(of: name), index + 1 < rest.count else { return nil }
        let value = rest[index + 1]
        rest.removeSubrange(index...index + 1)
        return value
    }

    /// Takes an option with a whole number of at least 1.
    public mutating func number(of name: String) throws -> Int? {
        guard let text = value(of: name) else { return nil }
        guard let number = Int(text), number > 0 else {
            throw ArgumentError(description: "\(name) takes a number of at least 1, not '\(text)'")
        }
        return number
    }
}

/// What is wrong with a command line.
public struct ArgumentError: Error, CustomStringConvertible {
    /// What is wrong, and what would be right.
    public let description: String

    /// An error with its text.
    public init(description: String) {
        self.description = description
    }
}
