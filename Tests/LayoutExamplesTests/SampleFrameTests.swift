import Flatlay
import Foundation
import Testing

@testable import LayoutExamples

/// Compares the layouts of the examples with the frames of a reference model for the same layouts.
@Suite struct SampleFrameTests {
    private static let samples: [String: @MainActor () -> UICollectionViewLayout] =
        [
            "Apple sample Grid": GridExample.createLayout,
            "Apple sample InsetItemsGrid": InsetGridExample.createLayout,
            "Apple sample TwoColumn (deprecated count 2, fixed 10)": TwoColumnsExample.createLayout,
            "Apple sample List": RowsExample.createLayout,
            "Apple sample NestedGroups": NestedGroupsExample.createLayout,
            "Apple sample ItemBadge": ItemBadgesExample.createLayout,
            "Apple sample SectionHeadersFooters / Pinned (estimates unmeasured)": PinnedHeadersExample.createLayout,
            "same, scrolled to y=100 (adjusted inset 0)": PinnedHeadersExample.createLayout,
            "Apple sample SectionDecoration": SectionBackgroundsExample.createLayout,
            "Apple sample DistinctSections, 1 column(s)": { layout(of: .list) },
            "Apple sample DistinctSections, 5 column(s)": { layout(of: .grid5) },
            "Apple sample DistinctSections, 3 column(s)": { layout(of: .grid3) },
            "Apple sample OrthogonalScrollBehavior (continuous; header est 44; offset 0)": {
                OrthogonalBehaviorsExample.createLayout()
            },
            "Apple sample ConferenceVideoSessions (orthogonal continuous, offset 0)":
                ConferenceVideosExample.createLayout,
        ]

    @MainActor
    private static func layout(of section: DistinctSectionsExample.Section) -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout(section: DistinctSectionsExample.layout(of: section))
    }

    @MainActor @Test(arguments: samples.keys.sorted()) func framesEqualTheReference(_ name: String) throws {
        let file = SharedFileTests.root.appendingPathComponent("Tests/CollectionLayoutTests/Fixtures/derived.json")
        let reference = try JSONDecoder().decode(Reference.self, from: Data(contentsOf: file))
        let sample = try #require(reference.cases.first { $0.layout.name == name })
        let makeLayout = try #require(Self.samples[name])

        let size = CGSize(width: sample.layout.size[0], height: sample.layout.size[1])
        let collectionView = UICollectionView(
            frame: CGRect(origin: .zero, size: size), collectionViewLayout: makeLayout())
        collectionView.itemCounts = sample.layout.counts
        collectionView.traitCollection = UITraitCollection(displayScale: CGFloat(sample.scale))
        if let offset = sample.layout.offset {
            collectionView.contentOffset = CGPoint(x: offset[0], y: offset[1])
        }
        try collectionView.layoutElements()

        let list = collectionView.collectionViewLayout.frameList()
        var frames = ["content": [list.contentSize.width, list.contentSize.height]]
        for line in list.lines {
            let frame = line.frame
            frames[line.element.description] = [frame.minX, frame.minY, frame.width, frame.height]
        }
        #expect(frames.count == sample.expect.count)
        for line in sample.expect {
            let (key, expected) = Self.parse(line)
            let actual = try #require(frames[key], "no \(key)")
            #expect(zip(actual, expected).allSatisfy { abs($0 - $1) < 0.001 }, "\(key): \(actual), not \(expected)")
        }
    }

    /// `content W H` or `KIND SECTION.ITEM X Y W H zN` as a key and its numbers.
    private static func parse(_ line: String) -> (key: String, numbers: [CGFloat]) {
        let words = line.split(separator: " ").map(String.init)
        let names = words.first == "content" ? 1 : 2
        return (
            words.prefix(names).joined(separator: " "),
            words.dropFirst(names).compactMap { Double($0).map { CGFloat($0) } }
        )
    }

    private struct Reference: Decodable {
        var cases: [Sample]
    }

    private struct Sample: Decodable {
        var layout: Layout
        var scale: Double
        var expect: [String]

        enum CodingKeys: String, CodingKey {
            case layout = "case"
            case scale, expect
        }
    }

    private struct Layout: Decodable {
        var name: String
        var size: [Double]
        var counts: [Int]
        var offset: [Double]?
    }
}
