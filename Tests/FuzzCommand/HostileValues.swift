/// Values that challenge readers: valid ones, invalid ones, and those at the limits of drawing.
enum HostileValues {
    static let usualNumbers = [
        "0", "1", "2", "3", "4", "5", "8", "10", "12", "16", "20", "44", "50", "100", "200", "0.5", "1.5",
    ]
    static let hostileNumbers = [
        "-1", "-44", "0.001", "1e-7", "1e-308", "1000", "4999", "5000", "9999", "10000", "10001", "99999", "100000",
        "100001", "1000000", "1000001", "1e9", "-1e9", "1e308", "-1e308", "9223372036854775807", "9223372036854775808",
        "99999999999999999999", "0.1e-400",
    ]
    /// Numbers at the ends of the ranges of types, on both sides, and what else numbers may be.
    static let extremeNumbers = [
        "0", "-0", "-0.0", "9007199254740991", "9007199254740992", "9007199254740993", "-9007199254740992",
        "-9007199254740993", "9223372036854774784", "9223372036854775807", "9223372036854775808",
        "-9223372036854775807", "-9223372036854775808", "-9223372036854775809", "18446744073709551615",
        "18446744073709551616", "2147483647", "2147483648", "-2147483648", "-2147483649", "4294967296", "1e300",
        "-1e300", "1e-300", "-1e-300", "5e-324", "-5e-324", "1.7976931348623157e308", "-1.7976931348623157e308",
        "1e309", "-1e309", ".nan", ".NaN", "NaN", ".inf", "-.inf", "Infinity", "0x7fffffffffffffff",
        "0xffffffffffffffff", "0o777777777777777777777",
    ]
    /// Words that file systems, or tools that write files, understand in their own way.
    static let fileWords = [
        ".", "..", "...", "con", "CON", "nul", "aux", "com1", "-", "--", "~", "~root", "*", "links", "pending",
        "difference", "a.pending", ".pending", "a.difference", ".git", "node_modules", "lost+found", "a ", "a.", " a",
        "dev", "proc", "stdin", "core", "a:b", "a;b", "$HOME", "`id`",
    ]
    /// What texts are made of that a reader has to look for the end of.
    private static let tokens = [
        "[a](", "[", "](", "<", "*a_", "*", "_", "`", "``a", "~~", "![", "&a", "{{", "}}", "{{ n }}", "(", ")", "'",
        "a@",
        "www.", "e\\u0301", "\\u200d", "\\u202e", "👩‍👩‍👧‍👧",
    ]
    static let texts = [
        "a", "Hello", "two words", "{{ item }}", "{{ item.name }}", "{{ index }}", "{{ data.n }}", "{{ text }}",
        "{{#list}}{{ . }},{{/list}}", "{{^list}}none{{/list}}", "{{uppercased(text)}}", "{{ nope }}", "{{", "}}",
        "{{}}",
        "{{#list}}", "{{/list}}", "{{> part}}", "{{! remark }}", "", " ", "0", "true", "null", "~44", "~~44", "50%",
        "50%w",
        "~-1", "1e9%", "#ff0000", "#ff00", "red", "nope", "star", "heart.fill", "nope.{{ index }}", "list", "people",
        "c",
        "d", "item", "image.png", "photo.jpg", "missing.png", "../secret.png", "/etc/passwd", "data.json",
        "sections[0]",
        "item.kind == 'film'", "!item", "item &&", "right*3", "right*5000 left*5000", "sel", "é", "e\\u0301", "👩‍👩‍👧‍👧",
        "\\u202eabc", "שלום", "مرحبا", "\\u0000", "\\n", "a\\tb", "\\ud800", "%s%n", "infinity", "fit", "none",
        "header",
    ]

    static func number(_ random: inout FuzzRandom) -> String {
        if random.happens(95) { return random.element(of: usualNumbers) }
        return random.happens(50) ? random.element(of: hostileNumbers) : random.element(of: extremeNumbers)
    }

    /// A token many times, as JSON without its quotes.
    static func repetition(_ random: inout FuzzRandom) -> String {
        let count = 1 + random.below(random.happens(20) ? 3_000 : 300)
        return String(repeating: random.element(of: tokens), count: count)
    }

    /// A string as JSON.
    static func text(_ random: inout FuzzRandom) -> String {
        if random.happens(4) {
            let word = random.element(of: ["a", "word ", "é", "🇩🇪", "ab-", "\\u00ad"])
            return "\"" + String(repeating: word, count: 1 + random.below(600)) + "\""
        }
        if random.happens(2) { return "\"" + repetition(&random) + "\"" }
        if random.happens(2) { return "\"" + random.element(of: fileWords) + "\"" }
        return "\"" + random.element(of: texts) + "\""
    }

    /// A value of any type.
    static func any(_ random: inout FuzzRandom) -> String {
        switch random.below(8) {
        case 0: "null"
        case 1: random.element(of: ["true", "false"])
        case 2: "[]"
        case 3: "{}"
        case 4: "[" + number(&random) + ", " + text(&random) + "]"
        case 5: "{\"nope\": " + number(&random) + "}"
        case 6: text(&random)
        default: number(&random)
        }
    }
}
