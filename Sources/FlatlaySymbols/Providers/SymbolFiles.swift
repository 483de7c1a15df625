import FlatlayDrawing
import Foundation
import Synchronization

/// The SVG files of a folder, each read on first use.
final class SymbolFiles: Sendable {
    typealias Reading = Result<SymbolOutline, SVGIconError>

    let folder: String
    private let cache = SymbolCache<Reading?>()
    private let used = Mutex<[FileIdentity: String]>([:])

    init(folder: String) {
        self.folder = folder
    }

    /// The paths of the files that have been read, by file identity.
    var usedFiles: [FileIdentity: String] { used.withLock { $0 } }

    /// Whether the folder exists.
    var exists: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The outline of a file by its name without `.svg`, or why it can't be read; nil if there is no such file.
    func reading(of name: String) -> Reading? {
        guard SymbolFiles.isFileName(name) else { return nil }
        return cache.value(for: name) { read(folder + "/" + name + ".svg") }
    }

    /// The sorted names of all files without `.svg`. Lists the folder; only suggestions need it.
    var names: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return files.filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) }.sorted()
    }

    private func read(_ path: String) -> Reading? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, isInside(path) else { return nil }
        guard status.st_size <= SVGIcon.byteLimit else { return .failure(.tooLarge(bytes: Int(status.st_size))) }
        used.withLock { $0[FileIdentity(status)] = path }
        guard let data = try? RegularFile.read(path, limit: SVGIcon.byteLimit),
            let text = String(data: data, encoding: .utf8)
        else {
            return .failure(.unreadable)
        }
        do throws(SVGIconError) { return .success(try SVGIcon.outline(of: text)) } catch { return .failure(error) }
    }

    /// Whether a path lies in the folder after symbolic links are resolved.
    private func isInside(_ path: String) -> Bool {
        func resolved(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
        return resolved(path).hasPrefix(resolved(folder) + "/")
    }

    /// Whether a name is a plain file name, which can't lead out of the folder.
    private static func isFileName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 200 && !name.hasPrefix(".") && !name.utf8.contains { $0 == 0x2f || $0 == 0 }
    }
}
