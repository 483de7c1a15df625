/// SwiftUI's layout by its published descriptions, computed slowly and simply, as they are written: nothing is
/// cached, everything is recomputed. It shares no code with the sources.
///
/// The rules: the documentation of `ProposedViewSize` and `Layout`, the articles and the book of objc.io on stacks and
/// frames, the open reimplementation OpenSwiftUI. Text is that of the grid: every letter 10 wide, lines 20 high; a word
/// breaks between any two letters.
enum ModelLayout {
    struct Size: Equatable {
        var width = 0.0
        var height = 0.0

        subscript(axis: ModelAxis) -> Double {
            get { axis == .horizontal ? width : height }
            set { if axis == .horizontal { width = newValue } else { height = newValue } }
        }
    }

    /// A leaf with its position.
    struct Leaf: Equatable {
        var x: Double
        var y: Double
        var size: Size
    }

    // MARK: Sizes

    /// The size that a view chooses for a proposal. `stackAxis` is the axis of the stack around it, also around its
    /// modifiers: a spacer grows along it. Other layers and `ZStack` have none.
    static func size(_ view: ModelView, _ offer: ModelOffer, stackAxis: ModelAxis? = nil) -> Size {
        switch view {
        case .color: return Size(width: offer.width ?? 10, height: offer.height ?? 10)
        case .text(let count): return textSize(count, offer)
        case .spacer(let least):
            var size = Size()
            for axis in ModelAxis.allCases where stackAxis == nil || stackAxis == axis {
                size[axis] = max(offer[axis] ?? least, least)
            }
            return size
        case .stack(let axis, let place, let spacing, let children):
            return ModelStack(axis: axis, place: place, spacing: spacing, children: children).size(offer)
        case .zstack(let alignment, let children):
            return hull(of: topmost(children), offer, alignment)
        case .padding(let insets, let child):
            var size = size(child, reduced(offer, by: insets), stackAxis: stackAxis)
            size.width += insets.leading + insets.trailing
            size.height += insets.top + insets.bottom
            return size
        case .fixedFrame(let fixed, _, let child):
            let inner = size(
                child, ModelOffer(width: fixed.width ?? offer.width, height: fixed.height ?? offer.height),
                stackAxis: stackAxis)
            return Size(width: fixed.width ?? inner.width, height: fixed.height ?? inner.height)
        case .flexibleFrame(let width, let height, _, let child):
            let inner = ModelOffer(width: width.childOffer(offer.width), height: height.childOffer(offer.height))
            let chosen = size(child, inner, stackAxis: stackAxis)
            return Size(
                width: width.length(offer.width, child: chosen.width),
                height: height.length(offer.height, child: chosen.height))
        case .fixedSize(let horizontal, let vertical, let child):
            return size(child, freed(offer, horizontal, vertical), stackAxis: stackAxis)
        case .aspectRatio(let ratio, let fills, let child):
            return size(child, shaped(offer, ratio, fills, child, stackAxis), stackAxis: stackAxis)
        case .priority(_, let child), .layer(_, _, let child, _):
            return size(child, offer, stackAxis: stackAxis)
        }
    }

    private static func textSize(_ count: Int, _ offer: ModelOffer) -> Size {
        let columns = offer.width.map { $0.isFinite ? max(1, Int(($0 / 10 + 1e-9).rounded(.down))) : count } ?? count
        let lines = (count + columns - 1) / columns
        let room = offer.height.map { $0.isFinite ? max(1, Int(($0 / 20 + 1e-9).rounded(.down))) : lines } ?? lines
        let width = Double(min(count, columns)) * 10
        return Size(width: min(width, offer.width ?? width), height: Double(min(lines, room)) * 20)
    }

    /// The priority that a stack around the view sees. Frames, padding and stacks reset it.
    static func priority(_ view: ModelView) -> Double {
        switch view {
        case .spacer: -.infinity
        case .priority(let value, _): value
        case .fixedSize(_, _, let child), .aspectRatio(_, _, let child), .layer(_, _, let child, _): priority(child)
        default: 0
        }
    }

    // MARK: Positions

    /// The leaves of a view at a point, in the order of the tree.
    static func leaves(
        _ view: ModelView, _ offer: ModelOffer, x: Double = 0, y: Double = 0, stackAxis: ModelAxis? = nil
    ) -> [Leaf] {
        let own = size(view, offer, stackAxis: stackAxis)
        func inside(_ child: ModelView, _ inner: ModelOffer, _ alignment: ModelAlignment, axis: ModelAxis?) -> [Leaf] {
            let chosen = size(child, inner, stackAxis: axis)
            return leaves(
                child, inner, x: x + (own.width - chosen.width) * alignment.x.rawValue,
                y: y + (own.height - chosen.height) * alignment.y.rawValue, stackAxis: axis)
        }
        switch view {
        case .color, .text, .spacer: return [Leaf(x: x, y: y, size: own)]
        case .stack(let axis, let place, let spacing, let children):
            return ModelStack(axis: axis, place: place, spacing: spacing, children: children)
                .leaves(offer, own: own, x: x, y: y)
        case .zstack(let alignment, let children):
            let inner = ModelOffer(width: own.width, height: own.height)
            let common = hull(of: topmost(children), inner, alignment, guides: true)
            return children.flatMap { child in
                let chosen = size(child, inner)
                return leaves(
                    child, inner, x: x + common.width - chosen.width * alignment.x.rawValue,
                    y: y + common.height - chosen.height * alignment.y.rawValue)
            }
        case .padding(let insets, let child):
            return leaves(
                child, reduced(offer, by: insets), x: x + insets.leading, y: y + insets.top, stackAxis: stackAxis)
        case .fixedFrame(let fixed, let alignment, let child):
            let inner = ModelOffer(width: fixed.width ?? offer.width, height: fixed.height ?? offer.height)
            return inside(child, inner, alignment, axis: stackAxis)
        case .flexibleFrame(let width, let height, let alignment, let child):
            let inner = ModelOffer(
                width: width.finalOffer(offer.width, length: own.width),
                height: height.finalOffer(offer.height, length: own.height))
            return inside(child, inner, alignment, axis: stackAxis)
        case .fixedSize(let horizontal, let vertical, let child):
            return leaves(child, freed(offer, horizontal, vertical), x: x, y: y, stackAxis: stackAxis)
        case .aspectRatio(let ratio, let fills, let child):
            return leaves(child, shaped(offer, ratio, fills, child, stackAxis), x: x, y: y, stackAxis: stackAxis)
        case .priority(_, let child):
            return leaves(child, offer, x: x, y: y, stackAxis: stackAxis)
        case .layer(_, let alignment, let child, let other):
            return leaves(child, offer, x: x, y: y, stackAxis: stackAxis)
                + inside(other, ModelOffer(width: own.width, height: own.height), alignment, axis: nil)
        }
    }

    // MARK: Parts

    /// Only views of the highest priority decide about the size of a `ZStack`.
    private static func topmost(_ children: [ModelView]) -> [ModelView] {
        let highest = children.map { priority($0) }.max()
        return children.filter { priority($0) == highest }
    }

    /// The box around views whose guides are aligned, or the position of the guides in it.
    private static func hull(
        of views: [ModelView], _ offer: ModelOffer, _ alignment: ModelAlignment, guides: Bool = false
    ) -> Size {
        var result = Size()
        for axis in ModelAxis.allCases {
            let lengths = views.map { size($0, offer)[axis] }
            let part = alignment[axis].rawValue
            let before = lengths.map { part == 0 ? 0 : $0 * part }.max() ?? 0
            // The maximum length after the guide is that of the longest view.
            let after = lengths.map { part == 1 ? 0 : $0 * (1 - part) }.max() ?? 0
            result[axis] = guides ? before : before + after
        }
        return result
    }

    private static func reduced(_ offer: ModelOffer, by insets: ModelInsets) -> ModelOffer {
        ModelOffer(
            width: offer.width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: offer.height.map { max(0, $0 - insets.top - insets.bottom) })
    }

    private static func freed(_ offer: ModelOffer, _ horizontal: Bool, _ vertical: Bool) -> ModelOffer {
        ModelOffer(width: horizontal ? nil : offer.width, height: vertical ? nil : offer.height)
    }

    /// The largest size with an aspect ratio inside a proposal, or the smallest around it.
    private static func shaped(
        _ offer: ModelOffer, _ ratio: Double?, _ fills: Bool, _ child: ModelView, _ stackAxis: ModelAxis?
    ) -> ModelOffer {
        if offer.width == nil, offer.height == nil { return offer }
        let unit = ratio.map { Size(width: $0, height: 1) } ?? size(child, ModelOffer(), stackAxis: stackAxis)
        guard unit.width > 0, unit.height > 0, unit.width.isFinite, unit.height.isFinite else { return offer }
        var scales: [Double] = []
        if let width = offer.width { scales.append(width / unit.width) }
        if let height = offer.height { scales.append(height / unit.height) }
        let scale = fills ? scales.max() ?? 1 : scales.min() ?? 1
        return ModelOffer(width: unit.width * scale, height: unit.height * scale)
    }
}

extension ModelLimits {
    private func clamped(_ length: Double) -> Double { min(max(length, least ?? 0), greatest ?? .infinity) }

    /// The proposal for the view in a frame while it is measured.
    func childOffer(_ offered: Double?) -> Double? { (offered ?? ideal).map { clamped($0) } }

    /// The frame's length.
    func length(_ offered: Double?, child: Double) -> Double {
        if offered == nil, ideal != nil { return clamped(ideal ?? 0) }
        switch (least, greatest, offered) {
        case (nil, nil, _): return child
        case (_?, _?, let offered?): return clamped(offered)
        case (_?, _?, nil): return clamped(child)
        case (let least?, nil, _): return max(least, min(childOffer(offered) ?? .infinity, child))
        case (nil, let greatest?, _): return min(greatest, max(childOffer(offered) ?? 0, child))
        }
    }

    /// The proposal for the view in a frame when it is placed.
    func finalOffer(_ offered: Double?, length: Double) -> Double? {
        guard offered == nil, ideal == nil else { return length }
        let isInside = length > (least ?? -1) && length < (greatest ?? .infinity)
        return isInside ? nil : length
    }
}
