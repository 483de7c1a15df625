import Foundation
import Testing

@Suite("The table of supported API")
struct UnsupportedTableTests {
    struct Row: CustomTestStringConvertible, Sendable {
        /// The type, and the member if the row names one.
        var names: [String]
        var state: String
        var reason: String
        var testDescription: String { names.joined(separator: ".") }
    }

    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let rows: [Row] = {
        let text = (try? String(contentsOf: root.appending(path: "docs/unsupported-layout.md"), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
            let columns = line.split(separator: "|", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            let name = columns[1].filter { $0 != "`" }
            return Row(names: name.split(separator: ".").map(String.init), state: columns[2], reason: columns[3])
        }
    }()

    /// The sources, file by file, without comments.
    private static let sources: [String] =
        listedSources + read("CoreGeometry") + read("UIKitValues") + read("UIKitViews")

    /// The modules whose public types must all be in the table.
    private static let listedSources: [String] =
        read("CollectionLayout") + read("CollectionData") + read("FlatlayUIKit") + read("UIKitValues/Traits")
        + read("UIKitValues/Geometry")

    private static func read(_ module: String) -> [String] {
        let folder = root.appending(path: "Sources/\(module)")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.map { file in
            ((try? String(contentsOf: file, encoding: .utf8)) ?? "")
                .split(separator: "\n", omittingEmptySubsequences: false)
                .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
        }
    }

    /// Pairs of consecutive words, file by file: `class NSCollectionLayoutItem`, `var zIndex`.
    private static let pairs: [Set<String>] = sources.map { text in
        let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return Set(zip(words, words.dropFirst()).map { "\($0) \($1)" })
    }

    private static let typeKeywords = ["class", "struct", "enum", "protocol", "typealias"]
    private static let memberKeywords = ["func", "var", "let", "case"] + typeKeywords

    private static func declares(_ keywords: [String], _ name: String, in pairs: Set<String>) -> Bool {
        keywords.contains { pairs.contains("\($0) \(name)") }
    }

    private static func isDeclared(_ row: Row) -> Bool {
        pairs.contains { file in
            guard row.names.count == 2 else { return declares(typeKeywords, row.names[0], in: file) }
            return declares(typeKeywords + ["extension"], row.names[0], in: file)
                && declares(memberKeywords, row.names[1], in: file)
        }
    }

    @Test("each row matches the sources", arguments: rows)
    func declared(_ row: Row) {
        #expect(["computed", "inert", "absent"].contains(row.state))
        #expect(Self.isDeclared(row) == (row.state != "absent"))
        #expect(row.state == "computed" || !row.reason.isEmpty, "say why")
    }

    @Test("the table is found, without duplicates")
    func table() {
        #expect(Self.rows.count > 60)
        #expect(Set(Self.rows.map(\.testDescription)).count == Self.rows.count)
        #expect(Self.rows.filter { $0.state == "absent" }.count > 10)
    }

    @Test("the check finds missing rows")
    func check() {
        #expect(!Self.isDeclared(Row(names: ["NSCollectionLayoutSection", "nothingOfTheKind"], state: "", reason: "")))
        #expect(!Self.isDeclared(Row(names: ["UIPencilInteraction"], state: "", reason: "")))
        #expect(Self.isDeclared(Row(names: ["NSCollectionLayoutSection"], state: "", reason: "")))
    }

    @Test("every public type of the modules is in the table")
    func complete() {
        let listed = Set(Self.rows.map(\.testDescription))
        let declared = Self.listedSources.flatMap(Self.publicTypes)
        #expect(declared.count > 80)
        #expect(declared.filter { !listed.contains($0) }.sorted() == [])
    }

    @Test("a missing type is found, also a nested one")
    func findsMissing() {
        let text = """
            public final class UIKnown {
                public enum Inner {
                }
                struct Hidden {}
            }
            extension UIKnown {
                public struct Other: Hashable {}
                public func notAType() {}
            }
            public typealias Handler = () -> Void
            enum Internal {}
            """
        #expect(Self.publicTypes(in: text) == ["UIKnown", "UIKnown.Inner", "UIKnown.Other", "Handler"])
    }

    /// The types of UIKit's headers about collection views, lists and diffable data, by their names in Swift.
    @Test("every type of UIKit's headers is in the table")
    func headers() {
        let listed = Set(Self.rows.map(\.testDescription))
        let names = """
            UIContentInsetsReference UICollectionViewCompositionalLayoutConfiguration UICollectionViewCompositionalLayout
            UICollectionViewCompositionalLayoutSectionProvider NSCollectionLayoutSectionVisibleItemsInvalidationHandler
            NSCollectionLayoutGroupCustomItemProvider UICollectionLayoutSectionOrthogonalScrollingBehavior
            UICollectionLayoutSectionOrthogonalScrollingProperties NSCollectionLayoutSection NSCollectionLayoutItem
            NSCollectionLayoutGroupCustomItem NSCollectionLayoutGroup NSCollectionLayoutDimension NSCollectionLayoutSize
            NSCollectionLayoutSpacing NSCollectionLayoutEdgeSpacing NSCollectionLayoutSupplementaryItem
            NSCollectionLayoutBoundarySupplementaryItem NSCollectionLayoutDecorationItem NSCollectionLayoutAnchor
            NSCollectionLayoutContainer NSCollectionLayoutEnvironment NSCollectionLayoutVisibleItem NSRectAlignment
            NSDirectionalRectEdge NSDirectionalEdgeInsets UICollectionViewLayoutAttributes
            UICollectionViewLayoutInvalidationContext UICollectionViewLayout UICollectionViewFlowLayout
            UICollectionViewFlowLayoutInvalidationContext UICollectionViewDelegateFlowLayout UICollectionView
            UICollectionViewFocusUpdateContext UICollectionViewDataSource UICollectionViewDataSourcePrefetching
            UICollectionViewDelegate UICollectionViewDragDelegate UICollectionViewDropDelegate
            UICollectionViewDropProposal UICollectionViewDropCoordinator UICollectionViewPlaceholder
            UICollectionViewDropPlaceholder UICollectionViewDropItem UICollectionViewDropPlaceholderContext
            UICollectionReusableView UICollectionViewCell UICollectionViewController UICollectionView.CellRegistration
            UICollectionView.SupplementaryRegistration UICollectionViewUpdateItem UICollectionViewTransitionLayout
            UICollectionLayoutListConfiguration UICollectionViewListCell UICellAccessory UIListSeparatorConfiguration
            UIListContentConfiguration UIListContentView UIBackgroundConfiguration UIContentConfiguration UIContentView
            UIConfigurationState UIConfigurationStateCustomKey UIViewConfigurationState UICellConfigurationState
            NSDiffableDataSourceSnapshot NSDiffableDataSourceSectionSnapshot NSDiffableDataSourceTransaction
            NSDiffableDataSourceSectionTransaction UICollectionViewDiffableDataSource UITableViewDiffableDataSource
            UIDataSourceTranslating UITraitCollection UIMutableTraits UITraitDefinition
            """.split(whereSeparator: \.isWhitespace).map(String.init)
        #expect(names.filter { !listed.contains($0) } == [])
    }

    /// The public types that a file declares; nested ones with their outer type.
    private static func publicTypes(in text: String) -> [String] {
        let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "typealias", "extension"]
        var owner = ""
        var found: [String] = []
        for line in text.split(separator: "\n") {
            let indent = line.prefix { $0 == " " }.count
            let words = line.split { " :<={".contains($0) }
            guard indent == 0 || indent == 4, let index = words.firstIndex(where: kinds.contains),
                index + 1 < words.count, words[..<index].allSatisfy({ modifiers.contains($0) })
            else { continue }
            let name = String(words[index + 1])
            let isPublic = words[..<index].contains { $0 == "public" || $0 == "open" }
            if indent == 0 { owner = name }
            if isPublic, words[index] != "extension", !["var", "func"].contains(name) {
                found.append(indent == 0 ? name : "\(owner).\(name)")
            }
        }
        return found
    }

    private static let modifiers: Set<Substring> = [
        "public", "open", "final", "package", "fileprivate", "private", "indirect", "override",
    ]
}
