import Flatlay
import FlatlayFormats
import FlatlayTemplates
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// Answers the requests of the page.
struct PreviewResponder: HTTPResponder {
    typealias Context = ServiceContext

    let settings: PreviewSettings
    let catalogue: PreviewCatalogue
    let events: PreviewEvents
    let hosts: HostCheck
    let memory: MemoryCache
    let queue: RenderQueue
    let connections: Connections
    let watcher: FolderWatcher

    /// The limits of connections and requests.
    var limits: ServiceSettings {
        var limits = ServiceSettings(folder: "/")
        (limits.host, limits.port) = (settings.host, settings.port)
        limits.queueLimit = 4096
        // A template that is being written may take long; the page shows that it waits.
        limits.timeLimit = 120
        limits.connectionLimit = 256
        return limits
    }

    func respond(to request: Request, context: ServiceContext) async throws -> Response {
        var response: Response
        do throws(ServiceFailure) {
            response = try await answer(request, context)
        } catch {
            response = Answers.failure(error)
            if error.kind == .method {
                response.headers[.allow] = "GET, HEAD"
                // The body is not read.
                response.headers[.connection] = "close"
            }
        }
        // No page of another host may show what is here, not even as an image.
        response.headers[.resourcePolicy] = "same-origin"
        if request.headers[.connection]?.lowercased() == "close" { response.headers[.connection] = "close" }
        return request.method == .head ? response.createHeadResponse() : response
    }

    private func answer(_ request: Request, _ context: ServiceContext) async throws(ServiceFailure) -> Response {
        try check(request)
        let target = request.head.path ?? ""
        let mark = target.firstIndex(of: "?")
        let path = target[..<(mark ?? target.endIndex)]
        let written = mark.map { target[target.index(after: $0)...] } ?? ""
        let (query, token) = Self.withoutToken(written)
        try checkSite(request, path, token)
        if let file = PreviewPage.file(at: path, settings) { return file }
        switch path.split(separator: "/", maxSplits: 1).first {
        case "events" where path == "/events": return eventStream(context)
        case "picture": return try await picture(path.dropFirst("/picture".count), query, .picture, request, context)
        case "inspect": return try await picture(path.dropFirst("/inspect".count), query, .inspection, request, context)
        case "reference": return try reference(path.dropFirst("/reference".count), query)
        default: throw ServiceFailure(.notFound, "there is no such page; the preview is at /")
        }
    }

    /// A page of another host must neither read what is here nor be told what there is.
    private func check(_ request: Request) throws(ServiceFailure) {
        let host = request.head.authority
        guard hosts.allows(host: host) else {
            throw ServiceFailure(
                .host,
                "this preview does not answer to the host '\((host ?? "").shortened(to: 60))'; start it with "
                    + "--allow-host to add the name")
        }
        if let origin = request.headers[.origin], !hosts.allows(origin: origin, host: host) {
            throw ServiceFailure(
                .origin,
                "a page of '\(origin.shortened(to: 60))' may not look at this preview; start it with --allow-host")
        }
        guard request.method == .get || request.method == .head else {
            throw ServiceFailure(.method, "a preview is read with GET")
        }
        guard request.head.path?.utf8.count ?? 0 <= limits.addressLimit else {
            throw ServiceFailure(.addressLength, "the address has more than \(limits.addressLimit) bytes")
        }
    }

    /// Refuses what a page of another site asks for, also without an `Origin`, as browsers send it for images.
    ///
    /// Browsers say in `Sec-Fetch-Site` which page asks (W3C, Fetch Metadata Request Headers). A client that does not
    /// send the field, such as an old browser, must send the page's token. Any site may link to the page itself.
    private func checkSite(_ request: Request, _ path: Substring, _ token: Substring?) throws(ServiceFailure) {
        let isPage = path == "/" || path == "/preview.css" || path == "/preview.js"
        switch request.headers[.fetchSite] {
        case "same-origin", "none": return
        case nil where isPage || token.map(String.init) == PreviewPage.token: return
        case .some where path == "/" && request.headers[.fetchMode] == "navigate": return
        default:
            throw ServiceFailure(
                .origin, "only the page of this preview may ask for this; open the page at / instead")
        }
    }

    /// A query without the page's token, and the token.
    private static func withoutToken(_ query: Substring) -> (query: Substring, token: Substring?) {
        let parts = query.split(separator: "&")
        guard let place = parts.firstIndex(where: { $0.hasPrefix("token=") }) else { return (query, nil) }
        let others = parts[..<place] + parts[(place + 1)...]
        return (others.joined(separator: "&")[...], parts[place].dropFirst("token=".count))
    }

    // MARK: Pictures

    private func picture(
        _ path: Substring, _ query: Substring, _ subject: PictureOrder.Subject, _ request: Request,
        _ context: ServiceContext
    ) async throws(ServiceFailure) -> Response {
        let address = try PictureAddress(path: path)
        let query = try AddressQuery(query)
        guard catalogue.entry(named: address.name) != nil else {
            throw ServiceFailure(.notFound, "there is no picture '\(address.name.shortened(to: 80))'")
        }
        let order = PictureOrder(
            name: address.name, format: address.format ?? .png, parameters: query.parameters, body: nil,
            state: String(catalogue.version(of: address.name)),
            subject: subject)
        let picture = try await picture(order, context)
        var response = Answers.picture(
            picture,
            Answers.Sending(
                isHead: false, knownTags: request.headers[.ifNoneMatch], maxAge: 0, now: memory.time.seconds,
                download: query[.download]))
        response.headers[.cacheControl] = "no-cache"
        if subject == .inspection, response.status == .ok { response.headers[.contentType] = "application/json" }
        return response
    }

    private func picture(
        _ order: PictureOrder, _ context: ServiceContext
    ) async throws(ServiceFailure) -> ServedPicture {
        if let picture = memory.picture(order.key) { return picture }
        let wait = PictureWait(queue: queue, settings: limits)
        let outcome = await wait.outcome(
            of: order, loop: context.channel.eventLoop, watch: connections.watch(of: context.channel))
        return try outcome.get()
    }

    /// The snapshot of a picture. When it changes, the template counts as changed, so that the page asks again.
    private func reference(_ path: Substring, _ query: Substring) throws(ServiceFailure) -> Response {
        let address = try PictureAddress(path: path)
        guard let folder = settings.snapshotFolder else {
            throw ServiceFailure(.notFound, "there are no snapshots; start the preview with --against FOLDER")
        }
        guard let entry = catalogue.entry(named: address.name) else {
            throw ServiceFailure(.notFound, "there is no picture '\(address.name.shortened(to: 80))'")
        }
        watcher.watch(folders: [folder])
        catalogue.note(entry.name, inputs: [folder], isOpen: false)
        let file = try SnapshotFile(
            in: folder, template: entry.isCode ? entry.name + ".swift" : entry.path, AddressQuery(query).parameters)
        guard let bytes = FileManager.default.contents(atPath: file.path) else {
            throw ServiceFailure(.service, "the snapshot '\(file.path)' can't be read")
        }
        var headers: HTTPFields = [
            .contentType: "image/png", .cacheControl: "no-store", .contentTypeOptions: "nosniff",
        ]
        if let scale = file.scale { headers[.scale] = "\(scale)" }
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    // MARK: Events

    private func eventStream(_ context: ServiceContext) -> Response {
        let (events, connections) = (events, connections)
        let channel = context.channel
        let responder = self
        return Response(
            status: .ok,
            headers: [
                .contentType: "text/event-stream", .cacheControl: "no-store", .contentTypeOptions: "nosniff",
                .connection: "close",
            ],
            body: ResponseBody { writer in
                let listener = events.join()
                defer { events.leave(listener) }
                let watch = connections.watch(of: channel)
                let watched = watch?.onGone { listener.end() }
                defer { if let watched { watch?.forget(watched) } }
                // After joining: what changes from now on is told after this list.
                try await writer.write(ByteBuffer(string: "retry: 500\n" + EventText.event("list", responder.list)))
                for await _ in listener.wakes {
                    try await writer.write(ByteBuffer(string: responder.text(listener.take())))
                }
                try await writer.finish(nil)
            })
    }

    private func text(_ news: (names: Set<String>, hasListChanged: Bool)) -> String {
        var text = news.hasListChanged ? EventText.event("list", list) : ""
        if !news.names.isEmpty {
            text += EventText.event("change", .list(news.names.sorted().map(TemplateValue.string)))
        }
        return text.isEmpty ? EventText.beat : text
    }

    /// All pictures, how far code is built, and by what the page is recognized.
    private var list: TemplateValue {
        let entries = catalogue.entries.map { entry in
            var fields: [(String, TemplateValue)] = [("name", .string(entry.name))]
            if !entry.path.isEmpty { fields.append(("path", .string(entry.path))) }
            if let line = entry.line { fields.append(("line", .integer(line))) }
            return TemplateValue.mapping(TemplateMapping(fields))
        }
        var fields: [(String, TemplateValue)] = [("page", .string(PreviewPage.version)), ("entries", .list(entries))]
        switch catalogue.build {
        case .none: break
        case .running: fields.append(("build", .string("running")))
        case .done: fields.append(("build", .string("done")))
        case .failed(let failure): fields += [("build", .string("failed")), ("problem", failure.value)]
        }
        return .mapping(TemplateMapping(fields))
    }
}

extension HTTPField.Name {
    static let scale = Self("Flatlay-Scale")!
    static let resourcePolicy = Self("Cross-Origin-Resource-Policy")!
    static let fetchSite = Self("Sec-Fetch-Site")!
    static let fetchMode = Self("Sec-Fetch-Mode")!
}
