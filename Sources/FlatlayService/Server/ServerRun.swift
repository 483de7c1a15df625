import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle
import Synchronization

/// The port that a server is to listen on is in use.
package struct PortInUse: Error {}

/// Runs an HTTP server until it is stopped: what the service and the preview have in common.
final class ServerRun: Sendable {
    private let group = Mutex<ServiceGroup?>(nil)
    private let isStopped = Atomic<Bool>(false)

    /// Answers requests until ``stop()``, and finishes those that are under way.
    ///
    /// - Parameters:
    ///   - limits: the address to listen on, and the limits of connections and addresses.
    ///   - idleLimit: how long a connection may be silent, in seconds.
    ///   - onStart: called with the port when requests are answered.
    func run<Responder: HTTPResponder>(
        _ responder: Responder, _ connections: Connections, limits: ServiceSettings, idleLimit: Double, logger: Logger,
        onStart: @escaping @Sendable (Int) -> Void
    ) async throws where Responder.Context == ServiceContext {
        var channel = HTTP1Channel.Configuration(
            additionalChannelHandlers: [ConnectionHandler(connections: connections, settings: limits)],
            idleTimeout: .milliseconds(Int64(idleLimit * 1000)))
        channel.httpDecoder.maxHeaderFieldSize = limits.addressLimit + 4096
        channel.httpDecoder.maxHeaderListSize = limits.addressLimit + (32 << 10)
        var quiet = logger
        // The server's own words about connections are of no use in logs of requests.
        quiet.logLevel = max(.warning, logger.logLevel)
        let application = Application(
            responder: responder, server: .http1(configuration: channel),
            configuration: ApplicationConfiguration(
                address: .hostname(limits.host, port: limits.port),
                availableConnectionsDelegate: MaximumAvailableConnections(limits.connectionLimit, logger: quiet)),
            onServerRunning: { onStart($0.localAddress?.port ?? limits.port) }, logger: quiet)
        let group = ServiceGroup(configuration: .init(services: [application], logger: quiet))
        self.group.withLock { $0 = group }
        if isStopped.load(ordering: .acquiring) { return }
        do {
            try await group.run()
        } catch let error as IOError where error.errnoCode == EADDRINUSE {
            throw PortInUse()
        }
    }

    /// Ends the server: it takes no more requests, and those under way are finished.
    func stop() {
        isStopped.store(true, ordering: .releasing)
        let group = group.withLock { $0 }
        Task { await group?.triggerGracefulShutdown() }
    }
}
