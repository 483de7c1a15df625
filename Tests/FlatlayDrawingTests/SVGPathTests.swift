import Foundation
import Testing

@testable import FlatlayDrawing

struct SVGPathTests {
    @Test(
        "commands, absolute and relative",
        arguments: [
            ("M1 2L3 4H5V6Z", "M1 2L3 4L5 4L5 6Z"),
            ("m1 2l2 2h2v2z", "M1 2L3 4L5 4L5 6Z"),
            ("M0 0 10 0 10 10", "M0 0L10 0L10 10"),
            ("m1 1 2 0 0 2z", "M1 1L3 1L3 3Z"),
            ("M0,0C1,2,3,4,5,6S9 10 11 12", "M0 0C1 2 3 4 5 6C7 8 9 10 11 12"),
            ("M0 0c1 2 3 4 5 6s4 4 6 6", "M0 0C1 2 3 4 5 6C7 8 9 10 11 12"),
            ("M0 0S1 2 3 4", "M0 0C0 0 1 2 3 4"),
            ("M0 0Q1 2 3 4T9 9t1 1", "M0 0Q1 2 3 4Q5 6 9 9Q13 12 10 10"),
            ("M1 1h1zm2 2h1z", "M1 1L2 1ZM3 3L4 3Z"),
            ("M1 1h1zl0 5", "M1 1L2 1ZL1 6"),
            ("M.5.5-1-1", "M0.5 0.5L-1 -1"),
            ("M1e1 1E-1 1e+1 0", "M10 0.1L10 0"),
            ("  \n", ""),
        ])
    func commands(data: String, expected: String) throws {
        #expect(try Path(svgData: data).svgData == expected)
    }

    @Test("written path data can be read")
    func roundTrip() throws {
        let path = Path(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 20), cornerRadius: 5, style: .circular)
        #expect(try Path(svgData: path.svgData).svgData == path.svgData)
    }

    @Test(
        "an arc follows its flags",
        arguments: [
            ("M8 0A8 8 0 0 1 16 8", CGRect(x: 8, y: 0, width: 8, height: 8)),
            ("M8 0A8 8 0 0 0 16 8", CGRect(x: 8, y: 0, width: 8, height: 8)),
            ("M8 0A8 8 0 1 1 16 8", CGRect(x: 8, y: -8, width: 16, height: 16)),
            ("M8 0A8 8 0 1 0 16 8", CGRect(x: 0, y: 0, width: 16, height: 16)),
            ("M16 8a8 8 0 1 1-16 0 8 8 0 0116 0z", CGRect(x: 0, y: 0, width: 16, height: 16)),
            // Radii that are too small are enlarged.
            ("M0 0A1 1 0 0 1 10 0", CGRect(x: 0, y: -5, width: 10, height: 5)),
            ("M0 0A5 2 90 0 1 0 10", CGRect(x: 0, y: 0, width: 2, height: 10)),
            ("M0 0A0 5 0 0 1 10 0", CGRect(x: 0, y: 0, width: 10, height: 0)),
        ])
    func arcs(data: String, expected: CGRect) throws {
        let bounds = try Path(svgData: data).boundingRect
        // A cubic curve differs from a quarter circle by less than a thousandth of the radius.
        #expect(abs(bounds.minX - expected.minX) < 0.01 && abs(bounds.maxX - expected.maxX) < 0.01, "\(bounds)")
        #expect(abs(bounds.minY - expected.minY) < 0.01 && abs(bounds.maxY - expected.maxY) < 0.01, "\(bounds)")
    }

    @Test(
        "invalid data are errors that state the position",
        arguments: [
            ("L1 1", "path data don't start with a move (M)"),
            ("5 5", "path data have an unexpected '5' at byte 0"),
            ("M1", "path data end within the command 'M'"),
            ("M1 2L3", "path data end within the command 'L'"),
            ("M1 2X3", "path data have an unexpected 'X' at byte 4"),
            ("M1 2L--3 4", "path data have an unexpected '-' at byte 5"),
            ("M1 2A1 1 0 2 0 3 3", "path data have an unexpected '2' at byte 11"),
            ("M1 2z5", "path data have an unexpected '5' at byte 5"),
            ("M1e999 0", "path data have an unexpected '1' at byte 1"),
        ])
    func errors(data: String, expected: String) {
        #expect {
            try Path(svgData: data)
        } throws: { error in
            "\(error)" == expected
        }
    }
}
