import Foundation

/// Listens to the events of a server on this machine (server-sent events), as a page in a browser does.
///
/// It reads on a thread of its own, never on those of tasks, which a server in the same process needs.
package final class EventClient: Sendable {
    /// The name for comments, which servers send to keep connections open.
    package static let comment = ":"

    /// What the server told.
    package struct Event: Sendable {
        package var name = ""
        package var data = ""
    }

    /// Why nothing came.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    private struct Inbox {
        var events: [Event] = []
        /// Those that nobody waited for, too.
        var all: [Event] = []
        var isEnded = false
    }

    private let descriptor: Int32
    private let inbox = AwaitedValue(Inbox())

    /// Opens the stream at a path.
    package init(port: Int, path: String = "/events") throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let code = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard code == 0 else {
            Foundation.close(descriptor)
            throw Failure(description: "no connection: \(String(cString: strerror(errno)))")
        }
        let head = Array(
            "GET \(path) HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nAccept: text/event-stream\r\n\r\n"
                .utf8)
        _ = head.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        let (source, target) = (descriptor, inbox)
        Thread { EventClient.read(source, target) }.start()
    }

    deinit { close() }

    /// Closes the connection, as a page does that is left.
    package func close() {
        // The reading thread closes the descriptor, whose number then belongs to another connection.
        inbox.change { if !$0.isEnded { shutdown(descriptor, Int32(SHUT_RDWR)) } }
    }

    /// Waits for an event with a name, and drops those before it.
    package func next(_ name: String) async throws -> Event {
        _ = await inbox.wait { inbox in inbox.isEnded || inbox.events.contains { $0.name == name } }
        let (event, isEnded) = inbox.change { inbox -> (Event?, Bool) in
            let place = inbox.events.firstIndex { $0.name == name }
            defer { inbox.events.removeFirst((place ?? -1) + 1) }
            return (place.map { inbox.events[$0] }, inbox.isEnded)
        }
        if let event { return event }
        throw Failure(description: isEnded ? "the stream ended before '\(name)' came" : "'\(name)' did not come")
    }

    /// All events so far.
    package var all: [Event] { inbox.value.all }

    /// Whether the server ends the stream soon.
    package func ends() async -> Bool { await inbox.wait { $0.isEnded } }

    private static func read(_ descriptor: Int32, _ inbox: AwaitedValue<Inbox>) {
        var bytes = Data()
        var text = ""
        var isInBody = false
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { break }
            bytes.append(contentsOf: buffer[..<count])
            if !isInBody, let end = bytes.firstRange(of: Data("\r\n\r\n".utf8)) {
                bytes = Data(bytes[end.upperBound...])
                isInBody = true
            }
            // Chunks (RFC 9112, section 7.1): their size in hexadecimal digits, and their bytes.
            while isInBody, let line = bytes.firstRange(of: Data("\r\n".utf8)),
                let size = Int(String(decoding: bytes[..<line.lowerBound], as: UTF8.self), radix: 16),
                bytes.count >= line.upperBound + size + 2
            {
                text += String(decoding: bytes[line.upperBound..<line.upperBound + size], as: UTF8.self)
                bytes = Data(bytes[(line.upperBound + size + 2)...])
            }
            while let end = text.range(of: "\n\n") {
                take(text[..<end.lowerBound], inbox)
                text = String(text[end.upperBound...])
            }
        }
        inbox.change { inbox in
            Foundation.close(descriptor)
            inbox.isEnded = true
        }
    }

    private static func take(_ text: Substring, _ inbox: AwaitedValue<Inbox>) {
        var event = Event()
        for line in text.split(separator: "\n") {
            if line.hasPrefix(comment) { event.name = comment }
            if line.hasPrefix("event: ") { event.name = String(line.dropFirst(7)) }
            if line.hasPrefix("data: ") { event.data += line.dropFirst(6) }
        }
        guard !event.name.isEmpty else { return }
        inbox.change { [event] inbox in
            inbox.events.append(event)
            inbox.all.append(event)
        }
    }
}
