import Flatlay
import Foundation
import RenderingTestSupport
import Testing

/// Cells that have the focus themselves, and a delegate that is asked and told.
@MainActor @Suite struct CellFocusCapabilityTests {
    /// A cell that says so when it has the focus.
    private class FilmCell: UICollectionViewCell {
        var name = ""
        private(set) var log: [String] = []

        override func updateConfiguration(using state: UICellConfigurationState) {
            let text = name + (state.isFocused ? " focused" : "")
            contentConfiguration = UIHostingConfiguration { Text(verbatim: text) }.margins(.all, 0)
        }

        override func didUpdateFocus(
            in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
        ) {
            log.append(context.nextFocusedView === self ? "in" : "out")
        }
    }

    /// A cell that takes the focus by its class.
    private final class FocusableCell: FilmCell {
        override var canBecomeFocused: Bool { true }
    }

    /// A cell with a button, which takes the focus instead of the cell.
    private final class BarredCell: FilmCell {
        override var canBecomeFocused: Bool { false }

        override func updateConfiguration(using state: UICellConfigurationState) {
            let text = name
            contentConfiguration = UIHostingConfiguration { Button(text) {} }.margins(.all, 0)
        }
    }

    private final class Delegate: NSObject, UICollectionViewDelegate {
        var focusable: Set<Int> = []
        var locked: Set<Int> = []
        private(set) var log: [String] = []

        func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
            focusable.contains(indexPath.item)
        }
        func collectionView(
            _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
        ) -> Bool {
            !(context.nextFocusedIndexPath.map { locked.contains($0.item) } ?? false)
        }
        func collectionView(
            _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) {
            func name(_ path: IndexPath?) -> String { path.map { "\($0.item)" } ?? "none" }
            log.append("\(name(context.previouslyFocusedIndexPath)) to \(name(context.nextFocusedIndexPath))")
        }
    }

    /// Five cells in a row, which a data source keeps from image to image.
    private struct Row {
        let view: UICollectionView
        let source: UICollectionViewDiffableDataSource<Int, Int>
        let renderer: InteractiveRenderer<AnyView>
    }

    private func row(_ identifiers: [String], delegate: Delegate?) -> Row {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 20)
        layout.minimumInteritemSpacing = 0
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 500, height: 20), collectionViewLayout: layout)
        view.register(FilmCell.self, forCellWithReuseIdentifier: "plain")
        view.register(FocusableCell.self, forCellWithReuseIdentifier: "focusable")
        view.register(BarredCell.self, forCellWithReuseIdentifier: "barred")
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            let cell = view.dequeueReusableCell(withReuseIdentifier: identifiers[item], for: path)
            (cell as? FilmCell)?.name = "\(item)"
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(identifiers.indices))
        source.apply(snapshot)
        view.delegate = delegate
        let renderer = InteractiveRenderer(content: AnyView(CollectionView(view)))
        renderer.proposedSize = ProposedViewSize(width: 500, height: 20)
        renderer.textShaper = GridTextShaper()
        renderer.userInterfaceIdiom = .tv
        return Row(view: view, source: source, renderer: renderer)
    }

    @Test("A26 the delegate decides which cells take the focus; the others are skipped") func a26() throws {
        let delegate = Delegate()
        delegate.focusable = [0, 2, 4]
        let row = row(Array(repeating: "plain", count: 5), delegate: delegate)
        let (view, renderer) = (row.view, row.renderer)
        #expect(try renderer.displayList().texts.sorted() == ["0 focused", "1", "2", "3", "4"])
        try renderer.run("right")
        #expect(try renderer.displayList().texts.sorted() == ["0", "1", "2 focused", "3", "4"])
        #expect(delegate.log == ["none to 0", "0 to 2"])
        let cells = view.visibleCells.compactMap { $0 as? FilmCell }
        #expect(cells.map(\.isFocused) == [false, false, true, false, false])
        #expect(cells.map(\.log) == [["in", "out"], [], ["in"], [], []])
        // The delegate keeps the focus where it is.
        delegate.locked = [4]
        try renderer.run("right")
        #expect(try renderer.displayList().texts.sorted() == ["0", "1", "2 focused", "3", "4"])
        delegate.locked = []
        try renderer.run("right left left")
        #expect(delegate.log == ["none to 0", "0 to 2", "2 to 4", "4 to 2", "2 to 0"])
    }

    @Test("A26 without a delegate the class of a cell decides") func a26Classes() throws {
        let row = row(["barred", "focusable", "barred", "plain", "focusable"], delegate: nil)
        let renderer = row.renderer
        #expect(try !renderer.displayList().texts.contains { $0.hasSuffix("focused") })
        #expect(try renderer.focusTargets().map(\.id.description).count == 4)
        try renderer.run("right")
        #expect(try renderer.displayList().texts.contains("1 focused"))
        try renderer.run("right right")
        #expect(try renderer.displayList().texts.contains("4 focused"))
    }
}
