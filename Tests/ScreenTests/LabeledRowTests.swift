import FlatlayDrawing
import SwiftUI
import TestSupport
import Testing

/// Rows with a label and a control: no word is divided as long as another arrangement of the row leaves it whole.
/// Characters are 10 points wide and 20 high.
@MainActor
@Suite struct LabeledRowTests {
    private struct Piece {
        let text: String
        let frame: CGRect
    }

    /// The lines of the texts with their places.
    private func pieces(_ view: some View, width: CGFloat) throws -> [Piece] {
        let renderer = ImageRenderer(content: AnyView(view))
        renderer.textShaper = GridTextShaper()
        renderer.proposedSize = ProposedViewSize(width: width, height: nil)
        return try Self.pieces(renderer.displayList().items)
    }

    private static func pieces(_ items: DisplayList.Items) -> [Piece] {
        items.flatMap { item -> [Piece] in
            switch item.command {
            case .glyphs(let run, let origin, _):
                let size = CGSize(width: 10 * CGFloat(run.text.count), height: 20)
                return [
                    Piece(
                        text: run.text.trimmingCharacters(in: .whitespaces), frame: CGRect(origin: origin, size: size))
                ]
            case .group(_, let inner): return pieces(inner)
            default: return []
            }
        }
    }

    private func picker(_ label: String) -> some View {
        // The date takes 11 characters and 22 points, the time 7 and 22, with 6 points between them: 234.
        DatePicker(label, selection: .constant(Date(timeIntervalSince1970: 0)))
    }

    @Test func aPickerIsBesideALabelThatFits() throws {
        let row = try pieces(picker("Appointment"), width: 390)
        #expect(row.map(\.text) == ["Appointment", "Jan 1, 1970", "12:00\u{202f}AM"])
        #expect(row[0].frame.minY == row[1].frame.minY)
    }

    @Test func aLabelWrapsBetweenWordsBesideAPicker() throws {
        let row = try pieces(picker("Start of it"), width: 330)
        #expect(row.map(\.text) == ["Start of", "it", "Jan 1, 1970", "12:00\u{202f}AM"])
        #expect(row[1].frame.minY > row[0].frame.minY)
    }

    @Test func aPickerIsBelowALabelWithAWordThatHasNoRoomBesideIt() throws {
        for size in [DynamicTypeSize.large, .xxLarge, .accessibility1] {
            let row = try pieces(picker("Appointment").environment(\.dynamicTypeSize, size), width: 300)
            #expect(row.map(\.text) == ["Appointment", "Jan 1, 1970", "12:00\u{202f}AM"], "\(size)")
            #expect(row[1].frame.minY > row[0].frame.minY && row[1].frame.minY == row[2].frame.minY, "\(size)")
            #expect(row[0].frame.minX == 0, "\(size)")
        }
    }

    /// In a row of a form, too, where controls reach beyond their frames beside a label.
    @Test func aPickerBelowALabelDoesNotTouchIt() throws {
        let plain = try pieces(picker("Appointment"), width: 300)
        let row = try pieces(Form { picker("Appointment") }.frame(height: 300), width: 372)
        for pieces in [plain, row] {
            // The line, 4 points, and the space of the picker above its text.
            #expect(pieces.count == 3 && pieces[1].frame.minY - pieces[0].frame.minY == 20 + 4 + 7)
        }
    }

    @Test func dateAndTimeAreBelowEachOtherInLargeSizesWithoutRoom() throws {
        let row = try pieces(picker("Appointment").environment(\.dynamicTypeSize, .accessibility2), width: 200)
        #expect(row.map(\.text) == ["Appointment", "Jan 1, 1970", "12:00\u{202f}AM"])
        #expect(row[2].frame.minY > row[1].frame.minY && row[2].frame.minX == row[1].frame.minX)
        for piece in row { #expect(piece.frame.maxX <= 200) }
    }

    /// Random labels and values in rows of random widths: words are whole if they fit on a line of the row.
    @Test func wordsStayWhole() throws {
        var random = SeededGenerator(seed: 7)
        func phrase() -> String {
            (0...random.next(3)).map { _ in String(repeating: random.pick(["a", "b", "c"]), count: 1 + random.next(14))
            }
            .joined(separator: " ")
        }
        for _ in 0..<300 {
            let (label, value) = (phrase(), phrase())
            let width = CGFloat(160 + 10 * random.next(24))
            let view: AnyView
            switch random.next(4) {
            case 0: view = AnyView(Toggle(label, isOn: .constant(true)))
            case 1: view = AnyView(Stepper(label, value: .constant(1)))
            case 2: view = AnyView(picker(label))
            default: view = AnyView(LabeledContent(label, value: value))
            }
            let size = random.pick([DynamicTypeSize.xSmall, .large, .xxxLarge, .accessibility3])
            let shown = try pieces(view.environment(\.dynamicTypeSize, size), width: width).map(\.text)
            let words = Set(shown.flatMap { $0.split(separator: " ").map(String.init) })
            for word in label.split(separator: " ") {
                #expect(words.contains(String(word)), "\(label) in \(width): \(shown)")
            }
        }
    }

    @Test func scriptsWithoutSpacesWrapAnywhere() throws {
        let label = String(repeating: "\u{6f22}", count: 12)
        let row = try pieces(picker(label), width: 330)
        #expect(row.count > 3 && row[0].frame.minX == 0)
        // Beside the picker, since a line may end between any two characters.
        #expect(row[row.count - 1].frame.maxX > 300 && row[0].text.count < 12)
    }
}
