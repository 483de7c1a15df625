import UIKit

/// A file that is loading: a ring of what is there, a bar and what remains.
final class DownloadRowCell: UICollectionViewCell {
    enum State {
        case loading(Double)
        case paused(Double)
        case done
        case failed(String)
    }

    private let ring = ProgressRing()
    private let nameLabel = UILabel()
    private let statusLabel = UILabel()
    private let bar = UIProgressView(progressViewStyle: .default)

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        nameLabel.font = .preferredFont(forTextStyle: .body)
        nameLabel.lineBreakMode = .byTruncatingMiddle
        statusLabel.font = .preferredFont(forTextStyle: .footnote)
        statusLabel.textColor = .secondaryLabel
        statusLabel.numberOfLines = 0
        for label in [nameLabel, statusLabel] { label.adjustsFontForContentSizeCategory = true }

        let texts = UIStackView(arrangedSubviews: [nameLabel, bar, statusLabel])
        texts.axis = .vertical
        texts.spacing = 5
        for view in [ring, texts] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        contentView.preservesSuperviewLayoutMargins = false
        contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            ring.widthAnchor.constraint(equalToConstant: 36),
            ring.heightAnchor.constraint(equalTo: ring.widthAnchor),
            ring.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            ring.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
            texts.leadingAnchor.constraint(equalTo: ring.trailingAnchor, constant: 14),
            texts.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            texts.topAnchor.constraint(equalTo: margins.topAnchor),
            texts.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }

    func configure(name: String, status: String, state: State) {
        nameLabel.text = name
        statusLabel.text = status
        statusLabel.textColor = .secondaryLabel
        switch state {
        case .loading(let fraction):
            show(fraction, color: .systemBlue, symbol: "pause.fill")
        case .paused(let fraction):
            show(fraction, color: .systemGray, symbol: "arrow.down")
        case .done:
            show(nil, color: .systemGreen, symbol: "checkmark")
        case .failed(let reason):
            show(nil, color: .systemRed, symbol: "exclamationmark")
            statusLabel.text = reason
            statusLabel.textColor = .systemRed
        }
    }

    private func show(_ fraction: Double?, color: UIColor, symbol: String) {
        bar.isHidden = fraction == nil
        bar.progress = Float(fraction ?? 1)
        bar.progressTintColor = color
        ring.show(fraction ?? 1, color: color, symbol: symbol)
    }
}

/// A circle that closes with the progress.
private final class ProgressRing: UIView {
    private let track = CAShapeLayer()
    private let arc = CAShapeLayer()
    private let symbolView = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for circle in [track, arc] {
            circle.fillColor = nil
            circle.lineWidth = 3.5
            layer.addSublayer(circle)
        }
        arc.lineCap = .round
        symbolView.contentMode = .center
        symbolView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)
        addSubview(symbolView)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        symbolView.frame = bounds
        let path = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2 - 2, startAngle: -.pi / 2,
            endAngle: 1.5 * .pi, clockwise: true
        ).cgPath
        for circle in [track, arc] {
            circle.frame = bounds
            circle.path = path
        }
    }

    func show(_ fraction: Double, color: UIColor, symbol: String) {
        track.strokeColor = color.withAlphaComponent(0.2).cgColor
        arc.strokeColor = color.cgColor
        arc.strokeEnd = fraction
        symbolView.image = UIImage(systemName: symbol)
        symbolView.tintColor = color
    }
}
