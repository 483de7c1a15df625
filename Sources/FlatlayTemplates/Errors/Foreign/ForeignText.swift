import Flatlay

/// Finds literal texts with HTML or the placeholders of other template languages, which are drawn as they are written.
///
/// A picture of code may show them on purpose, so they are no errors, and only `flatlay check` tells them.
enum ForeignText {
    /// The keys of texts.
    private static let keys: Set<String> = ["text", "markdown", "cell", "header", "footer"]

    /// The notices about a document.
    static func notices(of document: DocumentNode) -> [Diagnostics.Entry] {
        var notices: [Diagnostics.Entry] = []
        collect(document.removing(["data", "parameters", "variables"]), isText: false, into: &notices)
        return notices
    }

    private static func collect(_ node: DocumentNode, isText: Bool, into notices: inout [Diagnostics.Entry]) {
        switch node.content {
        case .scalar:
            guard isText, let text = node.string, text.contains(where: { "<{".contains($0) }),
                let (found, advice) = ForeignExpression.textAdvice(text)
            else { return }
            notices.append(
                Diagnostics.Entry(
                    message: "the text has '\(found.shortened(to: 40))', which is drawn as it is written; \(advice)",
                    location: node.location.viewOrigin.location))
        case .sequence(let elements):
            for element in elements { collect(element, isText: isText, into: &notices) }
        case .mapping(let entries):
            for entry in entries {
                collect(entry.value, isText: keys.contains(entry.key) || entry.key == "children", into: &notices)
            }
        }
    }
}
