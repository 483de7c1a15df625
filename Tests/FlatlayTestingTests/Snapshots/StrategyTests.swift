import FlatlaySnapshots
import FlatlayTemplates
import Foundation
import Testing

@testable import FlatlayTesting

private struct Row: View {
    var title: String
    var body: some View { HStack { Text(title) }.padding(4) }
}

private struct Row_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Row(title: "One").previewDisplayName("One row").previewLayout(.sizeThatFits)
            Row(title: "Fixed").previewLayout(.fixed(width: 90, height: 30)).padding(1)
        }
        ForEach(0..<2) { Row(title: "\($0)") }
        Row(title: "Phone").previewDevice("iPhone 13 Pro").previewDisplayName("One row")
    }
}

/// What references hold.
@Suite struct StrategyTests {
    private func run(_ fixture: SnapshotFixture, _ body: () -> SnapshotAssertion.Result) -> SnapshotAssertion.Result {
        fixture.run(body)
    }

    private func check(_ fixture: SnapshotFixture, _ name: String? = nil) -> SnapshotCheck {
        var check = SnapshotCheck(
            name: name, record: nil, timeout: 0.2, testName: "card()",
            position: AssertionPosition(fileID: #fileID, filePath: #filePath, line: #line, column: 1))
        check.directory = fixture.references
        return check
    }

    @Test func theModesOfARow() throws {
        let fixture = try SnapshotFixture()
        let row = Row(title: "One")
        for name in ["a", "a"] {
            _ = fixture.verify(row, as: .layout, named: name + "-layout")
            _ = fixture.verify(row, as: .displayList, named: name + "-list")
            _ = fixture.verify(row, as: .svg, named: name + "-svg")
            _ = fixture.verify(row, as: .imageAndLayout, named: name)
        }
        #expect(
            fixture.files == ["card.a-layout.txt", "card.a-list.txt", "card.a-svg.svg", "card.a.png", "card.a.txt"])
        #expect(Set(fixture.records.suffix(5).map(\.outcome)) == [.passed])
        #expect(Set(fixture.records.map(\.kind)) == [.layout, .displayList, .svg, .image])
        let message = try #require(fixture.verify(Row(title: "Longer"), as: .imageAndLayout, named: "a"))
        #expect(message.contains("the reference has") && message.contains("− "))
        let reference = try ImageReference(contentsOf: fixture.references + "/card.a.png")
        #expect(reference.scale == 2 && reference.tree != nil && reference.environment["Cairo"] != nil)
    }

    @MainActor
    @Test func otherValuesThatCanBeRendered() throws {
        let fixture = try SnapshotFixture()
        let renderer = ImageRenderer(content: Row(title: "One"))
        renderer.scale = 1
        _ = fixture.verify(renderer, as: .image, named: "renderer")
        _ = fixture.verify(renderer, as: .image(on: .iPhone13), named: "phone")
        #expect(renderer.scale == 1 && renderer.proposedSize == .unspecified, "the settings are restored")
        _ = fixture.verify(try renderer.displayList(), as: .image(scale: 1), named: "list")
        _ = fixture.verify(UIHostingController(rootView: Row(title: "One")), as: .image, named: "controller")
        func size(_ name: String) throws -> PixelSize {
            try ImageReference(contentsOf: fixture.references + "/card.\(name).png").size
        }
        #expect(try size("renderer") == size("list"))
        #expect(try size("phone") == PixelSize(width: 1170, height: 2532))
        #expect(try size("controller").width > size("list").width)
    }

    @MainActor
    @Test func collectionViewsOfUIKit() throws {
        let fixture = try SnapshotFixture()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 40, height: 20)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 60), collectionViewLayout: layout)
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, item in
            cell.contentConfiguration = UIHostingConfiguration { Text(item) }.margins(.all, 0)
        }
        let dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b"])
        dataSource.apply(snapshot)
        _ = fixture.verify(view, as: .imageAndLayout, named: "view")
        #expect(fixture.verify(view, as: .imageAndLayout, named: "view") == nil)
        #expect(
            try ImageReference(contentsOf: fixture.references + "/card.view.png").size
                == PixelSize(width: 200, height: 120))
        snapshot.appendItems(["c"])
        dataSource.apply(snapshot)
        let message = try #require(fixture.verify(view, as: .imageAndLayout, named: "view"))
        #expect(message.contains("layout: section 0, item 2 \"c\": is new"), "\(message)")
    }

    @Test func templates() throws {
        let fixture = try SnapshotFixture()
        func renderer(_ text: String) throws -> some SnapshotRenderable {
            let yaml = "canvas: { width: 80, height: 30 }\nsections:\n  - items: [1]\n    cell: { text: \(text) }\n"
            return try Template(source: yaml, name: "card.yaml", folder: URL(fileURLWithPath: fixture.folder))
                .renderer()
        }
        _ = fixture.verify(try renderer("One"), as: .image, named: "template")
        #expect(fixture.verify(try renderer("One"), as: .image, named: "template") == nil)
        let message = try #require(fixture.verify(try renderer("Two"), as: .image, named: "template"))
        #expect(message.contains("\"One\" → \"Two\""), "\(message)")
    }

    @Test func eachVariantHasAReference() throws {
        let fixture = try SnapshotFixture()
        let variants = SnapshotVariants.matrix(
            colorSchemes: [.light, .dark], dynamicTypeSizes: [.large, .accessibility1],
            layoutDirections: [.leftToRight, .rightToLeft], locales: [Locale(identifier: "de_DE")], scales: [1, 1.5])
        #expect(variants.variants.count == 16)
        let first = run(fixture) {
            check(fixture, "v").result(of: { Row(title: "One") }, as: .image, variants: variants)
        }
        #expect(first.outcomes == Array(repeating: .recorded, count: 16))
        #expect(fixture.files.contains("card.v.dark-accessibility1-rtl-de_DE-1-5x.png"), "\(fixture.files)")
        #expect(fixture.files.count == 16)
        let sheet = "\(fixture.runs)/sheets/StrategyTests/card.v.png"
        #expect(first.failure?.contains("All variants side by side: \(sheet)") == true)
        #expect(FileManager.default.fileExists(atPath: sheet))
        let second = run(fixture) {
            check(fixture, "v").result(of: { Row(title: "One") }, as: .image, variants: variants)
        }
        #expect(second.failure == nil)
        #expect(Set(fixture.records.compactMap(\.name.variant)).count == 16)
        let text = run(fixture) { check(fixture, "t").result(of: { "x" }, as: .lines, variants: variants) }
        #expect(text.failure?.hasPrefix("This strategy has no variants") == true)
    }

    @Test @MainActor func eachPreviewHasANameAndASize() throws {
        let samples = PreviewSample.samples(of: Row_Previews.previews)
        #expect(samples.map(\.settings.name) == ["One row", nil, nil, nil, "One row"])
        guard case .fixed(90, 30)? = try samples[1].settings.snapshotLayout else {
            Issue.record("the fixed size is lost")
            return
        }
        guard case .device(let config)? = try samples[4].settings.snapshotLayout else {
            Issue.record("the device is lost")
            return
        }
        #expect(config.size == CGSize(width: 390, height: 844))
        #expect(throws: UnknownDeviceError.self) { try DevicePreset(model: "Newton") }
        #expect(try DevicePreset(model: "iPhone 16 Pro") == .iPhone16Pro)
    }

    @Test func aLineOfATextThatDiffersIsNamed() throws {
        let fixture = try SnapshotFixture()
        _ = fixture.verify("a\nb\nc", as: .lines)
        let message = try #require(fixture.verify("a\nx\nc", as: .lines))
        #expect(message.contains("line 2:\n  a\n− b\n+ x\n  c"))
    }

    @Test func dumpsAreTheSameInEachProcess() {
        let value: [String: Any] = ["b": Set(["y", "x"]), "a": [1, 2], "c": Optional<Int>.none as Any]
        let text = ValueDump.text(of: value)
        #expect(text.hasPrefix("▿ 3 key/value pairs\n"))
        #expect(
            text.range(of: "\"x\"")?.lowerBound ?? text.endIndex < text.range(of: "\"y\"")?.lowerBound
                ?? text.startIndex)
    }

    @Test func aValueThatIsNeverReadyFailsInTime() throws {
        let fixture = try SnapshotFixture()
        let strategy = Snapshotting<Int, String>(
            pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
        let result = run(fixture) { check(fixture).result(of: { 1 }, as: strategy) }
        #expect(result.failure?.contains("not ready after 0.2 seconds") == true)
    }

    @Test func anErrorOfTheValueIsAFailure() throws {
        struct Broken: Error {}
        let fixture = try SnapshotFixture()
        let result = run(fixture) { check(fixture).result(of: { () throws -> Row in throw Broken() }, as: .image) }
        #expect(result.failure?.hasPrefix("The snapshot can't be made: Broken") == true)
        #expect(fixture.records.map(\.outcome) == [.failed])
    }

    @Test func aFailureAttachesItsFiles() throws {
        let fixture = try SnapshotFixture()
        _ = fixture.verify(Row(title: "a"), as: .image)
        let result = run(fixture) { check(fixture).result(of: { Row(title: "b") }, as: .image) }
        #expect(
            result.attachments.map(\.name) == ["card.1.reference.png", "card.1.failure.png", "card.1.difference.png"])
    }

    @Test func precisionsBecomeTolerances() {
        #expect(SnapshotTolerance().tolerance(pixels: 100) == .exact)
        #expect(SnapshotTolerance(precision: 0.5).tolerance(pixels: 100) == .channels(largest: 0, count: 50))
        #expect(SnapshotTolerance(precision: .nan).tolerance(pixels: 100) == .exact)
        let both = SnapshotTolerance(precision: 1, perceptualPrecision: 0.75).tolerance(pixels: 100)
        #expect(both == .perceptual(largest: 0.25, count: 0))
    }

    @Test func theScopeOfATestTellsThatItEnded() throws {
        let fixture = try SnapshotFixture()
        fixture.run {
            _ = verifySnapshot(of: "a", as: .lines, snapshotDirectory: fixture.references, testName: "card()")
            SnapshotTestScope.current?.finish()
        }
        let ended = fixture.events.contains { if case .tested(let test) = $0 { test.test == "card()" } else { false } }
        #expect(ended)
    }
}
