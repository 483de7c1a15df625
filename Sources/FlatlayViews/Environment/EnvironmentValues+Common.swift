import Foundation

extension EnvironmentValues {
    /// Light or dark surroundings.
    public var colorScheme: ColorScheme {
        get { common.colorScheme }
        set { common.colorScheme = newValue }
    }

    /// The direction of reading.
    public var layoutDirection: LayoutDirection {
        get { common.layoutDirection }
        set { common.layoutDirection = newValue }
    }

    /// Pixels per point. Values that are not positive count as 1.
    public var displayScale: CGFloat {
        get { common.displayScale }
        set { common.displayScale = newValue > 0 && newValue.isFinite ? newValue : 1 }
    }

    /// The length of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// The language and region of numbers and dates.
    public var locale: Locale {
        get { common.locale }
        set { common.locale = newValue }
    }

    /// The calendar of dates.
    public var calendar: Calendar {
        get { common.calendar }
        set { common.calendar = newValue }
    }

    /// The time zone of dates.
    public var timeZone: TimeZone {
        get { common.timeZone }
        set { common.timeZone = newValue }
    }

    /// Whether controls can be used.
    public var isEnabled: Bool {
        get { common.isEnabled }
        set { common.isEnabled = newValue }
    }

    /// The font of text; nil for the body font.
    public var font: Font? {
        get { common.font }
        set { common.font = newValue }
    }

    /// The most lines of a text; nil for no limit.
    public var lineLimit: Int? {
        get { common.lineLimit }
        set { common.lineLimit = newValue }
    }

    /// Where text that is too long is cut.
    public var truncationMode: Text.TruncationMode {
        get { common.truncationMode }
        set { common.truncationMode = newValue }
    }

    /// How the lines of a text are aligned with each other.
    public var multilineTextAlignment: TextAlignment {
        get { common.multilineTextAlignment }
        set { common.multilineTextAlignment = newValue }
    }

    /// Points between the lines of a text.
    public var lineSpacing: CGFloat {
        get { common.lineSpacing }
        set { common.lineSpacing = newValue.isFinite ? max(newValue, 0) : 0 }
    }

    /// How far text may be scaled down to fit, from 0 to 1.
    public var minimumScaleFactor: CGFloat {
        get { common.minimumScaleFactor }
        set { common.minimumScaleFactor = newValue.isFinite ? min(max(newValue, 0.01), 1) : 1 }
    }

    /// The size of symbols in relation to the text beside them.
    public var imageScale: Image.Scale {
        get { common.imageScale }
        set { common.imageScale = newValue }
    }

    /// How many styles symbols are drawn in; nil for one, or for several where `foregroundStyle` has several.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { common.symbolRenderingMode }
        set { common.symbolRenderingMode = newValue }
    }

    /// The variants that symbols are shown in.
    public var symbolVariants: SymbolVariants {
        get { common.symbolVariants }
        set { common.symbolVariants = newValue }
    }
}
