/// Which names a service answers to.
///
/// A page on the web can give its own name the address 127.0.0.1, and so let a browser ask services that listen on
/// this machine only. They see the page's name as the host, and refuse it.
package struct HostCheck: Sendable {
    private let names: Set<String>
    /// Whether any name is fine: the service listens for others, and no names were given.
    private let allowsAll: Bool

    /// - Parameters:
    ///   - host: the address that is listened on.
    ///   - allowed: further names.
    package init(host: String, allowed: [String]) {
        let loopback = ["localhost", "127.0.0.1", "::1"]
        names = Set((loopback + [host] + allowed).map { $0.lowercased() })
        allowsAll = allowed.isEmpty && !Self.isLoopback(host)
    }

    /// Whether an address is only reached from this machine.
    package static func isLoopback(_ host: String) -> Bool {
        host == "localhost" || host == "::1" || host.hasPrefix("127.")
    }

    /// Whether a request with a host such as `localhost:8080` is meant for the service.
    package func allows(host: String?) -> Bool {
        if allowsAll { return true }
        guard let host else { return false }
        return names.contains(Self.name(of: host))
    }

    /// Whether a page may send data: one of the service itself, or of an allowed host.
    package func allows(origin: String?, host: String?) -> Bool {
        guard let origin else { return true }
        guard let start = origin.range(of: "://") else { return false }
        let page = String(origin[start.upperBound...])
        if let host, page.lowercased() == host.lowercased() { return true }
        return names.contains(Self.name(of: page)) && !allowsAll
    }

    /// The host without its port.
    private static func name(of host: String) -> String {
        let host = host.lowercased()
        if host.hasPrefix("["), let end = host.firstIndex(of: "]") {
            return String(host[host.index(after: host.startIndex)..<end])
        }
        // Several colons are an IPv6 address without a port.
        guard let colon = host.firstIndex(of: ":"), host.lastIndex(of: ":") == colon else { return host }
        return String(host[..<colon])
    }
}
