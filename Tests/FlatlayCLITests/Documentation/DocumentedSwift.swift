import Foundation
import Testing

/// Type-checks the Swift blocks of pages against the modules of this build.
enum DocumentedSwift {
    /// A source file with the code of a block; errors in it name the page and its line.
    static func source(of block: DocumentedBlock, number: Int) -> String {
        let location = "#sourceLocation(file: \"\(block.page)\", line: \(block.line + 1))\n"
        // Imports stand outside of functions; code keeps its lines.
        let lines = block.text.components(separatedBy: "\n")
        // The module of a `@testable import` is the reader's own: what it has stands before the block.
        let isImport = { (line: String) in line.hasPrefix("import ") || line.hasPrefix("@testable import ") }
        let code = lines.map { isImport($0) ? "" : $0 }.joined(separator: "\n")
        let complete = block.complete.components(separatedBy: "\n")
        let before = complete.dropLast(lines.count).filter { !isImport($0) }.map { $0 + "\n" }.joined()
        let imports = complete.filter { $0.hasPrefix("import ") }
        let head = (["import Flatlay", "import Foundation"] + imports).joined(separator: "\n") + "\n"
        // Conditional imports are a file of their own.
        if lines.first?.hasPrefix("#if") == true { return location + block.text }
        if code.split(separator: "\n").first?.hasPrefix("@") == true {
            return head + "enum Block\(number) {\n" + before + location + code + "#sourceLocation()\n}\n"
        }
        return head + "enum Block\(number) {\n@MainActor static func run() throws {\n" + before + location + code
            + "#sourceLocation()\n}\n}\n"
    }

    /// `swiftc` with the paths of this build's modules and of the C libraries.
    static func arguments() throws -> [String] {
        let modules = CommandRunner.buildFolder.appendingPathComponent("Modules").path
        var arguments = ["swiftc", "-typecheck", "-swift-version", "6", "-suppress-warnings", "-I", modules]
        for option in try moduleMaps().map({ "-fmodule-map-file=\($0)" }) + includes() {
            arguments += ["-Xcc", option]
        }
        return arguments
    }

    private static func moduleMaps() throws -> [String] {
        // Those that SwiftPM writes for C targets without one, also of other packages.
        let products = CommandRunner.buildFolder
        let written = ["COpenCombineHelpers", "CPreviewSections"].map {
            products.appendingPathComponent("\($0).build/module.modulemap").path
        }
        // The C modules of packages that Flatlay depends on, such as Yams.
        let checkouts = CommandRunner.root.appendingPathComponent(".build/checkouts")
        let foreign = try FileManager.default.subpathsOfDirectory(atPath: checkouts.path).filter {
            $0.hasSuffix("/include/module.modulemap")
        }.map { checkouts.appendingPathComponent($0).path }
        let sources = CommandRunner.root.appendingPathComponent("Sources")
        return try written
            + FileManager.default.contentsOfDirectory(atPath: sources.path).flatMap { name in
                ["", "include/"].map { sources.appendingPathComponent("\(name)/\($0)module.modulemap").path }
            }.filter(FileManager.default.fileExists) + foreign
    }

    /// The folders of the C libraries that the package names.
    private static func includes() throws -> [String] {
        let package = try String(
            contentsOf: CommandRunner.root.appendingPathComponent("Package.swift"), encoding: .utf8)
        let names = package.components(separatedBy: "pkgConfig: \"").dropFirst().flatMap {
            $0.prefix { $0 != "\"" }.split(separator: " ").map(String.init)
        }
        let outcome = try CommandRunner().run(
            ["pkg-config", "--cflags-only-I"] + names, program: URL(fileURLWithPath: "/usr/bin/env"))
        try #require(outcome.exitCode == 0, "\(outcome.standardError)")
        return outcome.text.split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
