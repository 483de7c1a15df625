import Foundation

/// Sets traits of its child that containers read: its priority, its z-index, its name.
final class TraitNode: WrapperNode {
    private let ownPriority: Double?
    private let ownZIndex: Double?
    private let label: String?

    init(
        _ child: ViewNode, priority: Double? = nil, zIndex: Double? = nil, name: String? = nil,
        environment: borrowing EnvironmentValues
    ) {
        ownPriority = priority
        ownZIndex = zIndex.map { $0.isNaN ? 0 : $0 }
        label = name
        super.init(child, environment)
    }

    override var priority: Double { ownPriority ?? child.priority }
    override var zIndex: Double { ownZIndex ?? child.zIndex }
    override var name: String? { label }
}

nonisolated extension View {
    /// Sets the order in which stacks offer space: views of higher priority take theirs first.
    public func layoutPriority(_ value: Double) -> some View {
        wrappingNodes { TraitNode($0, priority: value, environment: $1.environment) }
    }

    /// Sets the order in which a container draws: views with a higher index are drawn on top.
    public func zIndex(_ value: Double) -> some View {
        wrappingNodes { TraitNode($0, zIndex: value, environment: $1.environment) }
    }

    /// Adds a node with a name around the view in the tree of a display list.
    package func nodeName(_ name: String) -> some View {
        wrappingNodes { TraitNode($0, name: name, environment: $1.environment) }
    }
}
