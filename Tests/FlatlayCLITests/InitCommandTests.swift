import Foundation
import Testing

/// `flatlay init --app`: a package that compiles an app's files.
@Suite("flatlay init") struct InitCommandTests {
    private let runner: CommandRunner

    init() throws {
        runner = try CommandRunner()
    }

    private func writeApp(swiftVersion: String = "5.0", isolation: String = "nonisolated") throws {
        try runner.write(
            "import SwiftUI\n\n#Preview { Text(\"a\") }\n#Preview(\"b\") { Text(\"b\") }\n",
            to: "My Shop/My Shop/A.swift")
        try runner.write(
            "@preconcurrency import MapKit\nimport struct StoreKit.Product\nimport UIKit\n",
            to: "My Shop/My Shop/Map/MapScreen.swift")
        try runner.write(
            "import Combine\n#if canImport(WidgetKit)\nimport WidgetKit\n#endif\nstruct A_Previews: PreviewProvider {}\n",
            to: "My Shop/My Shop/Views/B.swift")
        try runner.write("import XCTest\n", to: "My Shop/My ShopTests/Tests.swift")
        try runner.write("// A pod.\n", to: "My Shop/Pods/Pod.swift")
        try runner.write(
            "SWIFT_VERSION = \(swiftVersion);\nSWIFT_DEFAULT_ACTOR_ISOLATION = \(isolation);\n",
            to: "My Shop/My Shop.xcodeproj/project.pbxproj")
    }

    @Test("an Xcode project: its files, language mode and isolation; frameworks that are missing are told")
    func xcodeProject() throws {
        try writeApp()
        let outcome = try runner.run(["init", "--app", "My Shop"])
        #expect(outcome.exitCode == 0, "\(outcome)")
        #expect(
            outcome.text == """
                My_ShopPreviews: 2 files of My_Shop, with 3 previews
                left out My Shop/Map/MapScreen.swift: Flatlay has no MapKit, StoreKit
                Compare all previews with 'swift test --package-path My_ShopPreviews'

                """)
        let manifest = String(decoding: try runner.data(of: "My_ShopPreviews/Package.swift"), as: UTF8.self)
        // The toolchain that the guide asks for reads it.
        #expect(manifest.hasPrefix("// swift-tools-version: 6.1\n"))
        #expect(manifest.contains("products: [.library(name: \"My_Shop\", targets: [\"My_Shop\"])]"))
        #expect(manifest.contains("[\"SwiftUI\", \"UIKit\", \"Combine\"].map"))
        #expect(manifest.contains("traits: [\"AppFrameworks\"]"))
        #expect(manifest.contains("swiftSettings: [.swiftLanguageMode(.v5)]"))
        let list = try JSONSerialization.jsonObject(
            with: runner.data(of: "My_ShopPreviews/Sources/My_Shop/app-sources.json"))
        let expected: [String: Any] = [
            "root": "../../../My Shop", "include": ["My Shop/**/*.swift"],
            "exclude": ["My Shop/Map/MapScreen.swift"],
        ]
        #expect(NSDictionary(dictionary: list as? [String: Any] ?? [:]) == NSDictionary(dictionary: expected))
        let tests = String(
            decoding: try runner.data(of: "My_ShopPreviews/Tests/My_ShopPreviewTests/PreviewTests.swift"), as: UTF8.self
        )
        // A list has no size of its own: without a screen it would be a strip.
        #expect(tests.contains("ofPreviewsIn: \"My_Shop\", layout: .device(config: ViewImageConfig(.iPhone16)), "))
        #expect(tests.contains("passesFirstRun: true)"))
    }

    @Test("the manifest is one that SwiftPM reads, and its path leads to Flatlay")
    func manifest() throws {
        try writeApp(swiftVersion: "6.0", isolation: "MainActor")
        #expect(try runner.run(["init", "--app", "My Shop", "packages/Shop"]).exitCode == 0)
        let program = URL(fileURLWithPath: "/usr/bin/env")
        let dumped = try runner.run(
            ["swift", "package", "--package-path", "packages/Shop", "dump-package"], program: program)
        #expect(dumped.exitCode == 0, "\(dumped.standardError)")
        let manifest = try #require(
            try JSONSerialization.jsonObject(with: dumped.standardOutput) as? [String: Any])
        #expect(manifest["name"] as? String == "My_ShopPreviews")
        #expect(dumped.text.contains("\"path\" : \"\(CommandRunner.root.path)\""))
        #expect(dumped.text.contains("defaultIsolation") && !dumped.text.contains("swiftLanguageMode"))
    }

    @Test("a folder without a project is an app as well; its tests and manifest are not")
    func plainFolder() throws {
        try runner.write("import SwiftUI\n", to: "cards/Card.swift")
        try runner.write("import PackageDescription\n", to: "cards/Package.swift")
        try runner.write("import Testing\n", to: "cards/Tests/CardTests/CardTests.swift")
        let outcome = try runner.run(["init", "--app", "cards", "out"])
        #expect(outcome.text.hasPrefix("out: 1 file of cards, with 0 previews\n"))
        let list = String(decoding: try runner.data(of: "out/Sources/cards/app-sources.json"), as: UTF8.self)
        #expect(list.contains("\"**/*.swift\"") && list.contains("\"**/*Tests/**\""))
    }

    @Test("what cannot be written says so, and nothing is written")
    func errors() throws {
        let missing = try runner.run(["init", "--app", "nowhere"])
        #expect(missing.exitCode == 2 && missing.standardError == "flatlay: --app: there is no folder 'nowhere'\n")
        try runner.write("no Swift", to: "empty/README.md")
        let empty = try runner.run(["init", "--app", "empty"])
        #expect(empty.exitCode == 2 && empty.standardError.contains("has no Swift file that Flatlay can compile"))
        #expect(!runner.exists("emptyPreviews"))
        try writeApp()
        try runner.write("mine", to: "out/Package.swift")
        let exists = try runner.run(["init", "--app", "My Shop", "out"])
        #expect(exists.exitCode == 1 && exists.standardError.contains("out/Package.swift exists and is left as it is"))
        #expect(try runner.data(of: "out/Package.swift") == Data("mine".utf8) && !runner.exists("out/Sources"))
        let wrong = try runner.run(["init", "--app", "My Shop", "--flatlay", "empty"])
        #expect(wrong.exitCode == 2 && wrong.standardError.contains("'empty' has no Package.swift of Flatlay"))
    }
}
