import DrawingTestSupport
import Flatlay
import Foundation
import Testing

@testable import FlatlaySnapshots

@Suite("The environment of a render") struct RenderEnvironmentTests {
    @Test("the libraries that draw have versions") func libraries() {
        let environment = RenderEnvironment.current()
        let names = ["Cairo", "Flatlay", "FreeType", "FriBidi", "GLib", "HarfBuzz", "Pango", "fontconfig", "pixman"]
        #expect(environment.keys.sorted() == names)
        for (name, version) in environment {
            #expect(version.wholeMatch(of: #/\d+\.\d+(\.\d+)?/#) != nil, "\(name) \(version)")
        }
    }

    @Test("the fonts of an image are listed, each file once, and no others") @MainActor func fonts() throws {
        let list = try ImageRenderer(
            content: VStack {
                Text("Regular")
                Text("Bold").bold()
                Text("Faded").opacity(0.5).shadow(radius: 2)
                Text("Mono").font(.system(size: 10, design: .monospaced))
            }
        ).displayList()
        let environment = RenderEnvironment.current(for: list)
        let fonts = environment.keys.filter { $0.hasPrefix("font ") }.sorted()
        #expect(fonts.count >= 2 && fonts.contains { $0.contains("Mono") }, "\(fonts)")
        for font in fonts {
            #expect(
                environment[font]?.wholeMatch(of: #/\d+\.\d+ [0-9a-f]{8}/#) != nil, "\(font) \(environment[font] ?? "")"
            )
        }
        #expect(RenderEnvironment.fonts(of: list).count >= fonts.count)
    }

    @Test("a font without a revision has its hash") func revision() {
        for bytes in [
            [], [0, 1, 0, 0], [UInt8](repeating: 0xff, count: 200),
            Array("ttcf".utf8) + [UInt8](repeating: 255, count: 40),
        ] {
            #expect(bytes.withUnsafeBytes { FontVersions.revision(of: $0) } == nil)
        }
    }

    @Test("changes name what differs") func changes() {
        let before = [
            "Cairo": "1.16.0", "FreeType": "2.12.1", "pixman": "0.42.2", "font A.otf": "1.0 aa", "font B.otf": "1.0 bb",
        ]
        let after = ["Cairo": "1.16.0", "FreeType": "2.13.3", "font A.otf": "1.1 ab", "font C.otf": "1.0 cc"]
        #expect(
            RenderEnvironment.changes(from: before, to: after) == [
                EnvironmentChange(name: "FreeType", before: "2.12.1", after: "2.13.3"),
                EnvironmentChange(name: "font A.otf", before: "1.0 aa", after: "1.1 ab"),
                EnvironmentChange(name: "pixman", before: "0.42.2", after: nil),
            ])
        #expect(RenderEnvironment.changes(from: before, to: before).isEmpty)
        #expect(RenderEnvironment.changes(from: [:], to: after).isEmpty)
    }
}
