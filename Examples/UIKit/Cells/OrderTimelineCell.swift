import UIKit

/// Where an order is: steps one below the other, joined by a line that the cell draws.
final class OrderTimelineCell: UICollectionViewCell {
    struct Step {
        enum State {
            case done, current, open
        }

        var title: String
        var detail: String
        var state: State
    }

    private let numberLabel = UILabel()
    private let statusLabel = PaddedLabel()
    private let steps = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        numberLabel.font = .preferredFont(forTextStyle: .headline)
        statusLabel.font = .preferredFont(forTextStyle: .caption1)
        statusLabel.textColor = .systemGreen
        statusLabel.backgroundColor = .systemGreen.withAlphaComponent(0.15)
        for label in [numberLabel, statusLabel] { label.adjustsFontForContentSizeCategory = true }
        numberLabel.numberOfLines = 0
        statusLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        statusLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        let head = UIStackView(arrangedSubviews: [numberLabel, statusLabel])
        head.alignment = .center
        head.spacing = 8
        steps.axis = .vertical

        let stack = UIStackView(arrangedSubviews: [head, steps])
        stack.axis = .vertical
        stack.spacing = 14
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
    }

    func configure(order: String, status: String, steps entries: [Step]) {
        numberLabel.text = order
        statusLabel.text = status
        steps.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for (index, entry) in entries.enumerated() {
            steps.addArrangedSubview(
                StepView(entry, isFirst: index == 0, isLast: index == entries.count - 1))
        }
    }
}

/// A step with the piece of the line beside it.
private final class StepView: UIView {
    private let state: OrderTimelineCell.Step.State
    private let isFirst: Bool
    private let isLast: Bool
    private let titleLabel = UILabel()

    init(_ step: OrderTimelineCell.Step, isFirst: Bool, isLast: Bool) {
        (state, self.isFirst, self.isLast) = (step.state, isFirst, isLast)
        super.init(frame: .zero)
        backgroundColor = .clear
        contentMode = .redraw
        titleLabel.text = step.title
        titleLabel.font = .preferredFont(forTextStyle: .subheadline)
        titleLabel.textColor = step.state == .open ? .secondaryLabel : .label
        let detailLabel = UILabel()
        detailLabel.text = step.detail
        detailLabel.font = .preferredFont(forTextStyle: .footnote)
        detailLabel.textColor = .secondaryLabel
        for label in [titleLabel, detailLabel] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
        }
        let texts = UIStackView(arrangedSubviews: [titleLabel, detailLabel])
        texts.axis = .vertical
        texts.spacing = 1
        texts.translatesAutoresizingMaskIntoConstraints = false
        addSubview(texts)
        NSLayoutConstraint.activate([
            texts.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 34),
            texts.trailingAnchor.constraint(equalTo: trailingAnchor),
            texts.topAnchor.constraint(equalTo: topAnchor),
            texts.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -14),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func draw(_ rect: CGRect) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // The dot stands beside the first line of the title.
        let line = titleLabel.textRect(
            forBounds: CGRect(x: 0, y: 0, width: titleLabel.bounds.width, height: .greatestFiniteMagnitude),
            limitedToNumberOfLines: 1)
        let center = CGPoint(x: isMirrored ? bounds.maxX - 11 : 11, y: line.midY)
        drawLine(from: isFirst ? nil : CGPoint(x: center.x, y: 0), to: center, isReached: state != .open)
        drawLine(
            from: center, to: isLast ? nil : CGPoint(x: center.x, y: bounds.maxY), isReached: state == .done)
        switch state {
        case .done:
            UIColor.systemGreen.setFill()
            circle(at: center, radius: 9).fill()
            let check = UIBezierPath()
            check.move(to: CGPoint(x: center.x - 4, y: center.y))
            check.addLine(to: CGPoint(x: center.x - 1, y: center.y + 3))
            check.addLine(to: CGPoint(x: center.x + 4, y: center.y - 3.5))
            check.lineWidth = 2
            check.lineCapStyle = .round
            check.lineJoinStyle = .round
            UIColor.white.setStroke()
            check.stroke()
        case .current:
            UIColor.systemGreen.withAlphaComponent(0.25).setFill()
            circle(at: center, radius: 11).fill()
            UIColor.systemGreen.setFill()
            circle(at: center, radius: 6).fill()
        case .open:
            UIColor.systemBackground.setFill()
            UIColor.systemGray3.setStroke()
            let ring = circle(at: center, radius: 7)
            ring.lineWidth = 2
            ring.fill()
            ring.stroke()
        }
    }

    private func circle(at center: CGPoint, radius: CGFloat) -> UIBezierPath {
        UIBezierPath(arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    }

    private func drawLine(from start: CGPoint?, to end: CGPoint?, isReached: Bool) {
        guard let start, let end, let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setLineWidth(2)
        context.setStrokeColor((isReached ? UIColor.systemGreen : .systemGray3).cgColor)
        if !isReached { context.setLineDash(phase: 0, lengths: [4, 4]) }
        context.move(to: start)
        context.addLine(to: end)
        context.strokePath()
        context.restoreGState()
    }
}

/// A label with room around its text.
private final class PaddedLabel: UILabel {
    private let insets = UIEdgeInsets(top: 4, left: 9, bottom: 4, right: 9)

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }

    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: insets))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        layer.masksToBounds = true
    }
}
