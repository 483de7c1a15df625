import Combine
import FlatlayPreviews
import FlatlayTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Files as apps have them, with Apple's import lines, compile and draw. `AppFileSwift6Tests` has the same files in Swift 6
/// language mode.
@Suite struct AppFileTests {
    /// The module of this file: there are two with the same files.
    private static let module = #fileID.split(separator: "/").first.map(String.init) ?? ""

    @MainActor
    private func texts(_ place: String, _ name: String? = nil) async throws -> [String] {
        let previews = try await Previews.all(in: Self.module)
        let found = previews.filter { $0.declaration.place == place && (name == nil || $0.name == name) }
        #expect(!found.isEmpty, "there is no preview of \(place)")
        return try found.flatMap { preview in
            let renderer = try preview.renderer()
            renderer.textShaper = GridTextShaper()
            return texts(try renderer.displayList().items)
        }
    }

    private func texts(_ items: DisplayList.Items) -> [String] {
        items.flatMap { item -> [String] in
            switch item.command {
            case .glyphs(let run, _, _): [run.text]
            case .group(_, let inner): texts(inner)
            default: []
            }
        }
    }

    @Test func aModelOfCombineComputesWhatItsViewShows() async throws {
        let shown = try await texts("CartView", "Cart")
        #expect(shown == ["Coffee", "2 × 4", "Sugar", "1 × 1", "Total", "9", "Check out"])
        #expect(try await texts("CartView", "Empty cart") == ["Total", "0", "Check out"])
    }

    @Test func columnsGetTheirTypesFromTheRows() async throws {
        let shown = try await texts("PeopleTable")
        #expect(shown == ["Name", "City", "Age", "Ada", "LONDON", "36", "Bo", "OSLO", "41"])
    }

    @Test func notificationsAreDeclinedAndDropped() async throws {
        #expect(try await texts("ReminderScheduler") == ["declined", "2 scheduled"])
    }

    @Test func combineLatestAndMergeFollowTheirPublishers() {
        let first = PassthroughSubject<Int, Never>()
        let second = PassthroughSubject<String?, Never>()
        var seen: [String] = []
        var completions = 0
        let cancellable = first.combineLatest(second)
            .sink(receiveCompletion: { _ in completions += 1 }, receiveValue: { seen.append("\($0)\($1 ?? "-")") })
        first.send(1)
        #expect(seen.isEmpty)
        second.send(nil)
        first.send(2)
        second.send("b")
        first.send(completion: .finished)
        second.send("c")
        #expect(seen == ["1-", "2-", "2b", "2c"] && completions == 0)
        second.send(completion: .finished)
        #expect(completions == 1)
        cancellable.cancel()

        var merged: [Int] = []
        let ended = [1, 2].publisher.merge(with: [3].publisher, Just(4)).sink { merged.append($0) }
        #expect(merged == [1, 2, 3, 4])
        ended.cancel()

        let model = CartViewModel(items: [CartItem(id: 1, name: "a", price: 10)])
        model.voucher = "12345678"
        #expect(model.total == 5 && model.canCheckOut)
        model.remove(model.items[0])
        #expect(model.total == 0 && !model.canCheckOut)
    }

    @Test func entriesHaveTheirDefaultsAndCanBeSet() async throws {
        #expect(try await texts("Theme") == ["regular", "no badge", "compact", "new"])
        var values = EnvironmentValues()
        #expect(values.spacing == 12 && values.accent == .orange && values.badge == nil)
        values.spacing = 3
        #expect(values.spacing == 3)
        #expect(Transaction().isInteractive == false)
    }

    @Test func onReceiveTakesWhatIsSentWhileViewsSettle() async throws {
        #expect(try await texts("CountdownView") == ["30 s"])
        #expect(try await texts("SearchView") == ["Banana", "B"])
    }

    @Test func previewableVariablesAndModifiersReachTheirViews() async throws {
        #expect(try await texts("TogglesView") == ["Settings", "Notify me", "3 on"])
        #expect(try await texts("Library") == ["Emma", "Persuasion"])
    }

    @Test func providersHaveAllTheirPreviews() async throws {
        #expect(try await texts("ProfileView_Previews", "Ada") == ["Ada Lovelace", "Tap to copy"])
        #expect(try await texts("ProfileView_Previews").count == 4)
        let rows = try await texts("DocumentRow_Previews")
        #expect(rows.contains("image/jpeg") && rows.contains("text/csv") && rows.contains("unknown"))
        #expect(try await texts("Everything_Previews") == ["1"])
    }

    @Test func previewsOfUIKitAreViews() async throws {
        #expect(try await texts("HostingScreen") == ["hosted"])
        #expect(try await texts("FilmsScreen") == ["Metropolis", "Nosferatu", "Sunrise"])
    }

    @Test func declarationsStandInTheOrderOfTheSources() throws {
        let found = Previews.declarations(in: Self.module)
        #expect(found.allSatisfy { $0.module == Self.module })
        #expect(
            found.map(\.place) == [
                "CartView", "CartView", "CountdownView", "FilmsScreen", "HostingScreen", "Library", "PeopleTable",
                "ReminderScheduler", "SearchView", "Theme", "Theme", "TogglesView", "Wave", "DocumentRow_Previews",
                "Everything_Previews",
                "ProfileView_Previews",
            ])
        let cart = try #require(found.first)
        #expect(cart.fileID == "\(Self.module)/CartView.swift" && cart.line == 41 && cart.column == 1)
    }

    @Test @MainActor func traitsGiveSizes() async throws {
        func size(_ place: String) async throws -> CGSize {
            let previews = try await Previews.all(in: Self.module)
            let preview = try #require(previews.first { $0.declaration.place == place })
            let renderer = try preview.renderer(on: .iPhone16)
            renderer.textShaper = GridTextShaper()
            return try renderer.displayList().size
        }
        #expect(try await size("Wave") == CGSize(width: 120, height: 60))
        #expect(try await size("CartView") == CGSize(width: 320, height: 220))
        #expect(try await size("HostingScreen") == CGSize(width: 60, height: 20))
        #expect(try await size("Theme") == DevicePreset.iPhone16.size)
    }

    @Test func everyPreviewEqualsItsReference() async { await assertSnapshots(ofPreviewsIn: Self.module) }

    @Test func aMissingReferenceAndAModuleWithoutPreviewsAreFailures() async {
        await withKnownIssue {
            await assertSnapshots(ofPreviewsIn: Self.module, record: .never, testName: "unrecorded()")
        } matching: {
            $0.comments.contains { $0.rawValue.contains("There is no reference") }
        }
        let pending = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("__Snapshots__/AppFileTests")
        let files = (try? FileManager.default.contentsOfDirectory(atPath: pending.path)) ?? []
        for file in files where file.hasPrefix("unrecorded.") {
            try? FileManager.default.removeItem(at: pending.appendingPathComponent(file))
        }
        await withKnownIssue {
            await assertSnapshots(ofPreviewsIn: "Nothing", record: .never)
        } matching: {
            $0.comments.contains { $0.rawValue.contains("the module 'Nothing' has no previews") }
        }
    }

    /// The first run records and passes; a reference that is missing later is a failure.
    @Test func theFirstRunRecordsReferences() async throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("__Snapshots__/AppFileTests")
        func files() -> [String] {
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return files.filter { $0.hasPrefix("firstRun\(Self.module).") }.sorted()
        }
        func removeAll() {
            for file in files() { try? FileManager.default.removeItem(at: folder.appendingPathComponent(file)) }
        }
        // The process that compares the previews runs this test from its beginning, and must find the files.
        if ProcessInfo.processInfo.environment["FLATLAY_PREVIEW_WORKER"] == nil { removeAll() }
        defer { removeAll() }
        func run() async {
            await assertSnapshots(
                ofPreviewsIn: Self.module, record: .missing, passesFirstRun: true, testName: "firstRun\(Self.module)()")
        }
        await run()
        let recorded = files()
        #expect(recorded.count == 19)
        await run()
        #expect(files() == recorded)
        let removed = try #require(recorded.first)
        try FileManager.default.removeItem(at: folder.appendingPathComponent(removed))
        await withKnownIssue {
            await run()
        } matching: {
            $0.comments.contains { $0.rawValue.contains("There was no reference") && $0.rawValue.contains(removed) }
        }
        #expect(files() == recorded)
    }

    @Test @MainActor func aModuleWithoutPreviewsIsAnError() async {
        await #expect(throws: NoPreviewsError(module: "Nothing")) { _ = try await Previews.all(in: "Nothing") }
        let message = NoPreviewsError(module: "Nothing").description
        #expect(message.hasPrefix("the module 'Nothing' has no previews in this program; these have: "))
        #expect(message.contains(Self.module))
    }

    @Test func locksOfTheSystemExclude() async {
        let counter = LockedCounter()
        await withTaskGroup { group in
            for _ in 0..<8 { group.addTask { for _ in 0..<1000 { counter.increment() } } }
        }
        #expect(counter.count == 8000)
        #expect(counter.isFree)
    }

    @Test func typesOfFiles() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(mimeType: "text/csv") == .commaSeparatedText)
        #expect(UTType("public.png")?.preferredFilenameExtension == "png")
        #expect(UTType("nothing.such") == nil && UTType(filenameExtension: "nothing") == nil)
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && !UTType.png.conforms(to: .text))
        #expect(UTType.svg.isSubtype(of: .xml) && UTType.image.isSupertype(of: .png) && !UTType.png.isSubtype(of: .png))
        #expect(Set(UTType.swiftSource.supertypes.map(\.identifier)).contains("public.plain-text"))
        #expect(UTType(exportedAs: "com.example.Shop").identifier == "com.example.shop")
    }
}
