import Foundation
import Testing

/// Modules with names of Apple's frameworks, and packages that look for them: SwiftPM has one folder for all modules.
@Suite struct CompileOrderTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test("packages that ask for Combine are compiled before there is one")
    func combine() throws {
        let checkouts = Self.root.appendingPathComponent(".build/checkouts")
        let packages = try FileManager.default.contentsOfDirectory(atPath: checkouts.path).filter {
            $0 != "OpenCombine"
        }
        let asking = packages.filter { package in
            let sources = checkouts.appendingPathComponent("\(package)/Sources")
            let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                guard file.pathExtension == "swift", let data = try? Data(contentsOf: file) else { continue }
                if data.range(of: Data("#if canImport(Combine)".utf8)) != nil { return true }
            }
            return false
        }
        #expect(asking.contains("Yams"), "nothing was found, so nothing was compared")
        let manifest = try String(contentsOf: Self.root.appendingPathComponent("Package.swift"), encoding: .utf8)
        let start = try #require(manifest.range(of: ".target(\n            name: \"Combine\","))
        let target = manifest[start.upperBound...].prefix(while: { $0 != "]" })
        for package in asking { #expect(target.contains("package: \"\(package)\""), "\(package)") }
    }
}
