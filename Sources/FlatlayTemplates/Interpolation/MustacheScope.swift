import Mustache

/// Provides values to swift-mustache.
///
/// Mustache renders nothing for an unknown name, and looks it up in several contexts in turn, so that a miss can't be
/// detected. Therefore tags have numbers (`t0`, `t1`, …), and ``Scope`` looks up the name behind a number here, once:
/// missing values are detected and reported.
final class MustacheScope: MustacheParent {
    private let evaluation: Evaluation
    private let references: [TagReference]
    private let node: DocumentNode

    init(evaluation: Evaluation, references: [TagReference], node: DocumentNode) {
        self.evaluation = evaluation
        self.references = references
        self.node = node
    }

    func child(named token: String) -> Any? {
        guard let index = Int(token.dropFirst()), references.indices.contains(index) else { return nil }
        let reference = references[index]
        guard let path = reference.path else { return nil }
        return reference.isSection ? section(path, reference) : variable(path, reference)
    }

    private func variable(_ path: ValuePath, _ reference: TagReference) -> Any {
        if reference.transforms.isEmpty { return evaluation.text(of: path, reference, node: node) ?? "" }
        let location = node.location(ofCharacter: reference.offset)
        return evaluation.value(of: path, at: location, keyPath: node.path)?.transformable ?? ""
    }

    /// The value of a section: scopes for the elements of a list, a scope for a single value, or false. A missing value
    /// counts as false, unless the first name of its path is unknown.
    private func section(_ path: ValuePath, _ reference: TagReference) -> Any {
        let value: TemplateValue
        switch evaluation.scope.resolve(path) {
        case .found(let found): value = found
        case .missing(position: 0, _):
            _ = evaluation.value(of: path, at: node.location(ofCharacter: reference.offset), keyPath: node.path)
            return false
        case .missing: return false
        }
        if case .list(let elements) = value {
            return elements.prefix { _ in evaluation.take(node) }.map(scope)
        }
        guard value.isTruthy else { return false }
        if !reference.transforms.isEmpty { return value.transformable }
        if case .bool = value { return true }
        return scope(value)
    }

    private func scope(_ value: TemplateValue) -> MustacheScope {
        MustacheScope(evaluation: evaluation.adding([:], current: value), references: references, node: node)
    }
}

extension Evaluation {
    /// The text of a value; if it is missing or has no text, reports this and returns nil.
    func text(of path: ValuePath, _ reference: TagReference, node: DocumentNode) -> String? {
        if case .found(let value) = scope.resolve(path), let text = value.text { return text }
        let location = node.location(ofCharacter: reference.offset)
        guard let value = value(of: path, at: location, keyPath: node.path) else { return nil }
        reporter.report(
            TemplateError(.notText(path: path.description, found: value.found), at: location, path: node.path))
        return nil
    }
}

extension TemplateValue {
    /// The value in the form that swift-mustache's transforms accept.
    fileprivate var transformable: Any {
        switch self {
        case .null: ""
        case .bool(let value): value
        case .number(let value, let text): Int(exactly: value) ?? text
        case .string(let text): text
        case .list(let elements): elements.map(\.transformable)
        case .mapping(let mapping): mapping.entries.map(\.value.transformable)
        }
    }
}
