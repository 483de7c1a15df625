import FlatlayDrawing
import Foundation
import TestSupport
import Testing
@testable import FlatlayText

@Suite("Fonts of the user")
struct UserFontTests {
    private let italic = "/usr/share/fonts/opentype/inter/Inter-Italic.otf"
    private let hebrew = "/usr/share/fonts/truetype/noto/NotoRashiHebrew-Regular.ttf"

    @Test("a file is a separate family")
    func file() throws {
        let fonts = try FontLibrary(files: [hebrew], includesDefaults: false)
        #expect(fonts.familyNames == ["Noto Rashi Hebrew"])
        #expect(fonts.hasFont(named: "NotoRashiHebrew-Regular"))
        #expect(fonts.missingPackages.isEmpty)
    }

    @Test("a family of the user replaces the default one of the same name")
    func replacement() throws {
        let fonts = try FontLibrary(files: [italic])
        #expect(fonts.listing.filter { $0.family == "Inter" }.map(\.faces.count) == [1])
        #expect(fonts.sources[fonts.face(for: FontDescriptor(weight: 700)).id].path == italic)
    }

    @Test("missing characters are looked up in the user's fonts first")
    func fallback() throws {
        let fonts = try FontLibrary(files: [hebrew])
        let font = FontDescriptor()
        let primary = try #require(fonts.record(fonts.face(for: font).id))
        let found = fonts.fallback(for: "שלום", in: primary, font: font, table: FallbackTable())
        #expect(found.faces.map { fonts.families[fonts.sources[$0].family].name } == ["Noto Rashi Hebrew"])
    }

    @Test("a folder is searched in all its subfolders")
    func folder() throws {
        let folder = try TemporaryFolder()
        let below = folder.path + "/a/b"
        try FileManager.default.createDirectory(atPath: below, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: italic, toPath: below + "/x.OTF")
        try Data("no font".utf8).write(to: URL(fileURLWithPath: folder.path + "/README.txt"))
        #expect(try FontLibrary(files: [folder.path], includesDefaults: false).familyNames == ["Inter"])
    }

    @Test("a font without an ellipsis is truncated with that of another")
    func foreignEllipsis() throws {
        let fonts = try FontLibrary(files: ["/usr/share/fonts/truetype/noto/NotoMusic-Regular.ttf"])
        let font = FontDescriptor(family: .named("Noto Music"))
        let primary = try #require(fonts.record(fonts.face(for: font).id))
        #expect(!primary.covers("…"))
        let shaped = PangoTextShaper(fonts: fonts).shape(
            [TextSpan(String(repeating: "𝄞", count: 40), font: font)], style: ParagraphStyle(lineLimit: 1), width: 60,
            height: nil)
        #expect(shaped.runs.map(\.glyphs.face.family) == ["Noto Music", "Noto Sans"])
        #expect(shaped.runs.last?.glyphs.text == "…" && shaped.warnings.isEmpty)
    }

    @Test("errors say what is wrong, where, and what to do")
    func errors() throws {
        let folder = try TemporaryFolder()
        let damaged = folder.path + "/damaged.ttf"
        #expect(throws: FontLibraryError.emptyFolder(path: folder.path)) { try FontLibrary(files: [folder.path]) }
        try Data(repeating: 7, count: 1000).write(to: URL(fileURLWithPath: damaged))
        #expect(throws: FontLibraryError.notAFont(path: damaged)) { try FontLibrary(files: [damaged]) }
        #expect(throws: FontLibraryError.notFound(path: "/no/such.ttf")) { try FontLibrary(files: ["/no/such.ttf"]) }
        #expect(throws: FontLibraryError.noFonts(packages: [])) { try FontLibrary(includesDefaults: false) }
        #expect(throws: FontLibraryError.noFonts(packages: ["fonts-inter"])) {
            try FontLibrary(files: [], defaults: DefaultFontFamily.all, root: folder.path)
        }
        #expect(throws: FontLibraryError.noCarriedFonts(folder: folder.path)) {
            try FontLibrary(files: [], defaults: DefaultFontFamily.all, root: folder.path, isCarried: true)
        }
    }

    @Test(
        "the text of each error",
        arguments: [
            (
                FontLibraryError.noFonts(packages: []),
                "there is no font to draw text with: name font files, or let the library include the default families"
            ),
            (
                .noFonts(packages: ["fonts-inter"]),
                "no font is installed: install one with 'apt-get install fonts-inter', or name font files of your own"
            ),
            (
                .notFound(path: "a.ttf"),
                "font 'a.ttf' was not found: check the path, which is relative to the current folder unless it starts "
                    + "with /"
            ),
            (
                .notAFont(path: "a.ttf"),
                "'a.ttf' is not a font that can be read: give a TrueType or OpenType file (.ttf, .otf, .ttc, .woff, .woff2)"
            ),
            (
                .unsupportedFormat(path: "a.pfb", format: "a Type 1 font"),
                "'a.pfb' is a Type 1 font, not a font that can be drawn: give a TrueType or OpenType file (.ttf, .otf, "
                    + ".ttc, .woff, .woff2), or convert it, for example with FontForge"
            ),
            (
                .damaged(path: "a.ttf", reason: "its table 'glyf' is cut off"),
                "font 'a.ttf' is damaged: its table 'glyf' is cut off; fetch or convert the file again"
            ),
            (.emptyFolder(path: "a"), "folder 'a' contains no font files (.ttf, .otf, .ttc, .otc, .woff, .woff2)"),
        ])
    func texts(error: FontLibraryError, text: String) {
        #expect(error.description == text)
    }

    @Test("a program with fonts of its own says where they belong")
    func textOfCarriedFonts() {
        let text = FontLibraryError.noCarriedFonts(folder: "/opt/share/flatlay/fonts").description
        #expect(
            text
                == "no font is installed: this program has its fonts in '/opt/share/flatlay/fonts', where there are none; put them there as in /usr/share/fonts, such as the folder opentype/inter of Debian's package fonts-inter, or name font files of your own"
        )
    }

    @Test("missing packages are listed, and the next best font takes the system font's role")
    func missingPackages() throws {
        let folder = try TemporaryFolder()
        let target = folder.path + "/truetype/dejavu"
        try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
        for name in ["DejaVuSans.ttf", "DejaVuSansMono.ttf"] {
            try FileManager.default.createSymbolicLink(
                atPath: target + "/" + name, withDestinationPath: "/usr/share/fonts/truetype/dejavu/" + name)
        }
        let fonts = try FontLibrary(files: [], defaults: DefaultFontFamily.all, root: folder.path)
        let packages = [
            "fonts-inter", "fonts-quicksand", "fonts-jetbrains-mono", "fonts-noto-core", "fonts-noto-cjk",
            "fonts-noto-color-emoji",
        ]
        #expect(fonts.missingPackages.map(\.package) == packages)
        #expect(
            fonts.missingPackages.first?.description
                == "no font files of the families Inter, Inter Display; install them with 'apt-get install fonts-inter'"
        )
        let carried = try FontLibrary(
            files: [], defaults: DefaultFontFamily.all, root: folder.path, isCarried: true)
        #expect(
            carried.missingPackages.first?.description
                == "no font files of the families Inter, Inter Display; put those of Debian's package fonts-inter into "
                + "'\(folder.path)'")
        #expect(fonts.sources[fonts.face(for: FontDescriptor()).id].path.hasSuffix("DejaVuSans.ttf"))
        #expect(fonts.sources[fonts.face(for: FontDescriptor(family: .serif)).id].path.hasSuffix("DejaVuSans.ttf"))
        let mono = fonts.face(for: FontDescriptor(family: .monospaced))
        #expect(fonts.sources[mono.id].path.hasSuffix("DejaVuSansMono.ttf"))
    }

    @Test("a file that disappears after the library was created is not fatal")
    func disappearing() throws {
        let folder = try TemporaryFolder()
        let target = folder.path + "/opentype/inter"
        try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: italic, toPath: target + "/Inter-Italic.otf")
        let fonts = try FontLibrary(files: [], defaults: DefaultFontFamily.all, root: folder.path)
        try FileManager.default.removeItem(atPath: target + "/Inter-Italic.otf")
        #expect(fonts.record(0) == nil)
    }
}
