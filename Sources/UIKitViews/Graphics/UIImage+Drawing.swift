import CoreGeometry
import FlatlayDrawing
import Foundation
import UIKitValues

/// An image with everything that its drawing depends on: image views, buttons and attachments draw it.
package struct DrawableImage {
    private enum Content {
        case bitmap(ImageResource, templateColor: ResolvedColor?)
        /// The layers of a symbol with their colours, from back to front.
        case symbol(SymbolGlyph, [(layers: [SymbolOutline.Layer], color: ResolvedColor)])
        /// No image has this name.
        case missing(name: String)
        case empty
    }

    private let content: Content
    private let pixels: PixelGrid
    private let traits: UITraitCollection
    /// The size in points.
    package let size: CGSize
    /// The distance from the top of the size to the baseline of text beside it; nil for a bitmap.
    package private(set) var baseline: CGFloat?
    /// The warning about what is not drawn as requested; nil if everything is.
    private(set) var warning: String?

    /// Resolves an image.
    ///
    /// - Parameters:
    ///   - tint: the colour of symbols and templates.
    ///   - font: the font of the text beside it.
    ///   - preferred: the configuration of the view; that of the image overrides it.
    ///   - isPlain: whether bitmaps are drawn in their own colours even if they are templates, as by `draw(in:)`.
    package init(
        _ image: UIImage, tint: ResolvedColor, font: UIFont = .systemFont(ofSize: 17),
        preferred: UIImage.SymbolConfiguration? = nil, isPlain: Bool = false,
        traits: UITraitCollection = .current, resources: DrawingResources
    ) {
        pixels = PixelGrid(scale: traits.displayScale)
        self.traits = traits
        let ownTint =
            isPlain || image.renderingMode == .alwaysOriginal
                || (!image.isSymbolImage && image.renderingMode == .automatic) ? image.tint : nil
        let color = ownTint?.resolve(with: traits) ?? tint
        func bitmap(_ bitmap: ImageResource) -> (Content, CGSize) {
            let isTemplate = ownTint != nil || (image.renderingMode == .alwaysTemplate && !isPlain)
            return (.bitmap(bitmap, templateColor: isTemplate ? color : nil), bitmap.size)
        }
        switch image.source {
        case .resource(let resource): (content, size) = bitmap(resource)
        case .named(""): (content, size) = (.empty, .zero)
        case .named(let name):
            do throws(ImageResolutionError) {
                (content, size) = bitmap(try resources.images.image(named: name))
            } catch {
                content = .missing(name: name)
                warning = error.description
                size = CGSize(width: DrawableImage.placeholderSide, height: DrawableImage.placeholderSide)
            }
        case .symbol(let name):
            let settings = image.symbolConfiguration.map { preferred?.applying($0) ?? $0 } ?? preferred
            let look = SymbolLook(settings, font: font, traits: traits)
            let known = resources.symbols.symbol(named: name)
            size = SymbolGlyph.size(SymbolMetrics(of: known, fontSize: look.fontSize), pixels: pixels)
            guard let outline = known else {
                warning = SymbolGlyph.warning(ofMissing: name, in: resources.symbols)
                content = .missing(name: name)
                return
            }
            if case .multicolor? = settings?.colors { warning = SymbolGlyph.warning(ofColorless: name) }
            let glyph = SymbolGlyph(
                outline, fontSize: look.fontSize, weight: look.font.weight,
                isRightToLeft: traits.layoutDirection == .rightToLeft)
            content = .symbol(glyph, look.levels(of: outline, color, traits: traits))
            let capHeight = resources.textShaper.metrics(of: look.font).capHeight
            baseline = pixels.round(glyph.baseline(inHeight: size.height, capHeight: capHeight))
        }
    }

    private static let placeholderSide: CGFloat = 44

    /// The bitmap; nil for a symbol and for a missing image.
    package var bitmap: ImageResource? {
        if case .bitmap(let bitmap, _) = content { bitmap } else { nil }
    }

    /// Draws the image within text, in the coordinates of a display list.
    func draw(in rect: CGRect, into builder: DisplayListBuilder) {
        guard rect.width > 0, rect.height > 0 else { return }
        switch content {
        case .empty: break
        case .bitmap(let bitmap, let color):
            builder.image(ImageDrawing(image: bitmap, rect: rect, templateColor: color))
        case .symbol(let glyph, let levels): draw(glyph, levels, in: rect, false, builder)
        case .missing: builder.fill(.rectangle(rect), .color(ResolvedColor(hex: 0x8e8e93, opacity: 0.4)))
        }
    }

    /// Draws the image so that it fills a rectangle. A symbol has margins, which are scaled with it.
    package func draw(in rect: CGRect, context: CGContext) {
        guard rect.width > 0, rect.height > 0 else { return }
        if let warning { context.resources.diagnostics.warn(warning, node: context.builder.currentPath) }
        switch content {
        case .empty: break
        case .bitmap(let bitmap, let templateColor): context.draw(bitmap, in: rect, templateColor: templateColor)
        case .symbol(let glyph, let levels):
            context.recordInUserSpace(rect) { moved, isErasing in
                let place = rect.offsetBy(dx: moved.width, dy: moved.height)
                draw(glyph, levels, in: place, isErasing, context.builder)
            }
        case .missing(let name): drawPlaceholder(name, in: rect, context)
        }
    }

    private func draw(
        _ glyph: SymbolGlyph, _ levels: [(layers: [SymbolOutline.Layer], color: ResolvedColor)], in rect: CGRect,
        _ isErasing: Bool, _ builder: DisplayListBuilder
    ) {
        func draw(in rect: CGRect) {
            let drawing = glyph.drawing(in: rect, fills: false)
            for level in levels { drawing.draw(level.layers, in: .color(isErasing ? .black : level.color), builder) }
        }
        let (sx, sy) = (rect.width / size.width, rect.height / size.height)
        // In its own size, the symbol is aligned with the pixels as beside text.
        guard sx != 1 || sy != 1, sx.isFinite, sy.isFinite else { return draw(in: pixels.round(rect)) }
        let map = CGAffineTransform(translationX: rect.minX, y: rect.minY).scaledBy(x: sx, y: sy)
        builder.withEffect(.transform(map)) { draw(in: CGRect(origin: .zero, size: size)) }
    }

    /// Draws a box with the name of the missing image.
    private func drawPlaceholder(_ name: String, in rect: CGRect, _ context: CGContext) {
        let gray = ResolvedColor(hex: 0x8e8e93)
        context.saveGState()
        context.state.fill = gray.multiplyingOpacity(by: 0.2)
        context.state.stroke = gray
        context.state.line = StrokeStyle()
        context.fill(rect)
        context.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
        context.restoreGState()
        var style = LabelText.Style(font: .systemFont(ofSize: 9), color: gray, traits: traits)
        style.alignment = .center
        style.lineBreakMode = .byTruncatingMiddle
        style.numberOfLines = 2
        style.adjustsFontSize = true
        style.minimumScaleFactor = 0.6
        LabelText(name, style).draw(in: rect.insetBy(dx: 2, dy: 2), context: context)
    }

    /// Fills an area with copies of the image.
    func drawAsPattern(in area: CGRect, context: CGContext) {
        guard case .bitmap(let bitmap, let templateColor) = content else { return draw(in: area, context: context) }
        context.tile(bitmap, in: area, from: CGRect(origin: area.origin, size: size), templateColor: templateColor)
    }
}

/// The size and the colours of a symbol.
private struct SymbolLook {
    let settings: UIImage.SymbolConfiguration?
    /// The font of the text beside it.
    let font: FontDescriptor
    /// The size of the text, including the scale of the symbol.
    let fontSize: CGFloat

    init(_ settings: UIImage.SymbolConfiguration?, font: UIFont, traits: UITraitCollection) {
        self.settings = settings
        var descriptor =
            switch settings?.size {
            case .font(let own): own.descriptor(at: traits.textSize)
            case .points(let size): FontDescriptor(size: FontBase.drawable(size))
            case nil: font.descriptor(at: traits.textSize)
            }
        if let weight = settings?.weight, weight != .unspecified { descriptor.weight = weight.fontWeight().value }
        let factor: CGFloat =
            switch settings?.scale {
            case .small: SymbolMetrics.smallScale
            case .large: SymbolMetrics.largeScale
            case .medium, .default, .unspecified, nil: 1
            }
        self.font = descriptor
        fontSize = descriptor.size * factor
    }

    /// The layers of a symbol with their colours, from back to front.
    func levels(
        of outline: SymbolOutline, _ tint: ResolvedColor, traits: UITraitCollection
    ) -> [(layers: [SymbolOutline.Layer], color: ResolvedColor)] {
        func color(_ level: Int) -> ResolvedColor {
            switch settings?.colors {
            case .hierarchical(let color):
                let color = color.resolve(with: traits)
                return level == 0 ? color : color.multiplyingOpacity(by: 0.5)
            case .palette(let colors) where !colors.isEmpty:
                return colors[min(level, colors.count - 1)].resolve(with: traits)
            case .palette, .monochrome, .multicolor, nil: return tint
            }
        }
        let hasLevels =
            switch settings?.colors {
            case .hierarchical, .palette: outline.levels.count > 1
            case .monochrome, .multicolor, nil: false
            }
        guard hasLevels else { return [(outline.layers, color(0))] }
        // The primary level is drawn last, so that it is in front.
        return outline.levels.indices.reversed().map { (outline.levels[$0], color($0)) }
    }
}

extension UIImage {
    /// The size in points: of a bitmap, of a symbol beside text, or zero for a name without an image.
    public var size: CGSize {
        let resources = ViewResources.usable
        if !isSymbolImage { return bitmap(in: resources)?.size ?? .zero }
        return DrawableImage(self, tint: .black, resources: resources).size
    }

    /// Pixels per point.
    public var scale: CGFloat {
        isSymbolImage ? max(UITraitCollection.current.displayScale, 1) : bitmap(in: ViewResources.usable)?.scale ?? 1
    }

    /// The bitmap; nil for a symbol and for a name without an image.
    func bitmap(in resources: DrawingResources) -> ImageResource? {
        switch source {
        case .resource(let resource): resource
        case .named(let name): try? resources.images.image(named: name)
        case .symbol: nil
        }
    }

    /// Draws the image in the current context, with its top left corner at a point.
    public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

    /// Draws the image in the current context with a blend mode and an opacity, with its top left corner at a point.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { image, context in
            image.draw(in: CGRect(origin: point, size: image.size), context: context)
        }
    }

    /// Draws the image in the current context so that it fills a rectangle.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the image in the current context with a blend mode and an opacity, so that it fills a rectangle.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { image, context in image.draw(in: rect, context: context) }
    }

    /// Fills a rectangle of the current context with copies of the image.
    public func drawAsPattern(in rect: CGRect) {
        draw(.normal, 1) { image, context in image.drawAsPattern(in: rect, context: context) }
    }

    /// Draws with a blend mode and an opacity in place of those of the context, as UIKit does.
    private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: (DrawableImage, CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw(DrawableImage(self, tint: .black, isPlain: true, resources: context.resources), context)
        context.restoreGState()
    }
}

extension UIFont {
    /// The font for a shaper, at a text size.
    package func descriptor(at textSize: TextSize) -> FontDescriptor {
        let (name, size, weight) = base.values(at: textSize)
        let family: FontDescriptor.Family =
            switch (name, modifiers.design) {
            case (let name?, _): .named(name)
            case (nil, .default), (nil, nil): .system
            case (nil, .serif): .serif
            case (nil, .rounded): .rounded
            case (nil, .monospaced): .monospaced
            }
        var value = (modifiers.weight ?? weight).value
        if modifiers.isBold == true { value = max(value, Weight.bold.value) }
        return FontDescriptor(
            family: family, size: FontBase.drawable(size), weight: value, isItalic: modifiers.isItalic ?? false,
            hasMonospacedDigits: modifiers.hasMonospacedDigits ?? false, width: modifiers.width?.percent ?? 100,
            features: modifiers.features)
    }
}
