import Flatlay
import FlatlayService
import FlatlayTemplates

/// Converts the query of a URL, and the data of the request, to a job of a batch.
///
/// A name without a dot is an option of the picture or a parameter of the template; one with a dot is the path of a
/// value in the template, or after `data.` in its data. Values are JSON if they can be read as JSON, and strings
/// otherwise: `3`, `true`, `"3"`, `Hello`.
struct ServedQuery {
    private let order: PictureOrder
    /// The names of the template's parameters; nil if they are not known.
    var parameterNames: [String]?

    /// The fields of jobs that an address may have. What names files is not among them.
    private static let fields = [
        "variant", "colorScheme", "scale", "width", "device", "viewport", "contentSize", "svgText", "png", "quality",
        "showFrames", "keys", "focusPath", "at",
    ]
    /// The fields that are no texts.
    private static let jsonFields: Set<String> = ["scale", "width", "quality", "showFrames", "focusPath", "at"]
    /// Options that are values of the template's canvas.
    private static let canvas = ["locale", "direction"]

    init(_ order: PictureOrder) {
        self.order = order
    }

    /// Whether there are names that only a parameter of the template can have.
    var hasBareNames: Bool {
        order.parameters.contains { !$0.name.contains(".") && !Self.isKnown($0.name) }
    }

    /// The names of the data whose values are given one by one.
    var dataNames: [String] {
        order.parameters.compactMap { parameter in
            let parts = parameter.name.split { ".[]".contains($0) }
            return parts.count > 1 && parts[0] == "data" ? String(parts[1]) : nil
        }
    }

    private static func isKnown(_ name: String) -> Bool {
        fields.contains(name) || canvas.contains(name) || name == "data"
    }

    /// The job.
    ///
    /// - Throws: ``ServiceFailure`` for names and values that are wrong.
    func job(template: String) throws(ServiceFailure) -> TemplateMapping {
        var fields: [(String, TemplateValue)] = [
            ("template", .string(template)), ("format", .string(order.format.rawValue)),
        ]
        var overrides: [(String, TemplateValue)] = []
        if let body = order.body { fields.append(("data", try Self.data(body, kind: .body, name: "the data"))) }
        for parameter in order.parameters {
            let (name, value) = (parameter.name, parameter.value)
            if name == "data" {
                guard order.body == nil else {
                    throw ServiceFailure(.address, "'data' is given, and data were sent, too; leave one of them out")
                }
                fields.append((name, try Self.data(value, kind: .address, name: "'data'")))
            } else if Self.fields.contains(name) {
                fields.append((name, Self.jsonFields.contains(name) ? Self.value(value) : .string(value)))
            } else if Self.canvas.contains(name) {
                overrides.append(("canvas." + name, .string(value)))
            } else {
                try check(name)
                overrides.append((name, Self.value(value)))
            }
        }
        if !overrides.isEmpty { fields.append(("set", .mapping(TemplateMapping(overrides)))) }
        return TemplateMapping(fields)
    }

    /// Checks a name that is no option.
    private func check(_ name: String) throws(ServiceFailure) {
        if name.contains(".") { return }
        // Without the parameters' names, the reader of the template knows what is wrong with a name.
        guard let parameterNames else { return }
        guard !parameterNames.contains(name) else { return }
        let known = Self.fields + Self.canvas + ["data"] + parameterNames
        let hint =
            Suggestion.nearest(to: name, in: known).map { "did you mean '\($0)'?" }
            ?? "values of the template's data are data.NAME, and its other values are paths such as canvas.background"
        throw ServiceFailure(.address, "unknown parameter '\(name.shortened(to: 40))'; \(hint)")
    }

    /// A value of JSON, or else the text itself.
    private static func value(_ text: String) -> TemplateValue {
        (try? JSONReader.value(ofLine: 1, text, in: "value")) ?? .string(text)
    }

    private static func data(
        _ text: String, kind: ServiceFailure.Kind, name: String
    ) throws(ServiceFailure) -> TemplateValue {
        let value: TemplateValue
        do {
            value = try JSONReader.value(ofLine: 1, text, in: "data")
        } catch {
            throw ServiceFailure(
                kind,
                [
                    .init(
                        message: "\(name) can't be read as JSON: \(error.message)", line: error.line,
                        column: error.column)
                ])
        }
        switch value {
        case .mapping, .list: return value
        default:
            throw ServiceFailure(kind, "\(name) should be an object or a list of JSON; found \(value.found)")
        }
    }
}
