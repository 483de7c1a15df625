import Flatlay
import FlatlayTesting
import Foundation
import Testing

@Suite struct FocusReloadCheckTests {
    private let rows = (0..<5).map { section in
        CollectionRow(section: section, items: (0..<7).map { "\(section), \($0)" })
    }

    /// A shelf of buttons whose rows scroll horizontally.
    @MainActor
    private func shelf(_ rows: [CollectionRow<Int, String>], forgets: Bool = false) -> AnyView {
        func section() -> NSCollectionLayoutSection {
            let size = NSCollectionLayoutSize(widthDimension: .absolute(90), heightDimension: .absolute(40))
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))
            section.interGroupSpacing = 10
            section.contentInsets = .init(top: 10, leading: 10, bottom: 10, trailing: 10)
            section.orthogonalScrollingBehavior = .continuous
            return section
        }
        guard forgets else {
            return AnyView(
                CollectionView(
                    rows: rows, sectionLayoutProvider: { _, _ in section() },
                    cell: { _, item in Button(item) {}.buttonStyle(.card) }))
        }
        // An identity that changes with the row.
        let wrapped = rows.map { row in
            CollectionRow(section: row.section, items: row.items.map { "row \(row.section): \($0)" })
        }
        return AnyView(
            CollectionView(
                rows: wrapped, sectionLayoutProvider: { _, _ in section() },
                cell: { _, item in Button(item) {}.buttonStyle(.card) }))
    }

    private func renderer(_ content: AnyView) -> InteractiveRenderer<AnyView> {
        let renderer = InteractiveRenderer(content: content)
        renderer.proposedSize = ProposedViewSize(width: 320, height: 150)
        renderer.textShaper = GridTextShaper()
        return renderer
    }

    @MainActor
    @Test("A29 a thousand reloads of shuffled rows never lose the focused item") func a29() throws {
        let renderer = renderer(shelf(rows))
        let losses = try FocusReloadCheck(rows: rows).losses(in: renderer) { shelf($0) }
        #expect(losses == [])
        // The focus moved around meanwhile.
        #expect(renderer.focusPath.steps.filter(\.hasEffect).count > 300)
        #expect(renderer.dataApplyCount() > 990)
    }

    @MainActor
    @Test("A29 a screen whose items change their identity with their row is detected") func a29Forgetful() throws {
        let losses = try FocusReloadCheck(rows: rows, reloads: 40).losses(in: renderer(shelf(rows, forgets: true))) {
            shelf($0, forgets: true)
        }
        #expect(!losses.isEmpty)
        #expect(losses.allSatisfy { $0.expected != nil && !$0.isOutOfSight })
        #expect(losses.first?.description.contains("has the focus instead of") == true)
    }

    @Test("a screen without focusable views fails the check")
    @MainActor
    func nothingToFocus() throws {
        let renderer = renderer(shelf(rows))
        renderer.userInterfaceIdiom = .phone
        let losses = try FocusReloadCheck(rows: rows, reloads: 2).losses(in: renderer) { shelf($0) }
        #expect(
            losses.map(\.description) == [
                "before reload 1 nothing had the focus", "before reload 2 nothing had the focus",
            ])
    }

    @Test("the same seed reloads equally, another one does not")
    @MainActor
    func seeds() throws {
        func last(_ seed: UInt64) throws -> [String] {
            let renderer = renderer(shelf(rows))
            _ = try FocusReloadCheck(rows: rows, reloads: 5, seed: seed).losses(in: renderer) { shelf($0) }
            return try renderer.focusTargets().map(\.id.description)
        }
        #expect(try last(1) == last(1))
        #expect(try last(1) != last(2))
    }
}
