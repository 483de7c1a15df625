import CoreGeometry
import FlatlayDrawing
import Foundation
import Testing
import UIKitValues
import UIKitViews

/// Characters are 10 points wide, lines 20 high, and baselines at 16.
@Suite struct LabelTextTests {
    private let traits = UITraitCollection(displayScale: 2)

    private func style(_ change: (inout LabelText.Style) -> Void = { _ in }) -> LabelText.Style {
        var style = LabelText.Style(color: .black, traits: traits)
        change(&style)
        return style
    }

    private func with<Result>(_ run: () -> Result) -> Result {
        ViewResources.with(DrawingResources(textShaper: GridTextShaper()), run)
    }

    /// The texts of the lines in a room, from the display list.
    private func lines(
        _ text: String, width: CGFloat, height: CGFloat = 1000, _ change: (inout LabelText.Style) -> Void
    ) -> [String] {
        drawn(LabelText(text, style(change)), CGRect(x: 0, y: 0, width: width, height: height)).compactMap { line in
            line.contains("glyphs") ? line.split(separator: "\"")[1].description : nil
        }
    }

    private func drawn(_ text: LabelText, _ rect: CGRect) -> [String] {
        picture(scale: 2, bounds: CGRect(x: -50, y: -50, width: 1000, height: 1000)) { context in
            text.draw(in: rect, context: context)
        }
    }

    @Test func aTextIsAsLargeAsItsLines() {
        with {
            #expect(LabelText("hello", style()).size(fittingWidth: nil) == CGSize(width: 50, height: 20))
            #expect(LabelText("hello you", style()).size(fittingWidth: 60) == CGSize(width: 60, height: 20))
            let two = LabelText("hello you", style { $0.numberOfLines = 0 })
            #expect(two.size(fittingWidth: 60) == CGSize(width: 50, height: 40))
            #expect(two.size(fittingWidth: nil) == CGSize(width: 90, height: 20))
            #expect(!two.isTruncated(in: CGSize(width: 60, height: 40)))
            #expect(two.isTruncated(in: CGSize(width: 60, height: 39)))
        }
    }

    @Test func anEmptyTextHasNoSize() {
        with {
            for text in [LabelText("", style()), LabelText(NSAttributedString(string: ""), style())] {
                #expect(text.isEmpty)
                #expect(text.size(fittingWidth: 100) == .zero)
                #expect(drawn(text, CGRect(x: 0, y: 0, width: 10, height: 10)) == [])
            }
            #expect(LabelText(" ", style()).size(fittingWidth: nil).height == 20)
        }
    }

    @Test func theLinesAreCentredVertically() {
        with {
            let text = LabelText("ab", style())
            #expect(text.baselines(in: CGSize(width: 100, height: 50)).first == 31)
            #expect(
                drawn(text, CGRect(x: 10, y: 20, width: 100, height: 50))
                    == ["glyphs \"ab\" Grid Regular 20 at 10 51 #000000"])
            // A quarter of a point is half a pixel, which is rounded away from zero.
            #expect(text.baselines(in: CGSize(width: 100, height: 50.5)).first == 31.5)
            let two = LabelText("a\nb", style { $0.numberOfLines = 2 })
            let (first, last) = two.baselines(in: CGSize(width: 100, height: 60))
            #expect(first == 26 && last == 46)
            #expect(
                two.textRect(in: CGRect(x: 0, y: 0, width: 100, height: 60))
                    == CGRect(x: 0, y: 10, width: 10, height: 40))
        }
    }

    @Test(arguments: [
        (NSTextAlignment.left, false, 0.0), (.center, false, 40), (.right, false, 80), (.natural, false, 0),
        (.justified, false, 0), (.natural, true, 80), (.left, true, 0), (.right, true, 80),
    ])
    func linesAreAligned(_ alignment: NSTextAlignment, isRightToLeft: Bool, x: Double) {
        let text = with {
            LabelText(
                "ab",
                style {
                    $0.alignment = alignment
                    $0.traits = UITraitCollection(
                        displayScale: 2, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
                })
        }
        let lines = drawn(text, CGRect(x: 0, y: 0, width: 100, height: 20))
        #expect(lines == ["glyphs \"ab\" Grid Regular 20 at \(Int(x)) 16 #000000"])
    }

    @Test func aLineThatIsTooLongIsTruncatedAtItsPlace() {
        with {
            #expect(lines("abcdefghij", width: 50) { $0.lineBreakMode = .byTruncatingTail } == ["abcd…"])
            #expect(lines("abcdefghij", width: 50) { $0.lineBreakMode = .byTruncatingHead } == ["…ghij"])
            #expect(lines("abcdefghij", width: 50) { $0.lineBreakMode = .byTruncatingMiddle } == ["ab…ij"])
            // Wrapping draws what fits of the first line.
            #expect(lines("abc defghij", width: 50) { $0.lineBreakMode = .byWordWrapping } == ["abc"])
            #expect(
                lines("a b c d e", width: 30) {
                    $0.lineBreakMode = .byWordWrapping
                    $0.numberOfLines = 2
                } == ["a b", "c d"])
            #expect(lines("a b c d e", width: 30) { $0.numberOfLines = 2 } == ["a b", "c…"])
            // Three lines, but room for two.
            #expect(lines("a b c d e", width: 30, height: 50) { $0.numberOfLines = 0 } == ["a b", "c…"])
        }
    }

    @Test func clippingCutsTheLineOff() {
        with {
            let text = LabelText("abcdefghij", style { $0.lineBreakMode = .byClipping })
            #expect(text.size(fittingWidth: 50) == CGSize(width: 50, height: 20))
            #expect(text.isTruncated(in: CGSize(width: 50, height: 20)))
            #expect(
                drawn(text, CGRect(x: 0, y: 0, width: 50, height: 20)) == [
                    "clip rectangle 0 0 50 20", "  glyphs \"abcdefghij\" Grid Regular 20 at 0 16 #000000",
                ])
            #expect(drawn(text, CGRect(x: 0, y: 0, width: 100, height: 20)).count == 1)
        }
    }

    @Test func aTextShrinksToFit() {
        with {
            let text = LabelText(
                "abcdefgh",
                style {
                    $0.adjustsFontSize = true
                    $0.minimumScaleFactor = 0.5
                })
            // It asks for its full size.
            #expect(text.size(fittingWidth: nil) == CGSize(width: 80, height: 20))
            #expect(!text.isTruncated(in: CGSize(width: 40, height: 20)))
            // Half the size, on the baseline of the full size.
            #expect(
                drawn(text, CGRect(x: 0, y: 0, width: 40, height: 20))
                    == ["glyphs \"abcdefgh\" Grid Regular 10 at 0 16 #000000"])
            #expect(text.isTruncated(in: CGSize(width: 30, height: 20)))
            let centred = LabelText(
                "abcdefgh",
                style {
                    $0.adjustsFontSize = true
                    $0.minimumScaleFactor = 0.5
                    $0.baselineAdjustment = .alignCenters
                })
            #expect(centred.baselines(in: CGSize(width: 40, height: 20)).first == 13)
        }
    }

    @Test func aLabelHasAShadow() {
        let text = with { LabelText("ab", style { $0.shadow = (.white, CGSize(width: 0, height: -1)) }) }
        #expect(
            drawn(text, CGRect(x: 0, y: 0, width: 100, height: 20)) == [
                "shadow #ffffff radius 0 offset 0 -1", "  glyphs \"ab\" Grid Regular 20 at 0 16 #000000",
            ])
    }

    @Test func rangesHaveTheirOwnLook() {
        let text = NSMutableAttributedString(string: "abcd")
        text.addAttributes([.foregroundColor: UIColor.red], range: NSRange(location: 0, length: 1))
        text.addAttributes(
            [.underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.blue],
            range: NSRange(location: 1, length: 1))
        text.addAttributes([.backgroundColor: UIColor.yellow, .kern: 5], range: NSRange(location: 2, length: 1))
        text.addAttributes(
            [
                .strikethroughStyle: NSUnderlineStyle([.single, .patternDot]).rawValue, .baselineOffset: 3.0,
            ], range: NSRange(location: 3, length: 1))
        let label = LabelText(text, style())
        with { #expect(label.size(fittingWidth: nil) == CGSize(width: 45, height: 20)) }
        #expect(
            drawn(label, CGRect(x: 0, y: 0, width: 100, height: 20)) == [
                "fill rectangle 20 0 15 20 #ffff00", "glyphs \"a\" Grid Regular 20 at 0 16 #ff0000",
                "fill rectangle 10 18 10 1.5 #0000ff", "glyphs \"b\" Grid Regular 20 at 10 16 #000000",
                "glyphs \"c\" Grid Regular 20 at 20 16 #000000", "glyphs \"d\" Grid Regular 20 at 35 13 #000000",
                "stroke path M35 8.25L45 8.25 #000000 width 1.5 dash 3,3",
            ])
    }

    @Test func aShadowBelongsToItsRange() {
        let shadow = NSShadow()
        shadow.shadowColor = UIColor.red
        shadow.shadowBlurRadius = 2
        shadow.shadowOffset = CGSize(width: 1, height: 1)
        let text = NSMutableAttributedString(string: "ab", attributes: [.shadow: shadow])
        text.append(NSAttributedString(string: "c", attributes: [.link: "https://example.org"]))
        let lines = drawn(LabelText(text, style()), CGRect(x: 0, y: 0, width: 100, height: 20))
        #expect(
            lines == [
                "shadow #ff0000 radius 2 offset 1 1", "  glyphs \"ab\" Grid Regular 20 at 0 16 #000000",
                "fill rectangle 20 18 10 1.5 #007aff", "glyphs \"c\" Grid Regular 20 at 20 16 #007aff",
            ])
    }

    @Test func anAttachmentTakesItsRoom() {
        let attachment = NSTextAttachment(image: UIImage(resource: bitmap(12, 8)))
        let text = NSMutableAttributedString(string: "a")
        text.append(NSAttributedString(attachment: attachment))
        let moved = NSTextAttachment(image: UIImage(resource: bitmap(12, 8)))
        moved.bounds = CGRect(x: 0, y: -4, width: 20, height: 10)
        text.append(NSAttributedString(attachment: moved))
        let lines = drawn(LabelText(text, style()), CGRect(x: 0, y: 0, width: 100, height: 20))
        #expect(lines.filter { $0.hasPrefix("image") } == ["image \"b\" 10 8 12 8", "image \"b\" 22 10 20 10"])
    }

    @Test func theSameAttachmentIsDrawnSeveralTimes() {
        let star = NSTextAttachment(image: UIImage(resource: bitmap(10, 10)))
        let text = NSMutableAttributedString(attachment: star)
        for _ in 0..<2 { text.append(NSAttributedString(attachment: star)) }
        let lines = drawn(LabelText(text, style()), CGRect(x: 0, y: 0, width: 100, height: 20))
        #expect(
            lines.filter { $0.hasPrefix("image") } == [
                "image \"b\" 0 6 10 10", "image \"b\" 10 6 10 10", "image \"b\" 20 6 10 10",
            ])
    }

    @Test func paragraphsHaveTheirStyles() {
        func paragraph(_ text: String, _ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
            let style = NSMutableParagraphStyle()
            change(style)
            return NSAttributedString(string: text, attributes: [.paragraphStyle: style])
        }
        let text = NSMutableAttributedString(string: "")
        text.append(
            paragraph("aa\n") {
                $0.lineHeightMultiple = 1.5
                $0.paragraphSpacing = 7
            })
        text.append(
            paragraph("b c d\n") {
                $0.alignment = .center
                $0.minimumLineHeight = 24
                $0.lineSpacing = 2
            })
        text.append(
            paragraph("• e f") {
                $0.headIndent = 20
                $0.tailIndent = -10
            })
        let label = LabelText(text, style { $0.numberOfLines = 0 })
        with {
            // Lines of 30, 24 and 24, with 7 between the first two paragraphs and 2 between lines, then two of 20.
            #expect(label.size(fittingWidth: 40) == CGSize(width: 30, height: 30 + 7 + 2 + 24 + 2 + 24 + 20 + 20))
        }
        let lines = drawn(label, CGRect(x: 0, y: 0, width: 40, height: 129))
        #expect(
            lines == [
                "glyphs \"aa\" Grid Regular 20 at 0 26 #000000", "glyphs \"b c\" Grid Regular 20 at 5 59 #000000",
                "glyphs \"d\" Grid Regular 20 at 15 85 #000000", "glyphs \"• e\" Grid Regular 20 at 0 105 #000000",
                "glyphs \"f\" Grid Regular 20 at 20 125 #000000",
            ])
    }

    @Test func theLastLineSaysThatParagraphsAreLeftOut() {
        let style = NSMutableParagraphStyle()
        style.paragraphSpacing = 5
        style.lineBreakMode = .byTruncatingTail
        let text = NSAttributedString(string: "ab\ncd\nef", attributes: [.paragraphStyle: style])
        let label = LabelText(text, self.style { $0.numberOfLines = 2 })
        let lines = drawn(label, CGRect(x: 0, y: 0, width: 100, height: 45))
        #expect(
            lines == [
                "glyphs \"ab\" Grid Regular 20 at 0 16 #000000", "glyphs \"cd…\" Grid Regular 20 at 0 41 #000000",
            ])
    }

    @Test func theSameTextServesSeveralPictures() {
        let text = LabelText("ab", style())
        let first = drawn(text, CGRect(x: 0, y: 0, width: 100, height: 20))
        #expect(drawn(text, CGRect(x: 0, y: 0, width: 100, height: 20)) == first)
    }

    @Test func absurdFramesDrawNothing() {
        let text = LabelText("ab", style { $0.numberOfLines = 0 })
        for rect in [
            CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10),
            CGRect(x: 0, y: CGFloat.infinity, width: 10, height: 10),
        ] {
            #expect(drawn(text, rect) == [])
        }
        with {
            #expect(text.size(fittingWidth: -5).height == 40)
            _ = text.size(fittingWidth: .nan)
        }
    }
}
