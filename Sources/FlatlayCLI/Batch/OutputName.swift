import Flatlay
import ArgumentParser
import Foundation

/// The file name pattern of jobs, with placeholders: `out/{id}.png`.
///
/// The value of a placeholder can't lead to another folder: slashes, control characters, percent signs and a leading
/// dot are percent-encoded (`%2F`), so that different values always give different names.
struct OutputName: Equatable {
    private enum Part: Equatable {
        case text(String)
        case placeholder(String)

        /// Whether its value can differ between jobs.
        var isPlaceholder: Bool {
            if case .placeholder(let name) = self { name != "format" } else { false }
        }
    }

    private let parts: [Part]
    /// The pattern as the user wrote it.
    let written: String

    /// The reason that a pattern is invalid.
    struct Invalid: Error, CustomStringConvertible {
        let description: String
    }

    /// The reason that a job has no name: the missing or empty field.
    enum Missing: Error {
        case field(String)
        case empty(String)
        /// The path leads out of the folder that the pattern begins with.
        case outside(String)
        /// The field has a control character, which may be a NUL.
        case control(String)
        /// The field begins a name with a dot, which hides the file or folder.
        case hidden(String, value: String)
        /// A name in the path is longer than file systems allow; the field is the last one in it.
        case long(String, name: String)
    }

    /// Parses a pattern.
    init(_ text: String) throws(Invalid) {
        written = text
        var parts: [Part] = []
        var rest = text[...]
        while let start = rest.firstIndex(where: { "{}".contains($0) }) {
            guard rest[start] == "{", let end = rest[start...].firstIndex(of: "}") else {
                throw Invalid(description: "'\(text)' has an unmatched brace; placeholders look like {id}")
            }
            let name = String(rest[rest.index(after: start)..<end])
            guard !name.isEmpty, !name.contains("{") else {
                throw Invalid(description: "'\(text)' has a placeholder without a name; placeholders look like {id}")
            }
            if start > rest.startIndex { parts.append(.text(String(rest[..<start]))) }
            parts.append(.placeholder(name))
            rest = rest[rest.index(after: end)...]
        }
        if !rest.isEmpty { parts.append(.text(String(rest))) }
        self.parts = parts
    }

    /// Parses `--output`. A folder, which ends in a slash or exists, contains files named after the jobs.
    init(option: String) throws {
        var isFolder = ObjCBool(false)
        let exists = FileManager.default.fileExists(atPath: option, isDirectory: &isFolder)
        let name = option.hasSuffix("/") ? option : exists && isFolder.boolValue ? option + "/" : nil
        do throws(Invalid) {
            self = try OutputName(name.map { $0 + "{id}.{format}" } ?? option)
        } catch {
            throw ValidationError("--output \(error)")
        }
        guard parts.contains(where: \.isPlaceholder) else {
            throw ValidationError(
                "--output '\(option)' is the same for all jobs; add {id}, {hash} or the name of a field, or end it in '/'"
            )
        }
    }

    /// The default for `--output`.
    static let standard = OutputName(
        parts: [.text("Output/"), .placeholder("id"), .text("."), .placeholder("format")],
        written: "Output/{id}.{format}")

    private init(parts: [Part], written: String) {
        self.parts = parts
        self.written = written
    }

    /// The names of the placeholders, in order.
    var placeholders: [String] {
        parts.compactMap { if case .placeholder(let name) = $0 { name } else { nil } }
    }

    /// Whether the name depends on the rendered image.
    var needsHash: Bool { parts.contains(.placeholder("hash")) }

    /// The format of the extension; nil if the pattern has no literal one.
    var format: ImageFormat? {
        guard case .text(let end)? = parts.last, end.contains(".") else { return nil }
        return ImageFormat(endingOf: "x" + end)
    }

    /// The path for the values of a job; `value` returns nil for an unknown name.
    func path(_ value: (String) -> String?) throws(Missing) -> String {
        var path = ""
        for part in parts {
            switch part {
            case .text(let text): path += text
            case .placeholder(let name):
                guard let text = value(name) else { throw .field(name) }
                guard !text.isEmpty else { throw .empty(name) }
                path += Self.escaped(text, isStart: path.isEmpty || path.hasSuffix("/"))
            }
        }
        return path
    }

    /// The path for values that may name folders themselves, below the folder that the pattern begins with. Values stay
    /// as they are, so a name that leads elsewhere, is hidden or is too long is an error.
    func pathBelowFolder(_ value: (String) -> String?) throws(Missing) -> String {
        var path = ""
        var folder: String.Index?
        var hidden: Missing?
        for part in parts {
            switch part {
            case .text(let text): path += text
            case .placeholder(let name):
                guard let text = value(name) else { throw .field(name) }
                guard !text.isEmpty else { throw .empty(name) }
                guard !text.unicodeScalars.contains(where: \.steersTerminal) else { throw .control(name) }
                let isStart = path.isEmpty || path.hasSuffix("/")
                if text.contains("/.") || isStart && text.hasPrefix(".") { hidden = .hidden(name, value: text) }
                if folder == nil { folder = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex }
                path += text
            }
        }
        let below = path.utf8[(folder ?? path.startIndex)...].split(
            separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard !below.contains(where: { $0.isEmpty || [".", ".."].contains(Substring($0)) }) else {
            throw .outside(path)
        }
        if let hidden { throw hidden }
        if let name = below.first(where: { $0.count > Self.longestName }) {
            throw .long(placeholders.last { $0 != "format" } ?? "", name: String(name) ?? "")
        }
        return path
    }

    /// The maximum number of bytes of a name in a folder, in all common file systems.
    private static let longestName = 255

    /// Escapes a value for use in a file name. A dot is escaped only at the start of the name.
    private static func escaped(_ text: String, isStart: Bool) -> String {
        var escaped = ""
        for (index, scalar) in text.unicodeScalars.enumerated() {
            switch scalar {
            case "/", "\\", "%", "\u{0}"..."\u{1F}", "\u{7F}": escaped += Self.hexadecimal(scalar)
            case "." where index == 0 && isStart: escaped += Self.hexadecimal(scalar)
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "%" + (digits.count < 2 ? "0" : "") + digits
    }
}
