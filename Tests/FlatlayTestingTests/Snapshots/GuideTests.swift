import Foundation
import Testing

@testable import FlatlayTesting

// card
struct Film {
    var title: String
    var year: Int
}

struct FilmCard: View {
    var film: Film

    var body: some View {
        HStack {
            VStack(alignment: .leading, spacing: 4) {
                Text(film.title).font(.headline)
                Text(String(film.year)).font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer()
            Image(systemName: "star.fill").foregroundStyle(.orange)
        }
        .padding()
        .frame(width: 300)
        .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 12))
        .padding()
    }
}
// end

/// What the guide shows: the card of `docs/getting-started.md`, the collection of `docs/swift.md`, the frames of
/// `docs/hosting.md`, the flags of `docs/moving-from-swift-snapshot-testing.md`, and the messages of
/// `docs/getting-started.md` and `docs/snapshots.md`.
@Suite struct GuideTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static func page(_ name: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent("docs/\(name)"), encoding: .utf8)
    }

    /// The lines of this file between two comments, without their indentation.
    private static func code(_ name: String) throws -> String {
        let source = try String(contentsOfFile: #filePath, encoding: .utf8).components(separatedBy: "\n")
        let start = try #require(source.firstIndex { $0.trimmingCharacters(in: .whitespaces) == "// \(name)" })
        let end = try #require(source[start...].firstIndex { $0.trimmingCharacters(in: .whitespaces) == "// end" })
        let indent = source[start].prefix { $0 == " " }.count
        return source[(start + 1)..<end].map { String($0.dropFirst(indent)) }.joined(separator: "\n")
    }

    private static func verifyPicture(_ name: String, _ data: Data) throws {
        try ReferenceFile(at: root.appendingPathComponent("docs/pictures/\(name).png")).verify(data)
    }

    @Test func theFirstSwiftPictureIsTheOneThatThePageShows() throws {
        let page = try Self.page("getting-started.md")
        #expect(page.contains(try Self.code("card")))
        let renderer = ImageRenderer(content: FilmCard(film: Film(title: "Metropolis", year: 1927)))
        renderer.scale = 2
        renderer.background = .white
        try Self.verifyPicture("film-card", renderer.pngData())
    }

    @MainActor
    @Test func theCollectionIsTheOneThatThePageShows() throws {
        // collection
        let rows = [
            CollectionRow(section: "Today", items: ["Metropolis", "Nosferatu", "Sunrise", "Faust"]),
            CollectionRow(section: "Later", items: ["Pandora's Box", "The Last Laugh"]),
        ]
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(64))
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(64))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        let layout = UICollectionViewCompositionalLayout(section: section)

        let collection = CollectionView(rows: rows, layout: { layout }) { _, title in
            Text(title)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(.indigo.opacity(0.15), in: .rect(cornerRadius: 10))
        }
        let renderer = ImageRenderer(content: collection)
        renderer.proposedSize.width = 320
        renderer.background = .white
        // end
        renderer.scale = 2
        #expect(try Self.page("swift.md").contains(Self.code("collection")))
        try Self.verifyPicture("swift-collection", renderer.pngData())
    }

    @MainActor
    @Test func theFramesOfAnInnerCollectionAreThoseOfThePage() throws {
        func grid(_ size: CGSize) -> NSCollectionLayoutSection {
            let size = NSCollectionLayoutSize(
                widthDimension: .absolute(size.width), heightDimension: .absolute(size.height))
            return NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }
        let outer = CollectionView(
            rows: [CollectionRow(section: 0, items: [0, 1])],
            sectionLayoutProvider: { _, _ in grid(CGSize(width: 320, height: 100)) },
            cell: { _, item in
                if item == 1 {
                    CollectionView(
                        rows: [CollectionRow(section: "films", items: [0, 1])],
                        sectionLayoutProvider: { _, _ in
                            let section = grid(CGSize(width: 100, height: 80))
                            section.orthogonalScrollingBehavior = .continuous
                            section.interGroupSpacing = 8
                            return section
                        }, cell: { _, _ in Color.red }
                    ).padding(8)
                }
            })
        let renderer = ImageRenderer(content: outer)
        renderer.proposedSize = ProposedViewSize(width: 320, height: 200)
        let lines = try renderer.frameDescription().split(separator: "\n")
        let shown = try Self.block(in: Self.page("hosting.md"), containing: "in c 0.1 at")
        #expect(lines.map(String.init) == shown)
    }

    @Test func theFlagsForMovedSuitesAreThoseOfTheTargetWithSuchFiles() throws {
        let page = try Self.page("moving-from-swift-snapshot-testing.md")
        let line = try #require(page.components(separatedBy: "\n").first { $0.contains("\"-module-alias\"") })
        let manifest = try String(contentsOf: Self.root.appendingPathComponent("Package.swift"), encoding: .utf8)
        #expect(manifest.contains(line.trimmingCharacters(in: .whitespaces)))
    }

    // MARK: Messages

    @Test func theMessageOfTheFirstFailureIsTheOneThatThePageShows() throws {
        let fixture = try SnapshotFixture()
        _ = fixture.verify(FilmCard(film: Film(title: "Metropolis", year: 1927)), as: .image)
        let message = fixture.verify(FilmCard(film: Film(title: "Metropolis", year: 1928)), as: .image)
        let shown = try Self.block(in: Self.page("getting-started.md"), containing: "The snapshot differs")
        // The page leaves the paths out.
        let lines = (message ?? "").split(separator: "\n").map(String.init)
        #expect(Array(lines.prefix(shown.count)) == shown)
    }

    @Test func theMessageWithoutATreeHasTheFormThatThePageShows() throws {
        let fixture = try SnapshotFixture()
        let card = Text("Card").padding(20).background(.white)
        let other = Text("Cart").padding(20).background(.white)
        _ = fixture.verify(card, as: .image)
        let renderer = ImageRenderer(content: card)
        renderer.scale = 2
        renderer.background = .white
        // A reference that another tool wrote: pixels, and no tree.
        try renderer.pngData().write(to: URL(fileURLWithPath: fixture.references + "/card.1.png"))
        try Self.expect("12 pixels differ", inTheFormOf: fixture.verify(other, as: .image))
    }

    @MainActor
    @Test func theMessageWithATreeHasTheFormThatThePageShows() throws {
        struct Item: Hashable {
            var name: String
            var price: String
        }
        func shelf(_ items: [Item]) -> some View {
            CollectionView(
                rows: [CollectionRow(section: 0, items: items.map(\.name))],
                sectionLayoutProvider: { _, environment in
                    NSCollectionLayoutSection.list(using: .init(appearance: .plain), layoutEnvironment: environment)
                },
                cell: { _, name in
                    HStack {
                        Text(name)
                        Text(items.first { $0.name == name }?.price ?? "")
                    }
                })
        }
        let tea = Item(name: "Tea", price: "3.20 €")
        let fixture = try SnapshotFixture()
        _ = fixture.verify(
            shelf([tea, Item(name: "Coffee", price: "4.50 €"), Item(name: "Milk", price: "1.20 €")]), as: .image)
        let message = fixture.verify(
            shelf([
                tea, Item(name: "Coffee", price: "4.90 €"), Item(name: "Sugar", price: "2.00 €"),
                Item(name: "Milk", price: "1.20 €"),
            ]), as: .image)
        try Self.expect("1,204 pixels differ", inTheFormOf: message)
    }

    @Test func theMessageAboutAMaskHasTheFormThatThePageShows() throws {
        func screen(_ time: String) -> some View {
            Text(time).accessibilityIdentifier("clock").frame(width: 160, height: 80)
        }
        let fixture = try SnapshotFixture()
        _ = fixture.verify(screen("9:41"), as: .image.ignoring(.identifier("clock")))
        let message = fixture.verify(screen("10:41"), as: .image.ignoring(.identifier("clock")))
        try Self.expect("320 pixels differ", inTheFormOf: message)
    }

    /// Each line of a block of `docs/snapshots.md` has the form of a line of a message: they differ in numbers, paths and
    /// quoted texts only.
    private static func expect(_ start: String, inTheFormOf message: String?) throws {
        let found = Set((message ?? "").split(separator: "\n").map { form(String($0)) })
        for line in try block(in: page("snapshots.md"), containing: "from its reference: \(start)") {
            #expect(found.contains(form(line)), "\(line) is none of:\n\(message ?? "no message")")
        }
    }

    private static func form(_ line: String) -> String {
        line.replacing(#/(reference|result|difference): .*/#) { "\($0.1): …" }
            .replacing(#/snapshots accept .*/#, with: "snapshots accept …").replacing(#/"[^"]*"/#, with: "\"…\"")
            .replacing(#/[0-9]+(?:[.,][0-9]+)*/#, with: "0")
            .replacing(#/(?:, )?\(x 0…0, y 0…0\)/#, with: "()").replacing(#/(?:\(\))+/#, with: "()")
    }

    /// The lines of the block with a text.
    private static func block(in page: String, containing text: String) throws -> [String] {
        let blocks = page.components(separatedBy: "\n```")
        let block = try #require(blocks.first { $0.hasPrefix("\n") && $0.contains(text) }, "no block has \(text)")
        return block.split(separator: "\n").map(String.init)
    }
}
