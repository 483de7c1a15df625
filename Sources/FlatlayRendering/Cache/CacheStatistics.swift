/// The fill level of a cache.
public struct CacheStatistics: Hashable, Sendable, CustomStringConvertible {
    /// The kind of its entries, such as `shaped text`.
    public var name: String
    /// The number of entries.
    public var count: Int
    /// The estimated size of the entries, in bytes.
    public var byteCount: Int
    /// The maximum number of entries; nil if the cache is limited by bytes.
    public var countLimit: Int?
    /// The maximum size in bytes; nil if the cache is limited by entries.
    public var byteLimit: Int?

    /// Creates a reading.
    public init(name: String, count: Int, byteCount: Int, countLimit: Int? = nil, byteLimit: Int? = nil) {
        self.name = name
        self.count = count
        self.byteCount = byteCount
        self.countLimit = countLimit
        self.byteLimit = byteLimit
    }

    /// The reading as text, such as `shaped text: 312 of 4096 entries, 204800 bytes`.
    public var description: String {
        let entries = countLimit.map { "\(count) of \($0) entries" } ?? "\(count) entries"
        let bytes = byteLimit.map { "\(byteCount) of \($0) bytes" } ?? "\(byteCount) bytes"
        return "\(name): \(entries), \(bytes)"
    }

    /// Adds up readings of the same name, in order of first occurrence.
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
