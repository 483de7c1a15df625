import Flatlay
import Foundation
import Testing

@testable import FlatlayTemplates

/// The places of views, which an inspector shows.
@Suite struct ViewTraceTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static let names = [
        "blog-card", "fruits", "poster", "preview", "release-banner", "settings", "shelf", "shop", "tags",
    ]

    private func list(_ name: String, isTraced: Bool) throws -> DisplayList {
        var options = TemplateOptions()
        options.tracesViews = isTraced
        let file = Self.root.appendingPathComponent("Templates/\(name).yaml")
        return try Template(contentsOf: file, options: options).renderer().displayList()
    }

    /// The dump of what is drawn, without the nodes that it is drawn by.
    private func drawings(_ list: DisplayList) -> [Substring] {
        list.description.split(separator: "\n").filter { !$0.contains("@") }
            .map { $0.drop { $0 == " " } }
    }

    @Test(arguments: names) func aPictureWithPlacesIsTheSamePicture(_ name: String) throws {
        let plain = try list(name, isTraced: false)
        let traced = try list(name, isTraced: true)
        #expect(plain.size == traced.size)
        #expect(drawings(plain) == drawings(traced))
        #expect(traced.nodes.count > plain.nodes.count)
        // Everything but the nodes of places is there, with the same frames.
        let rest = traced.nodes.filter { $0.identifier.flatMap(ViewTrace.location) == nil }
        #expect(rest.map(\.name) == plain.nodes.map(\.name))
        #expect(rest.map(\.frame) == plain.nodes.map(\.frame))
    }

    @Test func placesAreThoseOfTheFile() throws {
        let traced = try list("tags", isTraced: true)
        let places = Set(traced.nodes.compactMap { $0.identifier.flatMap(ViewTrace.location) })
        let text = try String(
            contentsOf: Self.root.appendingPathComponent("Templates/tags.yaml"), encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(!places.isEmpty)
        for place in places {
            #expect(place.file == "tags.yaml")
            #expect(lines.indices.contains(place.line - 1) && !lines[place.line - 1].hasPrefix("#"))
        }
        #expect(places.contains { lines[$0.line - 1].contains("text:") || lines[$0.line - 1].contains("cell") })
    }

    @Test func identifiersOfAppsAreNoPlaces() {
        #expect(ViewTrace.location(of: "price") == nil)
        #expect(ViewTrace.location(of: "place 3") == nil)
        let location = ViewTrace.location(of: "place a: b.yaml:12:3")
        #expect(location == Diagnostics.Location(file: "a: b.yaml", line: 12, column: 3))
    }
}
