import Flatlay
import Foundation
import RenderingTestSupport
import Testing

/// The text formatting symbols in the two sections of an article.
@Suite struct SymbolArticleCapabilityTests {
    static let names = """
        123.rectangle 123.rectangle.fill a.magnify abc arrow.left.and.right.text.vertical
        arrow.up.and.down.text.horizontal bold bold.italic.underline bold.underline character
        character.cursor.ibeam character.duployan character.phonetic character.sutton character.textbox
        decrease.indent decrease.quotelevel fleuron fleuron.fill increase.indent increase.quotelevel italic
        list.bullet list.bullet.circle list.bullet.circle.fill list.bullet.indent list.dash list.number
        list.star list.triangle numbersign paragraphsign quotelevel shadow signature strikethrough
        text.aligncenter text.alignleft text.alignright text.justify text.justify.leading text.justify.left
        text.justify.right text.justify.trailing text.redaction text.word.spacing textformat textformat.12
        textformat.123 textformat.abc textformat.abc.dottedunderline textformat.alt textformat.size
        textformat.size.larger textformat.size.smaller textformat.subscript textformat.superscript underline
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    @Test("D15 two sections of 58 text formatting symbols have no placeholder") func d15() throws {
        #expect(Set(Self.names).count == 58)
        let view = CollectionView(
            // Items are unique across sections: the second section continues where the first one ends.
            rows: [0, 1].map { CollectionRow(section: $0, items: Array($0 * 58..<($0 + 1) * 58)) },
            sectionLayoutProvider: { _, _ in
                let size = NSCollectionLayoutSize(widthDimension: .absolute(64), heightDimension: .absolute(64))
                return NSCollectionLayoutSection(
                    group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))
            },
            cell: { _, item in Image(systemName: Self.names[item % 58]).frame(width: 64, height: 64) })
        let renderer = ImageRenderer(view, width: 390)
        let list = try renderer.displayList()
        #expect(renderer.diagnostics.map(\.message) == [])
        // Each is drawn, in both sections.
        #expect(list.frames(named: "symbol").count == 2 * Self.names.count)
    }
}
