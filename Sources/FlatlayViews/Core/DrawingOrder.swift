extension [ViewNode] {
    /// Visits the indices of the nodes from back to front: by z-index, equal ones in their order.
    func forEachIndexInDrawingOrder(_ visit: (Int) -> Void) {
        guard contains(where: { $0.zIndex != 0 }) else { return indices.forEach(visit) }
        indices.sorted { (self[$0].zIndex, $0) < (self[$1].zIndex, $1) }.forEach(visit)
    }
}
