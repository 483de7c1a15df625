import Flatlay
import FlatlaySnapshots
import Foundation
import Testing

@testable import FlatlayTesting

/// Folders that can't be written: nothing is lost, and the message says where the result is.
@Suite(.enabled(if: MountedFolder.isPermitted, "needs mounts, which only root may make")) struct FaultTests {
    private let card: some View = Text("Card").padding(8)
    private let other: some View = Text("Cart").padding(8)

    /// Runs a test with a folder of references in which there is a reference, and which can't be written.
    private func run(
        _ fault: MountedFolder.Fault, _ body: @escaping (_ fixture: SnapshotFixture, _ before: Data) throws -> Void
    ) throws {
        let fixture = try SnapshotFixture()
        _ = fixture.verify(card, as: .image, named: "1")
        let before = try #require(fixture.data("card.1.png"))
        // The thread alone uses the fixture while this one waits.
        nonisolated(unsafe) let (unsafeFixture, unsafeBody) = (fixture, body)
        try MountedFolder.run(fixture.references, fault) { try unsafeBody(unsafeFixture, before) }
        // Outside, the folder is as it was, and can be written again.
        #expect(fixture.data("card.1.png") == before)
        #expect(fixture.verify(card, as: .image, named: "1") == nil)
    }

    /// What the system says about each fault.
    private static let reasons: [(MountedFolder.Fault, String)] = [
        (.readOnly, "Read-only file system"), (.full, "No space left on device"),
    ]

    @Test(arguments: reasons) func aResultIsKeptElsewhere(_ fault: MountedFolder.Fault, _ reason: String) throws {
        let (card, other) = (card, other)
        try run(fault) { fixture, before in
            let files = fixture.files
            let message = try #require(fixture.verify(other, as: .image, named: "1"))
            #expect(message.hasPrefix("The snapshot differs from its reference: "))
            #expect(message.contains("The result can't be written beside the reference"), "\(message)")
            #expect(message.contains(reason), "\(message)")
            let result = "\(fixture.folder)/artefacts/SnapshotFixture/card.1.png"
            #expect(message.contains("result: \(result)"))
            #expect(try ImageReference(contentsOf: result).isUnchanged)
            #expect(fixture.data("card.1.png") == before)
            #expect(fixture.files == files, "no part of a file is left")
            let record = try #require(fixture.records.last)
            #expect(record.outcome == .changed && record.pending == nil && record.difference == nil)
            #expect(fixture.verify(card, as: .image, named: "1") == nil, "what is the same needs no room")
        }
    }

    @Test(arguments: reasons) func aReferenceStaysAsItIs(_ fault: MountedFolder.Fault, _ reason: String) throws {
        let other = other
        try run(fault) { fixture, before in
            let files = fixture.files
            for (mode, name) in [(SnapshotTestingConfiguration.Record.all, "1"), (.failed, "1"), (.missing, "new")] {
                let message = try #require(fixture.verify(other, as: .image, named: name, record: mode))
                #expect(message.hasPrefix("The snapshot can't be written: "), "\(message)")
                #expect(message.contains(reason) && message.contains("The old reference, if any, is unchanged."))
                #expect(message.contains("result: \(fixture.folder)/artefacts/SnapshotFixture/card.\(name).png"))
                #expect(fixture.records.last?.outcome == .failed)
            }
            #expect(fixture.data("card.1.png") == before)
            #expect(fixture.files == files)
        }
    }

    @Test func withoutAnyRoomTheMessageSaysSo() throws {
        let other = other
        try run(.full) { fixture, before in
            fixture.environment["SNAPSHOT_ARTIFACTS"] = fixture.references + "/artefacts"
            let message = try #require(fixture.verify(other, as: .image, named: "1"))
            #expect(message.contains("The result can't be written elsewhere, either"), "\(message)")
            #expect(message.contains("It is attached to the test."))
            #expect(fixture.data("card.1.png") == before)
        }
    }
}

/// A folder that can't be written, for one thread: its mounts are its own.
enum MountedFolder {
    enum Fault: String, Sendable {
        case readOnly
        case full
    }

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// Whether the tests may mount.
    static let isPermitted: Bool = (try? onThread { try enter() }) != nil

    /// Runs a closure on a thread for which a folder has a fault. All other threads see the folder as it is.
    static func run(_ folder: String, _ fault: Fault, _ body: @escaping () throws -> Void) throws {
        try onThread {
            try enter()
            switch fault {
            case .readOnly:
                try check(mount(folder, folder, nil, UInt(MS_BIND), nil), "mount")
                try check(mount(nil, folder, nil, UInt(MS_BIND | MS_REMOUNT | MS_RDONLY), nil), "remount")
            case .full:
                // A small file system with the same files, and no room.
                let files = try FileManager.default.contentsOfDirectory(atPath: folder).map { name in
                    (name, try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")))
                }
                try check(mount("none", folder, "tmpfs", 0, "size=256k"), "mount")
                for (name, data) in files { try data.write(to: URL(fileURLWithPath: "\(folder)/\(name)")) }
                let descriptor = open("\(folder)/fill", O_WRONLY | O_CREAT, 0o644)
                let zeros = [UInt8](repeating: 0, count: 4096)
                while write(descriptor, zeros, zeros.count) > 0 {}
                close(descriptor)
            }
            try body()
        }
    }

    /// Gives the thread mounts of its own. They go away with it.
    private static func enter() throws {
        // The module Glibc has neither this function nor its flag, CLONE_NEWNS.
        guard let symbol = dlsym(nil, "unshare") else { throw Failure(description: "there is no unshare") }
        let unshare = unsafeBitCast(symbol, to: (@convention(c) (Int32) -> Int32).self)
        try check(unshare(0x0002_0000), "unshare")
        try check(mount("none", "/", nil, UInt(MS_REC | MS_PRIVATE), nil), "mount")
    }

    private static func check(_ result: Int32, _ call: String) throws {
        guard result == 0 else { throw Failure(description: "\(call): \(String(cString: strerror(errno)))") }
    }

    private static func onThread(_ body: @escaping () throws -> Void) throws {
        nonisolated(unsafe) var failure: (any Error)?
        nonisolated(unsafe) let body = body
        let end = DispatchSemaphore(value: 0)
        let thread = Thread {
            do { try body() } catch { failure = error }
            end.signal()
        }
        thread.stackSize = 8 << 20
        thread.start()
        end.wait()
        if let failure { throw failure }
    }
}
