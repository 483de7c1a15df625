import Foundation

/// Adds a view behind or in front of its content that depends on the preferences of the content.
///
/// Content that is created while drawing, such as that of a `GeometryReader`, sets its values too late for it.
nonisolated private struct PreferenceLayer<Key: PreferenceKey, Other: View>: ViewModifier {
    typealias Body = Never
    let key: Key.Type
    let alignment: Alignment
    let isBehind: Bool
    let make: (Key.Value) -> Other

    func _makeNodes(of content: Content, in context: ViewContext, into nodes: inout [ViewNode]) {
        let collector = PreferenceCollector()
        var inner = context
        inner.preferences.append(collector)
        let start = nodes.count
        content._makeNodes(in: inner, into: &nodes)
        let value = collector.reduced(key) ?? Key.defaultValue
        for index in start..<nodes.count {
            guard let layer = make(value).makeLayeredNode(in: context.entering(1), alignment: alignment) else {
                continue
            }
            nodes[index] = context.layer(layer, with: nodes[index], alignment, isBehind: isBehind)
        }
    }
}

nonisolated extension View {
    /// Adds a view in front of this one that depends on a preference of the views inside.
    public func overlayPreferenceValue<Key: PreferenceKey, V: View>(
        _ key: Key.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> V
    ) -> some View {
        modifier(PreferenceLayer(key: key, alignment: alignment, isBehind: false, make: transform))
    }

    /// Adds a view behind this one that depends on a preference of the views inside.
    public func backgroundPreferenceValue<Key: PreferenceKey, V: View>(
        _ key: Key.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> V
    ) -> some View {
        modifier(PreferenceLayer(key: key, alignment: alignment, isBehind: true, make: transform))
    }
}
