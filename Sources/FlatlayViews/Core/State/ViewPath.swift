/// The position of a view in the tree of its host: the branches, positions, identifiers and types from the root. State
/// belongs to a path, so it outlives the view value, which is created again at each evaluation.
///
/// A path is a hash. Two paths collide once in 2⁶⁴ pairs, and stored values are also distinguished by their type.
struct ViewPath: Hashable, Sendable {
    private var value: UInt64 = 0xcbf2_9ce4_8422_2325

    /// The path of the root.
    init() {}

    /// The path to the child with a number.
    func step(_ number: Int) -> ViewPath {
        var next = self
        // The finaliser of SplitMix64 spreads small numbers over all bits.
        var mixed = value &+ 0x9e37_79b9_7f4a_7c15 &+ UInt64(bitPattern: Int64(number))
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        next.value = mixed ^ (mixed >> 31)
        return next
    }

    /// The path to the view with an identifier.
    func step<ID: Hashable>(to id: ID) -> ViewPath { step(id.hashValue) }

    /// The path to what a type creates.
    func step(into type: Any.Type) -> ViewPath { step(Int(bitPattern: ObjectIdentifier(type))) }
}
