import Foundation

/// A stack of screens below a navigation bar. An image shows the last one of the path, with the way back to the one
/// before it.
///
/// ```swift
/// NavigationStack(path: $path) {
///     Inbox()
///         .navigationTitle("Inbox")
///         .navigationDestination(for: Message.self) { MessageView(message: $0) }
/// }
/// ```
///
/// The stack takes the proposed size, and its content the part of it below the bar. Without a title, the bar is as high
/// as one with a small title, as on iOS.
nonisolated public struct NavigationStack<Data, Root: View>: View {
    /// The stack has no body.
    public typealias Body = Never
    private let path: [Any]
    private let root: Root

    /// Creates a stack with a root screen.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = []
        self.root = root()
    }

    /// Creates a stack with a root screen and a path of values of several types.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.path = path.wrappedValue.elements
        self.root = root()
    }

    /// Creates a stack with a root screen and a path of values.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.path = Array(path.wrappedValue)
        self.root = root()
    }

    /// Adds the node of the stack.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        nodes.append(NavigationScreens(context: context, isColumn: false).node(root: root, path: path))
    }
}

/// A stack of screens below a navigation bar: the older name of ``NavigationStack``. It is a separate type, because two
/// initialisers of one type that differ only in a label are ambiguous with a trailing closure.
nonisolated public struct NavigationView<Content: View>: View {
    /// The stack has no body.
    public typealias Body = Never
    private let content: Content

    /// Creates a stack with a root screen. On a tablet, several views are columns, of which the first one is drawn.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Adds the node of the stack.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        let columns = ViewElement.elements(of: content, in: context)
        let screens = NavigationScreens(context: context, isColumn: false)
        // A second view is the detail of a split view, which a phone shows only once it is chosen.
        guard columns.count > 1, let first = columns.first else {
            return nodes.append(screens.node(root: content, path: []))
        }
        nodes.append(screens.node(root: AnyView(unknown: first.view), path: []))
    }
}

extension AnyView {
    /// Erases the type of a view of an unknown type.
    init(unknown view: any View) {
        func open<Content: View>(_ view: Content) -> AnyView { AnyView(view) }
        self = open(view)
    }
}
