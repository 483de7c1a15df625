import Flatlay
import Foundation

/// A package with previews, and the programs that draw them: packages of one file in its folder `.build`.
struct PreviewPackage {
    /// A program that draws previews.
    enum Program: String {
        /// Renders all of them to files.
        case files = "RenderPreviews"
        /// Draws one after the other on request.
        case live = "LivePreviews"

        /// The module that it needs, and the type in it that does the work.
        var module: String { self == .files ? "FlatlayPreviews" : "FlatlayLive" }
        var type: String { self == .files ? "PreviewProgram" : "LivePreviews" }
        /// The folder of its package.
        var folder: String { self == .files ? "flatlay-previews" : "flatlay-live" }
    }

    /// The part of `swift package dump-package` that is needed.
    private struct Manifest: Decodable {
        struct Product: Decodable {
            var name: String
            var targets: [String]
        }
        struct Dependency: Decodable {
            struct Local: Decodable {
                var identity: String
                var path: String
            }
            var fileSystem: [Local]?
        }
        var name: String
        var products: [Product]
        var dependencies: [Dependency]
    }

    private let folder: String
    private let manifest: Manifest
    private let flatlay: (identity: String, path: String)
    private let products: [String]
    /// The modules whose previews are rendered.
    let modules: [String]

    /// Reads the manifest of a package.
    ///
    /// - Parameters:
    ///   - targets: the targets that are wanted; none for all that are products.
    ///   - manifests: what is known of manifests.
    init(
        folder: String, targets: [String], _ manifests: PackageManifests = PackageManifests()
    ) throws(CommandFailure) {
        self.folder = URL(fileURLWithPath: folder).standardizedFileURL.path
        guard FileManager.default.fileExists(atPath: self.folder + "/Package.swift") else {
            throw .usage("'\(folder)' has no Package.swift; name the folder of a package: --package-path FOLDER")
        }
        let described = try manifests.description(of: self.folder)
        guard let manifest = try? JSONDecoder().decode(Manifest.self, from: described) else {
            throw .renderFailed("'\(folder)/Package.swift' cannot be read; 'swift package dump-package' says why")
        }
        self.manifest = manifest
        let local = manifest.dependencies.flatMap { $0.fileSystem ?? [] }
        let own = manifest.name == "Flatlay" ? (identity: Self.identity(of: self.folder), path: self.folder) : nil
        let found = local.first { FileManager.default.fileExists(atPath: $0.path + "/Sources/FlatlayPreviews") }
        guard let flatlay = found.map({ (identity: $0.identity, path: $0.path) }) ?? own else {
            throw .usage("the package '\(manifest.name)' does not depend on Flatlay by the path of its folder")
        }
        self.flatlay = flatlay
        let wanted = targets.isEmpty ? Array(Set(manifest.products.flatMap(\.targets))).sorted() : targets
        let holders = try wanted.map { target throws(CommandFailure) -> String in
            guard let product = manifest.products.first(where: { $0.targets.contains(target) }) else {
                throw .usage(
                    "no library of the package has the target '\(target)'; its Package.swift needs the product: "
                        + ".library(name: \"\(target)\", targets: [\"\(target)\"])")
            }
            return product.name
        }
        guard !wanted.isEmpty else {
            throw .usage(
                "the package '\(manifest.name)' has no library; its previews need one: .library(name:targets:)")
        }
        products = Array(Set(holders)).sorted()
        modules = wanted
    }

    /// Reads the manifest of a package, if it has previews: a library, and a dependency on Flatlay.
    static func find(
        in folder: String, _ manifests: PackageManifests
    ) throws(CommandFailure) -> PreviewPackage? {
        do throws(CommandFailure) {
            return try PreviewPackage(folder: folder, targets: [], manifests)
        } catch {
            if case .usage = error { return nil }
            throw error
        }
    }

    /// Writes the package of a program.
    ///
    /// - Returns: the options of `swift build` for it. The program that renders files shares the build folder of the
    ///   package, so nothing is compiled twice. The program that draws on request is built again and again, beside
    ///   builds of the package, and has its own folder: SwiftPM plans again whenever the previous build in a folder was
    ///   of another package, and links all macros again, which takes tens of seconds.
    func prepare(_ program: Program) throws(CommandFailure) -> [String] {
        let place = folder + "/.build/" + program.folder
        let main = FileTemplate.text(
            PackageResources.RendererMain_txt, ["module": program.module, "type": program.type])
        do throws(FileWriteError) {
            try OutputFolder.make(place + "/Sources/\(program.rawValue)")
            for (path, text) in [
                ("Package.swift", manifest(of: program)), ("Sources/\(program.rawValue)/main.swift", main),
            ] {
                let data = Data(text.utf8)
                // A file with the same content is not written again, so that nothing is compiled again.
                guard FileManager.default.contents(atPath: "\(place)/\(path)") != data else { continue }
                try AtomicFile.write(data, to: "\(place)/\(path)")
            }
        } catch {
            throw .renderFailed("\(error)")
        }
        return ["--package-path", place, "--scratch-path", program == .files ? folder + "/.build" : place + "/build"]
    }

    /// The file in which the program that draws on request keeps what it made.
    var journal: String { "\(folder)/.build/\(Program.live.folder)/journal-\(getpid())" }

    /// Builds the program that renders files, and returns its path.
    func build() throws(CommandFailure) -> String {
        let options = try ["build"] + prepare(.files) + ["--product", Program.files.rawValue]
        // The compiler's messages are no part of the command's output.
        let status = try ChildProcess.run("swift", options, output: .standardError)
        guard status == 0 else { throw .renderFailed("the build failed") }
        let bin = try SwiftCommand.output(options + ["--show-bin-path"])
        return String(decoding: bin, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            + "/" + Program.files.rawValue
    }

    private func manifest(of program: Program) -> String {
        // The traits of Flatlay are those that the package enables: these programs need none.
        let packages =
            [".package(path: \"\(folder)\")"]
            + (flatlay.path == folder ? [] : [".package(path: \"\(flatlay.path)\", traits: [])"])
        let own = products.map { ($0, Self.identity(of: folder)) } + [(program.module, flatlay.identity)]
        return FileTemplate.text(
            PackageResources.RendererManifest_txt,
            [
                "name": program.rawValue,
                "packages": packages.joined(separator: ", "),
                "products": own.map { ".product(name: \"\($0)\", package: \"\($1)\")" }.joined(separator: ", "),
            ])
    }

    /// The name by which other packages call the one in a folder.
    private static func identity(of folder: String) -> String {
        URL(fileURLWithPath: folder).lastPathComponent.lowercased()
    }
}
