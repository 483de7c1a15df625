import UIKit

/// Columns of cells, each below the name of its class.
final class CellSheetView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .systemGroupedBackground
        let columns = UIKitCell.columns.map { cells in
            let column = UIStackView()
            column.axis = .vertical
            column.spacing = 6
            for cell in cells {
                let caption = UILabel()
                caption.text = cell.name
                caption.font = .monospacedSystemFont(ofSize: 11, weight: .medium)
                caption.textColor = .secondaryLabel
                let box = CellBox(cell)
                column.addArrangedSubview(caption)
                column.addArrangedSubview(box)
                column.setCustomSpacing(20, after: box)
            }
            return column
        }
        let stack = UIStackView(arrangedSubviews: columns)
        stack.spacing = 20
        stack.alignment = .top
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -24),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -24),
        ])
    }
}

/// Cells of one class, placed as a layout would.
private final class CellBox: UIView {
    private static let width: CGFloat = 390
    private let arrangement: UIKitCell.Arrangement
    private let cells: [UICollectionViewCell]

    init(_ cell: UIKitCell) {
        arrangement = cell.arrangement
        cells = cell.makeCells()
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        layer.cornerRadius = 12
        clipsToBounds = true
        cells.forEach(addSubview)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override var intrinsicContentSize: CGSize { CGSize(width: Self.width, height: placed().height) }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (cell, frame) in zip(cells, placed().frames) {
            var frame = frame
            if isMirrored { frame.origin.x = bounds.width - frame.maxX }
            cell.frame = frame
        }
    }

    private func placed() -> (frames: [CGRect], height: CGFloat) {
        switch arrangement {
        case .rows: tiled(columns: 1, areSquare: false, margin: 0, spacing: 0)
        case .tiles(let count, let areSquare):
            tiled(columns: count, areSquare: areSquare, margin: count > 4 ? 8 : 16, spacing: count > 4 ? 0 : 12)
        case .words: flowing(margin: 16, spacing: 8)
        }
    }

    private func tiled(
        columns: Int, areSquare: Bool, margin: CGFloat, spacing: CGFloat
    ) -> (frames: [CGRect], height: CGFloat) {
        let width = ((Self.width - 2 * margin - CGFloat(columns - 1) * spacing) / CGFloat(columns)).rounded(.down)
        var frames: [CGRect] = []
        var y = margin
        for start in stride(from: 0, to: cells.count, by: columns) {
            let line = cells[start..<min(start + columns, cells.count)]
            let height =
                areSquare
                ? width
                : line.map {
                    $0.systemLayoutSizeFitting(
                        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                        verticalFittingPriority: .fittingSizeLevel
                    ).height
                }.max() ?? 0
            for column in line.indices.map({ $0 - start }) {
                frames.append(
                    CGRect(x: margin + CGFloat(column) * (width + spacing), y: y, width: width, height: height))
            }
            y += height + spacing
        }
        return (frames, y - spacing + margin)
    }

    private func flowing(margin: CGFloat, spacing: CGFloat) -> (frames: [CGRect], height: CGFloat) {
        var frames: [CGRect] = []
        var place = CGPoint(x: margin, y: margin)
        var height: CGFloat = 0
        for cell in cells {
            let size = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            if place.x > margin, place.x + size.width > Self.width - margin {
                place = CGPoint(x: margin, y: place.y + height + spacing)
                height = 0
            }
            frames.append(CGRect(origin: place, size: size))
            place.x += size.width + spacing
            height = max(height, size.height)
        }
        return (frames, place.y + height + margin)
    }
}
