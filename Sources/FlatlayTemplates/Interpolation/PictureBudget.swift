/// Counts the parts of a whole image, so that a short template can't cause hours of work. The budget grows with the
/// data: what is large for a page is small for a table of a million rows.
final class PictureBudget {
    /// The maximum number of views, repetitions and sections of an image without data.
    static let viewLimit = 40_000
    /// The number of additional views per value of the data.
    static let viewsPerValue = 100
    /// The maximum number of bytes of text in an image without data.
    static let textLimit = 1_000_000
    /// The number of additional bytes of text per value of the data.
    static let textPerValue = 500
    /// The maximum number of values and eights of bytes that the expressions of an image without data read and make.
    /// What takes longer, such as a comparison of texts or a formatter, counts several times.
    static let workLimit = 4_000_000
    /// The number of additional values of expressions per value of the data.
    static let workPerValue = 200
    /// The maximum number of bytes of images within their names.
    static let addressLimit = 64 << 20
    /// The cost of a section in views: its layout is solved separately.
    static let sectionCost = 20

    private let data: TemplateValue
    private let factor: Int
    private var views = 0
    private var text = 0
    private var work = 0
    private var addresses = 0
    /// Computed only when the budget without data is exceeded, which is rare.
    private lazy var valueCount = data.count

    /// - Parameters:
    ///   - data: the data of the image.
    ///   - factor: the number of images that share the budget.
    init(data: TemplateValue, factor: Int = 1) {
        self.data = data
        self.factor = factor
    }

    /// Whether a request was refused.
    private(set) var isSpent = false

    /// Takes views and bytes of text from the budget.
    func take(views count: Int, text bytes: Int) -> BudgetAnswer {
        guard !isSpent else { return .refused }
        views += count
        text += bytes
        guard let problem = exceeded else { return .granted }
        isSpent = true
        return .refusedFirst(problem)
    }

    /// Takes values that an expression reads and makes from the budget.
    func take(work count: Int) -> BudgetAnswer {
        work += count
        return take(views: 0, text: 0)
    }

    /// Takes the bytes of an image within its name from the budget.
    func take(address bytes: Int) -> BudgetAnswer {
        addresses += bytes
        return take(views: 0, text: 0)
    }

    private var exceeded: TemplateProblem? {
        if views > Self.viewLimit * factor {
            let limit = (Self.viewLimit + Self.viewsPerValue * valueCount) * factor
            if views > limit { return .tooManyViewsInAll(limit: limit) }
        }
        if work > Self.workLimit * factor {
            let limit = (Self.workLimit + Self.workPerValue * valueCount) * factor
            if work > limit { return .tooMuchWork(limit: limit) }
        }
        if text > Self.textLimit * factor {
            let limit = (Self.textLimit + Self.textPerValue * valueCount) * factor
            if text > limit { return .tooMuchText(limit: limit) }
        }
        if addresses > Self.addressLimit * factor { return .tooManyAddressBytes(limit: Self.addressLimit * factor) }
        return nil
    }
}

extension TemplateValue {
    /// The number of values that it contains, including itself.
    fileprivate var count: Int {
        switch self {
        case .null, .bool, .number, .string, .cell: 1
        case .list(let elements): elements.reduce(1) { $0 + $1.count }
        case .mapping(let mapping): mapping.entries.reduce(1) { $0 + $1.value.count }
        }
    }
}
