import Flatlay
import Foundation

/// A package with previews, and the program that renders them: a package of one file in its folder `.build`.
struct PreviewPackage {
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
    /// - Parameter targets: the targets that are wanted; none for all that are products.
    init(folder: String, targets: [String]) throws(CommandFailure) {
        self.folder = URL(fileURLWithPath: folder).standardizedFileURL.path
        guard FileManager.default.fileExists(atPath: self.folder + "/Package.swift") else {
            throw .usage("'\(folder)' has no Package.swift; name the folder of a package: --package-path FOLDER")
        }
        let described = try Self.output(["package", "--package-path", self.folder, "dump-package"])
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

    /// Builds the program and returns its path.
    func build() throws(CommandFailure) -> String {
        let place = folder + "/.build/flatlay-previews"
        do throws(FileWriteError) {
            try OutputFolder.make(place + "/Sources/RenderPreviews")
            try AtomicFile.write(Data(manifestText.utf8), to: place + "/Package.swift")
            try AtomicFile.write(
                Data(PackageResources.RendererMain_txt), to: place + "/Sources/RenderPreviews/main.swift")
        } catch {
            throw .renderFailed("\(error)")
        }
        // The same folder as the package's own build: what was compiled there is not compiled again.
        let options = [
            "build", "--package-path", place, "--scratch-path", folder + "/.build", "--product", "RenderPreviews",
        ]
        // The compiler's messages are no part of the command's output.
        let status = try ChildProcess.run("swift", options, output: .standardError)
        guard status == 0 else { throw .renderFailed("the build failed") }
        let bin = try Self.output(options + ["--show-bin-path"])
        return String(decoding: bin, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines) + "/RenderPreviews"
    }

    private var manifestText: String {
        let packages = flatlay.path == folder ? [folder] : [folder, flatlay.path]
        let own = products.map { ($0, Self.identity(of: folder)) } + [("FlatlayPreviews", flatlay.identity)]
        return FileTemplate.text(
            PackageResources.RendererManifest_txt,
            [
                "packages": packages.map { ".package(path: \"\($0)\")" }.joined(separator: ", "),
                "products": own.map { ".product(name: \"\($0)\", package: \"\($1)\")" }.joined(separator: ", "),
            ])
    }

    /// The name by which other packages call the one in a folder.
    private static func identity(of folder: String) -> String {
        URL(fileURLWithPath: folder).lastPathComponent.lowercased()
    }

    /// What a command of SwiftPM prints.
    static func output(_ arguments: [String]) throws(CommandFailure) -> Data {
        let pipe = Pipe()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift"] + arguments
        process.standardOutput = pipe
        do { try process.run() } catch { throw .renderFailed("'swift' cannot be started: \(error)") }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw .renderFailed("'swift \(arguments.joined(separator: " "))' failed")
        }
        return data
    }
}
