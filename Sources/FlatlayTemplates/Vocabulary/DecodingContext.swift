/// The context for reading values.
struct DecodingContext {
    /// Collects errors.
    let reporter: ErrorReporter
    /// The files and fonts that may be used.
    let resources: TemplateResources
    /// The remaining budget of the image; nil for values of the document itself, which its size limits.
    let budget: PictureBudget?
    /// Compiles the views within values; nil when only data is left to be read.
    private let viewCompiler: ViewCompiler?

    init(
        reporter: ErrorReporter, resources: TemplateResources, budget: PictureBudget? = nil,
        compiler: ViewCompiler? = nil
    ) {
        self.reporter = reporter
        self.resources = resources
        self.budget = budget
        viewCompiler = compiler
    }

    /// Compiles the views within values. Views are part of the document, so there are none in values that depend on
    /// data.
    var compiler: ViewCompiler {
        guard let viewCompiler else { preconditionFailure("A view is read where no document is.") }
        return viewCompiler
    }

    /// Takes from the budget of the image what the reading of a value costs. Returns false once it is exceeded, and
    /// reports it.
    func take(work: Int = 0, text bytes: Int = 0, _ node: DocumentNode) -> Bool {
        (budget?.take(work: work).isGranted(reporter, at: node) ?? true)
            && (budget?.take(views: 0, text: bytes).isGranted(reporter, at: node) ?? true)
    }

    /// Reports a value of the wrong type.
    func wrongType<Value>(_ expected: String, _ node: DocumentNode) -> Value? {
        reporter.report(.wrongType(expected: expected, found: node.found), at: node)
        return nil
    }

    /// Reports a number outside of the allowed range.
    func outOfRange<Value>(_ value: String, _ allowed: String, _ node: DocumentNode) -> Value? {
        reporter.report(.outOfRange(value: value, allowed: allowed), at: node)
        return nil
    }
}
