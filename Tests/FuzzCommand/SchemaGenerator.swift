import FlatlayTemplates
import Foundation

/// Generates templates from the schema, so that every key is tried with valid and invalid
/// values.
struct SchemaGenerator {
    private let root: [String: Any]
    private let definitions: [String: Any]

    init() {
        let schema = try? JSONSerialization.jsonObject(with: Data(TemplateSchema.json().utf8))
        root = schema as? [String: Any] ?? [:]
        definitions = root["$defs"] as? [String: Any] ?? [:]
    }

    /// A template as JSON, which is YAML, too.
    func template(_ random: inout FuzzRandom) -> String {
        var members: [(String, String)] = [
            ("data", Self.data),
            ("canvas", random.happens(92) ? "{\"width\": 200}" : value(of: "canvas", &random)),
            ("cells", "{\"c\": \(view(&random)), \"d\": {\"text\": \"{{ item }}\"}}"),
        ]
        let sections = (0...random.below(2)).map { _ in section(&random) }
        members.append(("sections", "[\(sections.joined(separator: ", "))]"))
        for key in ["animation", "state", "overlay", "title", "variants", "extends", "fonts", "symbols"]
        where random.happens(4) {
            members.append((key, value(of: key, &random)))
        }
        if random.happens(1) { members.append((random.element(of: HostileValues.texts), HostileValues.any(&random))) }
        return "{" + members.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ",\n ") + "}"
    }

    private static let data = """
        {"list": [1, 2, 3], "people": [{"name": "Ada", "age": 36, "kind": "film"}, {"name": "Bo", "age": 7}], \
        "text": "Hello", "n": 5, "none": []}
        """

    private func section(_ random: inout FuzzRandom) -> String {
        let items = [
            "\"list\"", "\"people\"", "3", "12", "[1, \"a\", {\"name\": \"x\"}]", HostileValues.number(&random),
        ]
        var members = [("items", random.element(of: items)), ("cell", random.happens(20) ? "\"c\"" : cell(&random))]
        if random.happens(60) { members.append(("layout", value(definitions["layout"], &random, depth: 0))) }
        for key in ["header", "footer"] where random.happens(10) { members.append((key, view(&random))) }
        for key in ["repeat", "if", "id", "itemID", "background", "supplementaryViews"] where random.happens(5) {
            let sections = root["properties"] as? [String: Any]
            let items = (sections?["sections"] as? [String: Any])?["items"] as? [String: Any]
            let properties = items?["properties"] as? [String: Any]
            members.append((key, value(properties?[key], &random, depth: 0)))
        }
        return "{" + members.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
    }

    private func cell(_ random: inout FuzzRandom) -> String {
        random.happens(6) ? tower(&random) : view(&random)
    }

    private func view(_ random: inout FuzzRandom) -> String {
        value(definitions["view"], &random, depth: 0)
    }

    /// Nested modifiers or stacks, up to the nesting limit of documents and beyond it.
    private func tower(_ random: inout FuzzRandom) -> String {
        let modifiers = [
            "{\"blur\": 3}", "{\"shadow\": {\"radius\": 4}}", "{\"opacity\": 0.5}", "{\"padding\": 0}",
            "{\"rotation\": 3}",
            "{\"blur\": 1000}", "{\"shadow\": {\"radius\": 1000, \"x\": 20}}", "{\"clipShape\": \"circle\"}",
        ]
        let count = 1 + random.below(random.happens(30) ? 220 : 20)
        let side = HostileValues.number(&random)
        if random.happens(50) {
            let kinds = [random.element(of: modifiers), random.element(of: modifiers)]
            let list = (0..<count).map { kinds[$0 % 2] }.joined(separator: ", ")
            return
                "{\"rectangle\": {\"fill\": \"red\"}, \"frame\": {\"width\": \(side), \"height\": 50}, \"modifiers\": [\(list)]}"
        }
        let stack = random.element(of: ["vstack", "hstack", "zstack"])
        let number = HostileValues.number(&random)
        let repetition = random.happens(50) ? ", \"repeat\": \(number)" : ""
        return (0..<min(count, 48)).reduce("{\"text\": \"a\"}") { inner, level in
            "{\"\(stack)\": [\(inner)]\(level < 3 ? repetition : "")}"
        }
    }

    private func value(of key: String, _ random: inout FuzzRandom) -> String {
        value((root["properties"] as? [String: Any])?[key], &random, depth: 0)
    }

    private func value(_ schema: Any?, _ random: inout FuzzRandom, depth: Int) -> String {
        guard let schema = schema as? [String: Any], depth < 14, random.below(400) > 0 else {
            return depth < 14 ? HostileValues.any(&random) : "\"a\""
        }
        if let reference = schema["$ref"] as? String {
            return value(definitions[String(reference.dropFirst("#/$defs/".count))], &random, depth: depth + 1)
        }
        if let all = schema["allOf"] as? [Any] { return value(all.first, &random, depth: depth + 1) }
        if let any = schema["anyOf"] as? [Any] {
            // A data reference instead of a value mostly has the wrong type.
            let plain = any.filter { ($0 as? [String: Any])?["$ref"] as? String != "#/$defs/interpolation" }
            return value(random.element(of: random.happens(97) ? plain : any), &random, depth: depth + 1)
        }
        if let words = schema["enum"] as? [Any] {
            return random.below(400) == 0 ? HostileValues.any(&random) : "\"\(random.element(of: words))\""
        }
        if let pattern = schema["pattern"] as? String, pattern.hasPrefix("\\{") { return HostileValues.text(&random) }
        let types = schema["type"] as? [String] ?? (schema["type"] as? String).map { [$0] } ?? []
        switch types.isEmpty ? "" : random.element(of: types) {
        case "object": return object(schema, &random, depth: depth)
        case "array": return array(schema, &random, depth: depth)
        case "number", "integer": return HostileValues.number(&random)
        case "string": return HostileValues.text(&random)
        case "boolean": return random.element(of: ["true", "false"])
        case "null": return "null"
        default: return HostileValues.any(&random)
        }
    }

    private func object(_ schema: [String: Any], _ random: inout FuzzRandom, depth: Int) -> String {
        let properties = schema["properties"] as? [String: Any] ?? [:]
        var keys = schema["required"] as? [String] ?? []
        // The kind of the view comes first; without it a mapping is not a view.
        if let kinds = schema["anyOf"] == nil ? viewKinds(properties) : nil { keys.append(random.element(of: kinds)) }
        let others = properties.keys.sorted()
        if !others.isEmpty {
            for _ in 0..<(random.below(4) / (depth > 6 ? 2 : 1)) { keys.append(random.element(of: others)) }
        }
        var members: [String] = []
        for key in keys where !members.contains(where: { $0.hasPrefix("\"\(key)\":") }) {
            members.append("\"\(key)\": \(value(properties[key], &random, depth: depth + 1))")
        }
        if let inner = schema["additionalProperties"] as? [String: Any] {
            let name = random.element(of: ["header", "footer", "badge"])
            members.append("\"\(name)\": \(value(inner, &random, depth: depth + 1))")
        }
        return "{" + members.joined(separator: ", ") + "}"
    }

    /// The names of views among the keys of a mapping that is a view.
    private func viewKinds(_ properties: [String: Any]) -> [String]? {
        guard properties["vstack"] != nil, properties["text"] != nil else { return nil }
        return [
            "text", "text", "vstack", "hstack", "zstack", "rectangle", "circle", "capsule", "image", "systemImage",
            "color",
            "divider", "spacer", "roundedRectangle", "ellipse", "angularGradient", "linearGradient", "radialGradient",
        ].filter { properties[$0] != nil }
    }

    private func array(_ schema: [String: Any], _ random: inout FuzzRandom, depth: Int) -> String {
        let values: [String]
        if let fixed = schema["prefixItems"] as? [Any] {
            values = fixed.map { value($0, &random, depth: depth + 1) }
        } else {
            let count = random.happens(2) ? 40 : random.below(depth > 6 ? 2 : 4)
            values = (0..<count).map { _ in value(schema["items"], &random, depth: depth + 1) }
        }
        return "[" + values.joined(separator: ", ") + "]"
    }
}
