import Flatlay
import Foundation
import RenderingTestSupport
import Testing
import UIKitViews

/// Cells have the size of the layout from the moment on that they are made, as in UIKit: many read their bounds in
/// `init(frame:)` or while they are configured.
@MainActor @Suite struct CellBoundsTests {
    private final class Cell: UICollectionViewCell {
        let sizeAtStart: CGSize

        override init(frame: CGRect) {
            sizeAtStart = frame.size
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) { nil }

        override func preferredLayoutAttributesFitting(
            _ attributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            attributes.size.height = 30
            return attributes
        }
    }

    private final class Screen: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var log: [String] = []

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            func text(_ size: CGSize?) -> String { size.map { "\(Int($0.width))x\(Int($0.height))" } ?? "none" }
            log.append(
                "\(text((cell as? Cell)?.sizeAtStart)) \(text(cell.bounds.size)) \(text(cell.contentView.bounds.size))")
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            CGSize(width: 100, height: indexPath.item < 3 ? 40 : 60)
        }
    }

    private func log(
        _ layout: UICollectionViewLayout, height: CGFloat = 100, withDelegate: Bool = true
    ) throws -> [String] {
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: height), collectionViewLayout: layout)
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        let screen = Screen()
        view.dataSource = screen
        if withDelegate { view.delegate = screen }
        let renderer = ImageRenderer(view: view)
        renderer.textShaper = GridTextShaper()
        _ = try renderer.displayList()
        return screen.log
    }

    @Test(arguments: [true, false]) func cellsOfKnownSize(withDelegate: Bool) throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 40)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        let log = try log(layout, height: 40, withDelegate: withDelegate)
        #expect(log == Array(repeating: "100x40 100x40 100x40", count: 3))
    }

    @Test func cellsThatAreMeasuredHaveTheEstimateFirst() throws {
        let layout = UICollectionViewCompositionalLayout { _, _ in
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
            return NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }
        let log = try log(layout)
        #expect(!log.isEmpty && log.allSatisfy { $0 == "300x50 300x50 300x50" })
    }

    @Test func cellsOfTablesHaveTheirWidth() throws {
        final class Rows: NSObject, UITableViewDataSource {
            var widths: [CGFloat] = []
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                widths.append(cell.bounds.width)
                return cell
            }
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 402, height: 200))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let rows = Rows()
        table.dataSource = rows
        let renderer = ImageRenderer(view: table)
        renderer.textShaper = GridTextShaper()
        _ = try renderer.displayList()
        #expect(rows.widths == [402, 402])
    }
}
