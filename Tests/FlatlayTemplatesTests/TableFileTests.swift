import Flatlay
import Foundation
import TestSupport
import Testing

@testable import FlatlayTemplates

/// Files of tables as spreadsheets write them: their encodings, `sep=`, and the lines of their rows.
@Suite struct TableFileTests {
    private let fixture: TemplateFixture

    init() throws {
        fixture = try TemplateFixture()
    }

    /// The values of column `t`, and the lines of the rows, read one by one.
    private func rows(_ data: Data, name: String = "t.csv") throws -> (texts: [String], lines: [Int]) {
        let url = fixture.folder.appendingPathComponent(name)
        try data.write(to: url)
        var reader = try #require(try RowReader(contentsOf: url))
        var (texts, lines): ([String], [Int]) = ([], [])
        while let row = try reader.next() {
            texts.append(try row.value.get().value(at: ["t"])?.text ?? "")
            lines.append(row.line)
        }
        return (texts, lines)
    }

    /// The same, read as a whole.
    private func whole(_ data: Data, name: String = "t.csv") throws -> [String] {
        try data.write(to: fixture.folder.appendingPathComponent(name))
        guard case .list(let rows) = try Template.values(ofDataFile: fixture.folder.path + "/" + name) else {
            return []
        }
        return rows.map { $0.value(at: ["t"])?.text ?? "" }
    }

    @Test(arguments: [
        String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf8,
    ])
    func unicodeTablesAreRead(encoding: String.Encoding) throws {
        // More than a block of the file, so that a pair of surrogates is divided.
        let texts = (0..<3_000).map { "\(String(repeating: "x", count: $0 % 7))😀é\($0)" }
        let data = try #require(("t,n\n" + texts.map { "\($0),1\r\n" }.joined()).data(using: encoding))
        let marks: [String.Encoding: [UInt8]] = [
            .utf16LittleEndian: [0xFF, 0xFE], .utf16BigEndian: [0xFE, 0xFF], .utf8: [0xEF, 0xBB, 0xBF],
        ]
        for mark in [[], marks[encoding] ?? []] {
            #expect(try rows(Data(mark) + data).texts == texts, "\(mark)")
            #expect(try whole(Data(mark) + data) == texts, "\(mark)")
        }
    }

    @Test func jsonLinesInUTF16AreReadToo() throws {
        let data = try #require("{\"t\": \"ä\"}\n{\"t\": \"b\"}\n".data(using: .utf16LittleEndian))
        #expect(try rows(data, name: "t.jsonl").texts == ["ä", "b"])
        #expect(try whole(data, name: "t.jsonl") == ["ä", "b"])
    }

    @Test func anotherEncodingIsOneErrorThatSaysHowToSaveTheTable() throws {
        let data = try #require("t,n\na,1\ncaf\u{E9},2\nd\u{E9}j\u{E0},3\n".data(using: .windowsCP1252))
        let expected =
            "t.csv:3:1: the line is not UTF-8 text, but perhaps Windows-1252; save the table as UTF-8, in Excel as 'CSV UTF-8'"
        let one = #expect(throws: TemplateErrors.self) { try rows(data) }
        #expect(one?.errors.map(\.description) == [expected])
        let all = #expect(throws: TemplateErrors.self) { try whole(data) }
        #expect(all?.errors.map(\.description) == [expected])
    }

    @Test(arguments: ["sep=;\n", "SEP=;\r\n", "\"sep=;\"\n"])
    func theFirstLineOfExcelNamesTheSeparator(first: String) throws {
        let data = Data((first + "t;n,m,o,p\na;1,2\nb;2\n").utf8)
        #expect(try whole(data) == ["a", "b"])
        #expect(try rows(data) == (texts: ["a", "b"], lines: [3, 4]))
        // An error keeps the line of the file.
        let wrong = #expect(throws: TemplateErrors.self) { try whole(Data((first + "t;n\na\n").utf8)) }
        #expect(wrong?.errors.first?.line == 3)
        // Without a character after it, it is a header.
        #expect(try whole(Data("sep=\n1\n".utf8)) == [""])
    }

    @Test func theSeparatorOfTheFirstLineMayBeATab() throws {
        let data = Data("sep=\t\nt\tn;m,o\na\t1;2,3\nb\t2\n".utf8)
        #expect(try whole(data) == ["a", "b"])
        #expect(try rows(data) == (texts: ["a", "b"], lines: [3, 4]))
    }

    /// Random tables, with the lines that their rows begin in.
    @Test(arguments: 1...5 as ClosedRange<UInt64>)
    func rowsHaveTheLinesInWhichTheyBegin(seed: UInt64) throws {
        var numbers = SeededGenerator(seed: seed)
        var (text, line) = ("t,n\n", 2)
        var (texts, lines): ([String], [Int]) = ([], [])
        for index in 0..<60 {
            if Int.random(in: 0..<6, using: &numbers) == 0 {
                text += "\n"
                line += 1
                continue
            }
            let breaks = Int.random(in: 0...2, using: &numbers)
            let field = "r\(index)" + String(repeating: "\nmore", count: breaks)
            texts.append(field)
            lines.append(line)
            text += "\"\(field)\",\(index)\(Bool.random(using: &numbers) ? "\r\n" : "\n")"
            line += breaks + 1
        }
        let found = try rows(Data(text.utf8))
        #expect(found.texts == texts)
        #expect(found.lines == lines)
    }
}
