import Flatlay
import Foundation

/// An animation: the changes of a template's image, in sequence.
struct AnimationDescription {
    /// How long each image is shown, in seconds.
    var pause = 1.0
    /// The changes, in order.
    var changes: [ChangeDescription] = []
}

/// A change of data, of the scene state, or of the overlay above the collection.
struct ChangeDescription {
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

extension ValueType where Value == AnimationDescription {
    /// An animation.
    static var animation: ValueType {
        .record(
            "an animation such as { changes: [{ data: … }] }",
            Field("pause", .pause, "How long each image is shown, in seconds.", default: "1"),
            Field(
                "changes", .list(of: .change, "a list of changes", isEmptyAllowed: false),
                "What changes, one after the other.", isRequired: true)
        ) { AnimationDescription(pause: Double($0 ?? 1), changes: $1 ?? []) }
    }
}

extension ValueType where Value == ChangeDescription {
    /// A change, which changes at least one thing.
    fileprivate static var change: ValueType {
        let record = record(
            "a change such as { data: … }, { state: … } or { overlay: … }",
            Field("data", .loadedData, "Other values for some names of the data."),
            Field("state", .state, "What a person does."),
            Field("overlay", .optional(.overlay), "What is on top of the collection then; null for nothing.")
        ) { (data, state, overlay: OverlayTemplate??) in
            ChangeDescription(
                data: data.map { .names($0) } ?? .same, overlay: overlay.map { .other($0) } ?? .same, state: state)
        }
        return ValueType(record.description) { node, context in
            guard node.entries?.isEmpty != true else { return context.wrongType(record.expected, node) }
            return record.decode(node, in: context)
        }
    }
}

extension ValueType where Value == TemplateValue {
    /// Data that is loaded when the document is read.
    fileprivate static var loadedData: ValueType {
        let written = ValueType<DocumentNode>.data
        return ValueType(written.description) { node, context in
            do throws(TemplateError) {
                return try DataSet.value(written: node, paths: context.resources.paths)
            } catch {
                context.reporter.report(error)
                return nil
            }
        }
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
