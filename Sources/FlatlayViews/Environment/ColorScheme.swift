/// Light or dark surroundings.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
    /// Dark content on light ground.
    case light
    /// Light content on dark ground.
    case dark
}
