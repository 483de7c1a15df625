import Foundation
import Testing

/// A `Package.swift` as SwiftPM reads it.
struct DocumentedManifest {
    /// The products that the package has.
    private(set) var products: Set<String> = []
    /// The products of other packages that its targets use.
    private(set) var usedProducts: Set<String> = []

    init(folder: URL) throws {
        let runner = try CommandRunner()
        let outcome = try runner.run(
            ["swift", "package", "--package-path", folder.path, "--scratch-path", runner.folder.path, "dump-package"],
            limit: 120, program: URL(fileURLWithPath: "/usr/bin/env"))
        try #require(outcome.exitCode == 0, "\(outcome.standardError)")
        let manifest = try #require(
            JSONSerialization.jsonObject(with: outcome.standardOutput) as? [String: Any], "\(outcome.text)")
        products = Set((manifest["products"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String })
        for target in manifest["targets"] as? [[String: Any]] ?? [] {
            for dependency in target["dependencies"] as? [[String: Any]] ?? [] {
                // A product is written as [name, package, …].
                if let name = (dependency["product"] as? [Any])?.first as? String { usedProducts.insert(name) }
            }
        }
    }
}
