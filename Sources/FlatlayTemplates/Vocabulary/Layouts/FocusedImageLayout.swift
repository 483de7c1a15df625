import Flatlay

/// Fills its frame with an image of any shape, so that a point of the image is as near to the middle as the image's edges
/// allow.
struct FocusedImageLayout: Layout {
    /// The point of the image, in parts of its width and height.
    var focus: UnitPoint

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: subviews.first?.sizeThatFits(.unspecified) ?? .zero)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let image = subviews.first else { return }
        let own = image.sizeThatFits(.unspecified)
        guard own.width > 0, own.height > 0, bounds.width > 0, bounds.height > 0 else { return }
        let factor = max(bounds.width / own.width, bounds.height / own.height)
        let size = CGSize(width: own.width * factor, height: own.height * factor)
        func origin(_ part: CGFloat, _ length: CGFloat, _ frame: CGFloat) -> CGFloat {
            min(0, max(frame - length, frame / 2 - part * length))
        }
        image.place(
            at: CGPoint(
                x: bounds.minX + origin(focus.x, size.width, bounds.width),
                y: bounds.minY + origin(focus.y, size.height, bounds.height)),
            proposal: ProposedViewSize(size))
    }
}
