import CoreGeometry
import FlatlayControls
import FlatlayDrawing
import Foundation
import UIKitValues

/// Draws the shapes of a control, with edges on whole pixels, as SwiftUI's shapes are drawn.
///
/// It draws beyond the bounds, too: a knob may be higher than its track.
@MainActor
struct ControlPen {
    let context: CGContext
    let view: UIView
    private let pixels: PixelGrid

    init(_ context: CGContext, _ view: UIView) {
        self.context = context
        self.view = view
        pixels = PixelGrid(scale: context.scale)
    }

    /// Draws the shapes of a control that fills a rectangle of the view.
    func draw(_ look: some ControlLook, in rect: CGRect) {
        for shape in look.shapes(in: rect, isRightToLeft: view.isRightToLeft) { draw(shape) }
    }

    func draw(_ shape: ControlShape) {
        let color = view.drawn(shape.color).multiplyingOpacity(by: shape.opacity)
        guard color.opacity > 0 else { return }
        let (matrix, builder) = (context.state.matrix, context.builder)
        shape.draw(at: CGPoint(x: matrix.tx, y: matrix.ty), pixels: pixels, in: builder) { outline, _, line in
            if let line {
                builder.stroke(outline, .color(color), style: line)
            } else {
                builder.fill(outline, .color(color))
            }
        }
    }

    func rectangle(_ rect: CGRect, _ color: UIColor) { draw(ControlShape(.rectangle, rect, color)) }

    func rounded(_ rect: CGRect, radius: CGFloat, _ color: UIColor, opacity: Float = 1) {
        draw(ControlShape(.rounded(radius: radius), rect, color, opacity: opacity))
    }

    /// A line inside the edges of a rounded rectangle.
    func border(_ rect: CGRect, radius: CGFloat, width: CGFloat, _ color: UIColor) {
        guard width > 0 else { return }
        draw(ControlShape(.rounded(radius: radius), rect, color, lineWidth: width))
    }

    /// Draws an image in the tint so that it fills a rectangle.
    func image(_ image: UIImage, in rect: CGRect, _ tint: UIColor, font: UIFont = .systemFont(ofSize: 17)) {
        drawable(image, tint, font: font).draw(in: rect, context: context)
    }

    /// Draws an image in its own size about a point.
    func image(_ image: UIImage, at center: CGPoint, _ tint: UIColor, font: UIFont = .systemFont(ofSize: 17)) {
        let image = drawable(image, tint, font: font)
        let rect = CGRect(
            x: center.x - image.size.width / 2, y: center.y - image.size.height / 2, width: image.size.width,
            height: image.size.height)
        image.draw(in: rect, context: context)
    }

    private func drawable(_ image: UIImage, _ tint: UIColor, font: UIFont) -> DrawableImage {
        DrawableImage(
            image, tint: view.drawn(tint), font: font, traits: view.contentTraits, resources: context.resources)
    }

    /// Draws what fades as a whole while the control is disabled.
    func faded(isEnabled: Bool, _ draw: () -> Void) {
        faded(isEnabled ? 1 : ControlLooks.disabledOpacity, draw)
    }

    /// Draws with an opacity as a whole.
    func faded(_ opacity: CGFloat, _ draw: () -> Void) {
        guard opacity < 1 else { return draw() }
        context.builder.withEffect(.opacity(opacity), draw)
    }
}

extension UIView {
    /// The traits with the view's own reading direction.
    var contentTraits: UITraitCollection {
        let traits = traitCollection
        let direction: UITraitEnvironmentLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        guard traits.layoutDirection != direction else { return traits }
        return traits.modifyingTraits { $0.layoutDirection = direction }
    }

    /// Returns a style of a text in the view: one line, truncated at the end.
    func textStyle(_ font: UIFont, _ color: UIColor, alignment: NSTextAlignment = .natural) -> LabelText.Style {
        let traits = contentTraits
        var style = LabelText.Style(font: font, color: drawn(color), traits: traits)
        style.alignment = alignment
        let tint = tintColor ?? .systemBlue
        style.resolve = { color in
            if case .tint = color.source { return tint.resolve(with: traits) }
            return color.resolve(with: traits)
        }
        return style
    }

    /// Mirrors a rectangle in the bounds if reading runs from right to left.
    func mirrored(_ rect: CGRect, in bounds: CGRect) -> CGRect {
        rect.mirrored(in: bounds, if: isRightToLeft)
    }

    /// The size of an image in the view.
    func naturalSize(
        of image: UIImage, font: UIFont = .systemFont(ofSize: 17),
        preferred: UIImage.SymbolConfiguration? = nil
    ) -> CGSize {
        DrawableImage(
            image, tint: .black, font: font, preferred: preferred, traits: contentTraits,
            resources: ViewResources.usable
        ).size
    }

    /// Pixels for rounding.
    var contentPixels: PixelGrid { PixelGrid(scale: CGFloat(layoutScale)) }
}
