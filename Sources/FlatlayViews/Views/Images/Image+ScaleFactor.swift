import FlatlayDrawing

extension Image.Scale {
    /// The size of a symbol relative to the medium scale.
    var factor: CGFloat {
        switch self {
        case .small: SymbolMetrics.smallScale
        case .medium: 1
        case .large: SymbolMetrics.largeScale
        }
    }
}
