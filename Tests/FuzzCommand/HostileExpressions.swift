import FlatlayTemplates

/// Templates whose texts are formulas of every function and operator, and Markdown.
enum HostileExpressions {
    /// A template as JSON, which is YAML, too.
    static func template(_ random: inout FuzzRandom) -> String {
        let number = random.happens(50) ? random.element(of: HostileValues.extremeNumbers) : "3"
        let data =
            "{\"n\": \(number), \"text\": \(text(&random)), \"list\": [\(number), \"b\", [2], {\"n\": \(number)}, null]}"
        let formula = "{{ \(expression(&random, depth: 0)) }}"
        let cell = random.element(of: [
            "{\"text\": \"\(formula)\"}", "{\"text\": {\"markdown\": \"\(formula)\"}}",
            "{\"text\": {\"markdown\": \(text(&random))}}", "{\"text\": \"a\", \"repeat\": \"\(formula)\"}",
            "{\"text\": \"a\", \"if\": \"\(formula)\"}", "{\"text\": \"a\", \"padding\": \"\(formula)\"}",
            "{\"rectangle\": {}, \"frame\": {\"width\": \"\(formula)\", \"height\": \"{{ n }}\"}}",
        ])
        let layouts = [
            "{\"list\": {}}", "{\"grid\": {\"minimumItemWidth\": N}}", "{\"waterfall\": {\"minimumItemWidth\": N}}",
        ]
        let layout = random.element(of: layouts).replacing("N", with: number)
        let locale = random.element(of: ["en_US", "hr_HR", "ar_EG", "ja_JP", "lv_LV"])
        // Breaking forty long texts into lines would take the time of the case.
        let items = random.element(of: cell.utf8.count < 1_000 ? ["1", "\"list\"", "40"] : ["1"])
        return """
            {"canvas": {"width": 200, "locale": "\(locale)"}, "data": \(data),
             "sections": [{"items": \(items), "cell": \(cell), "layout": \(layout)}]}
            """
    }

    private static func text(_ random: inout FuzzRandom) -> String {
        random.happens(50) ? "\"" + HostileValues.repetition(&random) + "\"" : HostileValues.text(&random)
    }

    private static func expression(_ random: inout FuzzRandom, depth: Int) -> String {
        func inner(_ random: inout FuzzRandom) -> String { expression(&random, depth: depth + 1) }
        switch random.below(depth > 3 ? 4 : 9) {
        case 0:
            return random.element(of: HostileValues.extremeNumbers.filter { !$0.contains("n") && !$0.contains("I") })
        case 1:
            return random.element(of: ["n", "text", "list", "item", "index", "list[0]", "list[3].n", "null", "true"])
        case 2:
            return random.element(of: ["'a'", "''", "'n'", "'ab-c'", "'é'", "','", "'EUR'", "'2026-03-14'", "'full'"])
        case 3:
            let (letter, other) = (random.element(of: letters), random.element(of: letters))
            if random.happens(50) { return "repeated('\(letter)', \(random.below(1_000)))" }
            // Far more than is ever shown: breaking that into lines would take the time of the case.
            let long = "repeated('\(letter)', \(random.below(120_000)))"
            let part = "repeated('\(letter)', \(random.below(60_000))) + '\(other)'"
            return random.element(of: [
                "contains(\(long), \(part))", "count(split(\(long), \(part)))", "count(replace(\(long), \(part), 'a'))",
                "count(pad('a', 1000, \(long)))", "count(join([\(long), 'b'], \(part)))", "(\(part) in \(long))",
            ])
        case 4:
            let sign = random.element(of: ["+", "-", "*", "/", "%", "<", "==", "in", "??", "&&", "||"])
            return "(\(inner(&random)) \(sign) \(inner(&random)))"
        case 5: return "[\(inner(&random)), \(inner(&random))]"
        case 6: return "(\(inner(&random)) ? \(inner(&random)) : -\(inner(&random)))"
        default:
            let function = random.element(of: functions)
            let count = function.parameters.filter { !$0.isOptional }.count + random.below(2)
            let arguments = (0..<min(count, function.parameters.count)).map { _ in inner(&random) }
            return "\(function.name)(\(arguments.joined(separator: ", ")))"
        }
    }

    private static let letters = ["a", "a b", "é", "1", ","]
    private static let functions = ExpressionFunction.groups.flatMap(\.functions)
}
