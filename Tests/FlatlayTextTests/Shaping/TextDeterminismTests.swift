import FlatlayDrawing
import Foundation
import Testing
@testable import FlatlayText

@Suite("The same text gives the same glyphs")
struct TextDeterminismTests {
    private static let texts = [
        "Hello, office fi", "Привет Γειά", "שלום ✓ abc", "مرحبا بالعالم 123", "漢字とかな 한국어", "中文。", "Hi 😀👩‍👩‍👧 ☎ ❤️",
        "नमस्ते ∮", "a\u{10fffe}b", "\u{1fae8}", "☎ →", "สวัสดี", "😀",
    ]

    private static func shape(_ texts: [String], with shaper: PangoTextShaper) -> [ShapedText] {
        texts.flatMap { text in
            [nil, 40].map { width in
                shaper.shape([TextSpan(text)], style: ParagraphStyle(lineLimit: 2), width: width, height: nil)
            }
        }
    }

    @Test("whatever was shaped earlier")
    func history() throws {
        let fonts = try FontLibraryTests.fonts.get()
        let used = PangoTextShaper(fonts: fonts)
        let forward = Self.shape(Self.texts, with: used)
        let again = Self.shape(Self.texts.reversed(), with: PangoTextShaper(fonts: fonts))
        let alone = Self.texts.flatMap { Self.shape([$0], with: PangoTextShaper(fonts: fonts)) }
        #expect(forward == alone)
        for index in forward.indices {
            let text = index / 2
            #expect(again[(Self.texts.count - 1 - text) * 2 + index % 2] == forward[index])
        }
    }

    @Test("a result from the cache equals a newly shaped one")
    func cache() throws {
        let fonts = try FontLibraryTests.fonts.get()
        let cached = PangoTextShaper(fonts: fonts)
        let text = "The quick brown fox\njumps over the extraordinarily lazy dog"
        for width in stride(from: 300 as CGFloat, through: 0, by: -7) {
            for height in [CGFloat.infinity, 70, 41.2, 20] {
                let style = ParagraphStyle(lineLimit: 4)
                let first = cached.shape([TextSpan(text)], style: style, width: width, height: height)
                let again = cached.shape(
                    [TextSpan(text)], style: style, width: first.size.width, height: first.size.height)
                let fresh = PangoTextShaper(fonts: fonts).shape(
                    [TextSpan(text)], style: style, width: width, height: height)
                #expect(first == fresh, "\(width) × \(height)")
                if first.lines.allSatisfy({ $0.width <= width }) { #expect(again == first, "\(width) × \(height)") }
            }
        }
    }

    /// The file to which the process of the test below writes its result.
    private static let output = "FLATLAY_TEXT_DIGEST"

    @Test("a helper of the next test", .enabled(if: ProcessInfo.processInfo.environment[output] != nil))
    func writeDigest() throws {
        let path = try #require(ProcessInfo.processInfo.environment[Self.output])
        let shaped = Self.shape(Self.texts, with: PangoTextShaper(fonts: try FontLibrary()))
        let fonts = FontFaceCache()
        let pixels = shaped.map { GlyphDrawing.pixels(of: $0, width: 120, height: 60, fonts: fonts) }
        try (String(describing: shaped) + String(describing: pixels)).write(
            toFile: path, atomically: true, encoding: .utf8)
    }

    @Test("whatever the environment variables are")
    func environment() throws {
        let folder = NSTemporaryDirectory() + "flatlay-environment-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let hostile = """
            <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
            <match target="font"><edit name="hintstyle"><const>hintfull</const></edit>
            <edit name="antialias"><bool>false</bool></edit><edit name="rgba"><const>rgb</const></edit></match>
            <match target="pattern"><edit name="family" mode="assign"><string>DejaVu Sans</string></edit></match>
            </fontconfig>
            """
        try hostile.write(toFile: folder + "/fonts.conf", atomically: true, encoding: .utf8)
        let environments = [
            [:],
            [
                "LC_ALL": "tr_TR.UTF-8", "LANG": "ja_JP.UTF-8", "PANGO_LANGUAGE": "ar",
                "FONTCONFIG_FILE": folder + "/fonts.conf", "HOME": folder,
                "FREETYPE_PROPERTIES": "cff:no-stem-darkening=0 truetype:interpreter-version=35",
                "PANGOCAIRO_BACKEND": "fc",
            ],
        ]
        let digests = try environments.enumerated().map { index, changes in
            let path = folder + "/digest-\(index)"
            let child = Process()
            child.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            child.arguments =
                CommandLine.arguments.dropFirst().prefix { $0 != "--filter" && $0 != "--skip" }
                + ["--testing-library", "swift-testing", "--filter", "TextDeterminismTests/writeDigest"]
            child.environment = ProcessInfo.processInfo.environment.merging(changes) { $1 }
                .merging([Self.output: path]) { $1 }
            child.standardOutput = FileHandle.nullDevice
            child.standardError = FileHandle.nullDevice
            try child.run()
            child.waitUntilExit()
            return try String(contentsOfFile: path, encoding: .utf8)
        }
        #expect(digests[0].count > 10_000)
        #expect(digests[0] == digests[1])
    }
}
