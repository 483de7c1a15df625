import Flatlay
import Foundation

extension ValueType where Value == Text {
    /// The content of a text: a string, Markdown, or spans with attributes of their own.
    static var textContent: ValueType {
        let written = ValueType<Text?>.writtenText.requiring("markdown", "spans")
        // A value of the data may be any mapping, and then its keys are no mistakes.
        let mapping = ValueType(written.description) { node, context in
            let names = written.table.names
            let isOther = node.entries?.allSatisfy { entry in
                !names.contains(entry.key) && Suggestion.nearest(to: entry.key, in: names) == nil
            }
            let isData = isOther == true && node.entries?.isEmpty == false
            return isData ? context.wrongType("a text", node) : written.decode(node, in: context)
        }
        return .forms(
            "a text", scalar: ValueType<String>.text.map { Text(verbatim: $0) }, mapping: mapping)
    }
}

extension ValueType where Value == Text? {
    /// A text in a mapping; nil for one without content.
    fileprivate static var writtenText: ValueType {
        .record(
            "a text such as { markdown: \"**Sold** out\" }",
            Field(
                "markdown", .markdown,
                "Markdown: **bold**, _italic_, ~~struck~~, `code` and [links](https://example.com). Values of the data "
                    + "in it are Markdown, too.",
                example: "\"**{{ item.count }}** new\""),
            Field(
                "spans", .list(of: .span, "a list of spans"), "Texts and symbols in one text, each with its own look.",
                excludes: ["markdown"], example: "[\"From \", { text: \"€ 9\", bold: true }]")
        ) { markdown, spans in
            markdown ?? spans.map { $0.reduce(Text(verbatim: ""), +) }
        }
    }

    /// A span in a mapping; nil for one without content.
    fileprivate static var writtenSpan: ValueType {
        .record(
            "a span such as { text: new, bold: true }",
            Field("text", .text, "Its text.", example: "\"{{ item.price }}\""),
            Field("markdown", .markdown, "Its text in Markdown.", excludes: ["text"], example: "\"**Sold** out\""),
            Field("systemImage", .name, "A symbol in the text.", excludes: ["text", "markdown"], example: "star.fill"),
            Field(
                "link", .link, "Makes it look like a link to an address: it has the tint.", requires: "text",
                example: "https://example.com"),
            Field("font", .font, "Its font.", example: "{ size: 24, weight: bold }"),
            Field("fontWeight", .fontWeight, "How heavy its font is.", example: "semibold"),
            Field("bold", .flag, "Whether it is bold."),
            Field("italic", .flag, "Whether it slants."),
            Field("code", .flag, "Whether its characters have one width."),
            Field("foregroundStyle", .style, "What it is painted with.", example: "secondary"),
            Field("underline", .flag, "A line below it."),
            Field("strikethrough", .flag, "A line through it."),
            Field("kerning", .number, "Points added after each of its characters.", example: "1.5"),
            Field("baselineOffset", .number, "Points by which it is raised.", example: "6")
        ) {
            text, markdown, symbol, link, font, weight, bold, italic, code, style, underline, strikethrough, kerning,
            offset in
            let content = text.map { Text.span($0, link: link) } ?? markdown
            guard var span = content ?? symbol.map({ Text(Image(systemName: $0)) }) else { return nil }
            // A span has an attribute only if it is written; others come from the text around it.
            if let font { span = span.font(font) }
            if let weight { span = span.fontWeight(weight) }
            if let bold { span = span.bold(bold) }
            if let italic { span = span.italic(italic) }
            if let code { span = span.monospaced(code) }
            if let style { span = span.foregroundStyle(style) }
            if let underline { span = span.underline(underline) }
            if let strikethrough { span = span.strikethrough(strikethrough) }
            if let kerning { span = span.kerning(kerning) }
            if let offset { span = span.baselineOffset(offset) }
            return span
        }
    }

    /// The value, with an error for a mapping that has none of its keys.
    fileprivate func requiring(_ keys: String...) -> ValueType<Text> {
        ValueType<Text>(description) { node, context in
            guard let text = decode(node, in: context) else { return nil }
            if text == nil { context.reporter.report(.missingOneOf(keys), at: node) }
            return text
        }
    }
}

extension ValueType where Value == Text {
    /// A part of a text: a string, or a mapping with its attributes.
    fileprivate static var span: ValueType {
        .forms(
            "a text or a span such as { text: new, bold: true }",
            scalar: ValueType<String>.text.map { Text(verbatim: $0) },
            mapping: ValueType<Text?>.writtenSpan.requiring("text", "markdown", "systemImage")
        ).defined(as: "span")
    }

    /// A text in Markdown.
    fileprivate static var markdown: ValueType {
        let text = ValueType<String>.text
        return ValueType(text.description) { node, context in
            guard let source = text.decode(node, in: context) else { return nil }
            let limit = MarkdownLimit(source)
            if let problem = limit.problem { return context.outOfRange(problem.found, problem.allowed, node) }
            guard context.take(work: limit.work, node) else { return nil }
            let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
            do {
                return Text(try AttributedString(markdown: source, options: options))
            } catch {
                return context.wrongType("Markdown", node)
            }
        }
    }
}

extension ValueType where Value == URL {
    /// The address of a link.
    fileprivate static var link: ValueType {
        let expected = "an address such as https://example.com"
        return ValueType(expected, schema: .type("string")) { node, context in
            guard let text = node.string, let url = URL(string: text), url.scheme != nil else {
                return context.wrongType(expected, node)
            }
            return url
        }
    }
}

extension Text {
    /// A part of a text that may be a link.
    fileprivate static func span(_ text: String, link: URL?) -> Text {
        guard let link else { return Text(verbatim: text) }
        var attributed = AttributedString(text)
        attributed.link = link
        return Text(attributed)
    }
}
