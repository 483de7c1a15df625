import Flatlay
import Foundation

/// Reads the files of a run, line by line. ``RunManifestWriter`` writes them.
package enum RunManifestFile {
    /// A line that was skipped, or a file that could not be read.
    package struct Problem: Equatable, Sendable, CustomStringConvertible {
        /// The path of the file.
        package var file: String
        /// The line, from 1; nil for the whole file.
        package var line: Int?
        /// The problem with it.
        package var reason: String

        package init(file: String, line: Int?, reason: String) {
            self.file = file
            self.line = line
            self.reason = reason
        }

        package var description: String { "\(file)\(line.map { ":\($0)" } ?? ""): \(reason)" }
    }

    /// The largest file that is read, in bytes.
    package static let sizeLimit = 256 << 20
    /// The longest line that is read, in bytes.
    package static let lineLimit = 16 << 20
    private struct LineTooLong: Error {}
    /// The largest number of files in a folder.
    package static let countLimit = 10_000

    /// The events of a file with their lines, and what was skipped.
    package static func events(
        of path: String
    ) -> (events: [(line: Int, event: RunManifest.Event)], problems: [Problem]) {
        let data: Data
        do throws(RegularFile.Failure) {
            data = try RegularFile.read(path, limit: sizeLimit)
        } catch {
            return ([], [Problem(file: path, line: nil, reason: reason(error))])
        }
        var events: [(line: Int, event: RunManifest.Event)] = []
        var problems: [Problem] = []
        let decoder = JSONDecoder()
        var (line, start) = (0, data.startIndex)
        while start < data.endIndex {
            line += 1
            let end = data[start...].firstIndex(of: UInt8(ascii: "\n"))
            let bytes = data[start..<(end ?? data.endIndex)]
            start = end.map { $0 + 1 } ?? data.endIndex
            guard !bytes.isEmpty else { continue }
            do {
                guard bytes.count <= lineLimit else { throw LineTooLong() }
                events.append((line, try decoder.decode(RunManifest.Event.self, from: Data(bytes))))
            } catch {
                let reason = end == nil ? "the line is cut off; its process was ended" : Self.reason(error)
                problems.append(Problem(file: path, line: line, reason: reason))
                // A file of another kind is not worth a message for each of its lines.
                if problems.count == 20 {
                    problems.append(Problem(file: path, line: nil, reason: "the rest of the file was skipped"))
                    break
                }
            }
        }
        return (events, problems)
    }

    /// The files of a folder and of its folders, in the order of their names.
    package static func files(in folder: String) -> (files: [String], problems: [Problem]) {
        var problems: [Problem] = []
        var files: [String] = []
        func visit(_ folder: String, depth: Int) {
            let names: [String]
            do {
                names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            } catch {
                problems.append(Problem(file: folder, line: nil, reason: "the folder can't be read"))
                return
            }
            for name in names where files.count < countLimit && !name.hasPrefix(".") {
                let path = folder + "/" + name
                switch FileKind(of: path) {
                case .folder where depth < 4: visit(path, depth: depth + 1)
                case .regular where name.hasSuffix(".jsonl") || name.hasSuffix(".json"): files.append(path)
                default: break
                }
            }
        }
        visit(folder, depth: 0)
        if files.count == countLimit {
            problems.append(
                Problem(
                    file: folder, line: nil, reason: "only the first \(countLimit) files were read; remove old runs"))
        }
        return (files, problems)
    }

    private static func reason(_ failure: RegularFile.Failure) -> String {
        switch failure {
        case .notFound: "there is no such file"
        case .special(let kind): "it is \(kind.noun), not a file"
        case .tooLarge: "it has more than \(sizeLimit >> 20) MB"
        case .failed(let reason): reason
        case .forbidden: "reading is not permitted"
        }
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case is LineTooLong: "the line has more than \(lineLimit >> 20) MB"
        case DecodingError.keyNotFound(let key, _): "'\(key.stringValue)' is missing; another version wrote it"
        case DecodingError.typeMismatch(_, let context) where !context.codingPath.isEmpty,
            DecodingError.valueNotFound(_, let context) where !context.codingPath.isEmpty,
            DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
            "'\(context.codingPath.map(\.stringValue).joined(separator: "."))' has a value of another kind; "
                + "another version wrote it"
        case DecodingError.typeMismatch: "it is no event of this version"
        default: "this is not JSON"
        }
    }
}
