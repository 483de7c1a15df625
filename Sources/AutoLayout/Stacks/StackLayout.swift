/// The constraints of a stack in a tree, to be updated or removed.
public struct StackLayout: Sendable {
    /// The item whose constraints these are.
    public let stack: LayoutItem
    /// The description of the constraints' stack.
    public internal(set) var description: StackDescription
    /// The constraints.
    public internal(set) var constraints: [LayoutTree.ConstraintHandle] = []
    var rules: [StackRule] = []
    var guides: [StackRule.Part: LayoutItem] = [:]
}
