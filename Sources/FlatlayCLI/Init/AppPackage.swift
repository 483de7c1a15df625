import Flatlay
import Foundation

/// The package that `flatlay init --app` writes.
struct AppPackage {
    let project: AppProject
    /// The folder of the package.
    let folder: String
    /// The folder of Flatlay's package.
    let flatlay: String

    private var module: String { project.moduleName }

    /// Writes all files.
    ///
    /// - Throws: ``CommandFailure/renderFailed(_:)`` if one of them exists, and then writes none, or if a file can't be
    ///   written.
    func write() throws(CommandFailure) {
        let files = [
            ("Package.swift", manifest),
            (".gitignore", ".build/\n"),
            ("Sources/\(module)/app-sources.json", try sources()),
            ("Sources/\(module)/\(module)Sources.swift", placeholder),
            ("Tests/\(module)PreviewTests/PreviewTests.swift", tests),
        ]
        for (name, _) in files {
            let path = FileName.join(folder, name)
            if FileManager.default.fileExists(atPath: path) {
                throw .renderFailed("\(path) exists and is left as it is; name another folder")
            }
        }
        for (name, text) in files {
            let path = FileName.join(folder, name)
            do throws(FileWriteError) {
                try OutputFolder.make(URL(fileURLWithPath: path).deletingLastPathComponent().path)
                _ = try AtomicFile.create(Data(text.utf8), at: path)
            } catch {
                throw .renderFailed("\(error)")
            }
        }
    }

    private var manifest: String {
        var settings = project.isSwift6 ? [] : [".swiftLanguageMode(.v5)"]
        if project.isOnMainActor { settings.append(".defaultIsolation(MainActor.self)") }
        return FileTemplate.text(
            PackageResources.AppManifest_txt,
            [
                "module": module, "flatlay": relative(flatlay),
                // Only a default isolation needs a newer toolchain than Flatlay does.
                "tools": project.isOnMainActor ? "6.2" : "6.1",
                "frameworks": project.frameworks.map { "\"\($0)\"" }.joined(separator: ", "),
                "settings": settings.isEmpty ? "" : ", swiftSettings: [\(settings.joined(separator: ", "))]",
            ])
    }

    private func sources() throws(CommandFailure) -> String {
        let root = relative(project.root.path, from: FileName.join(folder, "Sources/\(module)"))
        let include = (project.sources.map { $0 + "/" } ?? "") + "**/*.swift"
        var exclude = project.excluded.map(\.path)
        if project.sources == nil { exclude += ["**/*Tests/**"].filter { _ in hasTests } }
        let lists = ListFile(root: root, include: [include], exclude: exclude)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(lists) else { throw .renderFailed("a path of the app is not Unicode") }
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    private struct ListFile: Encodable {
        var root: String
        var include: [String]
        var exclude: [String]
    }

    /// Whether the app's folder has tests, which are not compiled.
    private var hasTests: Bool {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: project.root.path)) ?? []
        return names.contains { $0.hasSuffix(".swift") && $0.contains("Tests/") }
    }

    private var placeholder: String {
        """
        // The module's files are the app's own: app-sources.json names them. A target needs one file in its folder.

        """
    }

    private var tests: String { FileTemplate.text(PackageResources.AppPreviewTests_txt, ["module": module]) }

    /// A path relative to a folder, as long as both have something in common.
    private func relative(_ path: String, from base: String? = nil) -> String {
        let target = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
        let start = URL(fileURLWithPath: base ?? folder).standardizedFileURL.pathComponents
        let common = zip(target, start).prefix { $0 == $1 }.count
        guard common > 1 else { return URL(fileURLWithPath: path).standardizedFileURL.path }
        let up = Array(repeating: "..", count: start.count - common)
        return (up + target[common...]).joined(separator: "/")
    }
}
