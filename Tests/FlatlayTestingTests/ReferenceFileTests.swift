import Flatlay
import FlatlayTesting
import Foundation
import TestSupport
import Testing

@Suite struct ReferenceFileTests {
    private let temporary: TemporaryFolder
    private var folder: URL { temporary.url }

    init() throws {
        temporary = try TemporaryFolder()
    }

    private func picture(_ color: Color, height: CGFloat = 10) throws -> Data {
        let view = ZStack(alignment: .topLeading) {
            Color.white
            color.frame(width: 4, height: 3)
        }
        let renderer = ImageRenderer(content: view.frame(width: 20, height: height))
        renderer.textShaper = GridTextShaper()
        return try renderer.pngData()
    }

    @Test func equalBytesPass() throws {
        let file = folder.appendingPathComponent("a.png")
        try ReferenceFile(at: file, isRecording: true).verify(picture(.black))
        try ReferenceFile(at: file, isRecording: false).verify(picture(.black))
    }

    @Test func aMissingReferenceFailsAndSaysHowToWriteIt() throws {
        let file = folder.appendingPathComponent("none.txt")
        let error = #expect(throws: ReferenceMismatch.self) {
            try ReferenceFile(at: file, isRecording: false).verify(Data("x".utf8))
        }
        #expect(
            error?.description
                == "no reference at \(file.path); run the test with FLATLAY_RECORD=1 to write it, and look at it")
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test func differentPixelsAreCountedAndPlaced() throws {
        let file = folder.appendingPathComponent("a.png")
        try ReferenceFile(at: file, isRecording: true).verify(picture(.black))
        let error = #expect(throws: ReferenceMismatch.self) {
            try ReferenceFile(at: file, isRecording: false).verify(picture(.white))
        }
        #expect(
            error?.description
                == "\(file.path): 12 pixels differ by up to 255 of 255, at x 0…3, y 0…2; "
                + "if the change is intended, run the test with FLATLAY_RECORD=1 and look at the file")
    }

    @Test func differentSizesAreNamed() throws {
        let file = folder.appendingPathComponent("a.png")
        try ReferenceFile(at: file, isRecording: true).verify(picture(.black))
        let error = #expect(throws: ReferenceMismatch.self) {
            try ReferenceFile(at: file, isRecording: false).verify(picture(.black, height: 12))
        }
        #expect(error?.description.contains("the sizes differ: 20×10 and 20×12 pixels") == true)
    }

    @Test func differentTextNamesTheLine() throws {
        let file = folder.appendingPathComponent("a.txt")
        try ReferenceFile(at: file, isRecording: true).verify(Data("one\ntwo\n".utf8))
        let error = #expect(throws: ReferenceMismatch.self) {
            try ReferenceFile(at: file, isRecording: false).verify(Data("one\nTWO\n".utf8))
        }
        #expect(error?.description.contains("line 2 is\n  TWO\ninstead of\n  two") == true)
    }
}
