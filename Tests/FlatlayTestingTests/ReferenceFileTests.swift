import Flatlay
import FlatlaySnapshots
import Foundation
import TestSupport
import Testing

@testable import FlatlayTesting

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
            error?.description == """
                There is no reference \(file.path). The record mode is 'never', so none is written.
                  result: \(folder.path)/none.pending.txt
                  accept: flatlay snapshots accept \(folder.lastPathComponent)/none.txt --folder \(folder.path)
                  write it anew: run the test with FLATLAY_RECORD=1
                """)
        #expect(try String(contentsOf: folder.appendingPathComponent("none.pending.txt"), encoding: .utf8) == "x")
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test func differentPixelsAreCountedAndPlaced() throws {
        let file = folder.appendingPathComponent("a.png")
        try ReferenceFile(at: file, isRecording: true).verify(picture(.black))
        let error = #expect(throws: ReferenceMismatch.self) {
            try ReferenceFile(at: file, isRecording: false).verify(picture(.white))
        }
        #expect(
            error?.description == """
                The snapshot differs from its reference: 12 pixels differ by up to 255 of 255, at (x 0…3, y 0…2)
                  color: pixels differ by up to 255 of 255
                  reference: \(file.path)
                  result: \(folder.path)/a.pending.png
                  difference: \(folder.path)/a.difference.png
                  accept: flatlay snapshots accept \(folder.lastPathComponent)/a.png --folder \(folder.path)
                  write it anew: run the test with FLATLAY_RECORD=1
                """)
        #expect(try Data(contentsOf: folder.appendingPathComponent("a.pending.png")) == picture(.white))
        #expect(try Data(contentsOf: file) == picture(.black), "nothing is written without being asked for")
        // The result that passes removes what waited.
        try ReferenceFile(at: file, isRecording: false).verify(picture(.black))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.png"])
    }

    @Test func otherBytesOfTheSamePixelsDiffer() throws {
        let file = folder.appendingPathComponent("a.png")
        var bytes = try picture(.black)
        try ReferenceFile(at: file, isRecording: true).verify(bytes)
        // An empty chunk of pixels before the end.
        bytes.insert(contentsOf: [0, 0, 0, 0, 0x49, 0x44, 0x41, 0x54, 0x35, 0xAF, 0x06, 0x1E], at: bytes.count - 12)
        let error = #expect(throws: ReferenceMismatch.self) {
            try ReferenceFile(at: file, isRecording: false).verify(bytes)
        }
        #expect(error?.description.contains("the pixels are the same, but not the bytes") == true)
    }

    @Test func aDamagedReferenceFails() throws {
        let file = folder.appendingPathComponent("a.png")
        try picture(.black).prefix(60).write(to: file)
        let error = #expect(throws: ReferenceMismatch.self) {
            try ReferenceFile(at: file, isRecording: false).verify(picture(.black))
        }
        #expect(error?.description.hasPrefix("The file can't be compared: ") == true)
    }

    @Test func aFailureIsListedForTheReview() throws {
        let file = folder.appendingPathComponent("a.txt")
        try ReferenceFile(at: file, isRecording: true).verify(Data("one".utf8))
        let runs = folder.appendingPathComponent("runs").path
        SnapshotEnvironment.$overrides.withValue([RunManifestWriter.folderVariable: runs]) {
            _ = #expect(throws: ReferenceMismatch.self) {
                try ReferenceFile(at: file, isRecording: false).verify(Data("two".utf8))
            }
        }
        let manifests = try FileManager.default.contentsOfDirectory(atPath: runs)
        #expect(manifests.count == 1)
        let text = try String(contentsOfFile: "\(runs)/\(manifests[0])", encoding: .utf8)
        #expect(text.contains("aFailureIsListedForTheReview") && text.contains("a.pending.txt"))
    }

    @Test func differentSizesAreNamed() throws {
        let file = folder.appendingPathComponent("a.png")
        try ReferenceFile(at: file, isRecording: true).verify(picture(.black))
        let error = #expect(throws: ReferenceMismatch.self) {
            try ReferenceFile(at: file, isRecording: false).verify(picture(.black, height: 12))
        }
        #expect(error?.description.contains("the reference has 20×10 pixels, the result 20×12") == true)
    }

    @Test func differentTextNamesTheLine() throws {
        let file = folder.appendingPathComponent("a.txt")
        try ReferenceFile(at: file, isRecording: true).verify(Data("one\ntwo\n".utf8))
        let error = #expect(throws: ReferenceMismatch.self) {
            try ReferenceFile(at: file, isRecording: false).verify(Data("one\nTWO\n".utf8))
        }
        #expect(error?.description.contains("line 2 is\n  TWO\ninstead of\n  two") == true)
    }

    // MARK: Nodes

    private func label(_ title: String, offset: CGFloat = 0, color: Color = .white) -> ImageRenderer<some View> {
        let view = ZStack(alignment: .topLeading) {
            color
            Text(title).offset(y: offset).padding(10)
        }
        return ImageRenderer(content: view.frame(width: 160, height: 60))
    }

    /// Verifies files `a.png`, `b.png` … with one change of all of them, and returns what the manifest says.
    private func changes(
        _ titles: [String], passingBefore: Bool, from before: (String) -> ImageRenderer<some View>,
        to after: (String) -> ImageRenderer<some View>
    ) throws -> [SnapshotRecord] {
        let runs = folder.appendingPathComponent("runs").path
        return try SnapshotEnvironment.$overrides.withValue([RunManifestWriter.folderVariable: runs]) {
            for title in titles {
                let file = folder.appendingPathComponent("\(title).png")
                let (old, new) = (before(title), after(title))
                try ReferenceFile(at: file, isRecording: true).verify(old.pngData())
                if passingBefore { try ReferenceFile(at: file).verify(old.pngData(), showing: old.displayList()) }
                _ = #expect(throws: ReferenceMismatch.self) {
                    try ReferenceFile(at: file, isRecording: false).verify(new.pngData(), showing: new.displayList())
                }
            }
            return RunManifestFile.files(in: runs).files.flatMap { RunManifestFile.events(of: $0).events }
                .compactMap {
                    if case .compared(let record) = $0.event, record.outcome != .passed { record } else { nil }
                }
        }
    }

    @Test func whatPassedHereExplainsALaterFailure() throws {
        let titles = ["Tea", "Coffee", "Sugar and salt"]
        let records = try changes(
            titles, passingBefore: true, from: { label($0) }, to: { label($0, offset: 1) })
        #expect(records.count == 3 && records.allSatisfy { $0.outcome == .changed })
        #expect(Set(records.flatMap { $0.changes.map { "\($0.kind) \($0.property)" } }) == ["layout y"])
        #expect(Set(records.map(\.cause)) == ["layout: text y +1"], "one change is one group")
        #expect(records.allSatisfy { $0.message.contains("layout: text \"") && $0.message.contains(": y ") })
    }

    @Test func withoutThatTheNodesWhosePixelsDifferAreNamed() throws {
        let records = try changes(
            ["Tea", "Coffee", "Sugar and salt"], passingBefore: false, from: { label($0) },
            to: { label($0, offset: 1) })
        let causes = Set(records.map(\.cause))
        #expect(causes.isSubset(of: ["color: text pixels differ", "edge: text only antialiased edges differ"]))
        #expect(records.contains { $0.message.contains("text \"Coffee\": ") })
    }

    @Test func severalChangesAreSeveralGroups() throws {
        let records = try changes(
            ["Tea", "Coffee"], passingBefore: true, from: { label($0) },
            to: { $0 == "Tea" ? label($0, color: .yellow) : label($0, offset: 2) })
        #expect(Set(records.map(\.cause)).count == 2)
    }

    @Test func aDamagedTreeExplainsNothingAndIsNoError() throws {
        let trees = folder.appendingPathComponent("runs/trees")
        for passingBefore in [true, false] {
            let records = try changes(
                ["Tea"], passingBefore: passingBefore, from: { label($0) }, to: { label($0, offset: 1) })
            // The manifest has the records of both rounds.
            #expect((records.last?.cause == "layout: text y +1") == passingBefore)
            for name in try FileManager.default.contentsOfDirectory(atPath: trees.path) {
                try Data("{".utf8).write(to: trees.appendingPathComponent(name))
            }
        }
    }
}
