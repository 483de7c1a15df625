import FlatlayService
import Foundation
import TestSupport
import Testing

@Suite struct FolderWatcherTests {
    private let folder: String
    private let reports = AwaitedValue<[FileChanges]>([])
    private let watcher: FolderWatcher

    init() throws {
        folder = try TemporaryFolder.untilExit().resolvingSymlinksInPath().path
        let reports = reports
        watcher = try FolderWatcher { change in reports.change { $0.append(change) } }
    }

    private func path(_ name: String) -> String { folder + "/" + name }

    private func write(_ name: String, _ text: String = "text") throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    }

    private func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
    }

    /// The reports in which a file or folder is named.
    private func reports(of name: String) -> [FileChanges] {
        reports.value.filter { $0.paths.contains(path(name)) }
    }

    /// Waits until a file or folder is reported. The kernel keeps the order of changes, so whatever was changed before is
    /// reported then, too.
    private func sees(_ name: String) async -> Bool {
        let path = path(name)
        return await reports.wait { $0.contains { $0.paths.contains(path) } }
    }

    /// Waits until a new folder is watched: what is written into it before that is found by whoever is told about it.
    private func seesWhatIsWritten(to name: String) async throws -> Bool {
        try await waitUntil {
            try write(name)
            return !reports(of: name).isEmpty
        }
    }

    @Test func aWrittenFileIsToldOnce() async throws {
        watcher.watch(trees: [folder])
        try write("card.yaml")
        #expect(await sees("card.yaml"))
        try write("last.yaml")
        #expect(await sees("last.yaml"))
        #expect(reports(of: "card.yaml").count == 1 && reports.value.count == 2)
        watcher.stop()
    }

    @Test func aFileThatIsOpenIsToldWhenItIsClosed() async throws {
        watcher.watch(trees: [folder])
        let file = try #require(fopen(path("slow.yaml"), "w"))
        fputs("half", file)
        fflush(file)
        try write("other.yaml")
        #expect(await sees("other.yaml"))
        #expect(reports(of: "slow.yaml").isEmpty)
        fclose(file)
        #expect(await sees("slow.yaml"))
        watcher.stop()
    }

    @Test func editorsThatMoveTheFileAwayMakeOneChange() {
        var changes = PendingChanges()
        var away = FileChanges(), written = FileChanges()
        away.paths = ["card.yaml", "card.yaml~"]
        written.paths = ["card.yaml"]
        // As Vim does with a backup: away, written anew.
        changes.add(away, at: .seconds(1))
        let moments = [Duration.seconds(1), .milliseconds(1004), .milliseconds(1079)]
        for now in moments {
            #expect(changes.takeDue(at: now, isQuiet: true) { $0 != "card.yaml" } == nil, "it is not there")
        }
        changes.add(written, at: .milliseconds(1079))
        #expect(changes.takeDue(at: .milliseconds(1079), isQuiet: false) { _ in true } == nil, "more may come")
        #expect(changes.takeDue(at: .milliseconds(1083), isQuiet: true) { _ in true } == away)
        #expect(changes.isEmpty && changes.takeDue(at: .seconds(9), isQuiet: true) { _ in true } == nil)
    }

    @Test func aFileThatStaysAwayIsTold() async throws {
        var changes = PendingChanges()
        var gone = FileChanges()
        gone.paths = ["card.yaml"]
        changes.add(gone, at: .seconds(1))
        #expect(changes.takeDue(at: .milliseconds(1079), isQuiet: true) { _ in false } == nil)
        #expect(changes.takeDue(at: .milliseconds(1080), isQuiet: true) { _ in false } == gone)
        try write("card.yaml")
        watcher.watch(trees: [folder])
        unlink(path("card.yaml"))
        #expect(await sees("card.yaml"))
        watcher.stop()
    }

    @Test func changesThatGoOnAreTold() {
        var changes = PendingChanges()
        for step in 0..<100 {
            var change = FileChanges()
            change.paths = ["\(step)"]
            let now = Duration.milliseconds(step * 3)
            changes.add(change, at: now)
            let due = changes.takeDue(at: now, isQuiet: false) { _ in true }
            #expect(due?.paths.count == (step == 84 ? 85 : nil), "after a quarter of a second, with all of them")
        }
        #expect(!changes.isEmpty)
    }

    @Test func aFileThatIsRenamedOverAnotherIsTold() async throws {
        try write("card.yaml")
        watcher.watch(trees: [folder])
        try write("card.new", "new")
        #expect(rename(path("card.new"), path("card.yaml")) == 0)
        #expect(await sees("card.yaml"))
        watcher.stop()
    }

    @Test func linksAreTold() async throws {
        try write("one.yaml")
        watcher.watch(trees: [folder])
        #expect(symlink("one.yaml", path("two.yaml")) == 0)
        #expect(link(path("one.yaml"), path("three.yaml")) == 0)
        #expect(await sees("two.yaml"))
        #expect(await sees("three.yaml"))
        watcher.stop()
    }

    @Test func newFoldersAreWatchedAndHiddenOnesAreNot() async throws {
        try makeFolder(".git")
        watcher.watch(trees: [folder])
        try makeFolder("deep/deeper")
        #expect(await sees("deep"))
        try write("deep/deeper/card.yaml")
        try write(".git/index")
        #expect(await sees("deep/deeper/card.yaml"))
        #expect(reports(of: ".git/index").isEmpty)
        watcher.stop()
    }

    @Test func aFolderThatVanishesIsWatchedAgainWhenItIsBack() async throws {
        try makeFolder("outer/templates")
        watcher.watch(trees: [path("outer/templates")])
        for _ in 0..<3 {
            try FileManager.default.removeItem(atPath: path("outer"))
            #expect(await reports.wait { $0.contains(where: \.haveFoldersChanged) })
            try makeFolder("outer/templates")
            #expect(try await seesWhatIsWritten(to: "outer/templates/card.yaml"))
            reports.change { $0 = [] }
        }
        #expect(watcher.failure == nil)
        watcher.stop()
    }

    @Test func aFolderThatIsReplacedIsWatched() async throws {
        try makeFolder("templates")
        watcher.watch(trees: [path("templates")])
        #expect(rename(path("templates"), path("old")) == 0)
        try makeFolder("templates")
        #expect(try await seesWhatIsWritten(to: "templates/card.yaml"))
        try write("old/card.yaml")
        try write("templates/last.yaml")
        #expect(await sees("templates/last.yaml"))
        #expect(reports(of: "old/card.yaml").isEmpty)
        watcher.stop()
    }
}
