import DrawingTestSupport
import FlatlayRendering
import FlatlayDrawing
import Foundation
import TestSupport
import Testing
@testable import FlatlayBytes
@testable import FlatlayPNG

@Suite struct AtomicFileTests {
    private let temporary: TemporaryFolder
    private var folder: String { temporary.path }

    init() throws {
        temporary = try TemporaryFolder()
    }

    private func write(_ text: String, to name: String) throws {
        try AtomicFile.write(Data(text.utf8), to: "\(folder)/\(name)")
    }

    private func read(_ name: String) throws -> String {
        try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    }

    @Test func writesAndReplacesWithoutLeavingAnythingBehind() throws {
        try write("first, and longer", to: "a.txt")
        try write("second", to: "a.txt")
        #expect(try read("a.txt") == "second")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.txt"])
    }

    @Test func keepsThePermissionsOfTheFileItReplaces() throws {
        try write("first", to: "a.txt")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: "\(folder)/a.txt")
        try write("second", to: "a.txt")
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/a.txt")
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
    }

    @Test func followsALink() throws {
        try write("first", to: "real.txt")
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder)/link.txt", withDestinationPath: "\(folder)/real.txt")
        try write("second", to: "link.txt")
        #expect(try read("real.txt") == "second")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/link.txt") == "\(folder)/real.txt")
    }

    @Test func createsAFileOnlyWhereThereIsNothing() throws {
        #expect(try AtomicFile.create(Data("first".utf8), at: "\(folder)/a.txt"))
        #expect(try !AtomicFile.create(Data("second".utf8), at: "\(folder)/a.txt"))
        #expect(try read("a.txt") == "first")
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder)/link.txt", withDestinationPath: "\(folder)/none.txt")
        #expect(try !AtomicFile.create(Data("second".utf8), at: "\(folder)/link.txt"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["a.txt", "link.txt"])
    }

    @Test func aMissingFolderIsNamed() {
        let error = #expect(throws: FileWriteError.self) { try write("x", to: "none/a.txt") }
        #expect(
            error?.description
                == "can't write \(folder)/none/a.txt: there is no folder \(folder)/none; create it first")
    }

    @Test func aFolderIsNotReplaced() throws {
        try FileManager.default.createDirectory(atPath: "\(folder)/sub", withIntermediateDirectories: true)
        let error = #expect(throws: FileWriteError.self) { try write("x", to: "sub") }
        #expect(error?.description == "can't write \(folder)/sub: it is a folder; name a file in it")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["sub"])
    }

    @Test func aFailureKeepsTheOldFileAndSaysWhy() throws {
        // System folders in which even the superuser can't create files.
        let error = #expect(throws: FileWriteError.self) {
            try AtomicFile.write(Data("x".utf8), to: "/proc/flatlay.txt")
        }
        guard case .failed(let path, let reason)? = error else {
            Issue.record("unexpected \(String(describing: error))")
            return
        }
        #expect(path == "/proc/flatlay.txt")
        #expect(!reason.isEmpty)
        #expect(
            FileWriteError.failed(path: "a.png", reason: "No space left on device").description
                == "can't write a.png: No space left on device")
    }

    @Test(.enabled(if: getuid() != 0, "the superuser may write everywhere"))
    func anUnwritableFolderIsAnError() throws {
        try write("first", to: "a.txt")
        try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder) }
        let error = #expect(throws: FileWriteError.self) { try write("second", to: "a.txt") }
        #expect(error == .failed(path: "\(folder)/a.txt", reason: "Permission denied"))
        #expect(try read("a.txt") == "first")
    }

    @Test func aFileMadePieceByPieceIsThereWhenItIsDone() throws {
        let path = "\(folder)/a.txt"
        let file = try AtomicFile(path: path)
        try file.append(Data("too much".utf8))
        try file.restart()
        try file.append(Data("one, ".utf8))
        try file.append(Data("two".utf8))
        #expect(!FileManager.default.fileExists(atPath: path))
        try file.commit()
        #expect(try read("a.txt") == "one, two")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.txt"])
    }

    @Test func aFileThatIsGivenUpLeavesNothing() throws {
        try write("first", to: "a.txt")
        do {
            let file = try AtomicFile(path: "\(folder)/a.txt")
            try file.append(Data("half of it".utf8))
        }
        #expect(try read("a.txt") == "first")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.txt"])
    }

    @Test(arguments: [true, false])
    func aPNGWrittenBandByBandIsThatInMemory(isOpaque: Bool) throws {
        // Without a background, the last band is the first with alpha, so all others are written twice.
        let list = picture(50, 200) { builder in
            builder.fill(.rectangle(rect(0, 0, 50, isOpaque ? 200 : 195)), .color(.pureRed))
            builder.fill(.ellipse(rect(0, 0, 50, 190)), .color(.pureBlue))
        }
        let renderer = PNGRenderer()
        renderer.rowsPerBand = 10
        try renderer.write(list, to: "\(folder)/a.png")
        #expect(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/a.png")) == renderer.data(for: list))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.png"])
        #expect(throws: FileWriteError.missingFolder(path: "\(folder)/b/a.png", folder: "\(folder)/b")) {
            try renderer.write(list, to: "\(folder)/b/a.png")
        }
        #expect(throws: RenderError.invalidSize(width: 0, height: 0)) {
            try renderer.write(DisplayList(size: .zero, nodes: [], items: []), to: "\(folder)/a.png")
        }
    }
}
