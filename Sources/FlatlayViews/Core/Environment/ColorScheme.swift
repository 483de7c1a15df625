/// The light or dark appearance.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
    /// Dark content on a light background.
    case light
    /// Light content on a dark background.
    case dark
}
