/// How full a cache is.
public struct CacheStatistics: Hashable, Sendable, CustomStringConvertible {
    /// What it holds, such as `shaped text`.
    public var name: String
    /// How many entries it has.
    public var count: Int
    /// How many bytes they take, as an estimate.
    public var byteCount: Int
    /// The most entries that it has; nil where its bytes are counted.
    public var countLimit: Int?
    /// The most bytes that it takes; nil where its entries are counted.
    public var byteLimit: Int?

    /// A reading.
    public init(name: String, count: Int, byteCount: Int, countLimit: Int? = nil, byteLimit: Int? = nil) {
        self.name = name
        self.count = count
        self.byteCount = byteCount
        self.countLimit = countLimit
        self.byteLimit = byteLimit
    }

    /// `shaped text: 312 of 4096 entries, 204800 bytes`.
    public var description: String {
        let entries = countLimit.map { "\(count) of \($0) entries" } ?? "\(count) entries"
        let bytes = byteLimit.map { "\(byteCount) of \($0) bytes" } ?? "\(byteCount) bytes"
        return "\(name): \(entries), \(bytes)"
    }

    /// The sums of caches of the same name, in the order of their first.
    static func sums(of readings: [CacheStatistics]) -> [CacheStatistics] {
        var sums: [CacheStatistics] = []
        for reading in readings {
            guard let index = sums.firstIndex(where: { $0.name == reading.name }) else {
                sums.append(reading)
                continue
            }
            sums[index].count += reading.count
            sums[index].byteCount += reading.byteCount
            sums[index].countLimit = sum(sums[index].countLimit, reading.countLimit)
            sums[index].byteLimit = sum(sums[index].byteLimit, reading.byteLimit)
        }
        return sums
    }

    private static func sum(_ first: Int?, _ second: Int?) -> Int? {
        guard let first, let second else { return nil }
        return first + second
    }
}
