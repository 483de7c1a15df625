import FlatlaySnapshots
import Foundation
import Testing

/// The names of files: different snapshots have different ones.
@Suite struct SnapshotFileNameTests {
    @Test(arguments: [
        ("card()", "card"), ("card(theme:size:)", "card-theme-size"), ("card(_:)", "card-_"), ("testCard", "testCard"),
        ("`card`()", "card"), ("`a card, wide`()", "a+card=2c+wide"), ("a-b", "a=2db"), ("größe()", "größe"),
        ("", "="), ("()", "=28=29"), ("a(b)", "a=28b=29"),
    ])
    func tests(test: String, name: String) {
        #expect(SnapshotFileName.test(test) == name)
    }

    @Test("names that are safe in files stay as they are")
    func safeNames() {
        for name in ["1", "dark", "dark-mode", "iPhone_13", "CartView-Empty-cart", "en-US", "größe", "カード", "-1"] {
            #expect(SnapshotFileName.part(name) == name)
        }
        #expect(SnapshotFileName.arguments(["light", "1"], number: 2) == "light-1-2")
        #expect(SnapshotFileName.arguments(["\"en-US\""], number: 1) == "en-US")
        #expect(SnapshotFileName.arguments([".pending"], number: 1) == "=pending")
        #expect(SnapshotFileName.arguments([".light", "-1"], number: 1) == "light--1")
    }

    @Test("random snapshots have names of their own, which no result and no .gitignore has")
    func randomNames() {
        var random = Numbers(state: 7)
        let folder = SnapshotFolder(testFile: "/a/T.swift")
        var inputs: [String: [String]] = [:]
        for _ in 0..<40_000 {
            let (test, name) = (Self.text(&random), Self.text(&random))
            let ending = ["png", "txt", "pending", nil].randomElement(using: &random) ?? nil
            let variant = ending == nil || Bool.random(using: &random) ? nil : Self.text(&random)
            guard !name.isEmpty, variant?.isEmpty != true else { continue }
            let files = folder.files(test: test, name: name, variant: variant, pathExtension: ending)
            // The parentheses of a function without parameters, and backticks, are no part of its name.
            let plain = test.filter { $0 != "`" }
            let input =
                [plain.hasSuffix("()") && plain.count > 2 ? String(plain.dropLast(2)) : plain, name]
                + [variant ?? "", ending ?? ""]
            if let known = inputs[files.reference] { #expect(known == input, "\(files.reference)") }
            inputs[files.reference] = input
            let file = String(files.reference.dropFirst(folder.path.count + 1))
            #expect(!file.contains("/") && !file.hasPrefix("."), "\(file)")
            for pattern in ["*.pending", "*.pending.*", "*.difference.png"] {
                #expect(fnmatch(pattern, file, 0) != 0, "\(pattern) hides \(file)")
            }
            let isHidden = fnmatch("*.pending", files.pending, 0) == 0 || fnmatch("*.pending.*", files.pending, 0) == 0
            #expect(isHidden && fnmatch("*.difference.png", files.difference, 0) == 0, "\(files.pending)")
            if let (_, role) = ReferencePath.of(files.reference) { #expect(role == .reference, "\(file)") }
        }
        #expect(inputs.count > 20_000)
    }

    @Test("random arguments have names of their own, also with the number of the assertion")
    func randomArguments() {
        var random = Numbers(state: 3)
        for count in 1...3 {
            var inputs: [String: [String]] = [:]
            for _ in 0..<10_000 {
                let texts = (0..<count).map { _ in Self.text(&random) }.filter {
                    // Those of strings and of cases are more than their words.
                    !$0.isEmpty && !$0.hasPrefix("\"") && !$0.hasPrefix(".")
                }
                let number = Int.random(in: 1...3, using: &random)
                guard texts.count == count else { continue }
                let name = SnapshotFileName.arguments(texts, number: number)
                let input = texts + ["\(number)"]
                if let known = inputs[name] { #expect(known == input, "\(name)") }
                inputs[name] = input
            }
        }
    }

    /// A text of few parts, so that many are alike.
    private static func text(_ random: inout Numbers) -> String {
        let parts = [
            "a", "A", "1", "2", "-", "-", " ", ".", "_", "=", "+", ",", "(", ")", ":", "pending", "difference", "é",
            "🎉",
            "\u{200D}", "/", "\"", "\n", "`", "()", "2d", "=2d",
        ]
        return (0..<Int.random(in: 0...4, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
            .joined()
    }

    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 33)
        }
    }
}
