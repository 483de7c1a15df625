import Foundation
import Testing

@testable import FlatlayDrawing

struct DumpFormatTests {
    @Test(
        "numbers have at most three decimals and no trailing zeros",
        arguments: [
            (12, "12"), (0.5, "0.5"), (106.6666, "106.667"), (-0.0004, "0"), (-1.25, "-1.25"), (1.0004, "1"),
            (CGFloat.infinity, "inf"), (-CGFloat.infinity, "-inf"), (CGFloat.nan, "nan"),
        ] as [(CGFloat, String)])
    func number(_ value: CGFloat, _ text: String) {
        #expect(DumpFormat.number(value) == text)
    }

    @Test("strings are quoted and escaped")
    func quoted() {
        #expect(DumpFormat.quoted("a \"b\"\n\\\u{1}é") == #""a \"b\"\n\\\u{1}é""#)
    }
}
