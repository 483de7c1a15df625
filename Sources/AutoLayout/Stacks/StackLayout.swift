/// The constraints of a stack in a tree, to be updated or removed.
public struct StackLayout: Sendable {
    /// The item whose constraints these are.
    public let stack: LayoutItem
    /// What the constraints were made for.
    public internal(set) var description: StackDescription
    /// The constraints.
    public internal(set) var constraints: [LayoutTree.ConstraintHandle] = []
    var rules: [StackRule] = []
    var guides: [StackRule.Part: LayoutItem] = [:]
}
