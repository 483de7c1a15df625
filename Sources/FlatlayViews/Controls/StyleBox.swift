/// A style of a control, without its type: how the parts of the control become a view.
///
/// A style's body is evaluated like that of a view, so it may read the environment. Inside, the style around it is in
/// force, so a style may draw the control anew with changes.
final class StyleBox<Configuration> {
    typealias Slot = WritableKeyPath<CommonValues, StyleBox<Configuration>?>

    private let make: (Configuration, ViewContext, inout [ViewNode]) -> Void
    private let outer: StyleBox<Configuration>?
    private let slot: Slot

    /// - Parameters:
    ///   - style: the style, for the type's name and its properties.
    ///   - slot: where the environment keeps the styles of the control.
    init<Style, Content: View>(
        _ style: Style, in slot: Slot, outer: StyleBox<Configuration>?,
        body: @escaping (Style, Configuration) -> Content
    ) {
        self.slot = slot
        self.outer = outer
        make = { configuration, context, nodes in
            guard let inner = context.enteringBody(of: Style.self) else { return }
            inner.evaluating(style) { body(style, configuration)._makeNodes(in: inner, into: &nodes) }
        }
    }

    func makeNodes(_ configuration: Configuration, in context: ViewContext, into nodes: inout [ViewNode]) {
        var inner = context
        inner.environment.common[keyPath: slot] = outer
        make(configuration, inner, &nodes)
    }
}

/// A control: a view that the style of its surroundings draws.
struct StyledControl<Configuration, Fallback: View>: PrimitiveView {
    let configuration: Configuration
    let slot: StyleBox<Configuration>.Slot
    /// The control where no style was set.
    @ViewBuilder let fallback: (Configuration) -> Fallback

    func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        if let style = context.environment.common[keyPath: slot] {
            style.makeNodes(configuration, in: context, into: &nodes)
        } else {
            fallback(configuration)._makeNodes(in: context, into: &nodes)
        }
    }
}

/// Sets the style of the controls inside.
struct StyleSetter<Style, Configuration, Result: View>: ViewModifier {
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
