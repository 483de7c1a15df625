import Flatlay

/// The canvas of a document, compiled once for all data.
struct CanvasTemplate {
    let canvas: Dynamic<TemplateCanvas>?
    let title: String?
    let description: String?

    /// The canvas, evaluated for the names in scope.
    func value(in evaluation: Evaluation) -> TemplateCanvas {
        var value = canvas.map { $0.value(in: evaluation) ?? TemplateCanvas() } ?? TemplateCanvas()
        value.title = title
        value.description = description
        return value
    }
}
