import FlatlayDrawing
import Foundation
import TestSupport
import Testing

@testable import FlatlaySymbols

/// Needs Debian's package `bootstrap-icons`, as `script/bootstrap` installs it.
struct BootstrapIconsTests {
    static let icons = BootstrapIcons()
    static let files = Set(SymbolFiles(folder: BootstrapIcons.installedFolder).names)

    @Test("every installed file can be read, and stays near its box")
    func allFiles() throws {
        #expect(Self.files.count > 1800)
        let source = SymbolFiles(folder: BootstrapIcons.installedFolder)
        for name in Self.files.sorted() {
            let outline = try #require(try source.reading(of: name)?.get(), "\(name)")
            #expect(outline.viewBox == CGRect(x: 0, y: 0, width: 16, height: 16))
            let bounds = outline.bounds
            #expect(bounds.width > 0.9 && bounds.height > 0.9, "\(name): \(bounds)")
            #expect(CGRect(x: -1.6, y: -1.6, width: 19.2, height: 19.2).contains(bounds), "\(name): \(bounds)")
        }
    }

    @Test("the table names existing files, without duplicates, and no names that follow from a rule")
    func table() {
        #expect(SystemNames.pairs.count + DrawnSymbols.names.count >= 1700)
        #expect(Dictionary(grouping: SystemNames.pairs, by: \.name).filter { $1.count > 1 }.keys.sorted() == [])
        #expect(SystemNames.pairs.filter { !Self.files.contains($0.file) }.map(\.name) == [])
        for theme in SystemNames.themes {
            let names = theme.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
            #expect(names == names.sorted())
            #expect(theme.split(separator: "\n").allSatisfy { $0.split(separator: " ").count == 2 })
        }
    }

    @Test("our own shapes can be read")
    func shapes() throws {
        for (name, shape) in SystemShapes.shapes.merging(SystemShapes.chevrons, uniquingKeysWith: { $1 }) {
            let path = try Path(svgData: shape.path)
            #expect(CGRect(x: -0.1, y: -0.1, width: 16.2, height: 16.6).contains(path.boundingRect), "\(name)")
            _ = try shape.cutout.map { try Path(svgData: $0) }
            #expect(Self.icons.symbol(named: name) != nil)
        }
        for (name, target) in SystemShapes.aliases {
            #expect(SystemShapes.shapes[target] != nil, "\(name)")
        }
    }

    @Test(
        "names lead to files",
        arguments: [
            ("chevron.right", "chevron-right"), ("star.fill", "star-fill"), ("xmark", "x-lg"),
            ("xmark.circle", "x-circle"), ("xmark.circle.fill", "x-circle-fill"),
            ("checkmark.circle.fill", "check-circle-fill"), ("checkmark.square", "check-square"),
            ("plus.circle", "plus-circle"), ("minus.circle.fill", "dash-circle-fill"),
            ("person.crop.circle", "person-circle"), ("photo", "image"), ("photo.fill", "image-fill"),
            ("phone.fill", "telephone-fill"), ("video.slash.fill", "camera-video-off-fill"),
            ("mic.slash.fill", "mic-mute-fill"), ("eye.slash.fill", "eye-slash-fill"), ("bell-slash", "bell-slash"),
            ("1.circle.fill", "1-circle-fill"), ("9.square", "9-square"), ("p.circle", "p-circle"),
            ("chevron.forward", "chevron-right"), ("arrow.backward.circle", "arrow-left-circle"),
            ("calendar.badge.plus", "calendar-plus"),
            ("calendar.badge.minus", "calendar-minus"), ("folder.badge.plus", "folder-plus"),
            ("exclamationmark.triangle.fill", "exclamation-triangle-fill"), ("heart.fill", "heart-fill"),
            ("location.fill", "cursor-fill"), ("bolt.fill", "lightning-fill"), ("drop.fill", "droplet-fill"),
            ("person.2.fill", "people-fill"), ("gearshape.fill", "gear-fill"), ("circle.fill", "circle-fill"),
            ("doc.text.fill", "file-earmark-text-fill"),
            ("line.3.horizontal.decrease.circle.fill", "filter-circle-fill"),
            ("star-half", "star-half"),
        ])
    func names(name: String, file: String) {
        #expect(Self.icons.file(for: name) == file)
        #expect(Self.icons.symbol(named: name) != nil)
    }

    @Test("names that cells use and their variants are known, from the table, by a rule or composed")
    func commonNames() {
        let names = CommonNames.text.split(whereSeparator: \.isWhitespace).map(String.init)
        #expect(names.count == Set(names).count)
        #expect(names.filter { Self.icons.symbol(named: $0) == nil } == [])
        let known = Set(names).union(SystemNames.pairs.map(\.name)).union(SystemShapes.shapes.keys)
            .union(DrawnSymbols.names)
        #expect(known.filter { Self.icons.symbol(named: $0) != nil }.count >= 1000)
    }

    @Test(
        "files with another slash than SF Symbols are not used", arguments: ["bell", "person", "wifi"])
    func slashes(stem: String) throws {
        #expect(Self.icons.file(for: stem + ".slash") == nil)
        #expect(Self.icons.file(for: stem + ".slash.fill") == nil)
        let outline = try #require(Self.icons.symbol(named: stem + ".slash"))
        #expect(outline.layers.dropLast().allSatisfy { $0.cutouts.count == 1 })
    }

    @Test(
        "invalid names stay unknown",
        arguments: ["", ".", "..", "fill", "circle.", "no.such.thing", "nope.circle.fill", "../star", "star/fill", "é"])
    func unknown(name: String) {
        #expect(Self.icons.symbol(named: name) == nil)
    }

    @Test("a similar name is suggested")
    func suggestions() {
        func text(_ name: String) -> String? { Self.icons.explanation(ofMissing: name) }
        #expect(text("chevron.rigth") == "there is no symbol 'chevron.rigth'; did you mean 'chevron.right'?")
        #expect(
            text("persn.crop.circle") == "there is no symbol 'persn.crop.circle'; did you mean 'person.crop.circle'?")
        #expect(text("qqqqqqqqqqqqqqqq") == nil)
        #expect(text(String(repeating: "x", count: 10_000)) == nil)
    }

    @Test("without the package one message says what to install")
    func notInstalled() {
        let icons = BootstrapIcons(folder: "/nowhere")
        #expect(!icons.isInstalled)
        #expect(icons.symbol(named: "star") == nil)
        #expect(icons.symbol(named: "cloud.sun.rain") == nil)
        #expect(
            icons.explanation(ofMissing: "star")
                == "no symbols are installed, so boxes with their names are drawn; install Debian's package: "
                + "apt-get install bootstrap-icons")
        #expect(icons.explanation(ofMissing: "star") == icons.explanation(ofMissing: "heart"))
    }

    @Test("creating the provider reads no folder and no file")
    func laziness() {
        let clock = ThreadClock()
        let time = clock.measure { _ = BootstrapIcons().symbol(named: "star.fill") }
        #expect(time < .milliseconds(200))
    }
}
