import Foundation

extension EnvironmentValues {
    /// The light or dark appearance.
    public var colorScheme: ColorScheme {
        get { common.colorScheme }
        set { common.colorScheme = newValue }
    }

    /// The layout direction.
    public var layoutDirection: LayoutDirection {
        get { common.layoutDirection }
        set { common.layoutDirection = newValue }
    }

    /// Pixels per point. Values that are not positive and finite count as 1.
    public var displayScale: CGFloat {
        get { common.displayScale }
        set { common.displayScale = newValue > 0 && newValue.isFinite ? newValue : 1 }
    }

    /// The length of one pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// The locale for numbers and dates.
    public var locale: Locale {
        get { common.locale }
        set { common.locale = newValue }
    }

    /// The calendar for dates.
    public var calendar: Calendar {
        get { common.calendar }
        set { common.calendar = newValue }
    }

    /// The time zone for dates.
    public var timeZone: TimeZone {
        get { common.timeZone }
        set { common.timeZone = newValue }
    }

    /// Whether controls are enabled.
    public var isEnabled: Bool {
        get { common.isEnabled }
        set { common.isEnabled = newValue }
    }

    /// The font of text; nil means the body font.
    public var font: Font? {
        get { common.font }
        set { common.font = newValue }
    }

    /// The maximum number of lines of a text; nil means no limit.
    public var lineLimit: Int? {
        get { common.lineLimit }
        set { common.lineLimit = newValue }
    }

    /// Where text that is too long is truncated.
    public var truncationMode: Text.TruncationMode {
        get { common.truncationMode }
        set { common.truncationMode = newValue }
    }

    /// How the lines of a text are aligned with each other.
    public var multilineTextAlignment: TextAlignment {
        get { common.multilineTextAlignment }
        set { common.multilineTextAlignment = newValue }
    }

    /// Extra points between the lines of a text.
    public var lineSpacing: CGFloat {
        get { common.lineSpacing }
        set { common.lineSpacing = newValue.isFinite ? max(newValue, 0) : 0 }
    }

    /// The smallest factor by which text may shrink to fit, from 0.01 to 1.
    public var minimumScaleFactor: CGFloat {
        get { common.minimumScaleFactor }
        set { common.minimumScaleFactor = newValue.isFinite ? min(max(newValue, 0.01), 1) : 1 }
    }

    /// The size of symbols relative to the text beside them.
    public var imageScale: Image.Scale {
        get { common.imageScale }
        set { common.imageScale = newValue }
    }

    /// How symbols are coloured; nil means one style, or several if `foregroundStyle` has several.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { common.symbolRenderingMode }
        set { common.symbolRenderingMode = newValue }
    }

    /// The variants in which symbols are drawn.
    public var symbolVariants: SymbolVariants {
        get { common.symbolVariants }
        set { common.symbolVariants = newValue }
    }
}
