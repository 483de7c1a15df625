/// Sample views of a file, which may be rendered as they are: `ImageRenderer(previews: Row_Previews.self)`.
///
/// ```swift
/// struct Row_Previews: PreviewProvider {
///     static var previews: some View { Row(title: "Sample").previewLayout(.sizeThatFits) }
/// }
/// ```
///
/// `#Preview` would need a macro; wrap such a block in `#if canImport(SwiftUI)`.
public protocol PreviewProvider {
    /// The type of the samples.
    associatedtype Previews: View
    /// The samples.
    @ViewBuilder static var previews: Previews { get }
    /// The platform that they are meant for.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// Any platform.
    public static var platform: PreviewPlatform? { nil }
}

/// A platform that previews are meant for.
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
