/// The kinds of alignment guides that a view sets explicitly. Few views do; for the others the tree need not be
/// searched.
struct GuideKinds: OptionSet {
    let rawValue: UInt8

    /// The first and the last text baseline.
    static let baselines = GuideKinds(rawValue: 1)
    /// All other guides.
    static let others = GuideKinds(rawValue: 2)
    /// The guides for the separators of list rows.
    static let separators = GuideKinds(rawValue: 4)
    static let all: GuideKinds = [.baselines, .others, .separators]
}

extension AlignmentKey {
    var kind: GuideKinds {
        if combination == .mean { return .others }
        return axis == .vertical ? .baselines : .separators
    }
}
