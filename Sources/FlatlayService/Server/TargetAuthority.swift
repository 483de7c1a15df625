import NIOCore
import NIOHTTP1

/// Takes the host from a request's target where that has one, as in `GET http://example.com/a.png`, instead of from the
/// field `Host`, which must be ignored then (RFC 9112, section 3.2.2). Behind this handler, the target is only a path.
final class TargetAuthority: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(var head) = unwrapInboundIn(data), let authority = Self.authority(of: head.uri) else {
            return context.fireChannelRead(data)
        }
        head.headers.replaceOrAdd(name: "Host", value: authority)
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }

    /// The host and the port of a target in absolute form; nil for a path.
    private static func authority(of target: String) -> String? {
        guard !target.hasPrefix("/"), let scheme = target.range(of: "://") else { return nil }
        return String(target[scheme.upperBound...].prefix { !"/?#".contains($0) })
    }
}
