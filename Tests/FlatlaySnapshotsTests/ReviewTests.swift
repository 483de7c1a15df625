import Flatlay
import FlatlaySnapshots
import Foundation
import Testing

@Suite struct GlobPatternTests {
    @Test(arguments: [
        ("card", "card", true), ("card", "card.1", false), ("card*", "card.1", true), ("*", "", true), ("", "", true),
        ("?", "é", true), ("a*b*c", "axxbxxc", true), ("a*b*c", "axxbxx", false), ("**a", "ba", true),
        ("a?", "a", false),
        ("*.png", "Card/card.png", true), ("[a]", "a", false), ("[a]", "[a]", true), ("a*", "b", false),
    ])
    func matches(pattern: String, name: String, expected: Bool) {
        #expect(GlobPattern(pattern).matches(name) == expected)
    }

    @Test("many stars take little time") func manyStars() {
        let pattern = GlobPattern(String(repeating: "*a", count: 2000) + "b")
        #expect(!pattern.matches(String(repeating: "a", count: 5000)))
    }
}

@Suite struct ReferencePathTests {
    @Test func filesBesideAReference() {
        let path = ReferencePath("/app/Tests/__Snapshots__/CardTests/card.1.png")
        #expect(path.pending == "/app/Tests/__Snapshots__/CardTests/card.1.pending.png")
        #expect(path.difference == "/app/Tests/__Snapshots__/CardTests/card.1.difference.png")
        #expect(path.testStem == "card")
        #expect(path.suite == "CardTests")
        #expect(path.testFileStem == "/app/Tests/CardTests")
        #expect(ReferencePath("/app/Output/card.png").testFileStem == nil)
        for (file, role) in [
            (path.path, ReferencePath.Role.reference), (path.pending, .pending), (path.difference, .difference),
        ] {
            #expect(ReferencePath.of(file)?.reference == path)
            #expect(ReferencePath.of(file)?.role == role)
        }
        #expect(ReferencePath("/a/card.1.txt").difference == "/a/card.1.difference.png")
        for other in ["/a/.png", "/a/README.md", "/a/Main.swift", "/a/card", "/a/", "", "/a/.pending"] {
            #expect(ReferencePath.of(other) == nil)
        }
        #expect(ReferencePath.of("/a/.pending.png")?.role == .reference)
    }

    @Test(
        "references of other formats, and without an extension",
        arguments: [
            ("/a/card.1.csv", "/a/card.1.pending.csv", "/a/card.1.difference.png"),
            ("/a/card.1.bin", "/a/card.1.pending.bin", "/a/card.1.difference.png"),
            ("/a/card.1", "/a/card.1.pending", "/a/card.1.difference.png"),
            ("/a/card.json", "/a/card.pending.json", "/a/card.difference.png"),
        ])
    func otherFormats(file: String, pending: String, difference: String) {
        #expect(ReferencePath.of(file)?.role == .reference)
        #expect(ReferencePath(file).pending == pending)
        #expect(ReferencePath(file).difference == difference)
        #expect(ReferencePath.of(pending)?.reference == ReferencePath(file))
        #expect(ReferencePath.of(pending)?.role == .pending)
    }

    @Test("a result tells that a name has no extension") func noExtension() throws {
        let (reference, role) = try #require(ReferencePath.of("/a/card.1.dark.pending"))
        #expect(role == .pending)
        #expect(reference.path == "/a/card.1.dark")
        #expect(reference.pending == "/a/card.1.dark.pending")
        #expect(ReferencePath("/a/card.1.dark").pending == "/a/card.1.pending.dark")
    }
}

@Suite struct TestEnumerationTests {
    @Test func tests() throws {
        let text = """
            [1/1] Compiling plugin Foo.bar
            Build complete! (0.10s)
            AppTests.CardTests/card()
            AppTests.CardTests/Nested/row(theme:)
            AppTests.free()
            AppTests.`Some suite`/`a card / wide`()
            LegacyTests.OldTests/testOld
            AppTests.SameTests/twice(_:)/SameTests.swift:75:6
            """
        let tests = try #require(TestEnumeration(text))
        #expect(tests.count == 6)
        for stem in ["card", "row-theme", "free", "a-card-wide", "a+card+=2f+wide", "testOld", "twice-_"] {
            #expect(tests.has(stem), "\(stem)")
        }
        #expect(!tests.has("row"))
        #expect(TestEnumeration("") == nil)
        #expect(TestEnumeration("error: Exited with signal code 11\nwarning: x.y z\n") == nil)
    }
}

@Suite struct TerminalImageTests {
    @Test(
        arguments: [
            (["TERM": "xterm-kitty"], TerminalImage.kitty),
            (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .kitty),
            (["TERM": "xterm-ghostty"], .kitty), (["TERM_PROGRAM": "iTerm.app"], .iterm),
            (["TERM_PROGRAM": "WezTerm"], .iterm),
            (["TERM": "foot"], .sixel), (["TERM": "dumb"], .off), (["TERM": "tmux-256color"], .off),
            (["TERM": "xterm-kitty", "TMUX": "/tmp/x"], .off), (["TERM": "xterm-256color"], nil), ([:], nil),
        ] as [([String: String], TerminalImage?)])
    func environment(variables: [String: String], expected: TerminalImage?) {
        #expect(TerminalImage(environment: variables) == expected)
    }

    @Test(arguments: [
        ("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62c", TerminalImage.kitty), ("\u{1B}[?62;4;6c", .sixel),
        ("\u{1B}[?4;6c", .off),
        ("\u{1B}[?64;1;2;6;9;15;18;21;22c", .off), ("", .off), ("\u{1B}_Gi=31;ENOTSUP\u{1B}\\\u{1B}[?62;4c", .sixel),
        ("\u{1B}[?", .off),
    ])
    func answers(answer: String, expected: TerminalImage) {
        #expect(TerminalImage(answer: answer) == expected)
    }

    @Test("kitty's parts are at most 4096 characters and make up the file") func kitty() throws {
        var (bytes, state) = ([UInt8](), UInt32(1))
        for index in 0..<200 * 100 * 4 {
            state = state &* 1_664_525 &+ 1_013_904_223
            bytes.append(index % 4 == 3 ? 255 : UInt8(state >> 24))
        }
        let data = try PNGEncoder().encode(RenderedBitmap(width: 200, height: 100, bytes: bytes, isOpaque: true))
        let sequence = try #require(TerminalImage.kitty.sequence(png: data, columns: 80))
        let parts = sequence.dropLast(3).components(separatedBy: "\u{1B}\\\u{1B}_G")
        #expect(parts.count > 3)
        #expect(parts[0].hasPrefix("\u{1B}_Ga=T,f=100,q=2,m=1;"))
        #expect(parts.dropFirst().dropLast().allSatisfy { $0.hasPrefix("m=1;") })
        #expect(parts.last?.hasPrefix("m=0;") == true)
        let payload = parts.map { $0.split(separator: ";", maxSplits: 1).last.map(String.init) ?? "" }
        #expect(payload.allSatisfy { $0.count <= 4096 })
        #expect(Data(base64Encoded: payload.joined()) == data)
        #expect(
            TerminalImage.kitty.sequence(png: data, columns: 10)?.hasPrefix("\u{1B}_Ga=T,f=100,q=2,c=10,m=1;") == true)
    }

    @Test("what is no PNG file is not sent") func noPNG() {
        for way in TerminalImage.allCases { #expect(way.sequence(png: Data("GIF".utf8), columns: 80) == nil) }
    }
}

/// Pictures as sixels, as libsixel reads them.
@Suite struct SixelImageTests {
    private static let reader = "/usr/bin/sixel2png"

    private func decoded(_ sequence: String) throws -> ImageResource {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flatlay-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (input, output) = (folder.appendingPathComponent("a.six"), folder.appendingPathComponent("a.png"))
        try Data(sequence.utf8).write(to: input)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.reader)
        process.arguments = ["-i", input.path, "-o", output.path]
        try process.run()
        process.waitUntilExit()
        return try ImageDecoder().decode(Data(contentsOf: output), name: "a")
    }

    private static let hasReader = FileManager.default.isExecutableFile(atPath: reader)

    /// The largest difference of a component within the picture; libsixel may add rows below.
    private func difference(_ bitmap: RenderedBitmap) throws -> Int {
        let image = try decoded(#require(SixelImage.sequence(for: bitmap)))
        #expect(image.pixelWidth == bitmap.width)
        #expect(image.pixelHeight >= bitmap.height)
        var largest = 0
        for y in 0..<bitmap.height {
            for index in 0..<bitmap.width * 4 {
                let (left, right) = (
                    image.pixels[y * image.pixelWidth * 4 + index], bitmap.bytes[y * bitmap.width * 4 + index]
                )
                largest = max(largest, abs(Int(left) - Int(right)))
            }
        }
        return largest
    }

    @Test(
        "few colours are exact but for percents", .enabled(if: hasReader, "needs libsixel-bin"),
        arguments: [(1, 1), (7, 5), (64, 6), (33, 13), (300, 20)])
    func fewColors(width: Int, height: Int) throws {
        let colors: [[UInt8]] = [[0, 0, 0, 255], [255, 255, 255, 255], [255, 0, 0, 255], [10, 200, 90, 255]]
        var bytes: [UInt8] = []
        for pixel in 0..<width * height {
            let number = pixel / 3 * 7 + pixel / width
            bytes += colors[number % 4]
        }
        let bitmap = RenderedBitmap(width: width, height: height, bytes: bytes, isOpaque: true)
        #expect(try difference(bitmap) <= 2)
    }

    @Test("many colours are near", .enabled(if: hasReader, "needs libsixel-bin")) func manyColors() throws {
        var bytes: [UInt8] = []
        for pixel in 0..<64 * 64 {
            bytes += [UInt8(pixel % 64 * 4), UInt8(pixel / 64 * 4), UInt8(pixel % 97 * 2), 255]
        }
        let bitmap = RenderedBitmap(width: 64, height: 64, bytes: bytes, isOpaque: true)
        #expect(try difference(bitmap) <= 27)
    }

    @Test("empty and too large pictures are none; transparent ones are on white") func limits() throws {
        #expect(SixelImage.sequence(for: RenderedBitmap(width: 0, height: 4, bytes: [], isOpaque: true)) == nil)
        #expect(SixelImage.sequence(for: RenderedBitmap(width: 4001, height: 1000, bytes: [], isOpaque: true)) == nil)
        let clear = RenderedBitmap(width: 1, height: 1, bytes: [0, 0, 0, 0], isOpaque: false)
        #expect(SixelImage.sequence(for: clear) == "\u{1B}P0;1q\"1;1;1;1#0;2;100;100;100#0@-\u{1B}\\")
    }
}

/// Manifests with random damage.
@Suite struct DamagedManifestTests {
    @Test("are read without a trap, and never lead outside of the package") func damage() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flatlay-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("runs"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let root = try #require(RealPath.of(folder.path))
        let file = folder.appendingPathComponent("runs/1.jsonl")
        let whole = try manifest(root)
        var random = Generator(state: 1)
        var (records, problems) = (0, 0)
        for _ in 0..<400 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...8, using: &random) { damage(&bytes, &random) }
            try Data(bytes).write(to: file)
            let runs = ReviewRuns(folders: [root + "/runs"], package: root)
            #expect(runs.entries.keys.allSatisfy { $0.hasPrefix(root + "/") && !$0.contains("/../") })
            let list = ReviewList(
                runs: runs, package: root, tests: TestEnumeration(String(decoding: bytes, as: UTF8.self)))
            records += list.snapshots.count
            problems += list.problems.count
            #expect(JUnitReport(list).text.hasSuffix("</testsuites>\n"))
            #expect(GitHubAnnotations(list, workspace: root).text.split(separator: "\n").count <= 11)
            #expect(JobSummary(list).text.hasPrefix("## Snapshots"))
        }
        #expect(records > 400 && problems > 400, "damage was harmless, or complete")
    }

    private func manifest(_ root: String) throws -> [UInt8] {
        var events: [RunManifest.Event] = [.began(.init(time: 1, environment: ["FreeType": "2.13"]))]
        for index in 0..<5 {
            var record = SnapshotRecord(
                name: SnapshotName(suite: "CardTests", test: "card()", name: "\(index)", variant: "dark"), kind: .image,
                source: SourcePosition(file: "\(root)/Tests/CardTests.swift", line: 12), outcome: .changed,
                reference: "\(root)/Tests/__Snapshots__/CardTests/card.\(index).png")
            record.pixels = PixelDifference(count: 3, countBeyondTolerance: 3, largest: 8, regions: [])
            record.changes = [
                SnapshotChange(
                    .layout, node: "item", path: "cell", property: "y", before: "1", after: "2",
                    frameBefore: CGRect(x: 0, y: 1, width: 2, height: 3))
            ]
            record.environment = [EnvironmentChange(name: "FreeType", before: "2.12", after: nil)]
            record.cause = "y"
            events += [.compared(record), .tested(.init(file: record.source.file, test: "card()"))]
        }
        return try events.flatMap { try JSONEncoder().encode($0) + [UInt8(ascii: "\n")] }
    }

    private func damage(_ bytes: inout [UInt8], _ random: inout Generator) {
        guard !bytes.isEmpty else { return }
        let index = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(index + Int.random(in: 1...40, using: &random), bytes.count)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(index..<end)
        case 2: bytes.insert(contentsOf: bytes[index..<end], at: index)
        case 3: bytes.insert(contentsOf: Array("/../".utf8), at: index)
        case 4:
            bytes.insert(
                contentsOf: Array(["1e999", "-9223372036854775808", "null", "\\u0000"][end % 4].utf8), at: index)
        default: bytes.removeSubrange(max(index, bytes.count - 200)...)
        }
    }

    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 33)
        }
    }
}
