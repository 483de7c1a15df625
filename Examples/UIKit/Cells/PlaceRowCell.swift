import UIKit

/// A place on a map, from a xib file: its pin, its name, where it is and how far.
final class PlaceRowCell: UICollectionViewCell {
    @IBOutlet private weak var pinView: UIView!
    @IBOutlet private weak var symbolView: UIImageView!
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var addressLabel: UILabel!
    @IBOutlet private weak var distanceLabel: UILabel!
    @IBOutlet private weak var openLabel: UILabel!
    @IBOutlet private var detailLabels: [UILabel]!

    /// A cell that is not taken from a collection view.
    static func fromNib() -> PlaceRowCell {
        let objects = UINib(nibName: "PlaceRowCell", bundle: nil).instantiate(withOwner: nil)
        return objects.first as? PlaceRowCell ?? PlaceRowCell()
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        pinView.layer.cornerRadius = 20
        for label in detailLabels { label.textColor = .secondaryLabel }
    }

    func configure(
        name: String, address: String, distance: String, symbol: String, color: UIColor, opening: String, isOpen: Bool
    ) {
        nameLabel.text = name
        addressLabel.text = address
        distanceLabel.text = distance
        symbolView.image = UIImage(systemName: symbol)
        pinView.backgroundColor = color
        openLabel.text = opening
        openLabel.textColor = isOpen ? .systemGreen : .systemRed
    }
}
