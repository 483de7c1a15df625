/// Where a view stands among those that its host holds: the branches, positions, identifiers and types on the way from
/// the root. State belongs to a path, so it outlives the value of a view, which is made anew at each evaluation.
///
/// A path is a hash of that way. Two ways meet in one hash once in 2⁶⁴ pairs, and places of state are told apart by their
/// type as well.
struct ViewPath: Hashable, Sendable {
    private var value: UInt64 = 0xcbf2_9ce4_8422_2325

    /// The root.
    init() {}

    /// The path one step on.
    func step(_ number: Int) -> ViewPath {
        var next = self
        // The finaliser of SplitMix64 spreads small numbers over all bits.
        var mixed = value &+ 0x9e37_79b9_7f4a_7c15 &+ UInt64(bitPattern: Int64(number))
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        next.value = mixed ^ (mixed >> 31)
        return next
    }

    /// The path to the view of an identifier.
    func step<ID: Hashable>(to id: ID) -> ViewPath { step(id.hashValue) }

    /// The path to what a type makes.
    func step(into type: Any.Type) -> ViewPath { step(ObjectIdentifier(type).hashValue) }
}
