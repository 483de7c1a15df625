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
        random.happens(96) ? random.element(of: usualNumbers) : random.element(of: hostileNumbers)
    }

    /// A string as JSON.
    static func text(_ random: inout FuzzRandom) -> String {
        if random.happens(4) {
            let word = random.element(of: ["a", "word ", "é", "🇩🇪", "ab-", "\\u00ad"])
            return "\"" + String(repeating: word, count: 1 + random.below(600)) + "\""
        }
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
