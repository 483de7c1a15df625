import UIKit

/// A day of a week, with dots for its events.
final class CalendarDayCell: UICollectionViewCell {
    private let weekdayLabel = UILabel()
    private let numberLabel = UILabel()
    private let circle = UIView()
    private let dots = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        weekdayLabel.font = .systemFont(ofSize: 11, weight: .semibold)
        weekdayLabel.textColor = .secondaryLabel
        numberLabel.font = .systemFont(ofSize: 20)
        circle.layer.cornerRadius = 19
        dots.spacing = 3
        for view in [weekdayLabel, circle, numberLabel, dots] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            weekdayLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            weekdayLabel.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            circle.topAnchor.constraint(equalTo: weekdayLabel.bottomAnchor, constant: 4),
            circle.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            circle.widthAnchor.constraint(equalToConstant: 38),
            circle.heightAnchor.constraint(equalTo: circle.widthAnchor),
            numberLabel.centerXAnchor.constraint(equalTo: circle.centerXAnchor),
            numberLabel.centerYAnchor.constraint(equalTo: circle.centerYAnchor),
            dots.topAnchor.constraint(equalTo: circle.bottomAnchor, constant: 4),
            dots.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            dots.heightAnchor.constraint(equalToConstant: 5),
            dots.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
    }

    func configure(weekday: String, number: Int, isToday: Bool, events: [UIColor]) {
        weekdayLabel.text = weekday.uppercased()
        numberLabel.text = "\(number)"
        numberLabel.font = .systemFont(ofSize: 20, weight: isToday ? .semibold : .regular)
        numberLabel.textColor = isToday ? .white : .label
        circle.backgroundColor = isToday ? .systemRed : .clear
        for color in events {
            let dot = UIView()
            dot.backgroundColor = color
            dot.layer.cornerRadius = 2.5
            dot.widthAnchor.constraint(equalToConstant: 5).isActive = true
            dots.addArrangedSubview(dot)
        }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        dots.arrangedSubviews.forEach { $0.removeFromSuperview() }
    }
}
