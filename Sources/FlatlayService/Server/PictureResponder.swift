import Flatlay
import FlatlayFormats
import FlatlayTemplates
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOHTTP1

/// Answers every request.
struct PictureResponder: HTTPResponder {
    typealias Context = ServiceContext

    let settings: ServiceSettings
    let folder: TemplateFolder
    let hosts: HostCheck
    let memory: MemoryCache
    let disk: DiskCache?
    let queue: RenderQueue
    let rate: RateLimit?
    let metrics: ServiceMetrics
    let connections: Connections
    let readiness: Readiness
    let logger: Logger

    func respond(to request: Request, context: ServiceContext) async throws -> Response {
        let start = ContinuousClock.now
        let target = request.head.path ?? ""
        var response: Response
        var failure: ServiceFailure?
        do throws(ServiceFailure) {
            response = try await answer(request, target, context)
        } catch {
            failure = error
            metrics.refused(error.kind)
            response = Answers.failure(error)
            // What is left of a body that was refused is not read.
            if request.method != .get, request.method != .head { response.headers[.connection] = "close" }
        }
        if request.method == .head, failure != nil { response = response.createHeadResponse() }
        if request.headers[.connection]?.lowercased() == "close" { response.headers[.connection] = "close" }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let size = request.method == .head ? 0 : response.body.contentLength ?? 0
        metrics.answered(response.status.code, seconds: seconds, bytes: size)
        log(request, target, context, response, seconds, failure)
        return response
    }

    private func answer(
        _ request: Request, _ target: String, _ context: ServiceContext
    ) async throws(ServiceFailure) -> Response {
        // The first field is the authority; a second one could be meant for a proxy (RFC 9112, section 3.2).
        guard request.headers[.host] == nil else {
            throw ServiceFailure(.address, "the request has two Host fields; send one")
        }
        guard hosts.allows(host: request.head.authority) else {
            throw ServiceFailure(
                .host,
                "this service does not answer to the host '\((request.head.authority ?? "").shortened(to: 60))'; "
                    + "start it with --allow-host to add the name")
        }
        guard target.utf8.count <= settings.addressLimit else {
            throw ServiceFailure(
                .addressLength, "the address has more than \(settings.addressLimit) bytes; send data with POST")
        }
        let mark = target.firstIndex(of: "?")
        let path = target[..<(mark ?? target.endIndex)]
        if let page = try page(path, request.method) { return page }
        let isPost = request.method == .post
        guard isPost || request.method == .get || request.method == .head else {
            throw ServiceFailure(.method, "pictures are read with GET or HEAD, or with POST and data")
        }
        let query = try AddressQuery(mark.map { target[target.index(after: $0)...] } ?? "")
        try checkSignature(target, query)
        let address = try PictureAddress(path: path)
        guard let format = address.format ?? ImageFormat(accept: request.headers[.accept]) else {
            throw ServiceFailure(
                .notAcceptable,
                "none of the formats is accepted; name one of \(ImageFormat.list("and", dots: false)) as the extension")
        }
        let body = isPost ? try await body(of: request) : nil
        let order = PictureOrder(
            name: address.name, format: format, parameters: query.parameters, body: body, state: settings.state)
        let picture = try await picture(order, request, context)
        return Answers.picture(picture, sending(request, query, isNegotiated: address.format == nil))
    }

    /// What is no picture.
    private func page(_ path: Substring, _ method: HTTPRequest.Method) throws(ServiceFailure) -> Response? {
        let text: Response
        switch path {
        case "/health": text = Answers.text("ok\n")
        case "/ready":
            let problem =
                readiness.problem ?? (queue.isFull ? "the queue is full" : nil)
                ?? (queue.isStalled ? "every thread draws a picture that takes long" : nil)
            text = Answers.text((problem ?? "ready") + "\n", status: problem == nil ? .ok : .serviceUnavailable)
        case "/metrics": text = Answers.text(metricsText, mediaType: PrometheusText.mediaType)
        case "/":
            throw ServiceFailure(.notFound, "pictures have addresses such as /NAME.png, where NAME.yaml is a template")
        default: return nil
        }
        guard method == .get || method == .head else { throw ServiceFailure(.method, "this page is read with GET") }
        return method == .head ? text.createHeadResponse() : text
    }

    private func checkSignature(_ target: String, _ query: AddressQuery) throws(ServiceFailure) {
        guard let keys = settings.keys else {
            for name in [AddressQuery.Own.expires, .signature] where query[name] != nil {
                throw ServiceFailure(
                    .address, "'\(name.rawValue)' is for signed addresses; start the service with --signing-keys")
            }
            return
        }
        try keys.check(target, expires: query[.expires])
    }

    private func body(of request: Request) async throws(ServiceFailure) -> String? {
        if let origin = request.headers[.origin], !hosts.allows(origin: origin, host: request.head.authority) {
            throw ServiceFailure(
                .origin,
                "a page of '\(origin.shortened(to: 60))' may not send data; start the service with --allow-host")
        }
        if let coding = request.headers[.transferEncoding], coding.lowercased() != "chunked" {
            throw ServiceFailure(
                .transferCoding, "the transfer coding '\(coding.shortened(to: 40))' is not understood; send 'chunked'")
        }
        let type = request.headers[.contentType]?.split(separator: ";").first?.lowercased().filter { $0 != " " }
        let limit = settings.bodyLimit
        let tooLarge = ServiceFailure(
            .bodySize,
            "the data have more than \(limit) bytes; send less, or start the service with a higher --body-limit")
        if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit { throw tooLarge }
        let buffer: ByteBuffer
        do {
            buffer = try await request.body.collect(upTo: limit)
        } catch is NIOTooManyBytesError {
            throw tooLarge
        } catch is HTTPParserError {
            throw ServiceFailure(.body, "the body of the request is malformed; send it as HTTP/1.1 says")
        } catch {
            throw ServiceFailure(.gone, "the client has gone")
        }
        guard buffer.readableBytes > 0 else { return nil }
        guard type == nil || type == "application/json" || type?.hasSuffix("+json") == true else {
            throw ServiceFailure(.mediaType, "the data have to be JSON; send them as Content-Type: application/json")
        }
        guard let text = String(validating: buffer.readableBytesView, as: UTF8.self) else {
            throw ServiceFailure(.body, "the data are not UTF-8 text; send JSON as UTF-8")
        }
        return text
    }

    private func sending(_ request: Request, _ query: AddressQuery, isNegotiated: Bool) -> Answers.Sending {
        let isImmutable = query[.version] != nil
        var maxAge = isImmutable ? 31_536_000 : settings.maxAge
        if let end = query[.expires].flatMap(Double.init), settings.keys != nil {
            maxAge = max(0, min(maxAge, Int(clamping: end - settings.time.seconds)))
        }
        return Answers.Sending(
            isHead: request.method == .head, isPost: request.method == .post, isNegotiated: isNegotiated,
            knownTags: request.headers[.ifNoneMatch], maxAge: maxAge, isImmutable: isImmutable,
            now: settings.time.seconds, download: query[.download])
    }

    // MARK: Pictures

    private func picture(
        _ order: PictureOrder, _ request: Request, _ context: ServiceContext
    ) async throws(ServiceFailure) -> ServedPicture {
        if let picture = memory.picture(order.key) {
            metrics.memoryHits.add()
            return picture
        }
        if let rate, let seconds = rate.take(client(of: request, context), now: settings.time.elapsed()) {
            throw ServiceFailure(
                .rate,
                "a client may have \(settings.rateLimit ?? 0) pictures rendered in a minute; ask again in \(seconds) s",
                retryAfter: seconds)
        }
        let wait = PictureWait(queue: queue, settings: settings)
        let outcome = await wait.outcome(
            of: order, loop: context.channel.eventLoop, watch: connections.watch(of: context.channel))
        return try outcome.get()
    }

    private func client(of request: Request, _ context: ServiceContext) -> String {
        guard let name = settings.clientHeader.flatMap({ HTTPField.Name($0) }), let written = request.headers[name],
            let last = written.split(separator: ",").last?.filter({ $0 != " " }), !last.isEmpty
        else { return RateLimit.client(of: context.channel.remoteAddress) }
        // The last one was written by the proxy; those before may be anyone's.
        guard let address = try? SocketAddress(ipAddress: last, port: 0) else { return last.shortened(to: 60) }
        return RateLimit.client(of: address)
    }

    // MARK: What is written down

    private func log(
        _ request: Request, _ target: String, _ context: ServiceContext, _ response: Response, _ seconds: Double,
        _ failure: ServiceFailure?
    ) {
        let level: Logger.Level = response.status.code == 500 ? .error : .info
        guard logger.logLevel <= level else { return }
        // A signature is a key to the picture until it expires.
        let path = target.range(of: "signature=").map { target[..<$0.upperBound] + "…" } ?? target[...]
        var metadata: Logger.Metadata = [
            "method": "\(request.method.rawValue)", "path": "\(String(path).shortened(to: 500))",
            "status": .stringConvertible(response.status.code),
            "bytes": .stringConvertible(response.body.contentLength ?? 0),
            "milliseconds": .stringConvertible((seconds * 10_000).rounded() / 10),
            "client": "\(context.channel.remoteAddress?.ipAddress ?? "")",
        ]
        if let failure {
            metadata["kind"] = "\(failure.kind.rawValue)"
            metadata["error"] = "\(failure.problems.first?.message ?? "")"
        }
        logger.log(level: level, "answered", metadata: metadata)
    }

    private var metricsText: String {
        var text = PrometheusText()
        text.add("flatlay_requests_total", "Answers by status.", label: "status", metrics.byStatus)
        text.add("flatlay_request_seconds", "How long answers took.", metrics.requestSeconds)
        text.add("flatlay_refused_total", "Requests without a picture, by reason.", label: "kind", metrics.byRefusal)
        text.add("flatlay_sent_bytes_total", "Bytes of answers.", counter: metrics.sentBytes.value)
        text.add("flatlay_pictures_rendered_total", "Rendered pictures by format.", label: "format", metrics.byFormat)
        text.add("flatlay_render_seconds", "How long pictures took.", metrics.renderSeconds)
        text.add(
            "flatlay_render_failures_total", "Pictures that could not be drawn.", counter: metrics.renderFailures.value)
        text.add(
            "flatlay_cache_hits_total", "Requests whose picture was there, or on its way.", label: "from",
            [("memory", metrics.memoryHits.value), ("disk", metrics.diskHits.value), ("flight", metrics.joined.value)])
        text.add(
            "flatlay_abandoned_total", "Pictures that nobody waited for any longer.", counter: metrics.abandoned.value)
        let queued = queue.counts
        text.add("flatlay_queue_pictures", "Pictures that wait for a thread.", gauge: queued.waiting)
        text.add("flatlay_rendering_pictures", "Pictures that are being rendered.", gauge: queued.running)
        text.add("flatlay_connections", "Open connections.", gauge: connections.count)
        let (inMemory, onDisk) = (memory.contents, disk?.contents ?? (0, 0))
        text.add(
            "flatlay_cache_pictures", "Pictures that are kept.", kind: "gauge", label: "in",
            [("memory", inMemory.count), ("disk", onDisk.0)])
        text.add(
            "flatlay_cache_bytes", "The size of pictures that are kept.", kind: "gauge", label: "in",
            [("memory", inMemory.bytes), ("disk", onDisk.1)])
        text.add("process_resident_memory_bytes", "Memory of the process.", gauge: ProcessFigures.residentBytes)
        text.add("process_cpu_seconds_total", "Processor time of the process.", gauge: ProcessFigures.processorSeconds)
        text.add("process_start_time_seconds", "When the process started, in seconds since 1970.", gauge: metrics.start)
        return text.text
    }
}
