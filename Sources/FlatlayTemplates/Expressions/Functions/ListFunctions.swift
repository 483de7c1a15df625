import Foundation

extension ExpressionFunction {
    /// Functions of lists; some also take texts and mappings.
    static let listFunctions: [ExpressionFunction] = [
        ExpressionFunction(
            "count", "value where?",
            "The number of elements, of entries, or of characters; with `where` of the elements for which it is true.",
            "count([3, 8, 9], . > 5)", "2", elementwise: 1
        ) { call throws(FunctionCall.Failure) in
            if call.computed != nil || call.optional(1) != nil {
                return .integer(try call.elements().count(where: \.isTruthy))
            }
            return switch call.value(0) {
            case .null: .integer(0)
            case .list(let elements): .integer(elements.count)
            case .mapping(let mapping): .integer(mapping.entries.count)
            default: .integer(try call.text(0).count)
            }
        },
        ExpressionFunction("empty", "value", "Whether there are none.", "empty([])", "true") {
            call throws(FunctionCall.Failure) in
            switch call.value(0) {
            case .null: .bool(true)
            case .list(let elements): .bool(elements.isEmpty)
            case .mapping(let mapping): .bool(mapping.entries.isEmpty)
            default: .bool(try call.text(0).isEmpty)
            }
        },
        ExpressionFunction("first", "value", "The first element or character.", "first(['a', 'b'])", "a") {
            call throws(FunctionCall.Failure) in
            if let text = call.value(0).string { return .string(String(text.prefix(1))) }
            return try call.list(0).first ?? .null
        },
        ExpressionFunction("last", "value", "The last element or character.", "last(['a', 'b'])", "b") {
            call throws(FunctionCall.Failure) in
            if let text = call.value(0).string { return .string(String(text.suffix(1))) }
            return try call.list(0).last ?? .null
        },
        ExpressionFunction("reversed", "value", "From the last to the first.", "reversed('abc')", "cba") {
            call throws(FunctionCall.Failure) in
            if let text = call.value(0).string { return .string(String(text.reversed())) }
            return .list(try call.list(0).reversed())
        },
        ExpressionFunction(
            "join", "list separator? last?",
            "The elements as one text, with a separator between them, and another one before the last.",
            "join(['a', 'b', 'c'], ', ', ' and ')", "a, b and c"
        ) { call throws(FunctionCall.Failure) in
            let separator = try call.optionalText(1) ?? ", "
            let last = try call.optionalText(2) ?? separator
            var texts: [String] = []
            for element in try call.list(0) {
                guard let text = element.text else { throw call.wrongElement(0, "a list of texts", element) }
                texts.append(text)
            }
            guard texts.count > 1 else { return .string(texts.first ?? "") }
            // The texts are there already; separators may be long and many.
            try FunctionCall.checkLength((texts.count - 2) * separator.utf8.count + last.utf8.count)
            return .string(texts.dropLast().joined(separator: separator) + last + texts[texts.count - 1])
        },
        ExpressionFunction(
            "slice", "value from to?",
            "The elements or characters from a position up to before another; negative ones count from the end.",
            "slice('Metropolis', 0, 5)", "Metro"
        ) { call throws(FunctionCall.Failure) in
            func range(_ count: Int) throws(FunctionCall.Failure) -> Range<Int> {
                let bounds = -FunctionCall.limit * 10...FunctionCall.limit * 10
                let from = try call.whole(1, in: bounds)
                let to = try call.whole(2, in: bounds, default: count)
                let start = min(max(from < 0 ? count + from : from, 0), count)
                return start..<min(max(to < 0 ? count + to : to, start), count)
            }
            if case .list(let elements) = call.value(0) { return .list(Array(elements[try range(elements.count)])) }
            let characters = Array(try call.text(0))
            return .string(String(characters[try range(characters.count)]))
        },
        ExpressionFunction(
            "sort", "list by? descending?",
            "In the order of numbers, or of texts by the rules of the locale; `by` is a path within the elements.",
            "sort(['b', 'ä', 'a']) | join", "a, ä, b", work: sortingWork
        ) { call throws(FunctionCall.Failure) in
            let path = try call.path(1)
            let keyed = try call.list(0).enumerated().map { offset, element in
                (offset, (element.value(at: path) ?? .null).orderKey, element)
            }
            let isDescending = call.isTrue(2)
            let sorted = keyed.sorted { left, right in
                let order = left.1.order(before: right.1, locale: call.locale)
                guard order != .orderedSame else { return left.0 < right.0 }
                return (order == .orderedAscending) != isDescending
            }
            return .list(sorted.map(\.2))
        },
        ExpressionFunction(
            "group", "list by?",
            "The elements with equal values together: a list of `{ key, items }`, in the order of their first ones.",
            "group(['fig', 'kiwi', 'fig'])[0].items | count", "2", work: FunctionCall.comparing
        ) { call throws(FunctionCall.Failure) in
            let path = try call.path(1)
            var positions: [TemplateValue: Int] = [:]
            var groups: [(key: TemplateValue, items: [TemplateValue])] = []
            for element in try call.list(0) {
                let key = element.value(at: path) ?? .null
                if let position = positions[key] {
                    groups[position].items.append(element)
                } else {
                    positions[key] = groups.count
                    groups.append((key, [element]))
                }
            }
            return .list(
                groups.map { .mapping(TemplateMapping([("key", $0.key), ("items", .list($0.items))])) })
        },
        ExpressionFunction(
            "unique", "list by?", "Without elements whose value occurred before.", "unique([1, 2, 1]) | join", "1, 2",
            work: FunctionCall.comparing
        ) { call throws(FunctionCall.Failure) in
            let path = try call.path(1)
            var seen: Set<TemplateValue> = []
            return .list(try call.list(0).filter { seen.insert($0.value(at: path) ?? .null).inserted })
        },
        ExpressionFunction(
            "map", "list path", "The values at a path within the elements.", "map([[1, 2], [3, 4]], '0') | join", "1, 3"
        ) { call throws(FunctionCall.Failure) in
            let path = try call.path(1)
            return .list(try call.list(0).map { $0.value(at: path) ?? .null })
        },
        ExpressionFunction(
            "filter", "list by equals?",
            "The elements whose value at a path equals another one, or is not null, false, zero or empty.",
            "filter([[1, 'a'], [2, 'b']], '0', 2) | count", "1", work: FunctionCall.comparing
        ) { call throws(FunctionCall.Failure) in
            let path = try call.path(1)
            return .list(
                try call.list(0).filter { element in
                    let value = element.value(at: path) ?? .null
                    return if let other = call.optional(2) { value.isSame(as: other) } else { value.isTruthy }
                })
        },
        ExpressionFunction(
            "zip", "first second", "Pairs of the elements of two lists.", "zip(['a', 'b'], [1, 2])[1] | join", "b, 2"
        ) { call throws(FunctionCall.Failure) in
            .list(zip(try call.list(0), try call.list(1)).map { .list([$0, $1]) })
        },
        ExpressionFunction(
            "range", "from to? step?",
            "Whole numbers from one up to before another; with one argument from 0 up to before it.",
            "range(1, 6) | join", "1, 2, 3, 4, 5"
        ) { call throws(FunctionCall.Failure) in
            let bounds = -1_000_000_000...1_000_000_000
            let first = try call.whole(0, in: bounds)
            let (from, to) = call.optional(1) == nil ? (0, first) : (first, try call.whole(1, in: bounds))
            let step = try call.whole(2, in: bounds, default: 1)
            guard step != 0 else { throw call.wrong(2, "a number other than zero", call.value(2)) }
            let numbers = stride(from: from, to: to, by: step)
            guard (to - from) / step <= FunctionCall.limit else {
                throw FunctionCall.Failure(reason: "there are more than \(FunctionCall.limit) numbers")
            }
            return .list(numbers.map(TemplateValue.integer))
        },
        ExpressionFunction(
            "chunks", "list size", "Lists of so many elements, the last one perhaps shorter.",
            "chunks(range(5), 2) | count", "3"
        ) { call throws(FunctionCall.Failure) in
            let (list, size) = (try call.list(0), try call.whole(1, in: 1...FunctionCall.limit))
            return .list(
                stride(from: 0, to: list.count, by: size).map { .list(Array(list[$0..<min($0 + size, list.count)])) })
        },
        ExpressionFunction(
            "flat", "list", "The elements of the lists in a list.", "flat([[1], [2, 3]]) | count", "3",
            work: { call in
                guard case .list(let elements) = call.value(0) else { return 0 }
                return elements.reduce(0) { $0 + $1.size }
            }
        ) { call throws(FunctionCall.Failure) in
            .list(
                try call.list(0).flatMap { element -> [TemplateValue] in
                    if case .list(let elements) = element { elements } else { [element] }
                })
        },
        ExpressionFunction(
            "contains", "value part", "Whether `part` is in it.", "contains(['a', 'b'], 'b')", "true",
            work: { $0.value(0).workOfFinding($0.value(1)) }
        ) { call throws(FunctionCall.Failure) in
            guard let result = call.value(0).contains(call.value(1)) else {
                throw call.wrong(0, "a list, a text or a mapping", call.value(0))
            }
            return .bool(result)
        },
        ExpressionFunction(
            "entries", "mapping", "The entries of a mapping: a list of `{ key, value }`.", "entries(null) | count", "0"
        ) { call throws(FunctionCall.Failure) in
            switch call.value(0) {
            case let value where value.isMissing: return .list([])
            case .mapping(let mapping):
                return .list(
                    mapping.entries.map { .mapping(TemplateMapping([("key", .string($0.key)), ("value", $0.value)])) })
            case let other: throw call.wrong(0, "a mapping", other)
            }
        },
        ExpressionFunction(
            "sum", "list by?", "The sum of numbers; `by` is computed for each element, or is a path within it.",
            "sum([1, 2, 3], . * 10)", "60", elementwise: 1
        ) { call throws(FunctionCall.Failure) in .computed(try numbers(of: call).reduce(0, +)) },
        ExpressionFunction(
            "average", "list by?", "The mean of numbers; `by` as for `sum`.", "average([1, 2, 6])", "3", elementwise: 1
        ) { call throws(FunctionCall.Failure) in
            let numbers = try numbers(of: call)
            guard !numbers.isEmpty else { throw FunctionCall.Failure(reason: "the list of average is empty") }
            return .computed(numbers.reduce(0, +) / Double(numbers.count))
        },
        ExpressionFunction(
            "min", "values…", "The smallest of numbers, or of a list of them, or of what is computed for its elements.",
            "min([3, 1, 2], . * 10)", "10", elementwise: 1
        ) { call throws(FunctionCall.Failure) in try extreme(call) { $0.min() } },
        ExpressionFunction(
            "max", "values…", "The largest of numbers; as for `min`.", "max([3, 1, 2])", "3", elementwise: 1
        ) { call throws(FunctionCall.Failure) in try extreme(call) { $0.max() } },
    ]

    /// What a sort takes besides the reading of its list: the comparisons. One of two texts by the rules of a locale
    /// takes as long as twenty numbers.
    private static let sortingWork: @Sendable (FunctionCall) -> Int = { call in
        guard case .list(let elements) = call.value(0), let path = try? call.path(1) else { return 0 }
        let eachTakes = elements.reduce(0) { work, element in
            guard let text = element.value(at: path)?.string else { return work + 1 }
            return work + 20 + text.utf8.count / 8
        }
        return eachTakes * (Int.bitWidth - elements.count.leadingZeroBitCount)
    }

    private static func numbers(of call: FunctionCall) throws(FunctionCall.Failure) -> [Double] {
        try numbers(call.elements(), of: call, "a list of numbers")
    }

    private static func numbers(
        _ values: [TemplateValue], of call: FunctionCall, _ expected: String
    ) throws(FunctionCall.Failure) -> [Double] {
        var numbers: [Double] = []
        numbers.reserveCapacity(values.count)
        for value in values {
            guard let number = value.numeric, number.isFinite else { throw call.wrongElement(0, expected, value) }
            numbers.append(number)
        }
        return numbers
    }

    private static func extreme(
        _ call: FunctionCall, _ choose: ([Double]) -> Double?
    ) throws(FunctionCall.Failure) -> TemplateValue {
        let values: [TemplateValue]
        if case .list = call.value(0), call.arguments.count <= 2 {
            values = try call.elements()
        } else {
            values = call.arguments.map { $0 ?? .null }
        }
        guard let result = choose(try numbers(values, of: call, "numbers")) else {
            throw FunctionCall.Failure(reason: "\(call.function.name) needs at least one number")
        }
        return .computed(result)
    }
}

extension TemplateValue {
    /// The order of two values: null first, then numbers, then texts by the rules of the locale.
    fileprivate func order(before other: TemplateValue, locale: Locale) -> ComparisonResult {
        switch (self, other) {
        case (.number(let left, _), .number(let right, _)):
            return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
        case (.string(let left), .string(let right)):
            return left.compare(right, options: [], range: nil, locale: locale)
        default:
            return rank < other.rank ? .orderedAscending : rank > other.rank ? .orderedDescending : .orderedSame
        }
    }

    /// The value that counts for sorting: an empty field of a table is null, other fields have their type.
    fileprivate var orderKey: TemplateValue { isMissing ? .null : typed }

    private var rank: Int {
        switch self {
        case .null: 0
        case .bool(let value): value ? 2 : 1
        case .number: 3
        case .string, .cell: 4
        case .list: 5
        case .mapping: 6
        }
    }
}
