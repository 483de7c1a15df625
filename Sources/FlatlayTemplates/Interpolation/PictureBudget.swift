/// Counts what a whole picture is made of, so that a few words of a template can't ask for hours of work. The budget grows
/// with the data: what is large for a page is small for a table of a million rows.
final class PictureBudget {
    /// How many views, repetitions and sections a picture without data may have.
    static let viewLimit = 40_000
    /// How many more for each value of the data.
    static let viewsPerValue = 100
    /// How many bytes of text a picture without data may show.
    static let textLimit = 1_000_000
    /// How many more for each value of the data.
    static let textPerValue = 500
    /// A section costs as much as so many views: its layout is solved apart.
    static let sectionCost = 20

    private let data: TemplateValue
    private let factor: Int
    private var views = 0
    private var text = 0
    /// Computed when the budget without data is used up: most pictures never ask.
    private lazy var valueCount = data.count

    /// - Parameters:
    ///   - data: what the picture shows.
    ///   - factor: how many pictures share the budget.
    init(data: TemplateValue, factor: Int = 1) {
        self.data = data
        self.factor = factor
    }

    /// Whether something was refused.
    private(set) var isSpent = false

    /// Takes views and bytes of text.
    func take(views count: Int, text bytes: Int) -> BudgetAnswer {
        guard !isSpent else { return .refused }
        views += count
        text += bytes
        guard let problem = exceeded else { return .granted }
        isSpent = true
        return .refusedFirst(problem)
    }

    private var exceeded: TemplateProblem? {
        if views > Self.viewLimit * factor {
            let limit = (Self.viewLimit + Self.viewsPerValue * valueCount) * factor
            if views > limit { return .tooManyViewsInAll(limit: limit) }
        }
        if text > Self.textLimit * factor {
            let limit = (Self.textLimit + Self.textPerValue * valueCount) * factor
            if text > limit { return .tooMuchText(limit: limit) }
        }
        return nil
    }
}

extension TemplateValue {
    /// How many values it holds, itself among them.
    fileprivate var count: Int {
        switch self {
        case .null, .bool, .number, .string: 1
        case .list(let elements): elements.reduce(1) { $0 + $1.count }
        case .mapping(let mapping): mapping.entries.reduce(1) { $0 + $1.value.count }
        }
    }
}
