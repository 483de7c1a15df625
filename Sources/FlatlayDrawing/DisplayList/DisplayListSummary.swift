extension DisplayList.Items {
    /// What is known of items without a visit: summed up while they are added, when all that they refer to was just
    /// written.
    struct Summary {
        /// A rectangle that contains everything that the items draw.
        private(set) var extent = DrawnExtent.nothing
        /// The largest number of groups inside each other.
        private(set) var depth = 0
        /// At least the steps of painting the items at one pixel per point; see ``PaintingSteps``.
        private(set) var mostSteps = 0.0
        /// Whether a group is blurred, at any depth.
        private(set) var holdsBlurs = false

        /// Adds other items.
        mutating func add(_ other: Self) {
            extent.formUnion(other.extent)
            depth = Swift.max(depth, other.depth)
            mostSteps += other.mostSteps
            holdsBlurs = holdsBlurs || other.holdsBlurs
        }
    }

    /// The summary of the items.
    var summary: Summary {
        Summary(extent: extent, depth: depth, mostSteps: mostSteps, holdsBlurs: holdsBlurs)
    }
}

extension DisplayList.Items.Summary {
    /// A summary of a drawing.
    init(_ extent: DrawnExtent, mostSteps: Double) {
        self.init(extent: extent, mostSteps: mostSteps)
    }

    /// The summary of a group of these items, without an effect that blurs.
    ///
    /// - Parameters:
    ///   - extent: that of the group.
    ///   - steps: at least the steps of the group, besides those of the items.
    func inGroup(_ extent: DrawnExtent, steps: Double) -> Self {
        Self(extent: extent, depth: depth + 1, mostSteps: mostSteps + steps, holdsBlurs: holdsBlurs)
    }
}

extension DisplayList.Effect {
    /// The summary of a group of items with this effect.
    ///
    /// - Parameter extent: that of the group.
    func summary(around items: DisplayList.Items, within extent: DrawnExtent) -> DisplayList.Items.Summary {
        let steps = PaintingSteps.most(for: self, items, within: extent)
        let isBlur =
            switch self {
            case .blur, .backdrop: true
            default: false
            }
        return DisplayList.Items.Summary(
            extent: extent, depth: depth(around: items), mostSteps: steps, holdsBlurs: isBlur || items.holdsBlurs)
    }
}
