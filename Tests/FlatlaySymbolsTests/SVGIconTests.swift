import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlaySymbols

struct SVGIconTests {
    private func svg(_ content: String, _ attributes: String = #"viewBox="0 0 16 16""#) -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(content)</svg>"
    }

    @Test("shapes, groups, transforms and fill rules")
    func shapes() throws {
        let outline = try SVGIcon.outline(
            of: """
                <?xml version="1.0"?><!-- made by hand -->
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12" fill="currentColor">
                  <title>A &lt;title&gt;</title>
                  <defs><path d="M0 0h99v99z"/></defs>
                  <g transform="translate(2 1)" style="fill-rule: evenodd">
                    <path d="M0 0h4v4z"/>
                    <rect x='1' y='1' width='3' height='2' transform="scale(2)"/>
                  </g>
                  <circle cx="8" cy="6" r="2"/>
                  <ellipse cx="8" cy="6" rx="3" ry="1"/>
                  <polygon points="0,0 4,0 4,4"/>
                  <path d="M0 0h1v1z" fill="none"/>
                </svg>
                """)
        #expect(outline.viewBox == CGRect(x: 0, y: 0, width: 24, height: 12))
        #expect(outline.layers.map(\.fillStyle.isEOFilled) == [true, true, false, false, false])
        #expect(
            outline.layers.prefix(2).map(\.path.svgData) == ["M2 1L6 1L6 5Z", "M4 3L10 3L10 7L4 7Z"])
        #expect(outline.layers[2].path.boundingRect == CGRect(x: 6, y: 4, width: 4, height: 4))
        #expect(outline.layers[4].path.svgData == "M0 0L4 0L4 4Z")
    }

    @Test("a size replaces a missing view box")
    func size() throws {
        let outline = try SVGIcon.outline(of: svg("<path d='M0 0h1v1z'/>", "width='24px' height='20'"))
        #expect(outline.viewBox == CGRect(x: 0, y: 0, width: 24, height: 20))
    }

    @Test("transforms apply from the right to the left")
    func transforms() throws {
        let list = "translate(10,0) rotate(90) scale(2 1) matrix(1 0 0 1 1 0)"
        let outline = try SVGIcon.outline(of: svg("<path transform='\(list)' d='M1 1h1v1z'/>"))
        #expect(outline.layers[0].path.svgData == "M9 4L9 6L8 6Z")
        let around = try SVGIcon.outline(of: svg("<path transform='rotate(180 8 8)' d='M0 0h16v16z'/>"))
        #expect(around.layers[0].path.svgData == "M16 16L0 16L0 0Z")
    }

    static let path = "<path d='M0 0h1v1z'/>"

    @Test(
        "what can't be a symbol is an error that says what to do",
        arguments: [
            ("", "it is not an SVG file; export it again"),
            ("hello <b", "it is not an SVG file; export it again"),
            ("<svg viewBox='0 0 16'>\(path)</svg>", "its viewBox is '0 0 16', which is not a valid value"),
            ("<svg>\(path)</svg>", "it has no view box; give the svg element a viewBox such as 0 0 16 16"),
            (
                "<svg viewBox='0 0 0 16'>\(path)</svg>",
                "it has no view box; give the svg element a viewBox such as 0 0 16 16"
            ),
            ("<svg viewBox='0 0 9 9'></svg>", "nothing in it is filled; convert lines to filled paths"),
            (
                "<svg viewBox='0 0 9 9' fill='none'>\(path)</svg>",
                "nothing in it is filled; convert lines to filled paths"
            ),
            (
                "<svg viewBox='0 0 9 9' stroke='red'>\(path)</svg>",
                "it has lines (stroke); convert it to filled paths"
            ),
            ("<svg viewBox='0 0 9 9'><text>A</text></svg>", "it has the element 'text'; convert it to filled paths"),
            (
                "<svg viewBox='0 0 9 9'><path d='M0 0h'/></svg>",
                "its path data end within the command 'h'"
            ),
            (
                "<svg viewBox='0 0 9 9'><path d='M0 0h1v1z' transform='skewX(3)'/></svg>",
                "its transform is 'skewX(3)', which is not a valid value"
            ),
            ("<svg viewBox='0 0 9 9'><circle r='x'/></svg>", "its r is 'x', which is not a valid value"),
            (
                "<svg viewBox='0 0 9 9'><polygon points='1 2 3'/></svg>",
                "its points is '1 2 3', which is not a valid value"
            ),
            (
                "<svg viewBox='0 0 9 9'>" + String(repeating: "<g>", count: 101) + path,
                "it has groups nested too deeply; convert it to filled paths"
            ),
        ])
    func errors(text: String, expected: String) {
        #expect {
            try SVGIcon.outline(of: text)
        } throws: { error in
            "\(error)" == expected
        }
    }

    @Test("a string that is too long is not read")
    func tooLong() {
        #expect(throws: SVGIconError.tooLarge(bytes: 1_000_001)) {
            try SVGIcon.outline(of: String(repeating: " ", count: 1_000_001))
        }
    }

    @Test("invalid text neither traps nor hangs")
    func broken() throws {
        let whole = svg("<g transform='rotate(3 4 5)'><path fill-rule=\"evenodd\" d='M1 1a2 2 0 0 1 3 3z'/></g>")
        for length in 0..<whole.utf8.count {
            _ = try? SVGIcon.outline(of: String(decoding: Array(whole.utf8.prefix(length)), as: UTF8.self))
            var bytes = Array(whole.utf8)
            bytes[length] = UInt8(ascii: "<")
            _ = try? SVGIcon.outline(of: String(decoding: bytes, as: UTF8.self))
        }
    }
}
