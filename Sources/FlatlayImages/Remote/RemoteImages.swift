import Foundation
import Synchronization

/// Downloads images from allowed hosts, each address once.
///
/// Limits: a file has at most 32 MB; all redirects together take at most 15 seconds; at most 5 redirects are followed,
/// each only to an allowed host. One picture downloads at most 100 files with 128 MB together. Files stay in memory
/// while the process runs, up to 128 MB. They are never written to disk: a file from an earlier run may be out of date,
/// and a picture would depend on which run was the first.
package final class RemoteImages: Sendable {
    /// The reason why an address is not read.
    package enum Failure: Error, Hashable, Sendable {
        /// Its host is not allowed.
        case forbidden(host: String)
        /// It redirects to a host that is not allowed.
        case forbiddenRedirect(host: String)
        /// It can't be read.
        case failed(reason: String)
    }

    /// The limits of a download.
    struct Limits {
        var bytes = 32 << 20
        var milliseconds = 15_000
        var redirects = 5
        /// The downloads of a picture and their bytes together. Files that are known don't count.
        var files = 100
        var totalBytes = 128 << 20
    }

    /// What the current picture has downloaded.
    private struct Downloads {
        var files = 0
        var bytes = 0
        var hasPicture = false
    }

    /// Reads from no host.
    package static let none = RemoteImages(hosts: [])

    private let hosts: Set<String>
    private let limits: Limits
    private let downloads = Mutex(Downloads())

    /// - Parameter hosts: names of hosts, such as `example.com`, or with a port, such as `localhost:8080`. A name
    ///   without a port allows the standard ports only.
    package init(hosts: [String]) {
        self.hosts = Set(hosts.map { $0.lowercased() })
        limits = Limits()
    }

    init(hosts: [String], limits: Limits) {
        self.hosts = Set(hosts)
        self.limits = limits
    }

    /// Whether a name of an image is an address on the web.
    package static func isAddress(_ name: String) -> Bool {
        let start = name.prefix(8).lowercased()
        return start.hasPrefix("http://") || start.hasPrefix("https://")
    }

    /// Whether a text is the name of a host with an optional port.
    package static func isHost(_ text: String) -> Bool {
        text.wholeMatch(of: /([A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?/) != nil
    }

    /// The host of an address as it is allowed: with its port, unless that is the standard one.
    package static func host(of address: String) -> String? {
        guard let url = URLComponents(string: address), let host = url.host?.lowercased(), !host.isEmpty,
            url.user == nil, url.password == nil
        else { return nil }
        let standard = url.scheme?.lowercased() == "http" ? 80 : 443
        guard let port = url.port, port != standard else { return host }
        return "\(host):\(port)"
    }

    /// Starts the count of downloads anew for a picture. The first picture's count includes what was read before it,
    /// while its template was compiled.
    package func startPicture() {
        downloads.withLock { downloads in
            if downloads.hasPicture { downloads = Downloads() }
            downloads.hasPicture = true
        }
    }

    /// Reads the file at an address, or returns the one that was read before.
    package func data(at address: String) throws(Failure) -> Data {
        try check(address)
        return try Self.cache.data(for: address) { () throws(DownloadFailure) in try download(address) }
    }

    private static let cache = RemoteCache(byteLimit: 128 << 20)

    /// The number and the size of the files in memory.
    static var kept: (count: Int, bytes: Int) { cache.kept }

    private func check(_ address: String) throws(Failure) {
        guard let host = Self.host(of: address) else { throw .failed(reason: "it is no address of a file") }
        guard hosts.contains(host) else { throw .forbidden(host: host) }
    }

    private func download(_ start: String) throws(DownloadFailure) -> Data {
        guard let curl = CurlLibrary.installed else {
            throw .all("libcurl is not installed; install Debian's libcurl4")
        }
        let known = downloads.withLock { downloads in
            downloads.files += 1
            return downloads
        }
        guard known.files <= limits.files else {
            throw .one("the picture needs more than \(limits.files) files from the web; save some beside the template")
        }
        let room = max(0, limits.totalBytes - known.bytes)
        var address = start
        let end = ContinuousClock.now + .milliseconds(limits.milliseconds)
        for _ in 0...limits.redirects {
            if address != start { try checkRedirect(address) }
            let left = Int((end - .now) / .milliseconds(1))
            guard left > 0 else { throw timedOut }
            let answer: CurlLibrary.Answer
            do throws(CurlLibrary.Failure) {
                answer = try curl.get(address, byteLimit: min(limits.bytes, room), milliseconds: left)
            } catch {
                switch error {
                case .tooLarge where room < limits.bytes:
                    throw .one("the picture's files from the web have more than \(limits.totalBytes >> 20) MB together")
                case .tooLarge: throw .all("it has more than \(limits.bytes >> 20) MB")
                case .timedOut: throw timedOut
                case .other(let message): throw .all(message)
                }
            }
            if let next = answer.redirect {
                guard Self.isAddress(next) else { throw .all("it redirects to no website") }
                address = next
                continue
            }
            guard answer.status == 200 else { throw .all("the server answers with \(answer.status)") }
            downloads.withLock { $0.bytes += answer.body.count }
            return answer.body
        }
        throw .all("it redirects more than \(limits.redirects) times")
    }

    /// Each picture may name hosts of its own, so a forbidden redirect is no answer for others.
    private func checkRedirect(_ address: String) throws(DownloadFailure) {
        do throws(Failure) {
            try check(address)
        } catch {
            guard case .forbidden(let host) = error else { throw DownloadFailure(failure: error, isShared: false) }
            throw DownloadFailure(failure: .forbiddenRedirect(host: host), isShared: false)
        }
    }

    private var timedOut: DownloadFailure { .all("it takes more than \(limits.milliseconds / 1000) seconds") }
}
