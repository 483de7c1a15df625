import Foundation

extension Text {
    /// Creates text with its own attributes. Attributes that it does not set come from the environment. (Disfavoured
    /// because a literal could also be an attributed string, but must be a `LocalizedStringKey`.)
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        pieces = attributedContent.runs.map { run in
            Piece(
                content: .verbatim(String(attributedContent[run.range].characters)),
                attributes: TextAttributes(run.attributes))
        }
    }
}

extension TextAttributes {
    /// Creates the attributes of a run of an attributed string.
    fileprivate init(_ container: AttributeContainer) {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        self.init(container[Scope.InlinePresentationIntentAttribute.self] ?? [])
        if let link = container[AttributeScopes.FoundationAttributes.LinkAttribute.self] { setLink(link) }
        font = container[Scope.FontAttribute.self]
        if let color = container[Scope.ForegroundColorAttribute.self] {
            foreground = Style(style: AnyShapeStyle(color), color: color)
        }
        backgroundColor = container[Scope.BackgroundColorAttribute.self]
        if let line = container[Scope.UnderlineStyleAttribute.self] { underline = Line(line) }
        if let line = container[Scope.StrikethroughStyleAttribute.self] { strikethrough = Line(line) }
        kerning = container[Scope.TrackingAttribute.self] ?? container[Scope.KerningAttribute.self]
        baselineOffset = container[Scope.BaselineOffsetAttribute.self]
    }

    /// Creates the attributes for inline Markdown styles.
    init(_ intent: InlinePresentationIntent) {
        self.init()
        if intent.contains(.stronglyEmphasized) { fontModifiers.isBold = true }
        if intent.contains(.emphasized) { fontModifiers.isItalic = true }
        if intent.contains(.code) { fontModifiers.design = .monospaced }
        if intent.contains(.strikethrough) { strikethrough = Line(isActive: true, color: nil) }
    }

    /// Makes the text a link, drawn in the tint.
    mutating func setLink(_ url: URL) {
        link = url
        foreground = Style(style: AnyShapeStyle(TintShapeStyle()), color: .accentColor)
    }
}
