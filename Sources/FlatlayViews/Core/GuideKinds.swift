/// The alignment guides that views set themselves: few do, and for the others no question is passed down the tree.
struct GuideKinds: OptionSet {
    let rawValue: UInt8

    /// The first and the last text baseline.
    static let baselines = GuideKinds(rawValue: 1)
    /// All others.
    static let others = GuideKinds(rawValue: 2)
    /// Where the separators of list rows start.
    static let separators = GuideKinds(rawValue: 4)
    static let all: GuideKinds = [.baselines, .others, .separators]
}

extension AlignmentKey {
    var kind: GuideKinds {
        if combination == .mean { return .others }
        return axis == .vertical ? .baselines : .separators
    }
}
