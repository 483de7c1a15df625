import FlatlayViews
import Foundation
import UIKitViews

/// The sizes of cells, and the places of the texts and the image of each style.
extension TableCellParts {
    /// The size of the cell in a width; nil if constraints of the cell itself determine it.
    func fittingSize(width: CGFloat) -> CGSize? {
        let frame = contentFrame(in: CGSize(width: width, height: CellMetrics.rowHeight))
        updateMargins()
        updateContent()
        let target = CGSize(width: frame.width, height: 0)
        func fitting(_ view: UIView) -> CGFloat {
            view.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        var height: CGFloat
        if let contentHost {
            height = contentHost.sizeThatFits(CGSize(width: frame.width, height: .infinity)).height
        } else if let configuredView {
            height = fitting(configuredView)
        } else if contentView.isLaidOutByConstraints {
            contentView.bounds.size.width = frame.width
            height = fitting(contentView)
        } else if cell.isLaidOutByConstraints {
            return nil
        } else {
            return CGSize(
                width: width, height: roundedUp(cell.sizeThatFits(CGSize(width: width, height: 0)).height))
        }
        // Constraints that say nothing of the height leave the standard one, as in UIKit.
        if height <= 0 { height = minimumHeight }
        return CGSize(width: width, height: roundedUp(height) + place.thickness)
    }

    func standardSize(fitting size: CGSize) -> CGSize {
        let frame = contentFrame(in: CGSize(width: size.width, height: CellMetrics.rowHeight))
        var height: CGFloat = 0
        if cell.contentConfiguration == nil {
            let image = madeImage?.image == nil ? nil : madeImage?.sizeThatFits(Self.unlimited)
            let room = textRoom(in: frame.width, image: image)
            height = max(textHeight(in: room.width) + CellMetrics.rowMargins.top + CellMetrics.rowMargins.bottom, 0)
            height = max(height, image?.height ?? 0)
        }
        return CGSize(width: size.width, height: max(height + place.thickness, CellMetrics.rowHeight))
    }

    func size(_ label: UILabel?, _ width: CGFloat) -> CGSize {
        guard let label, hasText(label) else { return .zero }
        let size = label.sizeThatFits(CGSize(width: max(1, width), height: .infinity))
        return CGSize(width: min(roundedUp(size.width), max(0, width)), height: size.height)
    }

    func textHeight(in width: CGFloat) -> CGFloat {
        let (first, second) = (size(madeTitle, width), size(madeDetail, width))
        guard cell.style == .subtitle else { return max(first.height, second.height) }
        return first.height + second.height + (first.height > 0 && second.height > 0 ? TableMetrics.lineGap : 0)
    }

    /// The image as it is shown: no higher than the row.
    func imageSize(in height: CGFloat) -> CGSize? {
        guard cell.contentConfiguration == nil, let madeImage, madeImage.image != nil else { return nil }
        let own = madeImage.sizeThatFits(Self.unlimited)
        guard own.height > height, own.height > 0 else { return own }
        return CGSize(width: own.width * height / own.height, height: height)
    }

    func textRoom(in width: CGFloat, image: CGSize?) -> (start: CGFloat, width: CGFloat) {
        let start = margins.leading + (image.map { $0.width + TableMetrics.imageGap } ?? 0)
        return (start, max(0, width - start - margins.trailing))
    }

    /// Places the texts and the image of the cell's style.
    func layOutStandardContent(in whole: CGSize) {
        let image = imageSize(in: whole.height)
        if let image {
            madeImage?.frame = mirrored(
                CGRect(
                    x: margins.leading, y: rounded((whole.height - image.height) / 2), width: image.width,
                    height: image.height), in: whole.width)
        }
        madeImage?.isHidden = image == nil
        let room = textRoom(in: whole.width, image: image)
        func put(_ label: UILabel?, _ frame: CGRect) {
            guard let label else { return }
            // Anything but text is not drawn, and has no place.
            label.frame = hasText(label) ? mirrored(frame, in: whole.width) : .zero
        }
        func centered(_ x: CGFloat, _ size: CGSize) -> CGRect {
            CGRect(x: x, y: rounded((whole.height - size.height) / 2), width: size.width, height: size.height)
        }
        switch cell.style {
        case .default:
            let size = size(madeTitle, room.width)
            put(madeTitle, centered(room.start, CGSize(width: room.width, height: size.height)))
        case .subtitle:
            let (first, second) = (size(madeTitle, room.width), size(madeDetail, room.width))
            let top = rounded((whole.height - textHeight(in: room.width)) / 2)
            put(madeTitle, CGRect(x: room.start, y: top, width: first.width, height: first.height))
            let below = first.height > 0 ? top + first.height + TableMetrics.lineGap : top
            put(madeDetail, CGRect(x: room.start, y: rounded(below), width: second.width, height: second.height))
        case .value1:
            let first = size(madeTitle, room.width)
            put(madeTitle, centered(room.start, first))
            let second = size(madeDetail, room.width - first.width - TableMetrics.textGap)
            put(madeDetail, centered(room.start + room.width - second.width, second))
        case .value2:
            let first = size(madeTitle, TableMetrics.value2Title)
            put(
                madeTitle,
                centered(margins.leading, CGSize(width: TableMetrics.value2Title, height: first.height)))
            let start = margins.leading + TableMetrics.value2Title + TableMetrics.textGap
            let second = size(madeDetail, whole.width - start - margins.trailing)
            put(madeDetail, centered(start, second))
        }
    }
}
