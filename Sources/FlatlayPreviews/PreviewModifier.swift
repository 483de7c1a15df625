import Flatlay
import Synchronization

/// Prepares what several previews share, such as sample data, and sets it around their content.
///
/// ```swift
/// struct SampleData: PreviewModifier {
///     static func makeSharedContext() async throws -> Library { try await Library.sample() }
///     func body(content: Content, context: Library) -> some View { content.environment(context) }
/// }
///
/// #Preview(traits: .modifier(SampleData())) { Shelf() }
/// ```
@MainActor
@preconcurrency
public protocol PreviewModifier {
    /// The type of the modified content.
    associatedtype Body: View
    /// The type of what previews share.
    associatedtype Context = Void
    /// The content of a preview.
    typealias Content = PreviewModifierContent

    /// Makes what previews share: once in a process.
    static func makeSharedContext() async throws -> Context
    /// Returns the modified content.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Nothing is shared.
    public static func makeSharedContext() async throws {}
}

/// The content of a preview, for its modifiers.
public struct PreviewModifierContent: View {
    let view: AnyView
    /// The content.
    public var body: some View { view }
}

/// What the modifiers of previews share.
@MainActor
enum PreviewContexts {
    private struct Context: @unchecked Sendable {
        // Made and used on the main actor, whose code other threads run while they draw; the lock guards the table.
        let value: Any
    }
    private nonisolated static let made = Mutex<[ObjectIdentifier: Context]>([:])

    /// Applies a modifier.
    static func apply<Modifier: PreviewModifier>(_ modifier: Modifier, to view: AnyView) async throws -> AnyView {
        let key = ObjectIdentifier(Modifier.self)
        let known = made.withLock { $0[key] }?.value as? Modifier.Context
        let context = if let known { known } else { try await Modifier.makeSharedContext() }
        let entry = Context(value: context)
        made.withLock { $0[key] = entry }
        return AnyView(modifier.body(content: PreviewModifierContent(view: view), context: context))
    }
}
