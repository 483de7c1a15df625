import Flatlay
import FlatlaySnapshots
import Foundation

/// What was rendered, and from what: the record beside the list of figures.
///
/// It tells which pictures are up to date without rendering them, and which files are pictures of figures. The same
/// figures give the same bytes.
struct FigureLock: Codable, Equatable {
    /// A figure as it was rendered.
    struct Figure: Codable, Equatable {
        /// The program with the figure; nil for a template.
        var target: String?
        /// The description of the picture, for a figure in code.
        var alt: String?
        /// The hash of its declaration.
        var options: String
        var width: Double
        var height: Double
        var folder: String
        /// The files in the folder with their hashes.
        var files: [String: String]
        /// The files of the package that it was made from, with their hashes.
        var inputs: [String: String]
        /// The same for installed fonts, by their path in the folder of installed files.
        var fonts: [String: String]
        /// The hash of the versions of libraries.
        var environment: String

        /// The paths of the files in the package.
        var paths: [String: String] {
            Dictionary(files.map { (FileName.join(folder, $0.key), $0.value) }) { first, _ in first }
        }
    }

    var version = FigureLock.currentVersion
    var figures: [String: Figure] = [:]
    /// The versions of libraries by the hash of their list.
    var environments: [String: [String: String]] = [:]
    /// Files that figures had earlier, with their hashes.
    var leftovers: [String: String] = [:]
    /// The programs with figures in code: the hashes of what they are built from.
    var targets: [String: [String: String]] = [:]

    static let currentVersion = 1

    /// Whether a file was written for a figure.
    func owns(_ path: String) -> Bool { files[path] != nil }

    /// All files with their hashes.
    var files: [String: String] {
        figures.values.reduce(into: leftovers) { files, figure in
            files.merge(figure.paths) { _, new in new }
        }
    }

    /// Reads the record; an empty one if there is none.
    static func read(_ path: String, in package: FigurePackage) throws(CommandFailure) -> FigureLock {
        let data: Data
        do {
            data = try RegularFile.read(package.absolute(path), limit: 1 << 28)
        } catch .notFound {
            return FigureLock()
        } catch {
            throw .invalidTemplate("\(path): the file can't be read; check its permissions")
        }
        let advice = "restore it from version control, or delete it and run 'flatlay figures render'"
        if data.range(of: Data("\n<<<<<<< ".utf8)) != nil {
            throw .invalidTemplate(
                "\(path): the file has conflict markers of a merge; take either side of it, and run 'flatlay figures render'"
            )
        }
        let lock: FigureLock
        do {
            lock = try JSONDecoder().decode(FigureLock.self, from: data)
        } catch {
            if let version = try? JSONDecoder().decode(VersionOnly.self, from: data).version, version > currentVersion {
                throw .invalidTemplate("\(path): a newer Flatlay wrote this file (version \(version)); use that one")
            }
            throw .invalidTemplate("\(path): the file is damaged; \(advice)")
        }
        guard lock.version == currentVersion else {
            throw .invalidTemplate(
                "\(path): the file has version \(lock.version), and this Flatlay reads \(currentVersion); \(advice)")
        }
        for path in lock.files.keys.sorted() {
            let isPicture = ["png", "svg"].contains(FileName.ending(of: path))
            guard isPicture, package.problem(ofPath: path) == nil else {
                throw .invalidTemplate(
                    "\(package.lock): it names '\(path.visible)', which no figure can have; the file is damaged; \(advice)"
                )
            }
        }
        return lock
    }

    /// Writes the record, unless the file has these bytes already.
    func write(to path: String, in package: FigurePackage) throws(FileWriteError) {
        var lock = self
        let used = Set(figures.values.map(\.environment))
        lock.environments = environments.filter { used.contains($0.key) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard var data = try? encoder.encode(lock) else {
            throw .failed(path: path, reason: "a number is not finite")
        }
        data.append(UInt8(ascii: "\n"))
        let file = package.absolute(path)
        if figures.isEmpty, leftovers.isEmpty, targets.isEmpty, FileKind(of: file) == nil { return }
        if let old = try? RegularFile.read(file, limit: 1 << 28), old == data { return }
        try PictureFile.writeMakingFolders(data, to: file)
    }

    private struct VersionOnly: Decodable { var version: Int }
}

extension CommandFailure {
    /// Several lines about what is invalid, for `figures`.
    static func invalidFigures(_ lines: [String]) -> CommandFailure {
        .invalidTemplate(lines.joined(separator: "\n\n"))
    }
}
