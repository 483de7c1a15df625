import CoreGeometry
import FlatlayDrawing
import FlatlayViews
import Foundation

/// An image inside an image, scaled.
nonisolated struct PictureView: View {
    let list: DisplayList
    /// The width in points; the height keeps the aspect ratio.
    let width: CGFloat

    var body: some View {
        ExternalContentView { _, _ in Content(list: list, scale: width / list.size.width) }
    }

    private final class Content: ExternalContent {
        let name = "picture"
        private let list: DisplayList
        private let scale: CGFloat

        init(list: DisplayList, scale: CGFloat) {
            self.list = list
            self.scale = scale
        }

        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
            CGSize(width: list.size.width * scale, height: list.size.height * scale)
        }

        func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: DisplayListBuilder) {
            let place = CGAffineTransform(scaleX: scale, y: scale)
                .concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
            // Content beyond the edges of an image is not visible in it.
            builder.withEffect(.clip(.rectangle(frame), FillStyle())) {
                builder.withEffect(.transform(place)) { builder.draw(list) }
            }
        }
    }
}
