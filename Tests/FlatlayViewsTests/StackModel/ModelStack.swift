/// The algorithm of stacks as the articles describe it, step by step.
struct ModelStack {
    typealias Size = ModelLayout.Size
    let axis: ModelAxis
    let place: ModelPlace
    let spacing: Double
    let children: [ModelView]

    func size(_ offer: ModelOffer) -> Size {
        sum(sizes(offers(offer)))
    }

    func leaves(_ offer: ModelOffer, own: Size, x: Double, y: Double) -> [ModelLayout.Leaf] {
        var offer = offer
        if offer[axis.other] == nil { offer[axis.other] = own[axis.other] }
        let offers = offers(offer)
        let sizes = sizes(offers)
        let across = sizes.map { $0[axis.other] * place.rawValue }.max() ?? 0
        var position = 0.0
        return children.indices.flatMap { index -> [ModelLayout.Leaf] in
            let shift = across - sizes[index][axis.other] * place.rawValue
            let start = position
            position += sizes[index][axis] + spacing
            return ModelLayout.leaves(
                children[index], offers[index], x: x + (axis == .horizontal ? start : shift),
                y: y + (axis == .horizontal ? shift : start), stackAxis: axis)
        }
    }

    private func sizes(_ offers: [ModelOffer]) -> [Size] {
        zip(children, offers).map { ModelLayout.size($0, $1, stackAxis: axis) }
    }

    private func sum(_ sizes: [Size]) -> Size {
        var result = Size()
        guard !sizes.isEmpty else { return result }
        result[axis] = sizes.reduce(spacing * Double(sizes.count - 1)) { $0 + $1[axis] }
        // Views aligned at an edge or at their centres are inside the longest.
        result[axis.other] = sizes.map { $0[axis.other] }.max() ?? 0
        return result
    }

    private func length(_ child: ModelView, _ along: Double?, _ across: Double?) -> Double {
        ModelLayout.size(child, offer(along, across), stackAxis: axis)[axis]
    }

    private func offer(_ along: Double?, _ across: Double?) -> ModelOffer {
        axis == .horizontal ? ModelOffer(width: along, height: across) : ModelOffer(width: across, height: along)
    }

    /// The final proposal for each view.
    private func offers(_ offer: ModelOffer) -> [ModelOffer] {
        guard let whole = offer[axis] else { return children.map { _ in offer } }
        let across = offer[axis.other]
        let least = children.map { length($0, 0, across) }
        let flexibilities = children.indices.map { index -> Double in
            let greatest = length(children[index], .infinity, across)
            return greatest == .infinity ? .infinity : greatest - least[index]
        }
        var result = [ModelOffer](repeating: offer, count: children.count)
        var rest = whole - spacing * Double(max(children.count - 1, 0))
        let priorities = children.map { ModelLayout.priority($0) }
        for priority in Set(priorities).sorted(by: >) {
            // The least flexible views come first; of those that grow without limit, the longest.
            var waiting = children.indices.filter { priorities[$0] == priority }
            waiting.sort { first, second in
                if flexibilities[first] != flexibilities[second] { return flexibilities[first] < flexibilities[second] }
                if flexibilities[first] == .infinity, least[first] != least[second] {
                    return least[first] > least[second]
                }
                return first < second
            }
            let reserved = children.indices.filter { priorities[$0] < priority }.reduce(0) { $0 + least[$1] }
            while !waiting.isEmpty {
                let child = waiting.removeFirst()
                let share = rest == .infinity ? rest : max(0, (rest - reserved) / Double(waiting.count + 1))
                result[child] = self.offer(share, across)
                if rest.isFinite { rest -= length(children[child], share, across) }
            }
        }
        return result
    }
}
