import Flatlay
import Testing

/// The file sizes of a thousand tags, through the whole pipeline.
@Suite struct OutputSizeTests {
    @Test func aThousandTagsStaySmallAsOutlines() throws {
        let syllables = [
            "ka", "to", "mi", "re", "su", "lo", "ven", "dar", "qui", "pex", "ost", "ing", "tion", "al", "er",
        ]
        let tags = (0..<1000).map { index in
            (0...index % 4).map { syllables[(index * 7 + $0 * 5) % syllables.count] }.joined()
        }
        let view = CollectionView(
            rows: [CollectionRow(section: 0, items: Array(tags.indices))],
            layout: { TagCapabilityTests.flow(alignment: .leading) },
            cell: { _, index in TagCapabilityTests.tag(tags[index]) })
        let renderer = ImageRenderer(content: view)
        renderer.proposedSize.width = 1000
        #expect(try renderer.svgData().count < 350_000)
        #expect(try renderer.svgData(textMode: .text).count < 250_000)
    }
}
