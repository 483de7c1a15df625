import Flatlay
import Foundation

/// An animation: the changes of a template's image, in sequence.
struct AnimationDescription {
    /// The keys of an animation.
    static let keys = ["pause", "changes"]

    /// How long each image is shown, in seconds.
    var pause = 1.0
    /// The changes, in order.
    var changes: [ChangeDescription] = []
}

/// A change of data, of the scene state, or of the overlay above the collection.
struct ChangeDescription {
    /// The keys of a change.
    static let keys = ["data", "state", "overlay"]

    /// The effect of a change on the data.
    enum Data {
        /// All data stays.
        case same
        /// The values of some names are replaced.
        case names(TemplateValue)
    }

    /// The effect of a change on the overlay.
    enum Overlay {
        /// The overlay stays.
        case same
        /// The overlay is replaced, or removed.
        case other(OverlayTemplate?)
    }

    var data: Data = .same
    var overlay: Overlay = .same
    var state: StateDescription?

    /// Whether the change replaces or removes the overlay.
    var changesOverlay: Bool {
        if case .other = overlay { true } else { false }
    }
}

/// Reads animations.
struct AnimationReader {
    let compiler: ViewCompiler
    private var context: DecodingContext { compiler.context }

    init(compiler: ViewCompiler) {
        self.compiler = compiler
    }

    /// Reads the animation of a node and reports its errors.
    func animation(of node: DocumentNode) -> AnimationDescription {
        var animation = AnimationDescription()
        guard node.entries != nil else {
            context.reporter.report(
                .wrongType(expected: "an animation such as { changes: [{ data: … }] }", found: node.found), at: node)
            return animation
        }
        context.checkKeys(of: node, known: AnimationDescription.keys)
        if let pause = node["pause"].flatMap({ ValueType<CGFloat>.pause.decode($0, in: context) }) {
            animation.pause = Double(pause)
        }
        guard let changes = node["changes"] else {
            context.reporter.report(.missingKey("changes"), at: node)
            return animation
        }
        guard let elements = changes.elements, !elements.isEmpty else {
            let found = changes.elements == nil ? changes.found : "an empty list"
            context.reporter.report(.wrongType(expected: "a list of changes", found: found), at: changes)
            return animation
        }
        animation.changes = elements.map(change)
        return animation
    }

    private func change(of node: DocumentNode) -> ChangeDescription {
        var change = ChangeDescription()
        guard let entries = node.entries, !entries.isEmpty else {
            context.reporter.report(
                .wrongType(expected: "a change such as { data: … }, { state: … } or { overlay: … }", found: node.found),
                at: node)
            return change
        }
        context.checkKeys(of: node, known: ChangeDescription.keys)
        if let written = node["data"] {
            do throws(TemplateError) {
                change.data = .names(try DataSet.value(written: written, paths: context.resources.paths))
            } catch {
                context.reporter.report(error)
            }
        }
        change.state = node["state"].flatMap { ValueType<StateDescription>.state.decode($0, in: context) }
        if let written = node["overlay"] {
            change.overlay = .other(written.isNull ? nil : OverlayTemplate(written, compiler: compiler))
        }
        return change
    }
}

extension ValueType where Value == CGFloat {
    /// The time that an image is shown, in seconds.
    static var pause: ValueType {
        ValueType("a number of seconds", schema: length.schema) { node, context in
            guard let value = number.decode(node, in: context) else { return nil }
            guard value >= 0, value <= 60 else { return context.outOfRange(node.shown, "from 0 to 60", node) }
            return value
        }
    }
}
