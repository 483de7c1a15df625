import CoreGeometry
import FlatlayDrawing
import Foundation
import UIKitValues

/// How a string is drawn, with UIKit's names.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// One bit per option.
    public let rawValue: Int

    /// Creates options from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The rectangle holds several lines; otherwise its origin is that of the baseline of one line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// The leading of fonts is part of the height of lines. It always is.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Sizes are those of the drawn glyphs. It has no effect.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// The last visible line is truncated if there is more text.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The limits and the results of drawing a string, with UIKit's names.
open class NSStringDrawingContext: NSObject {
    /// The smallest scale at which a text may be drawn to fit; 0 for full size only.
    open var minimumScaleFactor: CGFloat = 0
    /// The scale of the last text. It is always 1 here, also if the text was scaled down.
    open var actualScaleFactor: CGFloat { 1 }
    /// The bounds of the last text.
    open internal(set) var totalBounds = CGRect.zero

    /// Creates a context without limits.
    public override init() {
        super.init()
    }
}

extension NSAttributedString {
    /// Returns the size of the text without a limit of width, not rounded.
    public func size() -> CGSize {
        setter(.usesLineFragmentOrigin, nil).block(width: .infinity, height: .infinity).size
    }

    /// Draws the text in the current context with its top left corner at a point.
    public func draw(at point: CGPoint) {
        draw(.usesLineFragmentOrigin, nil) { setter, context in
            let block = setter.block(width: .infinity, height: .infinity)
            setter.draw(block, in: CGRect(origin: point, size: block.size), .black, context: context)
        }
    }

    /// Draws the text in a rectangle of the current context, as many lines as fit.
    public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

    /// Draws the text in the current context: in a rectangle, or, without `usesLineFragmentOrigin`, on a baseline that
    /// begins at the rectangle's origin.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        draw(options, context) { setter, drawing in
            guard options.contains(.usesLineFragmentOrigin) else {
                let block = setter.block(width: .infinity, height: .infinity)
                let origin = CGPoint(x: rect.minX, y: rect.minY - block.firstBaseline)
                return setter.draw(block, in: CGRect(origin: origin, size: block.size), .black, context: drawing)
            }
            let room = NSAttributedString.room(rect.size)
            let block = setter.block(width: room.width, height: room.height)
            drawing.saveGState()
            if block.isClipped { drawing.clip(to: rect) }
            setter.draw(block, in: rect, .black, context: drawing)
            drawing.restoreGState()
            context?.totalBounds = CGRect(origin: rect.origin, size: block.size)
        }
    }

    /// Returns the bounds of the text, not rounded: within a size, or, without `usesLineFragmentOrigin`, of one line
    /// about its baseline. A height of 0 is no limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let setter = setter(options, context)
        let isBox = options.contains(.usesLineFragmentOrigin)
        let room = isBox ? NSAttributedString.room(size) : CGSize(width: CGFloat.infinity, height: .infinity)
        let block = setter.block(width: room.width, height: room.height)
        let origin = CGPoint(x: 0, y: isBox ? 0 : block.firstBaseline - block.size.height)
        let bounds = CGRect(origin: origin, size: block.size)
        context?.totalBounds = bounds
        return bounds
    }

    /// Lengths that are 0 are no limits, as for UIKit.
    private static func room(_ size: CGSize) -> CGSize {
        func limit(_ length: CGFloat) -> CGFloat { length > 0 && length < 1_000_000 ? length : .infinity }
        return CGSize(width: limit(size.width), height: limit(size.height))
    }

    private func draw(
        _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?, _ draw: (TextSetter, CGContext) -> Void
    ) {
        guard let drawing = UIGraphicsGetCurrentContext(), length > 0 else { return }
        draw(setter(options, context, resources: drawing.resources), drawing)
    }

    private func setter(
        _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?,
        resources: DrawingResources = ViewResources.usable
    ) -> TextSetter {
        let traits = UITraitCollection.current
        let defaults = StyledText.Defaults(
            font: .systemFont(ofSize: 12), traits: traits, resources: resources, color: .black,
            resolve: { $0.resolve(with: traits) })
        let least = context?.minimumScaleFactor ?? 0
        var rules = TextBlock.Rules(
            wrapsTruncated: false, lineBreakMode: .byWordWrapping, direction: .natural,
            minimumScale: least > 0 && least < 1 ? least : 1)
        if options.contains(.truncatesLastVisibleLine) {
            (rules.wrapsTruncated, rules.lineBreakMode, rules.truncatesWrapped) = (true, .byTruncatingTail, true)
        }
        if !options.contains(.usesLineFragmentOrigin) { rules.lineLimit = 1 }
        return TextSetter(StyledText(self, defaults), rules, resources: resources)
    }
}

// Strings have the same functions as `NSString`: on Linux there is no cast to it.
extension String {
    /// Returns the size of the string without a limit of width, not rounded.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attributes).size()
    }

    /// Draws the string in the current context with its top left corner at a point.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(at: point)
    }

    /// Draws the string in a rectangle of the current context, as many lines as fit.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(in: rect)
    }

    /// Draws the string in the current context: in a rectangle, or on a baseline that begins at the rectangle's origin.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
    }

    /// Returns the bounds of the string, not rounded.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}

extension NSString {
    private var swiftString: String { substring(from: 0) }

    /// Returns the size of the string without a limit of width, not rounded.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        swiftString.size(withAttributes: attributes)
    }

    /// Draws the string in the current context with its top left corner at a point.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        swiftString.draw(at: point, withAttributes: attributes)
    }

    /// Draws the string in a rectangle of the current context, as many lines as fit.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        swiftString.draw(in: rect, withAttributes: attributes)
    }

    /// Draws the string in the current context: in a rectangle, or on a baseline that begins at the rectangle's origin.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        swiftString.draw(with: rect, options: options, attributes: attributes, context: context)
    }

    /// Returns the bounds of the string, not rounded.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        swiftString.boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}
