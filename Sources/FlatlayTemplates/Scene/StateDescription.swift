import Flatlay
import Foundation

/// The scene state that a template describes: what a person did to the collection before it is rendered.
struct StateDescription {
    /// The scroll offset of the collection.
    var contentOffset: CGPoint?
    /// The scroll offsets of orthogonal sections, by the identifiers of sections.
    var orthogonalOffsets: [Offset] = []
    /// The identifier of the focused item.
    var focus: Name?
    /// Whether the focused item is being pressed.
    var isPressed: Bool?
    /// The keys that are pressed afterwards.
    var keys: KeyScript?

    /// The identifier of a section or an item, with its node for errors.
    struct Name {
        let text: String
        let node: DocumentNode
    }

    /// The scroll offset of a section.
    struct Offset {
        let section: Name
        let offset: CGFloat
    }

    /// Whether the state needs a device with a focus.
    var concernsFocus: Bool { focus != nil || isPressed != nil || keys != nil }
}

extension ValueType where Value == StateDescription {
    /// Scroll offsets, the focused item, and pressed keys.
    static var state: ValueType {
        .record(
            "a state such as { contentOffset: 120 }",
            Field("contentOffset", .contentOffset, "How far the collection is scrolled: 120 down, or [40, 120]."),
            Field(
                "orthogonalOffsets", .orthogonalOffsets,
                "How far sections are dragged across, by their identifiers, or by their numbers from 0."),
            Field("focus", .focus, "The identifier of the item that has the focus."),
            Field("pressed", .bool, "Whether what has the focus is being pressed.", default: "false"),
            Field("keys", .keys, "The keys to press then: right*2 down select.")
        ) { contentOffset, orthogonalOffsets, focus, isPressed, keys in
            StateDescription(
                contentOffset: contentOffset, orthogonalOffsets: orthogonalOffsets ?? [], focus: focus,
                isPressed: isPressed, keys: keys)
        }
    }
}

extension ValueType where Value == StateDescription.Name {
    fileprivate static var focus: ValueType {
        ValueType<String>.name.mapWithNode { StateDescription.Name(text: $0, node: $1) }
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

extension ValueType where Value == [StateDescription.Offset] {
    fileprivate static var orthogonalOffsets: ValueType {
        ValueType<[(name: String, value: (CGFloat, DocumentNode))]>.names(
            of: ValueType<CGFloat>.number.mapWithNode { ($0, $1) },
            "a mapping of sections to points, such as { films: 64 }"
        ).map { offsets in
            offsets.map { offset in
                StateDescription.Offset(
                    section: StateDescription.Name(text: offset.name, node: offset.value.1), offset: offset.value.0)
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
        if let contentOffset {
            state.setContentOffset(CGPoint(x: contentOffset.x, y: contentOffset.y - content.collapse))
        }
        for each in orthogonalOffsets {
            if let section = content.section(named: each.section.text) {
                state.setOrthogonalOffset(each.offset, inSection: section)
            } else {
                report(each.section, "section", known: content.sectionNames, reporter)
            }
        }
        if let focus {
            if let item = content.item(named: focus.text) {
                state.focus = FocusTarget.ID(in: .cell(item))
            } else {
                report(focus, "item", known: content.itemNames(limit: 1_000), reporter)
            }
        }
        if let isPressed { state.isPressed = isPressed }
    }

    private func report(_ name: Name, _ kind: String, known: [String], _ reporter: ErrorReporter) {
        let suggestion = Suggestion.nearest(to: name.text, in: known)
        reporter.report(
            .unknownValue(kind: kind, value: name.text, suggestion: suggestion, known: known), at: name.node)
    }
}
