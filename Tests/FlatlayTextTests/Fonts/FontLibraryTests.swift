import CPangoCairo
import FlatlayDrawing
import Foundation
import Testing
@testable import FlatlayText

@Suite("Font library")
struct FontLibraryTests {
    static let fonts = Result { try FontLibrary() }
    let fonts: FontLibrary

    init() throws {
        fonts = try Self.fonts.get()
    }

    @Test("the system font has a file for each of the nine weights, upright and slanted")
    func systemWeights() throws {
        let names = [
            "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
        ]
        for (index, name) in names.enumerated() {
            let upright = FontDescriptor(weight: (index + 1) * 100)
            #expect(fonts.sources[fonts.face(for: upright).id].path.hasSuffix("/Inter-\(name).otf"))
            let slanted = FontDescriptor(weight: (index + 1) * 100, isItalic: true)
            let file = name == "Regular" ? "Italic" : name + "Italic"
            #expect(fonts.sources[fonts.face(for: slanted).id].path.hasSuffix("/Inter-\(file).otf"))
        }
    }

    @Test("an opened face matches the name of its file", arguments: [400, 600, 900])
    func openedFace(weight: Int) throws {
        let record = try #require(fonts.record(fonts.face(for: FontDescriptor(weight: weight)).id))
        #expect(FontPattern.string(record.pattern, "postscriptname") == "Inter-" + record.face.style)
        #expect(FontPattern.range(record.pattern, "weight").map { FontFiles.openTypeWeight($0.lowerBound) } == weight)
        #expect(record.face.family == "Inter")
        #expect(record.coversASCII)
    }

    @Test(
        "roles name the default families",
        arguments: [
            (FontDescriptor.Family.system, "Inter"), (.rounded, "Quicksand"), (.monospaced, "JetBrains Mono"),
            (.serif, "Noto Serif"),
        ])
    func roles(role: FontDescriptor.Family, family: String) {
        let face = fonts.face(for: FontDescriptor(family: role))
        #expect(fonts.families[fonts.sources[face.id].family].name == family)
        #expect(face.substitute == nil)
    }

    @Test("a missing weight of a family is drawn in the nearest one")
    func nearestWeight() {
        func style(_ weight: Int) -> String {
            fonts.sources[fonts.face(for: FontDescriptor(family: .named("DejaVu Sans Mono"), weight: weight)).id].style
        }
        #expect([100, 400, 500, 600, 900].map(style) == ["Regular", "Regular", "Regular", "Bold", "Bold"])
    }

    @Test("families and faces are found by name, ignoring case and spaces")
    func names() {
        #expect(fonts.hasFont(named: "inter display"))
        #expect(fonts.hasFont(named: "Inter-SemiBold"))
        #expect(!fonts.hasFont(named: "Helvetica"))
        let face = fonts.face(for: FontDescriptor(family: .named("inter-semibold")))
        #expect(fonts.sources[face.id].style == "SemiBold")
        let bold = fonts.face(for: FontDescriptor(family: .named("Inter-Italic"), weight: 700))
        #expect(fonts.sources[bold.id].style == "Bold Italic")
    }

    @Test("an unknown family is drawn in the system font, which is reported")
    func unknownFamily() {
        let face = fonts.face(for: FontDescriptor(family: .named("Helvetica"), weight: 600))
        #expect(face.substitute == "Inter")
        #expect(fonts.sources[face.id].style == "SemiBold")
    }

    @Test("a misspelt family has a suggestion, an unknown one has none")
    func suggestions() {
        #expect(fonts.closestFamily(to: "Intre") == "Inter")
        #expect(fonts.closestFamily(to: "Deja Vu Sans Mno") == "DejaVu Sans Mono")
        #expect(fonts.closestFamily(to: "Comic Neue Angular") == nil)
        #expect(fonts.closestFamily(to: "") == nil)
    }

    @Test("the listing names every family once, with its files")
    func listing() throws {
        let listing = fonts.listing
        #expect(Set(listing.map(\.family)).count == listing.count)
        #expect(listing.allSatisfy { !$0.faces.isEmpty })
        let inter = try #require(listing.first)
        #expect(inter.family == "Inter" && inter.role == .system && inter.faces.count == 18)
        #expect(inter.faces[5].style == "SemiBold" && inter.faces[5].weight == 600 && !inter.faces[5].isItalic)
        #expect(listing.last?.role == .emoji)
    }

    @Test("every face of the library can be opened and belongs to its listed family")
    func allFaces() throws {
        for id in fonts.sources.indices {
            let record = try #require(fonts.record(id), "\(fonts.sources[id].path)")
            let own = FontPattern.string(record.pattern, "fullname") ?? ""
            let family = record.face.family.filter { $0 != " " }
            #expect(own.filter { $0 != " " }.hasPrefix(family), "\(own)")
        }
    }

    @Test("names are looked up without case and spaces, for all scripts")
    func keys() {
        #expect(FontTable.key("Noto Sans\tCJK JP") == "notosanscjkjp")
        #expect(FontTable.key("Größe Ä") == "größeä")
        #expect(FontTable.key("\u{a0}x\u{3000}Y") == "xy")
        #expect(FontTable.key("") == "")
    }

    @Test("Pango does not read the machine's fonts, and others in the process still can")
    func machinesFonts() throws {
        let record = try #require(fonts.record(0))
        let map = try #require(PinnedFontMap(records: [record]))
        #expect(map.faces == [0])
        let machines = FcConfigGetFonts(FcConfigGetCurrent(), FcSetSystem)
        #expect((machines?.pointee.nfont ?? 0) > 0)
    }
}
