import Flatlay
import FlatlayDrawing
import Foundation
import RenderingTestSupport
import TestSupport
import Testing
import UIKitViews

/// Labels whose first line has an indent of its own.
@MainActor @Suite struct IndentedTextTests {
    private static let words = [
        "Extraordinary", "internationalization", "and", "a",
        "Donaudampf\u{ad}schiff\u{ad}fahrts\u{ad}gesell\u{ad}schaft",
        "considerations", "of", "hyphenation", "ABCDEFG", "שלום", "notwithstanding", "ελληνικά", "é🙂",
    ]

    /// A text of several words in a label, and what is drawn of it.
    private func label(_ text: String, width: CGFloat, _ change: (NSMutableParagraphStyle) -> Void) -> UILabel {
        let style = NSMutableParagraphStyle()
        change(style)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 2000))
        label.numberOfLines = 0
        let (first, second) = (text.prefix(text.count / 3), text.dropFirst(text.count / 3))
        let attributed = NSMutableAttributedString(
            string: String(first), attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)])
        attributed.append(
            NSAttributedString(
                string: String(second),
                attributes: [
                    .paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.red,
                ]))
        label.attributedText = attributed
        return label
    }

    /// The characters of a text, apart from their order, spaces and hyphens, which lines add and leave out.
    private func letters(_ texts: [String]) -> String {
        String(
            String.UnicodeScalarView(
                texts.joined().unicodeScalars.filter { scalar in
                    !scalar.properties.isWhitespace && !["-", "\u{2010}", "\u{ad}"].contains(scalar)
                }.sorted()))
    }

    @Test(arguments: 0..<24) func noCharacterIsLost(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let text = (0..<(3 + random.next(8))).map { _ in random.pick(Self.words) }.joined(separator: " ")
        let (indent, head, hyphenates) = (CGFloat(random.next(60)), CGFloat(random.next(3) * 10), random.next(2) == 0)
        let label = label(text, width: CGFloat(90 + random.next(120))) { style in
            style.firstLineHeadIndent = indent
            style.headIndent = head
            style.hyphenationFactor = hyphenates ? 1 : 0
        }
        let drawn = try ImageRenderer(view: label).displayList().texts
        #expect(letters(drawn) == letters([text]), "\(drawn) of \(text), indent \(indent), width \(label.frame.width)")
    }

    @Test func aWordThatIsDividedGoesOnOnTheSecondLine() throws {
        let label = label("Donaudampf\u{ad}schiff\u{ad}fahrt", width: 130) { $0.firstLineHeadIndent = 20 }
        let drawn = try ImageRenderer(view: label).displayList().texts.joined()
        let seen = String(String.UnicodeScalarView(drawn.unicodeScalars.filter { $0 != "\u{ad}" }))
        #expect(["Donaudampf\u{2010}schifffahrt", "Donaudampf-schifffahrt"].contains(seen), "\(seen)")
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude])
    func lengthsOfStylesMayBeAnyNumber(length: CGFloat) throws {
        let changes: [(NSMutableParagraphStyle) -> Void] = [
            { $0.firstLineHeadIndent = length }, { $0.headIndent = length }, { $0.tailIndent = length },
            { $0.lineSpacing = length }, { $0.paragraphSpacing = length }, { $0.paragraphSpacingBefore = length },
            { $0.minimumLineHeight = length }, { $0.maximumLineHeight = length }, { $0.lineHeightMultiple = length },
            {
                $0.firstLineHeadIndent = 5
                $0.hyphenationFactor = Float(length)
            },
        ]
        let size = CGSize(width: 130, height: 200)
        let plain = label("Hello world and more\nsecond", width: 130) { _ in }.sizeThatFits(size)
        for (index, change) in changes.enumerated() {
            let label = label("Hello world and more\nsecond", width: 130, change)
            let fitting = label.sizeThatFits(size)
            #expect(fitting.width.isFinite && fitting.height.isFinite, "\(index)")
            if !length.isFinite, index < 9 { #expect(fitting == plain, "\(index)") }
            _ = try ImageRenderer(view: label).displayList()
        }
        for key in [
            NSAttributedString.Key.kern, .baselineOffset, .strokeWidth, .obliqueness, .underlineStyle, .tracking,
        ] {
            let label = UILabel(frame: CGRect(origin: .zero, size: size))
            label.attributedText = NSAttributedString(string: "Hello", attributes: [key: length])
            _ = try ImageRenderer(view: label).displayList()
        }
        let views: [(UILabel) -> Void] = [
            { $0.preferredMaxLayoutWidth = length }, { $0.minimumScaleFactor = length },
            { $0.frame.size.width = length },
            { $0.font = .systemFont(ofSize: length) }, { $0.shadowOffset.width = length },
        ]
        for change in views {
            let label = UILabel(frame: CGRect(origin: .zero, size: size))
            label.text = "Hello world"
            (label.numberOfLines, label.adjustsFontSizeToFitWidth, label.shadowColor) = (0, true, .red)
            change(label)
            let root = UIView(frame: CGRect(origin: .zero, size: size))
            root.addSubview(label)
            _ = (label.intrinsicContentSize, label.sizeThatFits(size))
            _ = try ImageRenderer(view: root).displayList()
        }
    }
}
