import UIKit

/// A word in an outline that the cell draws itself.
final class TagCell: UICollectionViewCell {
    private let label = UILabel()
    private var isChosen = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .clear
        contentMode = .redraw
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -14),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 7),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -7),
        ])
    }

    func configure(with word: String, isChosen: Bool) {
        label.text = word
        label.textColor = isChosen ? .white : .label
        self.isChosen = isChosen
        setNeedsDisplay()
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        configure(with: "", isChosen: false)
    }

    override func draw(_ rect: CGRect) {
        let outline = UIBezierPath(roundedRect: bounds.insetBy(dx: 0.75, dy: 0.75), cornerRadius: bounds.height / 2)
        outline.lineWidth = 1.5
        if isChosen {
            UIColor.systemIndigo.setFill()
            outline.fill()
        } else {
            UIColor.separator.setStroke()
            outline.stroke()
        }
    }
}
