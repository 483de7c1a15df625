/// Provides sample views, which can be rendered as they are: `ImageRenderer(previews: Row_Previews.self)`.
///
/// ```swift
/// struct Row_Previews: PreviewProvider {
///     static var previews: some View { Row(title: "Sample").previewLayout(.sizeThatFits) }
/// }
/// ```
///
/// The module `SwiftUI` of this package has the macro `#Preview`, too.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View
    /// The sample views.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
    /// The platform of the previews; nil for any.
    @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

nonisolated extension PreviewProvider {
    /// Any platform, by default.
    public static var platform: PreviewPlatform? { nil }
}

/// The platform of previews.
public enum PreviewPlatform: Hashable, Sendable {
    /// iOS.
    case iOS
    /// macOS.
    case macOS
    /// tvOS.
    case tvOS
    /// watchOS.
    case watchOS
}
