import UIKit
import os

/// A cell that shows the view of a child controller, as long as it has not moved on to another cell.
final class ChildCell: UICollectionViewCell {
    static let reuseIdentifier = "ChildCell"

    private weak var backing: UIView? {
        didSet {
            if let oldValue {
                if oldValue.isDescendant(of: self) {
                    oldValue.removeFromSuperview()
                } else {
                    os_log(.info, "the hosted view is in another cell")
                }
            }
            if let backing {
                backing.frame = contentView.bounds
                backing.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                contentView.addSubview(backing)
            }
        }
    }

    var hostedView: UIView? {
        get {
            guard backing?.isDescendant(of: self) ?? false else {
                backing = nil
                return nil
            }
            return backing
        }
        set { backing = newValue }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        hostedView = nil
    }
}

/// The same for rows of tables.
final class ChildRow: UITableViewCell {
    static let reuseIdentifier = "ChildRow"

    private weak var backing: UIView? {
        didSet {
            if let oldValue, oldValue.isDescendant(of: self) { oldValue.removeFromSuperview() }
            if let backing {
                backing.frame = contentView.bounds
                backing.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                contentView.addSubview(backing)
            }
        }
    }

    var hostedView: UIView? {
        get { backing?.isDescendant(of: self) == true ? backing : nil }
        set { backing = newValue }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        hostedView = nil
    }
}

/// A child: its colour as text.
final class ColorViewController: UIViewController {
    let color: UIColor

    init(color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        let label = UILabel(frame: view.bounds)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.textAlignment = .center
        var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: &blue, alpha: nil)
        label.text = [red, green, blue].map { "\(Int(($0 * 255).rounded()))" }.joined(separator: " ")
        view.addSubview(label)
    }
}

extension UIColor {
    /// A colour of a child's number.
    static func ofChild(_ number: Int) -> UIColor {
        UIColor(
            red: CGFloat(number * 37 % 256) / 255, green: CGFloat(number * 91 % 256) / 255,
            blue: CGFloat(number * 53 % 256) / 255, alpha: 1)
    }
}

/// A hundred and one children in full rows of 88 points.
final class ColorsCollectionViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    private let colors = (0..<101).map { ColorViewController(color: .ofChild($0)) }
    private lazy var collectionView = UICollectionView(
        frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        for child in colors {
            addChild(child)
            child.didMove(toParent: self)
        }
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.register(
            ChildCell.self,
            forCellWithReuseIdentifier: ChildCell.reuseIdentifier)
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addSubview(collectionView)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        colors.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard
            let cell = collectionView.dequeueReusableCell(
                withReuseIdentifier: ChildCell.reuseIdentifier, for: indexPath)
                as? ChildCell
        else { fatalError("another class is registered") }
        cell.hostedView = colors[indexPath.row].view
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: collectionView.bounds.width, height: 88) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 0 }
}

/// The same as a table.
final class ColorsTableViewController: UITableViewController {
    private let colors = (0..<101).map { ColorViewController(color: .ofChild($0)) }

    override func viewDidLoad() {
        super.viewDidLoad()
        for child in colors {
            addChild(child)
            child.didMove(toParent: self)
        }
        tableView.register(
            ChildRow.self, forCellReuseIdentifier: ChildRow.reuseIdentifier)
        tableView.rowHeight = 88
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { colors.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(
            withIdentifier: ChildRow.reuseIdentifier, for: indexPath)
        (cell as? ChildRow)?.hostedView = colors[indexPath.row].view
        return cell
    }
}
