import CellExamples
import Flatlay
import LayoutExamples
import Testing

/// No text of the gallery overlaps another one. Comparing images with earlier ones can't find that.
@Suite struct TextOverlapTests {
    @Test(arguments: CellSheet.all.map(\.name)) func textsOfCellsKeepApart(_ name: String) throws {
        let sheet = try #require(CellSheet.all.first { $0.name == name })
        #expect(try Self.overlaps(in: sheet.renderer().displayList()) == [])
    }

    /// Text overlaps first on the sheet of large text. Words side by side have a space between them.
    @Test func weekdaysKeepApartInLargeText() throws {
        let texts = Self.texts(of: try CellSheet.accessibility.renderer().displayList())
        let days = texts.filter { ["M", "T", "W", "F", "S"].contains($0.text) }.sorted { $0.frame.minX < $1.frame.minX }
        #expect(days.map(\.text) == ["M", "T", "W", "T", "F", "S", "S"])
        #expect(Set(days.map(\.frame.minY)).count == 1, "all are on one line")
        for (left, right) in zip(days, days.dropFirst()) {
            #expect(right.frame.minX - left.frame.maxX > 10, "\(left.text) \(right.text)")
        }
    }

    @Test func textsThatLieOverEachOtherAreFound() throws {
        let view = ZStack {
            Text("one")
            Text("two")
        }
        #expect(try Self.overlaps(in: ImageRenderer(content: view).displayList()) == ["one over two"])
    }

    private struct DrawnText {
        var node: DisplayList.NodeID
        var text: String
        var frame: CGRect
    }

    /// Pairs of texts of different views whose letters overlap.
    private static func overlaps(in picture: DisplayList) -> [String] {
        let texts = texts(of: picture)
        return texts.indices.flatMap { first in
            texts[(first + 1)...].compactMap { other in
                let shared = texts[first].frame.intersection(other.frame)
                guard texts[first].node != other.node, shared.width > 0.5, shared.height > 0.5 else { return nil }
                return "\(texts[first].text) over \(other.text)"
            }
        }
    }

    /// The texts of an image with the boxes of their letters, from the capital height down to the baseline.
    private static func texts(of picture: DisplayList) -> [DrawnText] {
        var result: [DrawnText] = []
        func collect(_ items: DisplayList.Items, _ map: CGAffineTransform) {
            for item in items {
                switch item.command {
                case .glyphs(let run, let origin, _):
                    let glyphs = run.glyphs.filter { $0.advance > 0 }
                    guard let first = glyphs.first, let last = glyphs.last else { continue }
                    let frame = CGRect(
                        x: origin.x + first.position.x, y: origin.y - 0.7 * run.size,
                        width: last.position.x + last.advance - first.position.x, height: 0.7 * run.size)
                    let text = run.text.trimmingPrefix(" ")
                    result.append(
                        DrawnText(node: item.node, text: String(text), frame: frame.applying(map)))
                case .group(.transform(let transform), let inner): collect(inner, transform.concatenating(map))
                case .group(.backdrop, _): continue
                case .group(_, let inner): collect(inner, map)
                default: continue
                }
            }
        }
        collect(picture.items, .identity)
        return result
    }
}
