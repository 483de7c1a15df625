import Foundation

/// Generates the inputs of cases. The same kind and seed give the same input.
struct FuzzInput {
    private let schema = SchemaGenerator()
    /// The repository's templates, by their names.
    private let templates: [(name: String, bytes: [UInt8])]

    init(root: URL) {
        let folder = root.appendingPathComponent("Templates")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        templates = names.filter { $0.hasSuffix(".yaml") }.sorted().compactMap { name in
            FileManager.default.contents(atPath: folder.appendingPathComponent(name).path).map { (name, [UInt8]($0)) }
        }
    }

    func bytes(_ kind: FuzzKind, seed: Int) -> [UInt8] {
        var random = FuzzRandom(seed: seed)
        switch kind {
        case .template: return Array(schema.template(&random).utf8)
        case .mutated: return ByteMutation.damaged(base(&random), &random, tokens: HostileValues.texts + Self.signs)
        case .data: return data(&random)
        case .image: return ByteMutation.damaged(random.element(of: SmallImages.all), &random)
        case .font:
            let fonts = SmallFonts.all
            return fonts.isEmpty ? [] : ByteMutation.damaged(random.element(of: fonts), &random)
        case .symbol: return symbol(&random)
        case .path: return Array(path(&random).utf8)
        case .expression: return Array(HostileExpressions.template(&random).utf8)
        case .job: return Array(JobLines.line(&random, number: seed).utf8)
        }
    }

    private static let signs = [
        "{", "}", "[", "]", ": ", "&a ", "*a", "|\n", ">\n", "'", "\"", "- ", "#", "? ", "!!str ", "%YAML", "---\n",
        "\t",
        "<<: *a", "\u{0}", "\u{FEFF}", "\u{2028}",
    ]

    private func base(_ random: inout FuzzRandom) -> [UInt8] {
        templates.isEmpty ? Array("sections: []".utf8) : random.element(of: templates).bytes
    }

    /// Tables and documents, generated and then damaged.
    private func data(_ random: inout FuzzRandom) -> [UInt8] {
        var text = ""
        switch random.below(3) {
        case 0:
            let columns = random.happens(5) ? 900 : 1 + random.below(5)
            let separator = random.element(of: [",", ";", "\t"])
            for row in 0...random.below(8) {
                let fields = (0..<columns).map { column in
                    row == 0 ? "name\(column)" : HostileValues.any(&random).replacingOccurrences(of: ",", with: " ")
                }
                text += fields.joined(separator: separator) + random.element(of: ["\n", "\r\n", "\n\n"])
            }
        case 1:
            let depth = random.below(random.happens(20) ? 300 : 6)
            text = (0..<depth).reduce(HostileValues.any(&random)) { inner, _ in
                random.happens(50) ? "[\(inner), \(HostileValues.any(&random))]" : "{\"name\": \(inner)}"
            }
        default:
            text = (0...random.below(6)).map { "- name: \(HostileValues.any(&random))  # \($0)\n" }.joined()
            if random.happens(20) {
                text = (1...9).reduce("l0: &l0 [a, a]\n") { text, level in
                    text + "l\(level): &l\(level) ["
                        + Array(repeating: "*l\(level - 1)", count: 9).joined(separator: ",")
                        + "]\n"
                }
            }
        }
        let bytes = Array(text.utf8)
        return random.happens(60) ? ByteMutation.damaged(bytes, &random, tokens: Self.signs) : bytes
    }

    private func symbol(_ random: inout FuzzRandom) -> [UInt8] {
        var text = random.element(of: [
            "<svg viewBox=\"0 0 16 16\">", "<svg viewBox=\"0 0 \(HostileValues.number(&random)) 16\">",
            "<svg width=\"\(HostileValues.number(&random))\" height=\"24px\">",
            "<?xml version=\"1.0\"?><svg viewBox='0 0 9 9'>",
        ])
        let depth = random.below(random.happens(10) ? 120 : 4)
        for _ in 0..<depth {
            let transforms = [
                "scale(2)", "rotate(30)", "translate(1e9 3)", "matrix(1 2 3 4 5 6)", "scale(1e200)", "skewX(9",
            ]
            text += "<g transform=\"\(random.element(of: transforms))\">"
        }
        for _ in 0...random.below(4) {
            let number = HostileValues.number(&random)
            text += random.element(of: [
                "<path d=\"\(path(&random))\"/>", "<circle cx=\"8\" cy=\"8\" r=\"\(number)\"/>",
                "<rect width=\"\(number)\" height=\"4\" rx=\"\(HostileValues.number(&random))\"/>",
                "<polygon points=\"0 0 4 \(number) 8,8\"/>", "<ellipse rx=\"\(number)\" ry=\"2\"/>", "<text>a</text>",
                "<!-- <path/> -->", "<defs><path d=\"M0 0\"/></defs>", "<path fill='none' d='M0 0h1'/>",
            ])
        }
        text += String(repeating: "</g>", count: depth) + "</svg>"
        let bytes = Array(text.utf8)
        return random.happens(40) ? ByteMutation.damaged(bytes, &random, tokens: ["<", "&#0;", "<g>", "&amp;"]) : bytes
    }

    private func path(_ random: inout FuzzRandom) -> String {
        var text = "M0 0"
        let count = random.happens(5) ? 700 : random.below(12)
        for _ in 0..<count {
            let letter = random.element(of: Array("mMlLhHvVcCsSqQtTaAzZ"))
            let needed =
                ["m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7][letter.lowercased()] ?? 0
            let numbers = (0..<needed).map { index in
                letter.lowercased() == "a" && (index == 3 || index == 4)
                    ? random.element(of: ["0", "1", "2"]) : HostileValues.number(&random)
            }
            text += "\(letter)" + numbers.joined(separator: random.element(of: [" ", ",", " -"]))
        }
        return text
    }
}
