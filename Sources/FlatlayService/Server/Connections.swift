import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import Synchronization

/// Tells when a client has gone.
final class ConnectionWatch: Sendable {
    private struct State {
        var isGone = false
        var handlers: [Int: @Sendable () -> Void] = [:]
        var next = 0
    }

    private let state = Mutex(State())

    /// Calls `handler` once when the client goes, at once if it has gone. Returns a number for ``forget(_:)``.
    func onGone(_ handler: @escaping @Sendable () -> Void) -> Int {
        let number: Int? = state.withLock { state in
            guard !state.isGone else { return nil }
            state.next += 1
            state.handlers[state.next] = handler
            return state.next
        }
        if number == nil { handler() }
        return number ?? 0
    }

    func forget(_ number: Int) {
        state.withLock { _ = $0.handlers.removeValue(forKey: number) }
    }

    func gone() {
        let handlers = state.withLock { state in
            state.isGone = true
            defer { state.handlers = [:] }
            return Array(state.handlers.values)
        }
        for handler in handlers { handler() }
    }
}

/// The open connections.
final class Connections: Sendable {
    private let watches = Mutex<[ObjectIdentifier: ConnectionWatch]>([:])

    var count: Int { watches.withLock { $0.count } }

    func watch(of channel: any Channel) -> ConnectionWatch? {
        watches.withLock { $0[ObjectIdentifier(channel)] }
    }

    fileprivate func add(_ watch: ConnectionWatch, for channel: any Channel) {
        watches.withLock { $0[ObjectIdentifier(channel)] = watch }
    }

    fileprivate func remove(_ channel: any Channel) {
        watches.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(channel)) }
    }
}

/// Ends connections whose clients are too slow, or were told that they end, and notes which clients have gone.
///
/// How long the head of a request may take is the idle time of the server, which counts whole heads: a client that sends
/// a byte from time to time gains nothing. The rest is bounded here: the body of a request, and the reading of an
/// answer.
final class ConnectionHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let connections: Connections
    private let watch = ConnectionWatch()
    private let receiveLimit: TimeAmount
    private let sendLimit: TimeAmount
    private var bodyDeadline: Scheduled<Void>?
    private var sendCheck: Scheduled<Void>?
    /// When the oldest answer that is not sent was begun.
    private var sendingSince: NIODeadline?
    private var hasBegunAnswer = false
    private var endsAfterAnswer = false
    /// What waits for the end of an answer to close the connection.
    private var closing: EventLoopPromise<Void>?

    init(connections: Connections, settings: ServiceSettings) {
        self.connections = connections
        receiveLimit = .milliseconds(Int64(settings.receiveLimit * 1000))
        sendLimit = .milliseconds(Int64(settings.sendLimit * 1000))
    }

    func handlerAdded(context: ChannelHandlerContext) {
        connections.add(watch, for: context.channel)
        let pipeline = context.pipeline.syncOperations
        guard let decoder = try? pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self) else { return }
        try? pipeline.addHandler(TargetAuthority(), position: .after(decoder))
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        end(context)
    }

    func channelInactive(context: ChannelHandlerContext) {
        end(context)
        context.fireChannelInactive()
    }

    private func end(_ context: ChannelHandlerContext) {
        bodyDeadline?.cancel()
        sendCheck?.cancel()
        closing.take()?.succeed()
        connections.remove(context.channel)
        watch.gone()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ChannelEvent.inputClosed? = event as? ChannelEvent { watch.gone() }
        context.fireUserInboundEventTriggered(event)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head:
            let loop = context.eventLoop.assumeIsolated()
            hasBegunAnswer = false
            bodyDeadline = loop.scheduleTask(in: receiveLimit) {
                self.close(context: context, mode: .all, promise: nil)
            }
        case .end:
            bodyDeadline?.cancel()
            bodyDeadline = nil
        case .body: break
        }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head(let head):
            hasBegunAnswer = true
            endsAfterAnswer = head.headerFields[.connection] == "close"
            context.write(data, promise: promise)
        case .body: context.write(data, promise: promise)
        case .end:
            let sent = promise ?? context.eventLoop.makePromise()
            if sendingSince == nil { sendingSince = .now() }
            scheduleSendCheck(context)
            sent.futureResult.assumeIsolated().whenComplete { [endsAfterAnswer] _ in
                self.sendingSince = nil
                if endsAfterAnswer || self.closing != nil { context.close(promise: self.closing.take()) }
            }
            context.write(data, promise: sent)
        }
    }

    /// Says why the connection is closed before its request has ended.
    private func answerTimeout(_ context: ChannelHandlerContext) {
        let head = HTTPResponse(status: .requestTimeout, headerFields: [.connection: "close", .contentLength: "0"])
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }

    /// Closes the connection once the answer is sent that is on its way: closing it at once would cut the answer off.
    func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
        // The server closes connections that are silent for too long.
        if mode == .all, bodyDeadline != nil, !hasBegunAnswer { answerTimeout(context) }
        guard mode != .input, sendingSince != nil else { return context.close(mode: mode, promise: promise) }
        if let closing {
            closing.futureResult.cascade(to: promise)
        } else {
            closing = promise ?? context.eventLoop.makePromise()
        }
    }

    /// Looks from time to time whether an answer is on its way for too long: one task for any number of answers.
    private func scheduleSendCheck(_ context: ChannelHandlerContext) {
        guard sendCheck == nil else { return }
        let step = TimeAmount.nanoseconds(max(1_000_000, sendLimit.nanoseconds / 2))
        sendCheck = context.eventLoop.assumeIsolated().scheduleTask(in: step) {
            self.sendCheck = nil
            guard let since = self.sendingSince else { return }
            if since + self.sendLimit <= .now() {
                context.close(promise: self.closing.take())
            } else {
                self.scheduleSendCheck(context)
            }
        }
    }
}
