import UIKit

/// A tag: a text in a pill that it draws itself.
final class TagCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        backgroundColor = .clear
        label.font = UIFont(name: "Helvetica", size: 17) ?? .systemFont(ofSize: 17)
        label.textColor = .darkText
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingTail
        label.translatesAutoresizingMaskIntoConstraints = false
        label.setContentCompressionResistancePriority(.required, for: .vertical)
        contentView.addSubview(label)
        let margins = ["side": 10, "edge": 3]
        var constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-side-[label(>=30,<=90)]-side-|", options: [], metrics: margins,
            views: ["label": label])
        constraints += NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-edge-[label]-edge-|", options: [], metrics: margins, views: ["label": label])
        NSLayoutConstraint.activate(constraints)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func draw(_ rect: CGRect) {
        let inset = bounds.insetBy(dx: 0.5, dy: 0.5)
        let path = UIBezierPath(roundedRect: inset, cornerRadius: bounds.height / 2)
        UIColor.white.setFill()
        path.fill()
        UIColor.red.setStroke()
        path.lineWidth = 1
        path.stroke()
    }
}

/// A hundred tags, each as large as its text needs.
final class TagsViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    private let sizingCell = TagCell(frame: CGRect(x: 0, y: 0, width: 102, height: 30))

    init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .black
        collectionView.register(TagCell.self, forCellWithReuseIdentifier: "Tag")
    }

    private func configure(_ cell: TagCell, at indexPath: IndexPath) {
        if indexPath.item % 2 == 1 {
            cell.label.text = "A"
        } else if indexPath.item % 3 != 0 {
            cell.label.text = "longer"
        } else {
            cell.label.text = "much longer"
        }
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        100
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Tag", for: indexPath)
        if let tag = cell as? TagCell { configure(tag, at: indexPath) }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        configure(sizingCell, at: indexPath)
        return sizingCell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
}
