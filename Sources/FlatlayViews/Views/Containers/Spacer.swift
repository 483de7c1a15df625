import Foundation

/// Flexible space that grows along its stack; outside of a stack, in both directions.
public struct Spacer: PrimitiveView, Sendable {
    /// The minimum length in points; nil for the default, 8.
    public var minLength: CGFloat?

    /// Creates a spacer.
    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }

    /// Adds the node of the spacer.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        nodes.append(SpacerNode(minLength: minLength, axis: context.stackAxis, environment: context.environment))
    }

    /// Takes over the node of an equal spacer.
    public func _update(_ nodes: inout _KnownNodes, from old: Self) -> _NodeUpdate {
        minLength == old.minLength ? nodes.skip(SpacerNode.self) : .impossible
    }
}

/// Takes the space that the other views of its stack leave.
final class SpacerNode: ViewNode {
    private let minLength: CGFloat
    private let axis: Axis?

    init(minLength: CGFloat?, axis: Axis?, environment: borrowing EnvironmentValues) {
        let length = minLength ?? ViewSpacing.ordinaryDistance
        self.minLength = length.isFinite ? max(length, 0) : 0
        self.axis = axis
        super.init(environment)
    }

    override var name: String? { "spacer" }
    override var priority: Double { -.infinity }

    override var spacing: ViewSpacing {
        var result = ViewSpacing(all: .indifferent)
        result.formUnion(.zero, edges: axis == .vertical ? .vertical : .horizontal)
        if axis == nil { result = .zero }
        return result
    }

    override func leastLength(along axis: Axis) -> CGFloat? {
        self.axis == nil || self.axis == axis ? minLength : 0
    }

    override func greatestLength(along axis: Axis) -> CGFloat? {
        self.axis == nil || self.axis == axis ? .infinity : 0
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        func length(_ axis: Axis) -> CGFloat {
            guard self.axis == nil || self.axis == axis else { return 0 }
            return max(proposal[axis] ?? minLength, minLength)
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }
}
