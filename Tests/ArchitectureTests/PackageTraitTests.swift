import Foundation
import TestSupport
import Testing

/// What SwiftPM fetches for packages that depend on Flatlay: whoever draws views gets no HTTP server.
@Suite struct PackageTraitTests {
    private struct Manifest: Decodable {
        struct Trait: Decodable {
            var name: String
            var enabledTraits: [String]
        }
        struct Target: Decodable {
            var name: String
            var dependencies: [Dependency]
        }
        /// `{"product": ["Yams", "Yams", null, {"traits": ["Templates"]}]}`: the name, the package, and the condition.
        struct Dependency: Decodable {
            struct Condition: Decodable {
                var traits: [String]?
            }
            var package: String?
            var condition: Condition?

            private enum CodingKeys: CodingKey { case product }

            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                guard var list = try? container.nestedUnkeyedContainer(forKey: .product) else { return }
                _ = try list.decode(String?.self)
                package = try list.decode(String?.self)
                _ = try? list.decodeNil()
                condition = try list.decodeIfPresent(Condition.self)
            }
        }
        var traits: [Trait]
        var targets: [Target]
    }

    private let manifest: Manifest

    init() throws {
        let folder = try TemporaryFolder()
        let dumped = try ExternalTool.run(
            "swift", ["package", "--package-path", Self.root.path, "--scratch-path", folder.path, "dump-package"],
            input: Data())
        manifest = try JSONDecoder().decode(Manifest.self, from: dumped)
    }

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The packages that targets name without a condition, or for a trait.
    private func packages(_ traits: [String]) -> Set<String> {
        Set(
            manifest.targets.flatMap(\.dependencies).compactMap { dependency in
                guard let wanted = dependency.condition?.traits, !wanted.isEmpty else { return dependency.package }
                return Set(traits).isDisjoint(with: wanted) ? nil : dependency.package
            })
    }

    @Test(arguments: [
        ([], ["OpenCombine", "swift-collections"]),
        (["AppFrameworks"], ["OpenCombine", "swift-collections", "swift-log", "swift-syntax"]),
        (["Templates"], ["OpenCombine", "SwiftCSV", "Yams", "swift-collections", "swift-mustache"]),
        (
            ["Libraries"],
            [
                "OpenCombine", "SwiftCSV", "Yams", "swift-collections", "swift-log", "swift-mustache", "swift-syntax",
            ]
        ),
    ])
    func packagesOfATrait(traits: [String], packages expected: [String]) {
        #expect(packages(traits).sorted() == expected)
    }

    @Test func theCommandNeedsEverything() {
        #expect(packages(["Command"]).isSuperset(of: ["hummingbird", "swift-nio", "swift-argument-parser"]))
        #expect(packages(["Command"]).isSuperset(of: packages(["Libraries"])))
    }

    /// With several, SwiftPM compiles everything again at random.
    @Test func oneTraitIsTheDefault() {
        #expect(manifest.traits.filter { $0.name == "default" }.map(\.enabledTraits) == [["Libraries"]])
        #expect(manifest.traits.allSatisfy { $0.name == "default" || $0.enabledTraits.isEmpty })
    }
}
