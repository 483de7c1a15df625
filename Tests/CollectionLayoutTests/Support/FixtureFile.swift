import Foundation
import Testing

/// Reads the measured cases in the folder of the tests.
enum FixtureFile {
    static func load<Value: Decodable>(_ name: String, as type: Value.Type) -> Value? {
        guard let url = Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: "json"),
            let data = try? Data(contentsOf: url)
        else { return nil }
        return try? JSONDecoder().decode(Value.self, from: data)
    }
}

/// One case of `compositional.json`: a layout and the frames that UIKit gives it.
struct CompositionalCase: Decodable, Sendable, CustomTestStringConvertible {
    var id: String?
    var src: String
    var scale: Double?
    var layout: LayoutFixture
    var expect: [String]

    enum CodingKeys: String, CodingKey {
        case id, src, scale, expect
        case layout = "case"
    }

    var testDescription: String { "\(id ?? "derived") \(layout.name)" }
}

/// The reference-model cases of `derived.json`.
struct DerivedFile: Decodable {
    var scale: Double
    var cases: [CompositionalCase]
}

/// A layout in the notation of the fixtures.
struct LayoutFixture: Decodable, Sendable {
    var name: String
    var size: [Double]
    var scroll: String
    var sectionGap: Double
    var scale: Double?
    var bnd: [BoundaryFixture]
    var counts: [Int]
    var offset: [Double]?
    var sections: [SectionFixture]
}

struct SectionFixture: Decodable, Sendable {
    var group: NodeFixture
    var insets: [Double]
    var gap: Double
    var bnd: [BoundaryFixture]
    var follow: Bool
    var decor: [DecorationFixture]
    var ref: [Double]
    var ortho: String?
}

struct DecorationFixture: Decodable, Sendable {
    var kind: String
    var insets: [Double]
    var z: Int
}

struct BoundaryFixture: Decodable, Sendable {
    var kind: String
    var w: TaggedNumber
    var h: TaggedNumber
    var al: String
    var off: [Double]
    var ext: Bool
    var pin: Bool
    var z: Int
}

struct SupplementaryFixture: Decodable, Sendable {
    var kind: String
    var w: TaggedNumber
    var h: TaggedNumber
    var edges: [String]
    var off: TaggedNumber?
    var item: [String]?
    var ioff: TaggedNumber?
    var z: Int
}

struct NodeFixture: Decodable, Sendable {
    var k: String
    var w: TaggedNumber
    var h: TaggedNumber
    var subs: [NodeFixture]?
    var frames: [[Double]]?
    var count: Int?
    var sp: TaggedNumber?
    var insets: [Double]?
    var edge: [TaggedNumber?]?
    var supp: [SupplementaryFixture]?
}

/// A word and its numbers, written `["fw", 0.5]` or `["abs", 7, 9]`.
struct TaggedNumber: Decodable, Sendable {
    var tag: String
    var values: [Double]

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        tag = try container.decode(String.self)
        values = []
        while !container.isAtEnd { values.append(try container.decode(Double.self)) }
    }

    var value: Double { values.first ?? 0 }
}
