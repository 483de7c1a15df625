import Foundation
import TestSupport
import Testing
@testable import FlatlayBytes

/// The temporary files of dead and living writers.
@Suite struct TemporaryFileTests {
    private let temporary: TemporaryFolder
    private var folder: String { temporary.path }

    init() throws {
        temporary = try TemporaryFolder()
    }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
    }

    private func write(_ text: String, mayBeUnnamed: Bool) throws {
        let file = try AtomicFile(path: folder + "/a.txt", mayBeUnnamed: mayBeUnnamed)
        try file.append(Data(text.utf8))
        try file.commit()
    }

    @Test("both ways write, replace, keep permissions and leave no temporary files", arguments: [true, false])
    func ways(mayBeUnnamed: Bool) throws {
        try write("first", mayBeUnnamed: mayBeUnnamed)
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder + "/a.txt")
        try write("second", mayBeUnnamed: mayBeUnnamed)
        #expect(try String(contentsOfFile: folder + "/a.txt", encoding: .utf8) == "second")
        let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/a.txt")
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
        #expect(try names == ["a.txt"])
    }

    @Test("both ways create a new file, never replace one, and leave no temporary files", arguments: [true, false])
    func creation(mayBeUnnamed: Bool) throws {
        for isNew in [true, false] {
            let file = try TemporaryFile(in: folder, for: "a.txt", mayBeUnnamed: mayBeUnnamed)
            #expect(DescriptorOutput.write(Data("new: \(isNew)".utf8), to: file.descriptor) == 0)
            #expect(try file.commitNew() == isNew)
        }
        #expect(try String(contentsOfFile: folder + "/a.txt", encoding: .utf8) == "new: true")
        #expect(try names == ["a.txt"])
    }

    @Test("a file that is being written has no name, or a temporary one")
    func whileWriting() throws {
        do {
            let named = try AtomicFile(path: folder + "/a.txt", mayBeUnnamed: false)
            try named.append(Data("half".utf8))
            #expect(try names == ["a.txt.flatlay-0.tmp"])
            // A second writer of the same file uses another name, and both files are complete.
            try write("other", mayBeUnnamed: false)
            #expect(try names == ["a.txt", "a.txt.flatlay-0.tmp"])
            try named.append(Data(" and half".utf8))
            try named.commit()
            #expect(try String(contentsOfFile: folder + "/a.txt", encoding: .utf8) == "half and half")
        }
        #expect(try names == ["a.txt"])
    }

    @Test("a long name leaves space for the extension")
    func longNames() throws {
        let name = String(repeating: "é", count: 127)
        let temporary = TemporaryFile.name(0, for: name)
        #expect(temporary.utf8.count <= 255 && temporary.hasSuffix(".flatlay-0.tmp"))
        #expect(temporary != TemporaryFile.name(0, for: "a" + name.dropLast()))
        let file = try AtomicFile(path: folder + "/" + name, mayBeUnnamed: false)
        try file.append(Data("x".utf8))
        try file.commit()
        #expect(try names == [name])
    }

    @Test("the file of a dead writer is removed by the next one", arguments: [true, false])
    func leftBehind(mayBeUnnamed: Bool) throws {
        for number in [0, 1, 3] {
            try Data("half".utf8).write(to: URL(fileURLWithPath: folder + "/a.txt.flatlay-\(number).tmp"))
        }
        try write("first", mayBeUnnamed: false)
        #expect(try names == ["a.txt"])
        try Data("half".utf8).write(to: URL(fileURLWithPath: folder + "/a.txt.flatlay-0.tmp"))
        try write("second", mayBeUnnamed: mayBeUnnamed)
        #expect(try names == ["a.txt"])
    }

    @Test("other temporary files are not removed")
    func foreign() throws {
        mkfifo(folder + "/a.txt.flatlay-0.tmp", 0o600)
        try Data("kept".utf8).write(to: URL(fileURLWithPath: folder + "/kept"))
        symlink("kept", folder + "/a.txt.flatlay-1.tmp")
        try FileManager.default.createDirectory(
            atPath: folder + "/a.txt.flatlay-2.tmp", withIntermediateDirectories: true)
        let before = try names
        try write("first", mayBeUnnamed: false)
        #expect(try names == (before + ["a.txt"]).sorted())
    }

    /// A process that holds a lock like a writer, until it is killed.
    @Test(
        "a living process keeps its file, and a killed one does not", .enabled(if: access("/usr/bin/flock", X_OK) == 0))
    func killed() throws {
        let temporary = folder + "/a.txt.flatlay-0.tmp"
        try Data("half".utf8).write(to: URL(fileURLWithPath: temporary))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/flock")
        process.arguments = ["--no-fork", temporary, "/bin/sleep", "600"]
        try process.run()
        // Until it has the lock.
        let probe = open(temporary, O_RDONLY)
        let isLocked = blockUntil(attempts: 60_000, every: .milliseconds(1)) {
            guard flock(probe, LOCK_EX | LOCK_NB) == 0 else { return true }
            flock(probe, LOCK_UN)
            return false
        }
        #expect(isLocked)
        close(probe)
        try write("first", mayBeUnnamed: false)
        #expect(try names == ["a.txt", "a.txt.flatlay-0.tmp"], "it lives")
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        try write("second", mayBeUnnamed: false)
        #expect(try names == ["a.txt"], "it is dead")
    }

    @Test("many writers of one file at once write it completely", arguments: [true, false])
    func atOnce(mayBeUnnamed: Bool) throws {
        let path = folder + "/a.txt"
        let texts = (0..<8).map { String(repeating: "\($0)", count: 100_000) }
        DispatchQueue.concurrentPerform(iterations: 200) { index in
            do {
                let file = try AtomicFile(path: path, mayBeUnnamed: mayBeUnnamed)
                try file.append(Data(texts[index % 8].utf8))
                try file.commit()
            } catch {
                Issue.record(error)
            }
        }
        #expect(texts.contains(try String(contentsOfFile: path, encoding: .utf8)))
        #expect(try names == ["a.txt"])
    }
}
