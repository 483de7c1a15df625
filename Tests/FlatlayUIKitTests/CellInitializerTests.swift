import Flatlay
import Foundation
import Testing

/// Tests the creation of views whose class is known only at run time.
@MainActor
@Suite("Initialisers of cells") struct CellInitializerTests {
    class PlainCell: UICollectionViewCell {
        var note = "plain"
    }

    class BaseCell: UICollectionViewCell {
        let note: String

        override init(frame: CGRect) {
            note = "base"
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) { nil }
    }

    final class DerivedCell: BaseCell {
        var extra = ""

        override init(frame: CGRect) {
            super.init(frame: frame)
            extra = "derived of \(note)"
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }
    }

    /// In UIKit, too, a class may have its own initialiser behind `init(frame:)`.
    final class StyledCell: UICollectionViewListCell {
        let style: String

        init(style: String) {
            self.style = style
            super.init(frame: .zero)
        }

        override convenience init(frame: CGRect) {
            self.init(style: "usual")
        }

        required init?(coder: NSCoder) { nil }
    }

    final class GenericCell<Model>: UICollectionViewCell {
        var model: Model?
        let kind = "\(Model.self)"

        override init(frame: CGRect) {
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) { nil }
    }

    /// Created only by the app itself.
    final class OwnHeader: UICollectionReusableView {
        let title: String

        init(title: String) {
            self.title = title
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }
    }

    final class CountedCell: UICollectionViewCell {
        // Safe because one test uses it, on one thread.
        nonisolated(unsafe) static var alive = 0
        let weight = [Int](repeating: 7, count: 100)

        override init(frame: CGRect) {
            super.init(frame: frame)
            CountedCell.alive += 1
        }

        required init?(coder: NSCoder) { nil }

        deinit { CountedCell.alive -= 1 }
    }

    /// The class of the cell that a collection view creates by name and by registration, and its content.
    private func made<Cell: UICollectionViewCell>(_ type: Cell.Type) -> [Cell] {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(type, forCellWithReuseIdentifier: "id")
        let registration = UICollectionView.CellRegistration<Cell, Int> { _, _, _ in }
        let path = IndexPath(item: 0, section: 0)
        let byName = view.dequeueReusableCell(withReuseIdentifier: "id", for: path)
        return [byName as? Cell, view.dequeueConfiguredReusableCell(using: registration, for: path, item: 1)]
            .compactMap { $0 }
    }

    @Test("each class is created by its own init(frame:)")
    func classes() {
        #expect(made(PlainCell.self).map(\.note) == ["plain", "plain"])
        #expect(made(BaseCell.self).map(\.note) == ["base", "base"])
        #expect(made(DerivedCell.self).map(\.extra) == ["derived of base", "derived of base"])
        #expect(made(StyledCell.self).map(\.style) == ["usual", "usual"])
        #expect(made(GenericCell<Int>.self).map(\.kind) == ["Int", "Int"])
        #expect(made(UICollectionViewListCell.self).count == 2)
        #expect(OwnHeader(title: "A").title == "A")
    }

    @Test("a cell registered by the name of its base class keeps its own class")
    func dynamicClass() {
        let type: UICollectionViewCell.Type = DerivedCell.self
        let cells = made(type)
        #expect(cells.allSatisfy { Swift.type(of: $0) == UICollectionViewCell.self || $0 is DerivedCell })
        #expect(cells.first is DerivedCell)
    }

    @Test("created views are freed")
    func lifetime() {
        for _ in 0..<3 { #expect(made(CountedCell.self).map(\.weight.count) == [100, 100]) }
        #expect(CountedCell.alive == 0)
    }
}
