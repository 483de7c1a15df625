import Flatlay

extension ModifierDefinition {
    /// Modifiers of the views in a grid.
    static var grids: [ModifierDefinition] {
        [
            ModifierDefinition(
                "gridCellColumns", ValueType<Int>.integer(from: 1, through: 1_000),
                "How many columns of a grid it spans."
            ) { $0.gridCellColumns($1) },
            ModifierDefinition("gridCellAnchor", ValueType<UnitPoint>.unitPoint, "Its place in its cell of a grid.") {
                $0.gridCellAnchor($1)
            },
            ModifierDefinition(
                "gridColumnAlignment", ValueType<HorizontalAlignment>.horizontalAlignment,
                "The alignment of its column of a grid."
            ) { $0.gridColumnAlignment($1) },
            ModifierDefinition(
                "gridCellUnsizedAxes", ValueType<Axis.Set>.axisSet,
                "The axes along which it takes what the other cells of a grid leave."
            ) { $0.gridCellUnsizedAxes($1) },
        ]
    }
}

extension ValueType where Value == Axis.Set {
    /// One axis, or both.
    static var axisSet: ValueType {
        .word("axis", ["horizontal": .horizontal, "vertical": .vertical, "both": [.horizontal, .vertical]])
    }
}
