import Foundation

/// A popover of a tablet: content in a bubble beside the view that presents it, with an arrow.
///
/// Sources: UIKit's arrow is 37 points wide and 13 high, and its bubble has corners of 13 points and stays 10 points away
/// from the edges of the screen. The shadow is chosen by eye.
nonisolated struct PopoverCard: View {
    typealias Body = Never
    let content: AnyView
    let settings: PresentationSettings
    let anchor: CGRect
    let arrowEdge: Edge
    let size: CGSize
    let insets: EdgeInsets

    func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        guard let inner = content.makeLayeredNode(in: context) else { return }
        let limit = CGSize(width: size.width - 20, height: size.height - insets.top - insets.bottom - 20)
        let wanted = inner.sizeThatFits(ProposedViewSize(width: min(limit.width, 375), height: nil))
        let bubble = CGSize(width: min(wanted.width, limit.width), height: min(wanted.height, limit.height))
        let fitsAbove = anchor.minY - 13 - bubble.height >= insets.top
        let bottom = size.height - insets.bottom - 10 - bubble.height - 13
        let isBelow = !fitsAbove || (arrowEdge == .top && anchor.maxY <= bottom)
        // Beside a view that leaves no room, the bubble covers a part of it.
        let y = isBelow ? max(insets.top, min(anchor.maxY, bottom)) : anchor.minY - bubble.height - 13
        let x = min(max(anchor.midX - bubble.width / 2, 10), size.width - bubble.width - 10)
        let arrow = anchor.midX - x
        VStack(spacing: 0) {
            if isBelow { Color.clear.frame(width: bubble.width, height: 13) }
            MadeNodes([inner]).frame(width: bubble.width, height: bubble.height)
            if !isBelow { Color.clear.frame(width: bubble.width, height: 13) }
        }
        .background { PresentationBackground(settings: settings) }
        .clipShape(Bubble(arrow: arrow, isBelow: isBelow))
        .shadow(color: .black.opacity(0.2), radius: 24, y: 8)
        .frame(width: size.width, height: size.height, alignment: .topLeading)
        .offset(x: x, y: y)
        .frame(width: size.width, height: size.height)
        .nodeName("popover")
        ._makeNodes(in: context, into: &nodes)
    }
}

/// A rounded rectangle with an arrow at its upper or lower edge.
nonisolated private struct Bubble: Shape {
    /// The place of the arrow.
    let arrow: CGFloat
    let isBelow: Bool

    func path(in rect: CGRect) -> Path {
        let body = CGRect(
            x: rect.minX, y: rect.minY + (isBelow ? 13 : 0), width: rect.width, height: max(0, rect.height - 13))
        var path = Path(roundedRect: body, cornerRadius: 13)
        let x = rect.minX + min(max(arrow, 32), rect.width - 32)
        let (base, tip) = isBelow ? (body.minY, rect.minY) : (body.maxY, rect.maxY)
        path.move(to: CGPoint(x: x - 18.5, y: base))
        path.addQuadCurve(to: CGPoint(x: x, y: tip), control: CGPoint(x: x - 7, y: base))
        path.addQuadCurve(to: CGPoint(x: x + 18.5, y: base), control: CGPoint(x: x + 7, y: base))
        path.closeSubpath()
        return path
    }
}
