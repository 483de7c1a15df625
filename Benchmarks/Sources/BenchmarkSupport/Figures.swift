/// What was found out about one benchmark; every figure is for one operation.
public struct Figures {
    /// Seconds, of several runs in ascending order.
    public var seconds: [Double] = []
    /// Allocations.
    public var allocations = 0.0
    /// The most bytes held at once beyond those held before.
    public var peakBytes = 0.0
    /// The bytes still held when the work was done.
    public var heldBytes = 0.0
    /// Instructions, where valgrind counted them.
    public var instructions: Double?

    /// The middle of all times, which a single disturbed run does not move.
    public var median: Double { seconds.isEmpty ? 0 : seconds[seconds.count / 2] }
    /// The shortest time.
    public var least: Double { seconds.first ?? 0 }
    /// The longest time.
    public var most: Double { seconds.last ?? 0 }
}
