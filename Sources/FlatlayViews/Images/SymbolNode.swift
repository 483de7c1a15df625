import CoreGeometry
import Foundation

/// A node that draws a symbol, as large as the text beside it, or as its frame where the image is resizable.
final class SymbolNode: ViewNode {
    private let outline: SymbolOutline
    private let isResizable: Bool
    private let paint: StylePaint
    private let naturalSize: CGSize
    private let capHeight: CGFloat

    init(_ outline: SymbolOutline, of image: Image, in context: ViewContext) {
        self.outline = outline
        isResizable = image.resizing != nil
        paint = ForegroundStyle()._stylePaint(in: context.environment)
        naturalSize = SymbolNode.size(of: outline, in: context.environment)
        capHeight = context.resources.textShaper.metrics(of: context.environment.fontDescriptor()).capHeight
        super.init(context.environment)
    }

    /// The size of a symbol beside text: its box is 1.2 times as high as the font's size, by the image scale, in whole
    /// pixels. Without a symbol, a square.
    static func size(of outline: SymbolOutline?, in environment: EnvironmentValues) -> CGSize {
        let factor: CGFloat =
            switch environment.imageScale {
            case .small: 0.8
            case .medium: 1
            case .large: 1.3
            }
        let height = environment.fontDescriptor().size * 1.2 * factor
        var ratio: CGFloat = 1
        if let box = outline?.viewBox, box.width > 0, box.height > 0, box.isDrawable {
            ratio = box.width / box.height
        }
        let pixels = PixelGrid(scale: environment.displayScale)
        return CGSize(width: pixels.roundUp(height * ratio), height: pixels.roundUp(height))
    }

    override var name: String? { "symbol" }
    override var guides: GuideKinds { .baselines }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: naturalSize) : naturalSize
    }

    /// The middle of a symbol lies in the middle of the capital letters beside it.
    override func explicitAlignment(
        of key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize
    ) -> CGFloat? {
        isResizable ? nil : pixels.round((size.height + capHeight) / 2)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        let rect = pixels.round(frame)
        let box = outline.viewBox
        guard box.width > 0, box.height > 0, rect.width > 0, rect.height > 0 else { return }
        let map = CGAffineTransform(translationX: rect.minX, y: rect.minY)
            .scaledBy(x: rect.width / box.width, y: rect.height / box.height)
            .translatedBy(x: -box.minX, y: -box.minY)
        pass.builder.fill(.path(outline.path.applying(map)), paint.paint(in: rect), style: outline.fillStyle)
    }
}
