/// A type-erased style of a control, which turns the parts of the control into a view.
///
/// The style's body is evaluated like a view's body, so it can read the environment. Inside the body, the outer style
/// applies, so a style can modify the control and let the outer style draw it.
final class StyleBox<Configuration> {
    typealias Slot = WritableKeyPath<CommonValues, StyleBox<Configuration>?>

    private let make: (Configuration, ViewContext, inout [ViewNode]) -> Void
    private let outer: StyleBox<Configuration>?
    private let slot: Slot

    /// - Parameters:
    ///   - style: the style; its type and its properties are used to evaluate the body.
    ///   - slot: the environment value that stores the style of the control.
    init<Style, Content: View>(
        _ style: Style, in slot: Slot, outer: StyleBox<Configuration>?,
        body: @escaping (Style, Configuration) -> Content
    ) {
        self.slot = slot
        self.outer = outer
        make = { configuration, context, nodes in
            guard let inner = context.enteringBody(of: Style.self) else { return }
            inner.evaluating(style) { body(style, configuration).addNodes(in: inner, into: &nodes) }
        }
    }

    func makeNodes(_ configuration: Configuration, in context: ViewContext, into nodes: inout [ViewNode]) {
        var inner = context
        inner.environment.common[keyPath: slot] = outer
        make(configuration, inner, &nodes)
    }
}

/// A control, drawn by the style of the environment.
struct StyledControl<Configuration, Fallback: View>: PrimitiveView {
    let configuration: Configuration
    let slot: StyleBox<Configuration>.Slot
    /// Draws the control if no style is set.
    @ViewBuilder let fallback: (Configuration) -> Fallback

    func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        if let style = context.environment.common[keyPath: slot] {
            style.makeNodes(configuration, in: context, into: &nodes)
        } else {
            fallback(configuration).addNodes(in: context, into: &nodes)
        }
    }
}

/// Sets the style of the controls in its content.
nonisolated struct StyleSetter<Style, Configuration, Result: View>: ViewModifier {
    typealias Body = Never
    let style: Style
    let slot: StyleBox<Configuration>.Slot
    let makeBody: (Style, Configuration) -> Result

    func _makeNodes(of content: Content, in context: ViewContext, into nodes: inout [ViewNode]) {
        var inner = context
        inner.environment.common[keyPath: slot] = StyleBox(
            style, in: slot, outer: context.environment.common[keyPath: slot], body: makeBody)
        content._makeNodes(in: inner, into: &nodes)
    }
}
