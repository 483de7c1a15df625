import CoreGeometry
import FlatlayDrawing
import Foundation
import UIKitValues

/// Where a text is that was scaled down to fit, with UIKit's names.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
    /// Its baseline is that of the text at full size.
    case alignBaselines
    /// It is centred.
    case alignCenters
    /// Its top is that of the text at full size.
    case none
}

/// The text of a label, a field or a button: measured, and drawn as it was measured.
///
/// ```swift
/// let text = LabelText("Title", LabelText.Style(font: .preferredFont(forTextStyle: .headline), color: .black))
/// let size = text.size(fittingWidth: 200)
/// text.draw(in: bounds, context: context)
/// ```
///
/// It looks like a SwiftUI text with the same attributes in the same frame. It shapes with the resources of the image
/// that the thread is drawing, so a view may keep it from image to image.
package final class LabelText {
    /// Everything that a label says about its text.
    package struct Style {
        /// The font of characters without their own.
        package var font: UIFont
        /// The colour of characters without their own.
        package var color: ResolvedColor
        /// The alignment of paragraphs without their own.
        package var alignment = NSTextAlignment.natural
        /// The line break mode of paragraphs without their own.
        package var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0 for no limit.
        package var numberOfLines = 1
        /// Whether the text is scaled down to fit its room.
        package var adjustsFontSize = false
        /// The smallest scale; 0 for that of the smallest text that the system draws.
        package var minimumScaleFactor: CGFloat = 0
        /// Whether characters move closer together before the text is truncated.
        package var allowsTightening = false
        /// Where a text is that was scaled down.
        package var baselineAdjustment = UIBaselineAdjustment.alignBaselines
        /// The shadow of the whole text, which is not blurred; nil for none.
        package var shadow: (color: ResolvedColor, offset: CGSize)?
        /// The text size, the reading direction and the scale of the screen.
        package var traits: UITraitCollection
        /// Returns a colour of an attributed text as it is drawn.
        package var resolve: (UIColor) -> ResolvedColor

        /// Creates the style of a label. Colours of an attributed text are resolved with the traits.
        package init(font: UIFont = .systemFont(ofSize: 17), color: ResolvedColor, traits: UITraitCollection = .current)
        {
            self.font = font
            self.color = color
            self.traits = traits
            resolve = { $0.resolve(with: traits) }
        }
    }

    /// The label's style of the text.
    package let style: Style
    private let string: String
    private let attributed: NSAttributedString?
    private let pixels: PixelGrid
    private var latest: TextSetter?

    /// Creates a plain text.
    package init(_ string: String, _ style: Style) {
        self.style = style
        self.string = string
        attributed = nil
        pixels = PixelGrid(scale: style.traits.displayScale)
    }

    /// Creates a text with attributes.
    package init(_ text: NSAttributedString, _ style: Style) {
        self.style = style
        string = text.string
        attributed = text.copy() as? NSAttributedString ?? text
        pixels = PixelGrid(scale: style.traits.displayScale)
    }

    /// Whether there are no characters: the size is zero.
    package var isEmpty: Bool { string.isEmpty }

    /// The size of the text within a width, in whole pixels; nil for no limit. Without characters it is zero.
    package func size(fittingWidth: CGFloat?) -> CGSize {
        guard !isEmpty else { return .zero }
        // A text that may shrink asks for the room of its full size.
        let size = setter(shrinks: false).block(width: fittingWidth ?? .infinity, height: .infinity).size
        return CGSize(
            width: min(pixels.roundUp(size.width), fittingWidth.map { max($0, size.width) } ?? .infinity),
            height: pixels.roundUp(size.height))
    }

    /// The distances from the top of a frame to the first and to the last baseline. Without characters both are those
    /// of the middle.
    package func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
        let block = setter().block(width: size.width, height: size.height)
        guard !block.lines.isEmpty else { return (size.height / 2, size.height / 2) }
        let first = pixels.round(firstBaseline(of: block, in: size))
        return (first, first + block.lastBaseline - block.firstBaseline)
    }

    /// Whether some of the text is not visible in a frame of a size.
    package func isTruncated(in size: CGSize) -> Bool {
        !isEmpty && setter().block(width: size.width, height: size.height).isTruncated
    }

    /// The frame of the lines within a frame, in whole pixels: as wide as the longest line, and centred vertically.
    package func textRect(in rect: CGRect) -> CGRect {
        guard !isEmpty else { return CGRect(origin: rect.origin, size: .zero) }
        let block = setter().block(width: rect.width, height: rect.height)
        let size = CGSize(width: pixels.roundUp(block.size.width), height: pixels.roundUp(block.size.height))
        return CGRect(
            x: rect.minX, y: rect.minY + (rect.height - size.height) / 2, width: size.width, height: size.height)
    }

    /// Draws the text in a frame, in the user's coordinates of a context.
    package func draw(in rect: CGRect, context: CGContext) {
        guard !isEmpty, rect.width > 0, rect.height > 0 else { return }
        let setter = setter(for: context.resources)
        let block = setter.block(width: rect.width, height: rect.height)
        context.saveGState()
        if block.isClipped { context.clip(to: rect) }
        if let shadow = style.shadow {
            context.state.shadow = CGContext.Shadow(color: shadow.color, blur: 0, offset: shadow.offset)
        }
        setter.draw(
            block, in: rect, first: firstBaseline(of: block, in: rect.size), style.color, context: context)
        context.restoreGState()
    }

    /// The distance from the top of a frame to the first baseline, not rounded: the lines are centred vertically.
    private func firstBaseline(of block: TextBlock, in size: CGSize) -> CGFloat {
        let middle = (size.height - pixels.roundUp(block.size.height)) / 2
        guard shrinks, style.baselineAdjustment != .alignCenters, block.lines.count == 1 else {
            return middle + block.firstBaseline
        }
        let full = setter(shrinks: false).block(width: .infinity, height: .infinity)
        guard let line = full.lines.first, line.height > block.lines[0].height else {
            return middle + block.firstBaseline
        }
        let top = (size.height - pixels.roundUp(line.height)) / 2
        return style.baselineAdjustment == .none ? top + block.firstBaseline : top + line.baseline
    }

    // MARK: Shaping

    /// The smallest text that the system draws, in points.
    private static let smallestSize: CGFloat = 4

    private var shrinks: Bool { style.adjustsFontSize && minimumScale < 1 }

    private var minimumScale: CGFloat {
        let least = style.minimumScaleFactor
        if least > 0, least.isFinite { return min(least, 1) }
        let size = style.font.descriptor(at: style.traits.textSize).size
        return min(max(LabelText.smallestSize / size, 1.0 / 64), 1)
    }

    private func setter(shrinks: Bool) -> TextSetter {
        let setter = setter()
        guard !shrinks, self.shrinks else { return setter }
        var rules = setter.rules
        rules.minimumScale = 1
        return TextSetter(setter.text, rules, resources: setter.resources)
    }

    /// Shapes with the resources of the picture that the thread draws.
    private func setter(for resources: DrawingResources = ViewResources.usable) -> TextSetter {
        if let latest, latest.resources === resources { return latest }
        let defaults = StyledText.Defaults(
            font: style.font, traits: style.traits, resources: resources, color: style.color, resolve: style.resolve)
        let text = attributed.map { StyledText($0, defaults) } ?? StyledText(string, defaults)
        let isRightToLeft = style.traits.layoutDirection == .rightToLeft
        let rules = TextBlock.Rules(
            lineLimit: style.numberOfLines > 0 ? style.numberOfLines : nil, alignment: style.alignment,
            lineBreakMode: style.lineBreakMode, direction: isRightToLeft ? .rightToLeft : .leftToRight,
            minimumScale: shrinks ? minimumScale : 1, allowsTightening: style.allowsTightening)
        let made = TextSetter(text, rules, resources: resources)
        latest = made
        return made
    }
}
