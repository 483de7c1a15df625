import Hummingbird
import NIOCore

/// What is known of a request besides the request itself.
struct ServiceContext: InitializableFromSource, Sendable {
    let channel: any Channel

    init(source: ApplicationRequestContextSource) {
        channel = source.channel
    }
}
