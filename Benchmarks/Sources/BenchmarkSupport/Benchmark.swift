/// One thing that is measured.
///
/// ```swift
/// Benchmark("First layout", "equal items", size: 1_000_000) { meter in
///     let view = makeView()              // not measured
///     meter.measure { view.layoutElements() }
/// }
/// ```
public struct Benchmark {
    /// The heading that the benchmark's row stands under.
    public let group: String
    /// What the row says.
    public let name: String
    /// How many things there are: the same benchmark at several sizes shows how cost grows.
    public let size: Int
    /// How long one operation may take, in seconds: what the library promises.
    public let promise: Double?
    /// How many instructions one operation may take. They hardly move from run to run, so a limit near what was counted
    /// tells of a change that costs more.
    public let mostInstructions: Double?
    /// Whether instructions are counted; they say nothing where the work waits for a clock.
    public let countsInstructions: Bool
    let body: (Meter) -> Void

    /// A benchmark whose body prepares what it needs and calls ``Meter/measure(repeating:_:)`` once.
    public init(
        _ group: String, _ name: String, size: Int, promise: Double? = nil, mostInstructions: Double? = nil,
        countsInstructions: Bool = true, body: @escaping (Meter) -> Void
    ) {
        self.group = group
        self.name = name
        self.size = size
        self.promise = promise
        self.mostInstructions = mostInstructions
        self.countsInstructions = countsInstructions
        self.body = body
    }

    /// The name under which the benchmark is found again.
    var key: String { "\(group)/\(name)/\(size)" }
}
