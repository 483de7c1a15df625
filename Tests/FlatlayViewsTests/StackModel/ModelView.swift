/// A view as data, for the model of layout. It is built as a real view, computed by the model, and reduced until
/// only the relevant parts are left.
indirect enum ModelView {
    case color
    /// One word with a number of letters.
    case text(Int)
    case spacer(Double)
    case stack(ModelAxis, ModelPlace, spacing: Double, [ModelView])
    case zstack(ModelAlignment, [ModelView])
    case padding(ModelInsets, ModelView)
    case fixedFrame(ModelOffer, ModelAlignment, ModelView)
    case flexibleFrame(ModelLimits, ModelLimits, ModelAlignment, ModelView)
    case fixedSize(horizontal: Bool, vertical: Bool, ModelView)
    case aspectRatio(Double?, fills: Bool, ModelView)
    case priority(Double, ModelView)
    case layer(isBehind: Bool, ModelAlignment, ModelView, other: ModelView)
}

/// A direction.
enum ModelAxis: CaseIterable {
    case horizontal, vertical

    var other: ModelAxis { self == .horizontal ? .vertical : .horizontal }
}

/// The leading edge, the centre or the trailing edge.
enum ModelPlace: Double, CaseIterable {
    case start = 0
    case middle = 0.5
    case end = 1
}

struct ModelAlignment: Equatable {
    var x: ModelPlace
    var y: ModelPlace

    static let center = ModelAlignment(x: .middle, y: .middle)

    subscript(axis: ModelAxis) -> ModelPlace { axis == .horizontal ? x : y }
}

struct ModelInsets: Equatable {
    var top: Double
    var leading: Double
    var bottom: Double
    var trailing: Double
}

/// The minimum, the ideal and the maximum length of a frame.
struct ModelLimits: Equatable {
    var least: Double?
    var ideal: Double?
    var greatest: Double?

    var isNone: Bool { self == ModelLimits() }
}

/// The proposal for a view.
struct ModelOffer: Equatable {
    var width: Double?
    var height: Double?

    subscript(axis: ModelAxis) -> Double? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension ModelView {
    /// The subviews.
    var children: [ModelView] {
        switch self {
        case .color, .text, .spacer: []
        case .stack(_, _, _, let children), .zstack(_, let children): children
        case .padding(_, let child), .fixedFrame(_, _, let child), .flexibleFrame(_, _, _, let child),
            .fixedSize(_, _, let child), .aspectRatio(_, _, let child), .priority(_, let child):
            [child]
        case .layer(_, _, let child, let other): [child, other]
        }
    }

    /// The same view with other subviews.
    func around(_ new: [ModelView]) -> ModelView {
        switch self {
        case .color, .text, .spacer: self
        case .stack(let axis, let place, let spacing, _): .stack(axis, place, spacing: spacing, new)
        case .zstack(let alignment, _): .zstack(alignment, new)
        case .padding(let insets, _): .padding(insets, new[0])
        case .fixedFrame(let size, let alignment, _): .fixedFrame(size, alignment, new[0])
        case .flexibleFrame(let width, let height, let alignment, _): .flexibleFrame(width, height, alignment, new[0])
        case .fixedSize(let horizontal, let vertical, _): .fixedSize(horizontal: horizontal, vertical: vertical, new[0])
        case .aspectRatio(let ratio, let fills, _): .aspectRatio(ratio, fills: fills, new[0])
        case .priority(let value, _): .priority(value, new[0])
        case .layer(let isBehind, let alignment, _, _): .layer(isBehind: isBehind, alignment, new[0], other: new[1])
        }
    }
}
