import Foundation

extension ExpressionFunction {
    /// Formats by the rules of the image's locale.
    static let formatFunctions: [ExpressionFunction] = [
        ExpressionFunction(
            "decimal", "number digits?", "A number, with so many digits after the point.", "decimal(1299.5, 2)",
            "1,299.50", work: FunctionCall.formatting
        ) { call throws(FunctionCall.Failure) in
            let style = Decimal.FormatStyle.number.locale(call.locale)
            guard let digits = try digits(of: call, 1) else {
                return .string(try decimal(call).formatted(style))
            }
            return .string(try decimal(call).formatted(style.precision(.fractionLength(digits))))
        },
        ExpressionFunction(
            "currency", "number code digits?",
            "An amount of money in a currency such as EUR, with as many digits as it has, or with `digits`.",
            "currency(1299, 'EUR')", "€1,299.00", work: FunctionCall.formatting
        ) { call throws(FunctionCall.Failure) in
            let code = try call.text(1).uppercased()
            guard Locale.Currency(code.lowercased()).isISOCurrency else {
                throw call.wrong(1, "a currency such as 'EUR'", call.value(1))
            }
            let style = Decimal.FormatStyle.Currency(code: code, locale: call.locale)
            guard let digits = try digits(of: call, 2) else {
                return .string(try decimal(call).formatted(style))
            }
            return .string(try decimal(call).formatted(style.precision(.fractionLength(digits))))
        },
        ExpressionFunction(
            "percent", "share digits?", "A share of one as percents, without digits after the point, or with `digits`.",
            "percent(0.256)", "26%", work: FunctionCall.formatting
        ) { call throws(FunctionCall.Failure) in
            let digits = try digits(of: call, 1) ?? 0
            let style = Decimal.FormatStyle.Percent(locale: call.locale).precision(.fractionLength(digits))
            return .string(try decimal(call).formatted(style))
        },
        ExpressionFunction(
            "compact", "number", "A number with few digits and a word for thousands and millions.", "compact(1234567)",
            "1.2M", work: FunctionCall.formatting
        ) { call throws(FunctionCall.Failure) in
            .string(try call.number(0).formatted(.number.notation(.compactName).locale(call.locale)))
        },
        ExpressionFunction(
            "bytes", "count", "A number of bytes.", "bytes(123456789)", "123.5 MB", work: FunctionCall.formatting
        ) { call throws(FunctionCall.Failure) in
            let count = try call.number(0).rounded()
            guard abs(count) < 9e18 else { throw call.wrong(0, "a number of bytes", call.value(0)) }
            return .string(Int64(Int(clamping: count)).formatted(.byteCount(style: .file).locale(call.locale)))
        },
        ExpressionFunction(
            "ordinal", "number", "A place in an order.", "ordinal(3)", "3rd", work: FunctionCall.formatting
        ) { call throws(FunctionCall.Failure) in
            .string(try NumberWords.shared.text(try whole(call), .ordinal, call.locale))
        },
        ExpressionFunction(
            "spellOut", "number", "A number in words.", "spellOut(42)", "forty-two", work: FunctionCall.formatting
        ) { call throws(FunctionCall.Failure) in
            .string(try NumberWords.shared.text(try whole(call), .spellOut, call.locale))
        },
        ExpressionFunction(
            "list", "elements type?", "Texts as a list in a sentence; `type` is 'and' or 'or'.",
            "list(['a', 'b', 'c'])", "a, b, and c",
            work: { call in
                // ICU copies what it has for each element.
                guard case .list(let elements) = call.value(0) else { return 0 }
                return FunctionCall.formatterWork * elements.count
                    + elements.count * elements.reduce(0) { $0 + $1.size } / 8
            }
        ) { call throws(FunctionCall.Failure) in
            var texts: [String] = []
            for element in try call.list(0) {
                guard let text = element.text else { throw call.wrongElement(0, "a list of texts", element) }
                texts.append(text)
            }
            switch try call.optionalText(1) ?? "and" {
            case "and": return .string(texts.formatted(.list(type: .and).locale(call.locale)))
            case "or": return .string(texts.formatted(.list(type: .or).locale(call.locale)))
            default: throw call.wrong(1, "'and' or 'or'", call.value(1))
            }
        },
        ExpressionFunction(
            "plural", "number other one? two? few? many? zero?",
            "The word for a number by the rules of the locale; `other` where a form is not given.",
            "plural(1, one: 'star', other: 'stars')", "star"
        ) { call throws(FunctionCall.Failure) in
            let forms: [PluralCategory: Int] = [.one: 2, .two: 3, .few: 4, .many: 5, .zero: 6]
            let category = PluralCategory(of: try call.number(0), locale: call.locale)
            if let index = forms[category], call.optional(index) != nil { return .string(try call.text(index)) }
            return .string(try call.text(1))
        },
        ExpressionFunction(
            "personName", "given family style?",
            "A name in the order of the locale; `style` is 'medium', 'short' for the given name alone, or 'initials'.",
            "personName('Ada', 'Lovelace')", "Ada Lovelace"
        ) { call throws(FunctionCall.Failure) in
            let (given, family) = (try call.text(0), try call.text(1))
            let language = call.locale.language.languageCode?.identifier
            let beginsWithFamily = ["hu", "ja", "ko", "vi", "zh"].contains(language)
            let separator = ["ja", "ko", "zh"].contains(language) ? "" : " "
            let parts = (beginsWithFamily ? [family, given] : [given, family]).filter { !$0.isEmpty }
            switch try call.optionalText(2) ?? "medium" {
            case "medium": return .string(parts.joined(separator: separator))
            case "short": return .string(given.isEmpty ? family : given)
            case "initials": return .string(String(parts.compactMap(\.first)).uppercased(with: call.locale))
            default: throw call.wrong(2, "'medium', 'short' or 'initials'", call.value(2))
            }
        },
    ]

    private static func digits(of call: FunctionCall, _ index: Int) throws(FunctionCall.Failure) -> Int? {
        guard let value = call.optional(index), !value.isMissing else { return nil }
        return try call.whole(index, in: 0...15)
    }

    /// The number exactly as it is written, so that 1.005 is not a little less.
    private static func decimal(_ call: FunctionCall) throws(FunctionCall.Failure) -> Decimal {
        let number = try call.number(0)
        guard abs(number) < 1e30, let value = Decimal(string: "\(number)", locale: .posix) else {
            throw call.wrong(0, "a number below 10³⁰", call.value(0))
        }
        return value
    }

    private static func whole(_ call: FunctionCall) throws(FunctionCall.Failure) -> Int {
        try call.whole(0, in: -1_000_000_000_000...1_000_000_000_000)
    }
}
