import Foundation

/// An app: its Swift files, and what its Xcode project says about them.
struct AppProject {
    /// A file that is left out, and the modules that it imports in vain.
    struct Excluded {
        var path: String
        var modules: [String]
    }

    /// The folder of the app.
    let root: URL
    /// The name of the module.
    let moduleName: String
    /// The folder with the app's files below ``root``, such as `Shop`; nil if all of ``root`` belongs to the app.
    let sources: String?
    /// The files that are compiled, by their paths below ``root``.
    let files: [String]
    let excluded: [Excluded]
    /// The frameworks that the files import and Flatlay has.
    let frameworks: [String]
    /// Whether the project has language mode 6.
    let isSwift6: Bool
    /// Whether its declarations are on the main actor by default.
    let isOnMainActor: Bool
    private let previewCount: Int

    /// Modules with the names of Apple's that this package has as products.
    static let products = [
        "SwiftUI", "UIKit", "Combine", "os", "OSLog", "UniformTypeIdentifiers", "UserNotifications", "CoreGraphics",
        "QuartzCore",
    ]
    /// Modules of the toolchain, on Linux.
    private static let toolchain: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationInternationalization",
        "Observation", "Dispatch", "RegexBuilder", "Synchronization", "Distributed", "DeveloperToolsSupport", "Glibc",
        "_Concurrency", "_StringProcessing",
    ]
    /// Folders of other tools, and of tests.
    private static let foreignFolders: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "fastlane"]

    /// - Throws: ``CommandFailure/usage(_:)`` if the folder has no Swift file of an app.
    init(folder: String) throws(CommandFailure) {
        let root = URL(fileURLWithPath: folder).standardizedFileURL
        self.root = root
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder), isFolder.boolValue else {
            throw .usage("--app: there is no folder '\(folder)'")
        }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []).sorted()
        let project = names.first { $0.hasSuffix(".xcodeproj") }
        let name = project.map { String($0.dropLast(10)) } ?? root.lastPathComponent
        moduleName = Self.identifier(name)
        let all = Self.swiftFiles(in: root)
        let own = all.filter { $0.hasPrefix(name + "/") }
        sources = own.isEmpty ? nil : name
        var (files, excluded): ([String], [Excluded]) = ([], [])
        var imported: Set<String> = []
        var previews = 0
        for path in own.isEmpty ? all : own {
            let text = (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? ""
            let modules = Self.imports(of: text)
            let missing = modules.filter { !Self.products.contains($0) && !Self.toolchain.contains($0) }
            if missing.isEmpty {
                files.append(path)
                imported.formUnion(modules)
                previews += Self.previewCount(in: text)
            } else {
                excluded.append(Excluded(path: path, modules: missing))
            }
        }
        guard !files.isEmpty else {
            throw .usage("--app: '\(folder)' has no Swift file that Flatlay can compile; name the app's folder")
        }
        self.files = files
        self.excluded = excluded
        previewCount = previews
        frameworks = Self.products.filter { imported.contains($0) || $0 == "SwiftUI" || $0 == "UIKit" }
        let settings = project.flatMap {
            try? String(contentsOf: root.appendingPathComponent("\($0)/project.pbxproj"), encoding: .utf8)
        }
        isSwift6 = settings?.contains(/SWIFT_VERSION = "?6/) == true
        isOnMainActor = settings?.contains(/SWIFT_DEFAULT_ACTOR_ISOLATION = "?MainActor/) == true
    }

    var summary: String {
        func number(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
        return "\(number(files.count, "file")) of \(moduleName), with \(number(previewCount, "preview"))"
    }

    /// A line for each file that is left out.
    var leftOut: [String] {
        excluded.map { "left out \($0.path): Flatlay has no \($0.modules.joined(separator: ", "))" }
    }

    private static func swiftFiles(in root: URL) -> [String] {
        let all = FileManager.default.enumerator(
            at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var paths: [String] = []
        while let url = all?.nextObject() as? URL {
            let name = url.lastPathComponent
            if foreignFolders.contains(name) || name.hasSuffix("Tests") || name.hasSuffix(".xcodeproj") {
                all?.skipDescendants()
            } else if name.hasSuffix(".swift"), name != "Package.swift" {
                paths.append(String(url.standardizedFileURL.path.dropFirst(root.path.count + 1)))
            }
        }
        return paths.sorted()
    }

    /// The modules that a file imports whatever the platform: what stands in an `#if` is not counted.
    private static func imports(of text: String) -> [String] {
        var modules: [String] = []
        var depth = 0
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.drop(while: \.isWhitespace)
            if line.hasPrefix("#if") { depth += 1 }
            if line.hasPrefix("#endif") { depth -= 1 }
            // Attributes and an access level, and the kind of a single declaration.
            let pattern =
                /(?:@\w+(?:\([^)]*\))?\s+|(?:public|package|internal|private)\s+)*import\s+(?:[a-z]+\s+)?(\w+)/
            guard depth == 0, let match = line.prefixMatch(of: pattern) else { continue }
            let module = String(match.1)
            if !modules.contains(module) { modules.append(module) }
        }
        return modules
    }

    private static func previewCount(in text: String) -> Int {
        text.matches(of: /(?m)^\s*#Preview\b/).count + text.matches(of: /:\s*PreviewProvider\b/).count
    }

    /// A name as modules have it.
    private static func identifier(_ name: String) -> String {
        let characters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
        return (characters.first?.isNumber == true ? "_" : "") + String(characters)
    }
}
