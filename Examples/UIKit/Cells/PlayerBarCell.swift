import UIKit

/// The current song, with a slider for the place in it and the buttons below.
final class PlayerBarCell: UICollectionViewCell {
    private let artwork = UIImageView()
    private let titleLabel = UILabel()
    private let artistLabel = UILabel()
    private let slider = UISlider()
    private let elapsedLabel = UILabel()
    private let remainingLabel = UILabel()
    private let downloadView = UIProgressView(progressViewStyle: .default)
    private let playButton = UIButton(configuration: .filled())

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        artwork.image = UIImage(systemName: "music.note")
        artwork.contentMode = .center
        artwork.tintColor = .white
        artwork.backgroundColor = .systemPink
        artwork.layer.cornerRadius = 10
        artwork.clipsToBounds = true
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        artistLabel.font = .preferredFont(forTextStyle: .subheadline)
        artistLabel.textColor = .secondaryLabel
        for label in [titleLabel, artistLabel] { label.adjustsFontForContentSizeCategory = true }
        for label in [elapsedLabel, remainingLabel] {
            label.font = .monospacedDigitSystemFont(ofSize: 11, weight: .medium)
            label.textColor = .secondaryLabel
        }
        slider.minimumTrackTintColor = .systemPink
        downloadView.progressTintColor = .systemPink

        playButton.configuration?.image = UIImage(systemName: "pause.fill")
        playButton.configuration?.cornerStyle = .capsule
        playButton.configuration?.baseBackgroundColor = .systemPink
        playButton.configuration?.buttonSize = .large

        let names = UIStackView(arrangedSubviews: [titleLabel, artistLabel])
        names.axis = .vertical
        names.spacing = 2
        let top = UIStackView(arrangedSubviews: [artwork, names, button("ellipsis.circle", .systemPink)])
        top.spacing = 12
        top.alignment = .center
        let times = UIStackView(arrangedSubviews: [elapsedLabel, UIView(), remainingLabel])
        let controls = UIStackView(
            arrangedSubviews: [
                button("shuffle", .secondaryLabel), button("backward.fill", .label), playButton,
                button("forward.fill", .label), button("repeat", .secondaryLabel),
            ])
        controls.distribution = .equalCentering
        controls.alignment = .center
        let stack = UIStackView(arrangedSubviews: [top, slider, times, controls, downloadView])
        stack.axis = .vertical
        stack.spacing = 12
        stack.setCustomSpacing(0, after: slider)
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            artwork.widthAnchor.constraint(equalToConstant: 54),
            artwork.heightAnchor.constraint(equalToConstant: 54),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -16),
        ])
        isAccessibilityElement = false
    }

    private func button(_ symbol: String, _ color: UIColor) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: symbol), for: .normal)
        button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 20), forImageIn: .normal)
        button.tintColor = color
        button.setContentHuggingPriority(.required, for: .horizontal)
        return button
    }

    func configure(title: String, artist: String, elapsed: Float, duration: Float, downloaded: Float) {
        titleLabel.text = title
        artistLabel.text = artist
        slider.maximumValue = duration
        slider.value = elapsed
        elapsedLabel.text = Self.time(elapsed)
        remainingLabel.text = "-" + Self.time(duration - elapsed)
        downloadView.progress = downloaded
    }

    private static func time(_ seconds: Float) -> String {
        let seconds = Int(seconds)
        let rest = seconds % 60
        return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
    }
}
