/// Collects where a layout puts its views.
final class PlacementRecorder {
    var placements: [ChildPlacement?]

    init(count: Int) {
        placements = Array(repeating: nil, count: count)
    }
}
