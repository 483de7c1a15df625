import Flatlay

/// The names that a document adds to those of its data: parameters, set by the data or the command line, and variables.
struct GivenNames {
    var parameters: [ParameterDescription] = []
    var variables = Variables()

    /// Returns the data with the values of all parameters. Missing ones and those of another type are reported.
    ///
    /// A value is that of the data with the same name, which `--set` replaces; else that of the row with `--each`; else
    /// the parameter's own.
    func applied(to data: DataSet, overrides: [ValueOverride], in context: DecodingContext) -> DataSet {
        var data = data
        data.variables = variables
        var values: [String: TemplateValue] = [:]
        for parameter in parameters {
            var given = data.root[parameter.name]
            if given != nil { data.rowUse?.note([parameter.name]) }
            if given == nil, let value = data.root["item"]?[parameter.name] {
                data.rowUse?.note(["item"])
                given = value
            }
            guard let value = given ?? parameter.standard else {
                context.reporter.report(.missingParameter(parameter.name), at: parameter.node)
                continue
            }
            // An error is where the value was given, if that is known.
            let written = overrides.last { $0.isValue(named: parameter.name) }?.location
            let place = written.map { DocumentNode(.null, location: $0, path: .root) } ?? parameter.node
            guard let converted = parameter.converted(value, in: context) else {
                context.reporter.report(
                    .wrongParameter(parameter.name, expected: parameter.kind.expected, found: value.found), at: place)
                continue
            }
            let isAllowed = parameter.options.isEmpty || parameter.options.contains { $0.text == converted.text }
            guard isAllowed else {
                let known = parameter.options.compactMap(\.text)
                context.reporter.report(
                    .unknownValue(
                        kind: "value of parameter '\(parameter.name)':", value: converted.text ?? "",
                        suggestion: Suggestion.nearest(to: converted.text ?? "", in: known), known: known), at: place)
                continue
            }
            values[parameter.name] = converted
        }
        data.parameters = values
        return data
    }

    /// Warnings of parameters with the names of keys of the document.
    var notices: [Diagnostics.Entry] {
        let keys = ValueType<TemplateDocument>.document.table.names
        return parameters.filter { keys.contains($0.name) }.map { parameter in
            let name = parameter.name
            return Diagnostics.Entry(
                message:
                    "parameter '\(name)' has the name of a key of the document; --set \(name)=… gives the parameter, "
                    + "so that nothing else sets the key; rename the parameter",
                location: parameter.node.location.viewOrigin.location)
        }
    }

    /// The names of the parameters of a document.
    static func parameterNames(of document: DocumentNode) -> Set<String> {
        Set(document["parameters"]?.entries?.map(\.key) ?? [])
    }
}

extension [ValueOverride] {
    /// The overrides with those of parameters as overrides of the data: `--set columns=3` and
    /// `--set parameters.columns=3` are `--set data.columns=3`. A parameter wins against a key of the document with its
    /// name, such as `title`.
    func resolving(parametersOf document: DocumentNode) -> [ValueOverride] {
        resolving(parameters: GivenNames.parameterNames(of: document))
    }

    /// The overrides with those of parameters as overrides of the data.
    func resolving(parameters names: Set<String>) -> [ValueOverride] {
        names.isEmpty ? self : map { $0.resolving(parameters: names) }
    }
}
