import Flatlay
import Foundation

/// The canvas of a template's images: size, background, scale and environment.
public struct TemplateCanvas {
    /// The width in points; nil for the renderer's own.
    public var width: CGFloat?
    /// The height in points; nil for the height of the content.
    public var height: CGFloat?
    /// The background colour; nil for a transparent background, and for one that is more than a colour.
    public var background: Color?
    /// The style of the background, if it is not a colour.
    var backgroundStyle: AnyShapeStyle?
    /// Pixels per point; 1 unless the template specifies it.
    public var scale: CGFloat
    /// The light or dark appearance of the environment; light unless the template specifies it.
    public var colorScheme: ColorScheme
    /// The insets of the safe area.
    public var safeAreaInsets: EdgeInsets
    /// The locale of formatted numbers and dates, and of the environment; en_US unless the template specifies it.
    public var locale = Locale(identifier: "en_US")
    /// The direction in which everything reads; left to right unless the template specifies it.
    public var layoutDirection = LayoutDirection.leftToRight
    /// The kind of device, which determines how the focus works; unspecified if the template names no device.
    public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    /// The device that the canvas shows; nil for none.
    var device: DevicePreset?
    /// The safe area of the device, unless the template specifies another.
    var deviceInsets: EdgeInsets?
    /// The title, or nil.
    public var title: String?
    /// A description of the image for people who can't see it, or nil.
    public var description: String?

    /// Creates a canvas.
    public init(
        width: CGFloat? = nil, height: CGFloat? = nil, background: Color? = nil, scale: CGFloat = 1,
        colorScheme: ColorScheme = .light, safeAreaInsets: EdgeInsets = EdgeInsets(), title: String? = nil,
        description: String? = nil
    ) {
        self.width = width
        self.height = height
        self.background = background
        self.scale = scale
        self.colorScheme = colorScheme
        self.safeAreaInsets = safeAreaInsets
        self.title = title
        self.description = description
    }
}

extension TemplateCanvas {
    /// Shows the whole screen of another device.
    mutating func show(on device: DevicePreset) {
        (width, height, scale) = (device.size.width, device.size.height, device.scale)
        safeAreaInsets = device.safeAreaInsets
        self.device = device
        deviceInsets = nil
    }
}

extension ValueType where Value == TemplateCanvas {
    /// The settings of a template's canvas. The page around the collection has further keys.
    static var canvasSettings: ValueType {
        .record(
            "a canvas such as { width: 320, background: white }",
            Field(
                "device", .word("device", DevicePreset.byName.map { (key: $0.name, value: $0.preset) }),
                "The width, height and scale of a common device, where they are not given; its safe area, too, where "
                    + "width and height are its own."),
            Field("width", .positiveLength, "The width in points.", example: "1200"),
            Field(
                "height", .canvasHeight, "The height in points, or fit for as tall as the content.", default: "fit",
                example: "630"),
            Field("background", .paint, PageTemplate.backgroundField.summary),
            Field("scale", .scaleFactor, "Pixels per point.", default: "1", example: "2"),
            Field("colorScheme", .colorScheme, "The light or dark appearance.", default: "light"),
            Field("safeAreaInsets", .insets, "Space at the edges that content avoids."),
            Field(
                "locale", .locale, "The language and region of formatted numbers, dates and words.", default: "en_US",
                example: "de_DE"),
            Field(
                "direction", .layoutDirection,
                "In which direction everything reads: rightToLeft for languages such as Arabic and Hebrew.",
                default: "leftToRight"), others: PageTemplate.keys + ScreenTemplate.keys
        ) { (device: DevicePreset?, width, height, background, scale, colorScheme, safeArea, locale, direction) in
            // An outer nil means that no height is given, an inner nil that the height fits the content.
            let ownHeight: CGFloat?? = height
            // The device's safe area applies only to images of the whole screen.
            let showsScreen = width == nil && ownHeight == nil
            var canvas = TemplateCanvas(
                width: width ?? device?.size.width, height: ownHeight ?? device?.size.height,
                background: background?.color,
                scale: scale ?? device?.scale ?? 1, colorScheme: colorScheme ?? .light,
                safeAreaInsets: safeArea ?? (showsScreen ? device?.safeAreaInsets : nil) ?? EdgeInsets())
            canvas.backgroundStyle = background?.style
            canvas.locale = locale ?? .template
            canvas.layoutDirection = direction ?? .leftToRight
            canvas.userInterfaceIdiom = device?.userInterfaceIdiom ?? .unspecified
            canvas.device = device
            canvas.deviceInsets = safeArea == nil ? device?.safeAreaInsets : nil
            return canvas
        }
    }
}

/// The paint of a canvas.
private enum CanvasPaint {
    case plain(Color)
    case styled(AnyShapeStyle)

    var color: Color? { if case .plain(let color) = self { color } else { nil } }
    var style: AnyShapeStyle? { if case .styled(let style) = self { style } else { nil } }
}

extension ValueType where Value == CanvasPaint {
    /// A colour or a style. The schema allows the views that the page reads, too.
    fileprivate static var paint: ValueType {
        ValueType(PageTemplate.backgroundField.type().description) { node, context in
            let color = ValueType<Color>.color
            let isLevel = node.string.map { StyleLevels.style(named: $0) != nil } ?? false
            let isColor = node.entries == nil || color.table.isUsed(by: node)
            if isColor, !isLevel { return color.decode(node, in: context).map(CanvasPaint.plain) }
            return ValueType<AnyShapeStyle>.style.decode(node, in: context).map(CanvasPaint.styled)
        }
    }
}

extension ValueType where Value == CGFloat? {
    fileprivate static var canvasHeight: ValueType {
        let schema = { SchemaNode.any(of: [.words(["fit"]), ValueType<CGFloat>.positiveLength.schema]) }
        return ValueType("a height in points, or fit", schema: schema()) { node, context in
            if node.string == "fit" { return .some(nil) }
            guard case .number? = node.scalar else { return context.wrongType("a height in points, or fit", node) }
            return ValueType<CGFloat>.positiveLength.decode(node, in: context)
        }
    }
}

extension ValueType where Value == CGFloat {
    fileprivate static var positiveLength: ValueType {
        ValueType("a length", schema: length.schema) { node, context in
            guard let value = number.decode(node, in: context) else { return nil }
            guard value >= 1, value <= 100_000 else {
                return context.outOfRange(node.shown, "from 1 to 100000", node)
            }
            return value
        }
    }

    fileprivate static var scaleFactor: ValueType {
        ValueType("a scale", schema: length.schema) { node, context in
            guard let value = number.decode(node, in: context) else { return nil }
            guard value > 0, value <= 16 else { return context.outOfRange(node.shown, "above 0 and at most 16", node) }
            return value
        }
    }
}

extension ValueType where Value == Locale {
    /// A language with an optional script and region, such as `de_DE` or `zh-Hant-TW`.
    static var locale: ValueType {
        let expected = "a locale such as de_DE"
        return ValueType(expected, schema: .type("string")) { node, context in
            guard let text = node.string, let locale = Locale(known: text) else {
                return context.wrongType(expected, node)
            }
            return locale
        }
    }
}

extension Locale {
    /// The locale of an identifier; nil if its language is none.
    package init?(known identifier: String) {
        let parts = identifier.split(whereSeparator: { "-_".contains($0) })
        guard let language = parts.first, Locale.LanguageCode(String(language)).isISOLanguage,
            parts.count <= 4, parts.allSatisfy({ $0.count <= 8 && $0.allSatisfy { $0.isASCII && !$0.isWhitespace } })
        else { return nil }
        self.init(identifier: parts.joined(separator: "_"))
    }
}
