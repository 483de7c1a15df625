import CoreGeometry
import FlatlayDrawing
import Foundation
import UIKitValues

/// The layout of a button with a configuration: the image and the block of titles as one group within the insets.
@MainActor
struct ButtonParts {
    var image: CGSize?
    var title: UILabel?
    var subtitle: UILabel?
    var placement = ButtonImageEdge.leading
    var padding: CGFloat = 0
    var titlePadding: CGFloat = 0
    var reservation: CGFloat = 0
    var alignment = UIButton.Configuration.TitleAlignment.center
    var insets = NSDirectionalEdgeInsets.zero
    /// Room at the trailing edge for a sign.
    var trailingRoom: CGFloat = 0
    var horizontal = UIControl.ContentHorizontalAlignment.center
    var vertical = UIControl.ContentVerticalAlignment.center
    var isRightToLeft = false
    var pixels = PixelGrid(scale: 2)

    struct Frames {
        var image = CGRect.zero
        var title = CGRect.zero
        var subtitle = CGRect.zero
    }

    private var isRow: Bool { placement.isDisjoint(with: [.top, .bottom]) }
    private var hasTitles: Bool { title != nil || subtitle != nil }
    /// The room of the image.
    private var imageRoom: CGSize {
        guard let image else { return .zero }
        return isRow
            ? CGSize(width: max(image.width, reservation), height: image.height)
            : CGSize(width: image.width, height: max(image.height, reservation))
    }
    private var gap: CGFloat { image != nil && hasTitles ? padding : 0 }

    private func titles(fittingWidth width: CGFloat?) -> (title: CGSize, subtitle: CGSize, whole: CGSize) {
        func size(_ label: UILabel?) -> CGSize {
            guard let label else { return .zero }
            return label.intrinsicContentSize(wrappingAt: width.map { max($0, 1) })
        }
        let (first, second) = (size(title), size(subtitle))
        let both = title != nil && subtitle != nil ? titlePadding : 0
        let whole = CGSize(width: max(first.width, second.width), height: first.height + second.height + both)
        return (first, second, whole)
    }

    /// The size of the button; titles wrap at what is left of a width.
    func size(fittingWidth width: CGFloat?) -> CGSize {
        let sides = insets.leading + insets.trailing + trailingRoom
        let image = imageRoom
        let left = width.map { $0 - sides - (isRow ? image.width + gap : 0) }
        let titles = titles(fittingWidth: left).whole
        let content =
            isRow
            ? CGSize(width: image.width + gap + titles.width, height: max(image.height, titles.height))
            : CGSize(width: max(image.width, titles.width), height: image.height + gap + titles.height)
        return CGSize(
            width: pixels.roundUp(max(0, content.width + sides)),
            height: pixels.roundUp(max(0, content.height + insets.top + insets.bottom)))
    }

    func frames(in bounds: CGRect) -> Frames {
        // As for reading from left to right, mirrored at the end.
        var room = CGRect(
            x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
            width: bounds.width - insets.leading - insets.trailing - trailingRoom,
            height: bounds.height - insets.top - insets.bottom)
        room.size.width = max(0, room.width)
        room.size.height = max(0, room.height)
        let image = imageRoom
        let left = max(0, room.width - (isRow ? image.width + gap : 0))
        var sizes = titles(fittingWidth: nil)
        if sizes.whole.width > left + 1e-6 { sizes = titles(fittingWidth: left) }
        let text = CGSize(width: min(sizes.whole.width, left), height: sizes.whole.height)
        let group =
            isRow
            ? CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
            : CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
        let x = room.minX + (room.width - group.width) * horizontalShare
        let y = room.minY + (room.height - group.height) * verticalShare
        var (imageArea, titleArea) = (CGRect.zero, CGRect.zero)
        if isRow {
            let isFirst = !placement.contains(.trailing)
            // Content that fills has the image at the edge.
            let start = horizontal == .fill ? room.minX : x
            let width = horizontal == .fill ? max(text.width, room.width - image.width - gap) : text.width
            imageArea = CGRect(
                x: isFirst ? start : start + width + gap, y: y + (group.height - image.height) / 2, width: image.width,
                height: image.height)
            titleArea = CGRect(
                x: isFirst ? start + image.width + gap : start, y: y + (group.height - text.height) / 2, width: width,
                height: text.height)
        } else {
            let isFirst = placement.contains(.top)
            let share = alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5
            imageArea = CGRect(
                x: x + (group.width - image.width) * share, y: isFirst ? y : y + text.height + gap, width: image.width,
                height: image.height)
            titleArea = CGRect(
                x: x + (group.width - text.width) * share, y: isFirst ? y + image.height + gap : y, width: text.width,
                height: text.height)
        }
        return placed(imageArea, titleArea, sizes.title, sizes.subtitle, bounds)
    }

    private func placed(
        _ imageArea: CGRect, _ titleArea: CGRect, _ first: CGSize, _ second: CGSize, _ bounds: CGRect
    ) -> Frames {
        var frames = Frames()
        if let own = image {
            frames.image = CGRect(
                x: imageArea.midX - own.width / 2, y: imageArea.midY - own.height / 2, width: own.width,
                height: own.height)
        }
        func line(_ size: CGSize, top: CGFloat) -> CGRect {
            let width = min(size.width, titleArea.width)
            let share: CGFloat = alignment == .center ? 0.5 : alignment == .trailing ? 1 : 0
            return CGRect(
                x: titleArea.minX + (titleArea.width - width) * share, y: top, width: width, height: size.height)
        }
        frames.title = line(first, top: titleArea.minY)
        frames.subtitle = line(second, top: titleArea.maxY - second.height)
        func finish(_ rect: CGRect) -> CGRect {
            var rect = rect
            if isRightToLeft { rect.origin.x = bounds.minX + bounds.maxX - rect.maxX }
            rect.origin = pixels.round(rect.origin)
            return rect
        }
        frames.image = finish(frames.image)
        frames.title = finish(frames.title)
        frames.subtitle = finish(frames.subtitle)
        return frames
    }

    private var horizontalShare: CGFloat {
        switch horizontal {
        case .center: 0.5
        case .fill, .leading: 0
        case .trailing: 1
        case .left: isRightToLeft ? 1 : 0
        case .right: isRightToLeft ? 0 : 1
        }
    }
    private var verticalShare: CGFloat {
        switch vertical {
        case .center, .fill: 0.5
        case .top: 0
        case .bottom: 1
        }
    }
}
