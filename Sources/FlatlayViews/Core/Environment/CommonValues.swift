import FlatlayDrawing
import Foundation

/// The environment values that the module's own views read.
struct CommonValues {
    var colorScheme = ColorScheme.light
    var layoutDirection = LayoutDirection.leftToRight
    var displayScale: CGFloat = 1
    var locale = Locale(identifier: "en_US") {
        didSet { hasLatinDigits = 7.formatted(.number.locale(locale)) == "7" }
    }
    /// Whether the locale writes numbers with the digits 0 to 9.
    private(set) var hasLatinDigits = true
    var calendar = CommonValues.gregorian
    var timeZone = TimeZone.gmt
    var isEnabled = true

    var dynamicTypeSize = DynamicTypeSize.large
    var now = Date(timeIntervalSince1970: 1_168_335_660)
    var allowsTightening = false
    var font: Font?
    var fontModifiers = FontModifiers()
    var textAttributes = TextAttributes()
    var textCase: Text.Case?
    var lineLimit: Int?
    var reservedLines: Int?
    var truncationMode = TextTruncation.tail
    var multilineTextAlignment = TextAlignment.leading
    var lineSpacing: CGFloat = 0
    /// The language whose rules hyphenate words; nil for hyphens at soft hyphens only.
    var hyphenation: String?
    var balancesLines = false
    var minimumScaleFactor: CGFloat = 1
    /// Whether a text takes more than it is proposed rather than to divide a word, so that its container can arrange it
    /// in another way.
    var keepsWords = false
    var imageScale = Image.Scale.medium
    var symbolRenderingMode: SymbolRenderingMode?
    var symbolVariants = SymbolVariants.none

    var foreground: ForegroundStyles?
    var tint: AnyShapeStyle?
    var accentColor: Color?

    var labelStyle: StyleBox<LabelStyleConfiguration>?
    var buttonStyle: StyleBox<PrimitiveButtonStyleConfiguration>?
    var progressViewStyle: StyleBox<ProgressViewStyleConfiguration>?
    var toggleStyle: StyleBox<ToggleStyleConfiguration>?
    var gaugeStyle: StyleBox<GaugeStyleConfiguration>?

    var textFieldStyle: StyleBox<TextFieldStyleConfiguration>?

    /// The list or the form around the view.
    var rowSurroundings = RowSurroundings.none
    /// The letter case that a view sets for the headers and footers of lists; nil for that of the list's style.
    var bandTextCase: Text.Case??

    /// The focus state; nil if nothing uses the focus.
    var focus: FocusSurroundings?

    /// The number of enclosing bodies around the views of a host.
    var viewDepth = 0

    /// Where styles record warnings.
    var diagnostics: Diagnostics?

    /// Whether other threads may read all values except ``diagnostics``. Not if there are control styles, which are
    /// closures of apps, or a focus state, which is mutable.
    var isSendable: Bool {
        labelStyle == nil && buttonStyle == nil && progressViewStyle == nil && toggleStyle == nil && gaugeStyle == nil
            && textFieldStyle == nil && focus == nil
    }

    private static let gregorian: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        calendar.timeZone = .gmt
        return calendar
    }()
}
