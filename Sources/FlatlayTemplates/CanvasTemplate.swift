import Flatlay

/// The canvas of a document, compiled once for all data.
struct CanvasTemplate {
    private let canvas: Dynamic<TemplateCanvas>?
    private let title: String?
    private let description: String?

    init(_ document: DocumentNode, in context: DecodingContext) {
        canvas = document["canvas"].flatMap { $0.isNull ? nil : Dynamic($0, .canvas, in: context) }
        title = document["title"].flatMap { ValueType<String>.text.decode($0, in: context) }
        description = document["description"].flatMap { ValueType<String>.text.decode($0, in: context) }
    }

    /// The canvas, evaluated for the names in scope.
    func value(in evaluation: Evaluation) -> TemplateCanvas {
        var value = canvas.map { $0.value(in: evaluation) ?? TemplateCanvas() } ?? TemplateCanvas()
        value.title = title
        value.description = description
        return value
    }
}
