import Foundation
import Testing

@testable import FlatlayDrawing

@Suite("Where files are installed") struct InstalledFilesTests {
    @Test("a program with a folder of its own uses it, others what packages install")
    func folders() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("flatlay-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        let programs = root.appendingPathComponent("bin").path
        #expect(InstalledFiles.carried(byProgramsIn: programs) == nil)
        let own = root.appendingPathComponent("share/flatlay")
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        #expect(InstalledFiles.carried(byProgramsIn: programs) == own.path)
        #expect(InstalledFiles.shared == "/usr/share")
    }
}
