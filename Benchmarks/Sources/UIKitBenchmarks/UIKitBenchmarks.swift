import BenchmarkSupport
import Flatlay
import Foundation

/// Measures views of UIKit: a cell that is laid out by constraints for other texts, collections of such cells, and tables
/// of which a screen is seen.
@main
@MainActor
enum UIKitBenchmarks {
    private static let group = "Views of UIKit"

    static func main() {
        BenchmarkProgram(
            [
                Benchmark(group, "a cell of 20 constraints, laid out for 1,000 other texts", size: 1000, promise: 0.05)
                {
                    meter in
                    let cell = FeedCell(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
                    cell.show(0)
                    cell.layoutIfNeeded()
                    meter.measure {
                        for number in 1...1000 {
                            cell.show(number)
                            cell.layoutIfNeeded()
                        }
                    }
                },
                Benchmark(group, "self-sizing cells by constraints, all drawn", size: 1000) { meter in
                    let feed = Feed(count: 1000)
                    meter.measure { feed.nodeCount(height: nil) }
                },
            ] + [100, 10_000].flatMap(screens) + [10_000, 1_000_000].map(grid)
        ).run()
    }

    /// A screen of equal cells that are looked at in the middle of so many.
    private static func grid(of count: Int) -> Benchmark {
        Benchmark(group, "a screen of a grid of labels", size: count) { meter in
            let grid = LabelGrid(count: count)
            meter.measure { grid.nodeCount() }
        }
    }

    /// A screen of so many elements: a table, and a collection.
    private static func screens(of count: Int) -> [Benchmark] {
        [
            Benchmark(group, "a screen of a table", size: count) { meter in
                let table = RowTable(count: count)
                meter.measure { table.nodeCount() }
            },
            Benchmark(group, "a screen of self-sizing cells", size: count) { meter in
                let feed = Feed(count: count)
                meter.measure { feed.nodeCount(height: 844) }
            },
        ]
    }
}

/// Cells by constraints in a collection view.
@MainActor
private final class Feed: NSObject, UICollectionViewDataSource {
    private let count: Int
    private let view: UICollectionView

    init(count: Int) {
        self.count = count
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(120))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 844),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        super.init()
        view.measuringPolicy = .visible
        view.register(FeedCell.self, forCellWithReuseIdentifier: "post")
        view.dataSource = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "post", for: indexPath)
        (cell as? FeedCell)?.show(indexPath.item)
        return cell
    }

    /// Draws the collection, in a height or as high as its content.
    func nodeCount(height: CGFloat?) -> Int {
        let renderer = ImageRenderer(content: CollectionView(view))
        renderer.proposedSize = ProposedViewSize(width: 390, height: height)
        return (try? renderer.displayList().nodes.count) ?? 0
    }
}

/// Rows with two texts in a table.
@MainActor
private final class RowTable: NSObject, UITableViewDataSource {
    private let count: Int
    private let view = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)

    init(count: Int) {
        self.count = count
        super.init()
        view.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        view.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    /// Draws a screen of the table.
    func nodeCount() -> Int {
        let renderer = ImageRenderer(view: view)
        return (try? renderer.displayList().nodes.count) ?? 0
    }
}

/// Labels in a grid of four columns.
@MainActor
private final class LabelGrid: NSObject, UICollectionViewDataSource {
    private final class Tile: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.frame = contentView.bounds
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(label)
        }

        required init?(coder: NSCoder) { nil }
    }

    private let count: Int
    private let view: UICollectionView

    init(count: Int) {
        self.count = count
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 97, height: 60)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
        super.init()
        view.register(Tile.self, forCellWithReuseIdentifier: "tile")
        view.dataSource = self
        view.contentOffset = CGPoint(x: 0, y: CGFloat(count / 8) * 60)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        (cell as? Tile)?.label.text = "\(indexPath.item)"
        return cell
    }

    func nodeCount() -> Int {
        let renderer = ImageRenderer(content: CollectionView(view))
        renderer.proposedSize = ProposedViewSize(width: 390, height: 844)
        return (try? renderer.displayList().nodes.count) ?? 0
    }
}
