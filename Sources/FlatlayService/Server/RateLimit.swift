import NIOCore
import Synchronization

/// How many pictures each client may have rendered: a bucket for each, which fills again evenly.
final class RateLimit: Sendable {
    private struct Bucket {
        var tokens: Double
        var filled: Duration
    }

    /// The number of clients that are known at a time.
    private static let clientLimit = 65_536

    private let perMinute: Double
    private let buckets = Mutex<[String: Bucket]>([:])

    /// - Parameter perMinute: how many pictures a client may have rendered in a minute, also all at once.
    init(perMinute: Int) {
        self.perMinute = Double(perMinute)
    }

    /// Counts a picture of a client. Returns after how many seconds the client may ask again; nil if it may now.
    ///
    /// - Parameter now: the time, from any start.
    func take(_ client: String, now: Duration) -> Int? {
        buckets.withLock { buckets in
            if buckets.count >= Self.clientLimit, buckets[client] == nil { forget(&buckets, now) }
            var bucket = buckets[client] ?? Bucket(tokens: perMinute, filled: now)
            bucket.tokens = filled(bucket, now)
            bucket.filled = now
            let mayAsk = bucket.tokens >= 1
            if mayAsk { bucket.tokens -= 1 }
            buckets[client] = bucket
            return mayAsk ? nil : max(1, Int(((1 - bucket.tokens) * 60 / perMinute).rounded(.up)))
        }
    }

    private func filled(_ bucket: Bucket, _ now: Duration) -> Double {
        min(perMinute, bucket.tokens + (now - bucket.filled) / .seconds(1) * perMinute / 60)
    }

    /// Forgets the clients whose buckets are full, or all if none is: memory stays bounded.
    private func forget(_ buckets: inout [String: Bucket], _ now: Duration) {
        buckets = buckets.filter { filled($0.value, now) < perMinute }
        if buckets.count >= Self.clientLimit { buckets = [:] }
    }

    /// The client of an address. Of IPv6, whose users have whole networks, the first half counts.
    static func client(of address: SocketAddress?) -> String {
        switch address {
        case .v4, .unixDomainSocket: return address?.ipAddress ?? "local"
        case .v6(let address):
            var host = address.address.sin6_addr
            return withUnsafeBytes(of: &host) { bytes in
                bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":")
            }
        case nil: return "unknown"
        }
    }
}
