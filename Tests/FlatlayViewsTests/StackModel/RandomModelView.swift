import TestSupport

/// Creates random views for the model.
struct RandomModelView {
    var generator: SeededGenerator

    /// A tree with a maximum nesting of containers.
    mutating func make(depth: Int = 3) -> ModelView {
        let view = depth == 0 || chance(0.15) ? leaf() : container(depth: depth)
        return modified(view, depth: depth)
    }

    /// A proposal: often the size of a screen, sometimes an extreme value.
    mutating func offer() -> ModelOffer {
        ModelOffer(width: offeredLength(), height: offeredLength())
    }

    private mutating func offeredLength() -> Double? {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: nil
        case 1: 0
        case 2: .infinity
        default: length(0...400)
        }
    }

    private mutating func chance(_ probability: Double) -> Bool {
        Double.random(in: 0..<1, using: &generator) < probability
    }

    private mutating func length(_ range: ClosedRange<Int> = 0...120) -> Double {
        Double(Int.random(in: range, using: &generator)) / 2
    }

    private mutating func optionalLength() -> Double? { chance(0.5) ? length() : nil }

    private mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &generator)]
    }

    private mutating func alignment() -> ModelAlignment {
        chance(0.4) ? .center : ModelAlignment(x: pick(ModelPlace.allCases), y: pick(ModelPlace.allCases))
    }

    private mutating func leaf() -> ModelView {
        switch Int.random(in: 0..<6, using: &generator) {
        case 0, 1: .color
        case 2: .spacer(pick([0, 8, length()]))
        default: .text(Int.random(in: 1...12, using: &generator))
        }
    }

    private mutating func container(depth: Int) -> ModelView {
        var children: [ModelView] = []
        for _ in 0..<pick([0, 1, 2, 2, 3, 3]) { children.append(make(depth: depth - 1)) }
        if chance(0.25) { return .zstack(alignment(), children) }
        return .stack(
            pick(ModelAxis.allCases), pick(ModelPlace.allCases), spacing: pick([0, 0, 8, length(0...40)]), children)
    }

    private mutating func limits() -> ModelLimits {
        if chance(0.3) { return ModelLimits() }
        // In ascending order, because contradictory limits are tested elsewhere.
        let lengths = [length(), length(), length()].sorted()
        return ModelLimits(
            least: chance(0.4) ? lengths[0] : nil, ideal: chance(0.2) ? lengths[1] : nil,
            greatest: chance(0.3) ? lengths[2] : chance(0.4) ? .infinity : nil)
    }

    private mutating func modified(_ view: ModelView, depth: Int) -> ModelView {
        guard chance(0.6) else { return view }
        let changed: ModelView
        switch Int.random(in: 0..<9, using: &generator) {
        case 0: changed = .padding(ModelInsets(top: length(), leading: length(), bottom: 0, trailing: length()), view)
        case 1: changed = .fixedFrame(ModelOffer(width: optionalLength(), height: length()), alignment(), view)
        case 2: changed = .fixedFrame(ModelOffer(width: length(), height: optionalLength()), alignment(), view)
        case 3, 4: changed = .flexibleFrame(limits(), limits(), alignment(), view)
        case 5: changed = .fixedSize(horizontal: chance(0.6), vertical: chance(0.6), view)
        case 6: changed = .aspectRatio(chance(0.7) ? pick([0.5, 1, 1.5, 3]) : nil, fills: chance(0.4), view)
        case 7: changed = .priority(pick([-1, 1, 2, 0.5]), view)
        default:
            let other = depth > 1 ? make(depth: 1) : leaf()
            changed = .layer(isBehind: chance(0.5), alignment(), view, other: other)
        }
        return chance(0.25) ? modified(changed, depth: depth) : changed
    }
}
