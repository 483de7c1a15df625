import ActorLeases

/// An app: its scenes. An image shows the root of the first one.
///
/// ```swift
/// struct ShopApp: App {
///     var body: some Scene { WindowGroup { Shop() } }
/// }
///
/// let renderer = ImageRenderer(app: ShopApp.self)
/// ```
///
/// A program has an entry point of its own, so remove `@main` from an app's file.
@MainActor @preconcurrency
public protocol App {
    /// The type of the scenes.
    associatedtype Body: Scene
    /// The scenes.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    /// Creates the app.
    @MainActor @preconcurrency init()
}

/// A part of an app with a window.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of the body.
    associatedtype Body: Scene
    /// The scenes.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// Returns the root of the first window; nil if there is none. Not for use in apps.
    nonisolated var _root: AnyView? { get }
}

nonisolated extension Scene {
    /// The root of the first window of ``body``.
    public var _root: AnyView? { leased { (scene: Self) in scene.body }(self)._root }

    /// Sets an object for the views of the scene.
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
        ChangedScene(root: _root.map { AnyView($0.environmentObject(object)) })
    }

    /// Sets an object for the views of the scene.
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
        ChangedScene(root: _root.map { AnyView($0.environment(object)) })
    }

    /// Sets an environment value for the views of the scene.
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some Scene {
        ChangedScene(root: _root.map { AnyView($0.environment(keyPath, value)) })
    }

    /// Never runs its action: an image has one phase.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some Scene { self }

    /// Has no effect: an image has a size of its own.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
}

nonisolated extension Scene where Body == Never {
    /// Not for use: the scene has no body.
    public var body: Never {
        // `Never` has no value to return, and nothing in the package calls this.
        fatalError("\(Self.self) has no body")
    }
}

extension Never: Scene {
    /// There is no window.
    public nonisolated var _root: AnyView? { nil }
}

/// A scene with a root whose surroundings have changed.
nonisolated private struct ChangedScene: Scene {
    typealias Body = Never
    let root: AnyView?
    var _root: AnyView? { root }
}

/// Windows with the same root view.
nonisolated public struct WindowGroup<Content: View>: Scene {
    /// The scene has no body.
    public typealias Body = Never
    private let content: Content

    /// Creates a scene with a root view.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a scene with a title and a root view.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a scene with an identifier and a root view.
    public init(id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The root view. Not for use in apps.
    public var _root: AnyView? { AnyView(content) }
}

/// Builds the scenes of an app from those in a closure; images show the first one.
@resultBuilder
public enum SceneBuilder {
    /// Returns a scene unchanged.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// Returns one scene unchanged.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Returns the first of several scenes.
    @_disfavoredOverload
    public static func buildBlock<First: Scene, each Rest: Scene>(
        _ first: First, _ rest: repeat each Rest
    ) -> First { first }

    /// Returns the scenes of an `if #available`.
    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// A view with the root of an app's first scene.
nonisolated package struct AppView<Content: App>: View {
    /// The view has no body.
    package typealias Body = Never
    private let app: Content

    /// Creates a view of an app.
    package init(_ app: Content.Type) {
        self.app = ActorLease.hold { leased { (app: Content.Type) in app.init() }(app) }
    }

    /// Adds the nodes of the root view.
    package func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        guard let inner = context.enteringBody(of: Content.self) else { return }
        inner.evaluating(app) {
            leased { (app: Content) in app.body }(app)._root?.addNodes(in: inner, into: &nodes)
        }
    }
}
