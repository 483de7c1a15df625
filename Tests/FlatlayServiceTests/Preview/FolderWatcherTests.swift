import FlatlayService
import Foundation
import Synchronization
import Testing

@Suite struct FolderWatcherTests {
    /// Collects what a watcher tells.
    private final class Seen: Sendable {
        private let changes = Mutex<[FileChanges]>([])

        func add(_ change: FileChanges) { changes.withLock { $0.append(change) } }
        var all: [FileChanges] { changes.withLock { $0 } }
        var paths: Set<String> { Set(all.flatMap(\.paths)) }
    }

    private let folder: String
    private let seen = Seen()
    private let watcher: FolderWatcher

    init() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("flatlay-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        folder = url.resolvingSymlinksInPath().path
        let seen = seen
        watcher = try FolderWatcher { seen.add($0) }
    }

    private func path(_ name: String) -> String { folder + "/" + name }

    private func write(_ name: String, _ text: String = "text") throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    }

    private func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
    }

    private func sees(_ name: String) async throws -> Bool {
        try await eventually { seen.paths.contains(path(name)) }
    }

    @Test func aWrittenFileIsToldOnce() async throws {
        watcher.watch(trees: [folder])
        try write("card.yaml")
        #expect(try await sees("card.yaml"))
        try await Task.sleep(for: .milliseconds(100))
        #expect(seen.all.count == 1)
        watcher.stop()
    }

    @Test func aFileThatIsOpenIsToldWhenItIsClosed() async throws {
        watcher.watch(trees: [folder])
        let file = try #require(fopen(path("slow.yaml"), "w"))
        fputs("half", file)
        fflush(file)
        try await Task.sleep(for: .milliseconds(150))
        #expect(seen.all.isEmpty)
        fclose(file)
        #expect(try await sees("slow.yaml"))
        watcher.stop()
    }

    @Test func editorsThatMoveTheFileAwayMakeOneChange() async throws {
        try write("card.yaml")
        watcher.watch(trees: [folder])
        // As Vim does with a backup: away, written anew, and the backup removed.
        let start = ContinuousClock.now
        rename(path("card.yaml"), path("card.yaml~"))
        try await Task.sleep(for: .milliseconds(20))
        try write("card.yaml", "new")
        let away = ContinuousClock.now - start
        unlink(path("card.yaml~"))
        #expect(try await sees("card.yaml"))
        try await Task.sleep(for: .milliseconds(200))
        let told = seen.all.filter { $0.paths.contains(path("card.yaml")) }
        // A machine that is busy may need longer than editors do.
        if away < .milliseconds(60) { #expect(told.count == 1) }
        watcher.stop()
    }

    @Test func aFileThatIsRenamedOverAnotherIsTold() async throws {
        try write("card.yaml")
        watcher.watch(trees: [folder])
        try write("card.new", "new")
        #expect(rename(path("card.new"), path("card.yaml")) == 0)
        #expect(try await sees("card.yaml"))
        watcher.stop()
    }

    @Test func linksAreTold() async throws {
        try write("one.yaml")
        watcher.watch(trees: [folder])
        #expect(symlink("one.yaml", path("two.yaml")) == 0)
        #expect(link(path("one.yaml"), path("three.yaml")) == 0)
        #expect(try await sees("two.yaml"))
        #expect(try await sees("three.yaml"))
        watcher.stop()
    }

    @Test func newFoldersAreWatchedAndHiddenOnesAreNot() async throws {
        try makeFolder(".git")
        watcher.watch(trees: [folder])
        try makeFolder("deep/deeper")
        #expect(try await sees("deep"))
        try write("deep/deeper/card.yaml")
        try write(".git/index")
        #expect(try await sees("deep/deeper/card.yaml"))
        #expect(!seen.paths.contains(path(".git/index")))
        watcher.stop()
    }

    @Test func aFolderThatVanishesIsWatchedAgainWhenItIsBack() async throws {
        try makeFolder("outer/templates")
        watcher.watch(trees: [path("outer/templates")])
        for _ in 0..<3 {
            try FileManager.default.removeItem(atPath: path("outer"))
            #expect(try await eventually { seen.all.contains(where: \.haveFoldersChanged) })
            try makeFolder("outer/templates")
            try await Task.sleep(for: .milliseconds(50))
            let name = "outer/templates/\(UUID().uuidString).yaml"
            try write(name)
            #expect(try await sees(name))
        }
        #expect(watcher.failure == nil)
        watcher.stop()
    }

    @Test func aFolderThatIsReplacedIsWatched() async throws {
        try makeFolder("templates")
        watcher.watch(trees: [path("templates")])
        #expect(rename(path("templates"), path("old")) == 0)
        try makeFolder("templates")
        try await Task.sleep(for: .milliseconds(50))
        try write("templates/card.yaml")
        #expect(try await sees("templates/card.yaml"))
        try write("old/card.yaml")
        try await Task.sleep(for: .milliseconds(100))
        #expect(!seen.paths.contains(path("old/card.yaml")))
        watcher.stop()
    }
}
