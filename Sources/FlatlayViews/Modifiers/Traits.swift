import Foundation

/// Sets what the container around its child asks for: its priority, its order, its name.
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

    override func leastLength(along axis: Axis) -> CGFloat? { child.leastLength(along: axis) }
    override var priority: Double { ownPriority ?? child.priority }
    override var zIndex: Double { ownZIndex ?? child.zIndex }
    override var name: String? { label }
}

extension View {
    /// The order in which stacks offer room: views of higher priority take theirs first.
    public func layoutPriority(_ value: Double) -> some View {
        wrappingNodes { TraitNode($0, priority: value, environment: $1.environment) }
    }

    /// The order in which a container draws: views of a higher index lie on top.
    public func zIndex(_ value: Double) -> some View {
        wrappingNodes { TraitNode($0, zIndex: value, environment: $1.environment) }
    }

    /// A node of a name around the view in the tree of a display list.
    package func nodeName(_ name: String) -> some View {
        wrappingNodes { TraitNode($0, name: name, environment: $1.environment) }
    }
}
