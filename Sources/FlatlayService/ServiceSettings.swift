import Foundation

/// What a service is told when it starts.
package struct ServiceSettings: Sendable {
    /// The folder with the templates.
    package var folder: String
    /// The address that is listened on; a loopback address unless others may ask.
    package var host = "127.0.0.1"
    /// 0 for any free port.
    package var port = 8080
    /// The names under which the service may be asked for, besides its own.
    package var allowedHosts: [String] = []
    /// How many pictures are rendered at once.
    package var threads = max(2, ProcessInfo.processInfo.activeProcessorCount)
    /// How many pictures may wait for a thread.
    package var queueLimit = 256
    /// How long a request waits for its picture, in seconds.
    package var timeLimit = 10.0
    /// How long a client may take to send a request, in seconds.
    package var receiveLimit = 10.0
    /// How long a client may take to read an answer, in seconds.
    package var sendLimit = 60.0
    /// The maximum size of data that are sent, in bytes.
    package var bodyLimit = 1 << 20
    /// The maximum length of an address, in bytes.
    package var addressLimit = 16 << 10
    /// How many connections are open at once.
    package var connectionLimit = 1024
    /// How many pictures a client may have rendered in a minute; nil for any number.
    package var rateLimit: Int?
    /// The field in which a proxy names the client; nil for the address of the connection.
    package var clientHeader: String?
    /// The maximum size of the pictures in memory, in bytes.
    package var memoryLimit = 64 << 20
    /// The folder with pictures on disk; nil for none.
    package var diskFolder: String?
    /// The maximum size of the pictures on disk, in bytes.
    package var diskLimit = 1 << 30
    /// How long others may keep a picture without asking, in seconds.
    package var maxAge = 300
    /// Whether pictures depend on what can't be compared, such as images on the web, so that they are rendered again
    /// after ``maxAge``.
    package var picturesExpire = false
    /// Everything that pictures depend on besides their templates and addresses, such as options and fonts. Pictures on
    /// disk of another state are not used.
    package var state = ""
    /// The keys with which addresses are signed; nil if they need no signature.
    package var keys: SigningKeys?

    /// The clocks.
    package var time = ServiceTime()

    /// How long a picture may be under way before its process is ended, in seconds.
    package static func longestPicture(_ timeLimit: Double) -> Double { max(60, timeLimit * 10) }

    /// Creates the settings for a folder.
    package init(folder: String) {
        self.folder = folder
    }
}
