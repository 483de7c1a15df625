import Flatlay
import FlatlayPreviews
import Foundation

/// Where a preview is written, for reports. A program knows the name of the file and the line of a `#Preview`, and neither
/// of a provider, so the files of the module are searched.
enum PreviewPlace {
    /// The position of a preview; nil if its file is not found.
    ///
    /// - Parameter testFile: a file of the package.
    static func position(of declaration: PreviewDeclaration, testFile: String) -> (file: String, line: Int)? {
        let files = files(of: declaration.module, testFile: testFile)
        if let fileID = declaration.fileID, let line = declaration.line {
            let name = "/" + (fileID.split(separator: "/").last ?? "")
            return files.first { $0.hasSuffix(name) }.map { ($0, line) }
        }
        guard let name = declaration.typeName else { return nil }
        for file in files {
            guard let data = try? RegularFile.read(file, limit: 16 << 20) else { continue }
            let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            let index = lines.firstIndex { line in
                line.contains("PreviewProvider")
                    && line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == name }
            }
            if let index { return (file, index + 1) }
        }
        return nil
    }

    /// The Swift files of a module: those of its folder in the package, or those of the app that its list names.
    private static func files(of module: String, testFile: String) -> [String] {
        var root = (testFile as NSString).deletingLastPathComponent
        while root.count > 1, FileKind(of: root + "/Package.swift") != .regular {
            root = (root as NSString).deletingLastPathComponent
        }
        let places = ["Sources", "Tests"].map { "\(root)/\($0)/\(module)" }
        guard let folder = places.first(where: { FileKind(of: $0) == .folder }) else { return [] }
        struct List: Decodable { var root: String }
        var folders = [folder]
        if let data = try? RegularFile.read(folder + "/app-sources.json", limit: 1 << 20),
            let list = try? JSONDecoder().decode(List.self, from: data)
        {
            let path = list.root.hasPrefix("/") ? list.root : "\(folder)/\(list.root)"
            folders.append((path as NSString).standardizingPath)
        }
        return folders.flatMap { folder -> [String] in
            let all = FileManager.default.enumerator(atPath: folder)
            return (all?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted().map {
                "\(folder)/\($0)"
            }
        }
    }
}
