import Foundation

/// A text with resolved fonts and colours.
struct ResolvedText {
    /// The appearance of a span, apart from its shaping. The tag of a span is the index of its look in ``looks``.
    struct Look: Equatable {
        /// The paint, unless it is a plain colour.
        var paint: StylePaint?
        /// The colour behind the text.
        var background: ResolvedColor?
        /// The image drawn instead of the text.
        var image: InlineImage?
    }

    /// The text with its attributes; empty if there are no characters.
    private(set) var spans: [TextSpan] = []
    /// The looks of the spans; the first one is plain.
    private(set) var looks = plainLooks
    /// The style of spans without their own colour.
    let paint: StylePaint
    /// The font that determines the height of empty lines.
    let baseFont: FontDescriptor
    /// Shared by the many texts that have only plain spans.
    static let plainLooks = [Look()]
    /// The font of spans without their own attributes.
    private let plainFont: FontDescriptor
    private let environment: EnvironmentValues
    private let resources: DrawingResources?

    /// Resolves a text. Without resources, images are omitted.
    init(_ text: Text, in environment: EnvironmentValues, resources: DrawingResources? = nil) {
        self.environment = environment
        self.resources = resources
        paint = ForegroundStyle()._stylePaint(in: environment)
        if let (string, font) = ResolvedText.oneString(text, in: environment) {
            (plainFont, baseFont) = (font, font)
            if !string.isEmpty { spans = [TextSpan(string, font: font)] }
            return
        }
        plainFont = environment.fontDescriptor()
        if let first = text.pieces.first?.attributes, !first.isEmpty {
            baseFont = environment.fontDescriptor(first.font, first.fontModifiers)
        } else {
            baseFont = plainFont
        }
        for piece in text.pieces { append(piece, outer: environment.common.textAttributes) }
    }

    /// The string and the font of a text that has one piece, without Markdown or an image, and sets only its font, which
    /// is the usual case; nil for any other text.
    static func oneString(
        _ text: Text, in environment: EnvironmentValues
    ) -> (string: String, font: FontDescriptor)? {
        guard text.pieces.count == 1, text.pieces[0].attributes.setsFontAlone,
            environment.common.textAttributes.isEmpty, environment.common.textCase == nil
        else { return nil }
        let (font, changes) = (text.pieces[0].attributes.font, text.pieces[0].attributes.fontModifiers)
        guard environment.smallCaps(font, changes) == nil,
            let string = text.pieces[0].content.oneString(in: environment)
        else { return nil }
        return (string, environment.fontDescriptor(font, changes))
    }

    private mutating func append(_ piece: Text.Piece, outer: TextAttributes) {
        let attributes = piece.attributes.inheriting(outer)
        switch piece.content {
        case .verbatim(let string): append(string, attributes)
        case .value(let value): append(value.string(environment), attributes)
        case .localized(let key) where key.isPlain: for segment in key.segments { append(segment, attributes) }
        case .localized(let key): for inner in key.pieces { append(inner, outer: attributes) }
        case .image(let image): append(image, attributes)
        }
    }

    private mutating func append(_ segment: LocalizedStringKey.Segment, _ attributes: TextAttributes) {
        switch segment {
        case .literal(let string), .verbatim(let string): append(string, attributes)
        case .value(let value): append(value.string(environment), attributes)
        case .text(let text): for piece in text.pieces { append(piece, outer: attributes) }
        }
    }

    private mutating func append(_ string: String, _ attributes: TextAttributes) {
        let string = environment.textCase.applied(to: string, locale: environment.locale)
        let caps = environment.smallCaps(attributes.font, attributes.fontModifiers)
        guard let caps else { return append(span(string, attributes, image: nil)) }
        for (part, isSmall) in SmallCapitals.parts(of: string, caps, locale: environment.locale) {
            var span = span(part, attributes, image: nil)
            if isSmall { span.font.size *= SmallCapitals.scale }
            append(span)
        }
    }

    private mutating func append(_ image: Image, _ attributes: TextAttributes) {
        guard let resources else { return }
        var surroundings = environment
        surroundings.font = attributes.font ?? environment.font
        surroundings.common.fontModifiers = environment.common.fontModifiers.followed(by: attributes.fontModifiers)
        let (inline, size) = InlineImage.make(image, in: surroundings, resources: resources)
        var span = span(TextSpan.Attachment.character, attributes, image: inline)
        span.attachment = size
        append(span)
    }

    private mutating func span(_ text: String, _ attributes: TextAttributes, image: InlineImage?) -> TextSpan {
        if attributes.isEmpty, image == nil { return TextSpan(text, font: plainFont) }
        let own = attributes.foreground.map { $0.style._stylePaint(in: environment) }
        func line(_ line: TextAttributes.Line?) -> TextSpan.LineDecoration? {
            guard let line, line.isActive else { return nil }
            return TextSpan.LineDecoration(color: line.color?.resolve(in: environment), pattern: line.pattern)
        }
        let look = Look(
            paint: own?.plainColor == nil ? own : nil,
            background: attributes.backgroundColor?.resolve(in: environment), image: image)
        return TextSpan(
            text, font: environment.fontDescriptor(attributes.font, attributes.fontModifiers),
            color: own?.plainColor, kerning: attributes.kerning ?? 0,
            baselineOffset: attributes.baselineOffset ?? 0, underline: line(attributes.underline),
            strikethrough: line(attributes.strikethrough), tag: tag(of: look))
    }

    private mutating func tag(of look: Look) -> Int {
        if let known = looks.firstIndex(of: look) { return known }
        looks.append(look)
        return looks.count - 1
    }

    private mutating func append(_ span: TextSpan) {
        guard !span.text.isEmpty else { return }
        if let last = spans.last, span.attachment == nil, last.hasAttributes(of: span) {
            spans[spans.count - 1].text += span.text
        } else {
            spans.append(span)
        }
    }
}

extension Text.Piece.Content {
    /// The string, if there is neither Markdown nor an image nor a text with its own attributes.
    fileprivate func oneString(in environment: EnvironmentValues) -> String? {
        switch self {
        case .verbatim(let string): string
        case .localized(let key): key.oneString(in: environment)
        case .value(let value): value.string(environment)
        case .image: nil
        }
    }
}

extension TextSpan {
    /// Whether both have the same attributes, so that they can be shaped together.
    fileprivate func hasAttributes(of other: TextSpan) -> Bool {
        var copy = other
        copy.text = text
        return copy == self
    }
}
