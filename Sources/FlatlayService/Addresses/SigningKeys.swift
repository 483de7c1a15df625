import FlatlayBytes
import FlatlayDrawing
import Foundation
import Synchronization

/// The keys with which addresses are signed: one, or two while one replaces the other.
///
/// They are in a file, which is read again when it changes, so that keys are replaced while the service runs.
package final class SigningKeys: Sendable {
    /// The reason that keys can't be used.
    package struct Invalid: Error, CustomStringConvertible {
        package let description: String
    }

    private struct State {
        var keys: [[UInt8]]
        var version: FileVersion?
        var checked: Duration
    }

    private let path: String
    private let time: ServiceTime
    private let state: Mutex<State>

    package init(file path: String, time: ServiceTime = ServiceTime()) throws(Invalid) {
        (self.path, self.time) = (path, time)
        let version = FileVersion(of: path)
        state = Mutex(State(keys: try Self.read(path), version: version, checked: time.elapsed()))
    }

    /// Checks the signature of an address: its last parameter, over everything before it.
    ///
    /// - Parameters:
    ///   - target: the path and the query, as they were sent.
    ///   - expires: the parameter of this name.
    func check(_ target: String, expires: String?) throws(ServiceFailure) {
        guard let (message, signature) = Self.parts(of: target) else {
            throw ServiceFailure(
                .signature, "the address has no signature; add expires and, as the last parameter, signature")
        }
        guard current().contains(where: { MessageAuthentication.isCode(signature, of: message, key: $0) }) else {
            throw ServiceFailure(
                .signature,
                "the signature is wrong; it is the HMAC-SHA-256 of the path and the query before '&signature=', "
                    + "as they are sent, in hexadecimal digits")
        }
        guard let end = expires.flatMap(Double.init), end.isFinite else {
            throw ServiceFailure(
                .signature, "the address does not say when it ends; add expires, in seconds since 1970, and sign it")
        }
        guard time.seconds < end else { throw ServiceFailure(.signature, "the address has expired; ask for a new one") }
    }

    /// The message and its signature; nil if the last parameter is no signature.
    private static func parts(of target: String) -> (message: Substring.UTF8View, signature: Substring)? {
        guard let mark = target.range(of: "signature=", options: .backwards), mark.lowerBound > target.startIndex else {
            return nil
        }
        let signature = target[mark.upperBound...]
        let separator = target.utf8.index(before: mark.lowerBound)
        guard "&?".utf8.contains(target.utf8[separator]), !signature.utf8.contains(UInt8(ascii: "&")) else {
            return nil
        }
        return (target[..<separator].utf8, signature)
    }

    private func current() -> [[UInt8]] {
        let now = time.elapsed()
        let isDue = state.withLock { state in
            guard now - state.checked > .seconds(1) else { return false }
            state.checked = now
            return true
        }
        if isDue {
            let version = FileVersion(of: path)
            // Keys stay while the file can't be read, such as in the moment in which it is replaced.
            if version != state.withLock({ $0.version }), let keys = try? Self.read(path) {
                state.withLock { ($0.keys, $0.version) = (keys, version) }
            }
        }
        return state.withLock { $0.keys }
    }

    private static func read(_ path: String) throws(Invalid) -> [[UInt8]] {
        guard let bytes = FileManager.default.contents(atPath: path) else {
            throw Invalid(description: "the file of keys '\(path)' can't be read; name a file with a key on a line")
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw Invalid(description: "the file of keys '\(path)' is not UTF-8 text; write a key on a line")
        }
        let keys = text.split(whereSeparator: \.isNewline).map { Array($0.trimming(while: \.isWhitespace).utf8) }
            .filter { !$0.isEmpty && $0.first != UInt8(ascii: "#") }
        guard (1...2).contains(keys.count) else {
            throw Invalid(
                description: "the file of keys '\(path)' has \(keys.count) keys; write one on a line, or two while one "
                    + "replaces the other")
        }
        guard keys.allSatisfy({ $0.count >= 16 }) else {
            throw Invalid(
                description: "a key in '\(path)' has fewer than 16 characters; make one with 'openssl rand -hex 32'")
        }
        return keys
    }
}

extension Substring {
    fileprivate func trimming(while isTrimmed: (Character) -> Bool) -> Substring {
        var rest = drop(while: isTrimmed)
        while let last = rest.last, isTrimmed(last) { rest.removeLast() }
        return rest
    }
}
