/// The context for reading values.
struct DecodingContext {
    /// Collects errors.
    let reporter: ErrorReporter
    /// The files and fonts that may be used.
    let resources: TemplateResources

    /// Reports a value of the wrong type.
    func wrongType<Value>(_ expected: String, _ node: DocumentNode) -> Value? {
        reporter.report(.wrongType(expected: expected, found: node.found), at: node)
        return nil
    }

    /// Reports a number outside of the allowed range.
    func outOfRange<Value>(_ value: String, _ allowed: String, _ node: DocumentNode) -> Value? {
        reporter.report(.outOfRange(value: value, allowed: allowed), at: node)
        return nil
    }

    /// Reports unknown keys of a mapping.
    func checkKeys(of node: DocumentNode, known: [String]) {
        for entry in node.entries ?? [] where !known.contains(entry.key) {
            let suggestion = Suggestion.nearest(to: entry.key, in: known)
            reporter.report(
                TemplateError(
                    .unknownKey(entry.key, suggestion: suggestion, known: known), at: entry.keyLocation,
                    path: node.path))
        }
    }
}
