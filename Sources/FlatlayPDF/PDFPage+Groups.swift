import FlatlayBytes
import FlatlayPaint
import CoreGeometry
import FlatlayDrawing
import Foundation

extension PDFPage {
    func write(_ items: DisplayList.Items, under effect: DisplayList.Effect) {
        switch effect {
        case .node: write(items)
        case .clip(let shape, let style): write(items, clippedTo: shape, style)
        case .opacity(let value): write(items, opacity: value)
        case .blendMode(let mode):
            guard mode != .normal else { return write(items) }
            // Modes that PDF lacks are drawn in the image of the surrounding group.
            guard let name = mode.pdfName else { return }
            writePart(items, resources.blendMode(name))
        case .transform(let transform):
            content.saving {
                content.transform(transform)
                write(items)
            }
        case .shadow(let color, let radius, let offset):
            writeShadow(of: items, color, radius: radius, offset: offset)
            write(items)
        case .blur(let radius):
            guard radius > 0 else { return write(items) }
            writePicture(of: effect, items, sigma: radius)
        case .backdrop, .colorMatrix, .luminanceToAlpha, .projection: writePicture(of: effect, items)
        case .isolation: writePart(items)
        case .mask(let mask): write(items, maskedBy: mask)
        }
    }

    private func writePicture(of effect: DisplayList.Effect, _ items: DisplayList.Items, sigma: CGFloat = 0) {
        let item = DisplayList.Item(node: .root, command: .group(effect, items))
        writePicture(of: [item], covering: item.command.bounds, sigma: sigma)
    }

    private func write(_ items: DisplayList.Items, clippedTo shape: DrawnShape, _ style: FillStyle) {
        let bounds = shape.bounds
        guard bounds.width > 0, bounds.height > 0 else { return }
        content.saving {
            content.path(shape)
            content.clip(bounds, isEvenOdd: style.isEOFilled)
            write(items)
        }
    }

    private func write(_ items: DisplayList.Items, opacity value: CGFloat) {
        guard value > 0 else { return }
        guard value < 1 else { return write(items) }
        if items.onlyFadingDrawing != nil {
            let outer = opacity
            opacity *= value
            write(items)
            opacity = outer
        } else {
            writePart(items, resources.alpha(thousandths(value)))
        }
    }

    /// Composites items separately and draws the result as one image.
    ///
    /// - Parameter states: the graphics states with which it is drawn.
    private func writePart(_ items: DisplayList.Items, _ states: String...) {
        guard let part = part(of: items, within: items.bounds) else { return }
        let name = resources.name(part)
        content.saving {
            setAlpha(thousandths(1))
            for state in states { content.use(state) }
            content.source.append("/\(name) Do\n")
        }
    }

    private func write(_ items: DisplayList.Items, maskedBy mask: DisplayList.Items) {
        let bounds = DisplayList.Effect.mask(mask).bounds(around: items.bounds)
        guard let cover = part(of: mask, within: bounds) else { return }
        guard let part = part(of: items, within: bounds) else { return }
        let (name, state) = (resources.name(part), resources.softMask(cover, isLuminosity: false))
        content.saving {
            setAlpha(thousandths(1))
            content.use(state)
            content.source.append("/\(name) Do\n")
        }
    }

    /// Writes items as a part of the file. Returns its number, or nil if nothing of it is visible.
    private func part(of items: DisplayList.Items, within bounds: CGRect) -> Int? {
        let visible = bounds.intersection(content.visibleRect).insetBy(dx: -1, dy: -1)
        guard visible.width > 0, visible.height > 0 else { return nil }
        let (outer, outerOpacity) = (content, opacity)
        defer { (content, opacity) = (outer, outerOpacity) }
        content = PDFContent(scale: outer.scale * outer.state.matrix.averageScale, clip: visible)
        opacity = 1
        writeGroup(items)
        return resources.part(content, bounds: visible, isGroup: true)
    }
}
