import Foundation

/// An answer as it came over the network.
struct RawAnswer: Sendable {
    var status = 0
    var fields: [String: String] = [:]
    var body = Data()

    var text: String { String(decoding: body, as: UTF8.self) }
}

/// A connection of TCP to this machine, which sends anything. It waits on threads of its own, never on those of tasks,
/// which the service needs.
final class RawConnection: Sendable {
    /// The reason that an exchange failed.
    struct Failure: Error {
        let description: String
    }

    private let descriptor: Int32

    init(port: Int) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        // A service that does not answer is a failure, and not a test without end.
        var limit = timeval(tv_sec: 300, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        let code = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard code == 0 else {
            Foundation.close(descriptor)
            throw Failure(description: "no connection: \(String(cString: strerror(errno)))")
        }
    }

    deinit { Foundation.close(descriptor) }

    func send(_ text: String) {
        let bytes = Array(text.utf8)
        _ = bytes.withUnsafeBytes {
            Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
    }

    /// Sends a request.
    func request(_ method: String, _ target: String, _ fields: [String] = [], body: String = "") {
        var head = ["\(method) \(target) HTTP/1.1"]
        if !fields.contains(where: { $0.hasPrefix("Host:") }) { head.append("Host: localhost") }
        if !body.isEmpty { head.append("Content-Length: \(body.utf8.count)") }
        send((head + fields).joined(separator: "\r\n") + "\r\n\r\n" + body)
    }

    /// Sends a request and reads its answer.
    func exchange(
        _ method: String, _ target: String, _ fields: [String] = [], body: String = ""
    ) async throws
        -> RawAnswer
    {
        request(method, target, fields, body: body)
        return try await answer(isHead: method == "HEAD")
    }

    /// Reads an answer.
    func answer(isHead: Bool = false) async throws -> RawAnswer {
        try await withCheckedThrowingContinuation { continuation in
            Thread { continuation.resume(with: Result { try self.read(isHead: isHead) }) }.start()
        }
    }

    /// Whether the service ends the connection within some seconds, whatever it sends before.
    func ends(within seconds: Int = 10) async -> Bool {
        await withCheckedContinuation { continuation in
            Thread {
                var limit = timeval(tv_sec: seconds, tv_usec: 0)
                setsockopt(self.descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
                var buffer = [UInt8](repeating: 0, count: 65_536)
                var count = 0
                repeat { count = recv(self.descriptor, &buffer, buffer.count, 0) } while count > 0
                continuation.resume(returning: count == 0 || errno == ECONNRESET)
            }.start()
        }
    }

    func close() {
        shutdown(descriptor, Int32(SHUT_RDWR))
    }

    private func read(isHead: Bool) throws -> RawAnswer {
        var bytes = Data()
        var answer: RawAnswer?
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            if answer == nil, let end = bytes.firstRange(of: Data("\r\n\r\n".utf8)) {
                answer = try head(String(decoding: bytes[..<end.lowerBound], as: UTF8.self))
                bytes = Data(bytes[end.upperBound...])
            }
            if var answer {
                let length = isHead || answer.status == 304 ? 0 : Int(answer.fields["content-length"] ?? "") ?? 0
                if bytes.count >= length {
                    answer.body = bytes.prefix(length)
                    return answer
                }
            }
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { throw Failure(description: "the connection ended after \(bytes.count) bytes") }
            bytes.append(contentsOf: buffer[..<count])
        }
    }

    private func head(_ text: String) throws -> RawAnswer {
        let lines = text.components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ")
        guard words.count > 1, let status = Int(words[1]) else { throw Failure(description: "no status: \(lines[0])") }
        var fields: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            fields[line[..<colon].lowercased()] =
                line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
        return RawAnswer(status: status, fields: fields)
    }
}
