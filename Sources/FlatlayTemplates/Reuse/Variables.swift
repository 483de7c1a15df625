/// The variables of a document: values that expressions can use unless the data has the name.
///
/// A variable may be computed from the data, from parameters and from other variables, in any order.
struct Variables {
    private struct Variable {
        let name: String
        let node: DocumentNode
        /// How it is computed; nil for a constant.
        let template: NodeTemplate?
    }

    private let variables: [Variable]

    /// No variables.
    init() {
        variables = []
    }

    fileprivate init(_ entries: [DocumentNode.Entry], reporter: ErrorReporter) {
        variables = entries.map { entry in
            Variable(name: entry.key, node: entry.value, template: NodeTemplate(entry.value, reporter: reporter))
        }
    }

    /// Whether there are none.
    var isEmpty: Bool { variables.isEmpty }

    /// The values of all variables that data do not replace. Errors go to the reporter of the evaluation.
    func values(of data: DataSet, in evaluation: Evaluation) -> [String: TemplateValue] {
        let used = variables.filter { data.root[$0.name] == nil && data.parameters[$0.name] == nil }
        let computation = Computation(used, data: data, evaluation: evaluation)
        for variable in used { _ = computation.value(of: variable.name) }
        return computation.values
    }

    /// Computes variables that refer to each other, each once.
    private final class Computation {
        private(set) var values: [String: TemplateValue] = [:]
        private let variables: [String: Variable]
        private let names: [String]
        private let data: DataSet
        private let evaluation: Evaluation
        /// The variables that are being computed, each for the one before it.
        private var inProgress: [String] = []
        /// The variables without a value, since they or others have errors.
        private var broken: Set<String> = []

        init(_ variables: [Variable], data: DataSet, evaluation: Evaluation) {
            self.variables = Dictionary(variables.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
            names = self.variables.keys.sorted()
            self.data = data
            self.evaluation = evaluation
        }

        /// The value of a variable, null if it has none because of errors; nil if there is no such variable.
        func value(of name: String) -> TemplateValue? {
            if let value = values[name] { return value }
            guard let variable = variables[name] else { return nil }
            if let start = inProgress.firstIndex(of: name) {
                evaluation.reporter.report(.recursiveVariables(inProgress[start...] + [name]), at: variable.node)
                broken.formUnion(inProgress[start...])
            }
            if !broken.contains(name), let value = compute(variable) {
                values[name] = value
                return value
            }
            // What is computed from it has no error of its own.
            broken.formUnion(inProgress)
            return .null
        }

        private func compute(_ variable: Variable) -> TemplateValue? {
            guard let template = variable.template else { return variable.node.value }
            inProgress.append(variable.name)
            let reporter = ErrorReporter()
            let others = Scope.Computed(names: names) { self.value(of: $0) }
            let inner = evaluation.within(data.scope(within: Scope(computed: others)), reporter: reporter)
            let value = template.value(in: inner)
            inProgress.removeLast()
            guard !broken.contains(variable.name) else { return nil }
            for error in reporter.errors { evaluation.reporter.report(error) }
            if value == nil { broken.insert(variable.name) }
            return value
        }
    }
}

extension ValueType where Value == Variables {
    /// Values by name, for the expressions of a template.
    static var variables: ValueType {
        let expected = "a mapping of names to values"
        return ValueType(expected, schema: .mapping(to: .object([]))) { node, context in
            guard let entries = node.entries else { return context.wrongType(expected, node) }
            return Variables(entries, reporter: context.reporter)
        }
    }
}
