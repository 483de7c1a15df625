import CoreGeometry
import FlatlayDrawing
import Foundation
import Testing
import UIKitValues
import UIKitViews

@Suite struct NSStringDrawingTests {
    private func with<Result>(_ run: () -> Result) -> Result {
        ViewResources.with(DrawingResources(textShaper: GridTextShaper()), run)
    }

    @Test func stringsHaveSizes() {
        with {
            #expect(
                "hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]) == CGSize(width: 50, height: 20))
            #expect(NSString(string: "a\nbc").size() == CGSize(width: 20, height: 40))
            #expect(NSAttributedString(string: "").size() == .zero)
        }
    }

    @Test func aStringIsDrawnFromItsTopLeftCorner() {
        let lines = picture { _ in
            "ab".draw(at: CGPoint(x: 5, y: 10), withAttributes: [.foregroundColor: UIColor.red])
            NSString(string: "c").draw(at: .zero)
        }
        #expect(
            lines == [
                "glyphs \"ab\" Grid Regular 20 at 5 26 #ff0000", "glyphs \"c\" Grid Regular 20 at 0 16 #000000",
            ])
    }

    @Test func aRectangleWrapsAndAligns() {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let lines = picture { _ in
            "ab cd ef".draw(in: CGRect(x: 0, y: 0, width: 50, height: 30), withAttributes: [.paragraphStyle: style])
        }
        #expect(lines == ["glyphs \"ab cd\" Grid Regular 20 at 0 16 #000000"])
        style.lineBreakMode = .byTruncatingTail
        let truncated = picture { _ in
            "ab cd ef".draw(in: CGRect(x: 0, y: 0, width: 40, height: 90), withAttributes: [.paragraphStyle: style])
        }
        #expect(truncated == ["glyphs \"ab…\" Grid Regular 20 at 10 16 #000000"])
    }

    @Test func withoutALineFragmentTheOriginIsTheBaseline() {
        let lines = picture { _ in
            "ab".draw(with: CGRect(x: 5, y: 50, width: 0, height: 0), context: nil)
        }
        #expect(lines == ["glyphs \"ab\" Grid Regular 20 at 5 50 #000000"])
        with {
            #expect(
                "ab cd".boundingRect(with: CGSize(width: 10, height: 10), context: nil)
                    == CGRect(x: 0, y: -4, width: 50, height: 20))
        }
    }

    @Test func boundsAreThoseOfTheLines() {
        with {
            let context = NSStringDrawingContext()
            let size = CGSize(width: 50, height: CGFloat.greatestFiniteMagnitude)
            let bounds = "ab cd ef".boundingRect(with: size, options: .usesLineFragmentOrigin, context: context)
            #expect(bounds == CGRect(x: 0, y: 0, width: 50, height: 40))
            #expect(context.totalBounds == bounds)
            #expect(
                "ab cd ef".boundingRect(
                    with: CGSize(width: 50, height: 0), options: [.usesLineFragmentOrigin], context: nil
                ).height == 40)
        }
    }

    @Test func theLastVisibleLineIsTruncated() {
        let lines = picture { _ in
            "ab cd ef".draw(
                with: CGRect(x: 0, y: 0, width: 50, height: 20),
                options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
        }
        #expect(lines == ["glyphs \"ab c…\" Grid Regular 20 at 0 16 #000000"])
    }

    @Test func paragraphStylesAreValues() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineSpacing = 3
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(copy == style)
        style.headIndent = 1
        #expect(copy != style && copy.headIndent == 0 && copy.alignment == .center)
        let mutable = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
        mutable.setParagraphStyle(style)
        #expect(mutable == style)
        #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
        #expect(NSLineBreakMode.byTruncatingTail.rawValue == 4 && NSTextAlignment.natural.rawValue == 4)
    }
}
