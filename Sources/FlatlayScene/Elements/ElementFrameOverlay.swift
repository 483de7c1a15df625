import CollectionLayout
import FlatlayDrawing
import FlatlayViews
import Foundation

/// Outlines elements in the colour of their category, with their index path on a tab in a corner.
///
/// Each category uses a different corner, because a section background begins where its first cell does.
struct ElementFrameOverlay {
    static let lineWidth: CGFloat = 1
    static let fontSize: CGFloat = 8

    let environment: EnvironmentValues
    let resources: DrawingResources

    /// Draws the outlines of elements in drawing order, moved by an offset.
    func draw(
        _ elements: [LeasedAttributes], offset: CGPoint, into builder: DisplayListBuilder
    ) {
        let frames = elements.map { ($0.elementIdentity, $0.frame.offsetBy(dx: offset.x, dy: offset.y)) }
        for (element, frame) in frames {
            builder.withNode("frame-\(element.nodeName)", frame: frame) {
                let line = frame.insetBy(dx: Self.lineWidth / 2, dy: Self.lineWidth / 2)
                builder.stroke(
                    .rectangle(line), .color(element.category.frameColor.resolve(in: environment)),
                    style: StrokeStyle(lineWidth: Self.lineWidth))
            }
        }
        // Tabs are drawn above all outlines, so that no line crosses them.
        for (element, frame) in frames { drawTab(of: element, frame, into: builder) }
    }

    /// Draws a tab inside the corner, or above it if the element is too small for the tab.
    private func drawTab(of element: ElementIdentity, _ frame: CGRect, into builder: DisplayListBuilder) {
        let category = element.category
        let host = ViewHost(
            Text(verbatim: element.tabText).font(.system(size: Self.fontSize, weight: .semibold)).monospacedDigit()
                .foregroundStyle(.white).lineLimit(1).padding(.horizontal, 3).padding(.vertical, 0.5)
                .background(category.frameColor),
            environment: environment, resources: resources)
        let size = host.sizeThatFits(.unspecified)
        let isAtLeft = (category == .cell) == (environment.layoutDirection == .leftToRight)
        let x = isAtLeft ? frame.minX : frame.maxX - size.width
        let hasRoom = frame.width >= 1.5 * size.width && frame.height >= 1.5 * size.height
        let y: CGFloat =
            switch (hasRoom, category) {
            case (false, _): frame.minY - size.height
            case (true, .decorationView): frame.maxY - size.height
            case (true, _): frame.minY
            }
        builder.withNode("index-\(element.nodeName)", frame: CGRect(origin: CGPoint(x: x, y: y), size: size)) {
            host.draw(at: CGPoint(x: x, y: y), proposal: .unspecified, into: builder)
        }
    }
}

extension CollectionElementCategory {
    /// The colour of the outlines.
    fileprivate var frameColor: Color {
        switch self {
        case .cell: .pink
        case .supplementaryView: .blue
        case .decorationView: .green
        }
    }
}

extension ElementIdentity {
    /// The index path as frame lists print it; an element of the whole layout has a section only.
    fileprivate var tabText: String {
        indexPath.item == .max ? "\(indexPath.section)" : "\(indexPath.section).\(indexPath.item)"
    }
}
