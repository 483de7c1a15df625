import Flatlay
import Foundation

/// The scene state that a template describes: what a person did to the collection before it is rendered.
struct StateDescription {
    /// The scroll offset of the collection.
    var contentOffset: CGPoint?
    /// The scroll offsets of orthogonal sections, by the identifiers of sections.
    var orthogonalOffsets: [(section: String, offset: CGFloat)] = []
    /// The identifier of the focused item.
    var focus: String?
    /// Whether the focused item is being pressed.
    var isPressed: Bool?
    /// The keys that are pressed afterwards.
    var keys: KeyScript?
    /// The node of the state, for errors.
    var node: DocumentNode

    /// Whether the state needs a device with a focus.
    var concernsFocus: Bool { focus != nil || isPressed != nil || keys != nil }
}

extension ValueType where Value == StateDescription {
    /// Scroll offsets, the focused item, and pressed keys.
    static var state: ValueType {
        ValueType("a state such as { contentOffset: 120 }", schema: parts.schema) { node, context in
            parts.decode(node, in: context).map { make in make(node) }
        }
    }

    private static var parts: ValueType<(DocumentNode) -> StateDescription> {
        .record(
            "a state such as { contentOffset: 120 }",
            Field("contentOffset", .contentOffset, "How far the collection is scrolled: 120 down, or [40, 120]."),
            Field(
                "orthogonalOffsets", .orthogonalOffsets,
                "How far sections are dragged across, by their identifiers, or by their numbers from 0."),
            Field("focus", .name, "The identifier of the item that has the focus."),
            Field("pressed", .bool, "Whether what has the focus is being pressed."),
            Field("keys", .keys, "The keys to press then: right*2 down select.")
        ) { contentOffset, orthogonalOffsets, focus, isPressed, keys in
            { node in
                StateDescription(
                    contentOffset: contentOffset, orthogonalOffsets: orthogonalOffsets ?? [], focus: focus,
                    isPressed: isPressed, keys: keys, node: node)
            }
        }
    }
}

extension ValueType where Value == CGPoint {
    /// A vertical offset in points, or both coordinates.
    fileprivate static var contentOffset: ValueType {
        .forms(
            "an offset such as 120 or [40, 120]", scalar: ValueType<CGFloat>.number.map { CGPoint(x: 0, y: $0) },
            list: .point, mapping: .point)
    }
}

extension ValueType where Value == [(section: String, offset: CGFloat)] {
    fileprivate static var orthogonalOffsets: ValueType {
        let expected = "a mapping of sections to points, such as { films: 64 }"
        return ValueType(expected, schema: .mapping(to: ValueType<CGFloat>.number.schema)) { node, context in
            guard let entries = node.entries else { return context.wrongType(expected, node) }
            return entries.compactMap { entry in
                ValueType<CGFloat>.number.decode(entry.value, in: context).map { (entry.key, $0) }
            }
        }
    }
}

extension ValueType where Value == KeyScript {
    /// A key script.
    fileprivate static var keys: ValueType {
        ValueType("keys such as right*2 down select", schema: .type("string")) { node, context in
            guard let text = node.string else { return context.wrongType("keys such as right*2 down select", node) }
            do throws(KeyScriptError) {
                return try KeyScript(text)
            } catch {
                context.reporter.report(.invalidKeys(text, reason: "\(error)"), at: node)
                return nil
            }
        }
    }
}

extension StateDescription {
    /// Applies scroll offsets and the focus to a scene state.
    ///
    /// - Parameter content: resolves the identifiers; unknown ones are reported.
    func apply(to state: inout SceneState, of content: TemplateContent, _ reporter: ErrorReporter) {
        if let contentOffset { state.setContentOffset(contentOffset) }
        for (name, offset) in orthogonalOffsets {
            guard let section = content.section(named: name) else {
                let known = content.sectionNames
                reporter.report(
                    .unknownValue(
                        kind: "section", value: name, suggestion: Suggestion.nearest(to: name, in: known), known: known),
                    at: node["orthogonalOffsets"]?[name] ?? node)
                continue
            }
            state.setOrthogonalOffset(offset, inSection: section)
        }
        if let focus {
            if let item = content.item(named: focus) {
                state.focus = FocusTarget.ID(in: .cell(item))
            } else {
                let known = content.itemNames(limit: 1_000)
                reporter.report(
                    .unknownValue(
                        kind: "item", value: focus, suggestion: Suggestion.nearest(to: focus, in: known), known: known),
                    at: node["focus"] ?? node)
            }
        }
        if let isPressed { state.isPressed = isPressed }
    }
}
