import ArgumentParser
import Flatlay
import FlatlayService
import Foundation
import Logging

/// The command `flatlay serve`, which returns images over HTTP.
struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serves the pictures of templates over HTTP.",
        discussion: """
            GET /card.png?width=640&data.title=Hello is the template card.yaml of the folder as PNG. The parameters are \
            named after the options of 'flatlay render' and the parameters of the template; data.NAME is a value of its \
            data, and POST sends data as JSON. The options of the command are the defaults of all pictures. Logs go to \
            standard error, a line of JSON for each request. SIGTERM finishes what is under way. Exit codes: 0 it was \
            stopped, 1 it could not listen, 2 the command line is invalid.
            """)

    @Option(help: "The folder with the templates.", completion: .directory)
    var templateFolder: String

    @Option(help: "The address to listen on.")
    var host = "127.0.0.1"

    @Option(help: "The port to listen on; 0 for any free one.")
    var port = 8080

    @Option(
        help: ArgumentHelp("A name under which the service may be asked for. Repeatable.", valueName: "host"))
    var allowHost: [String] = []

    @Option(
        help: ArgumentHelp(
            "A file with a key on a line, or two, by which addresses have to be signed. It is read again when it changes.",
            valueName: "file"),
        completion: .file())
    var signingKeys: String?

    @Option(help: "The colour scheme: light or dark.")
    var colorScheme: ColorSchemeOption?

    @Option(help: "How strongly PNG files are compressed: fast, small or smallest. (default: fast)")
    var png: PNGCompression?

    @Option(help: ArgumentHelp(ImageFormat.qualityHelp))
    var quality: Int?

    @Option(help: "How many images are rendered at once. (default: one per core, at least 2)")
    var threads: Int?

    @Option(
        help: ArgumentHelp("How many images may wait for a thread; more are answered with 503.", valueName: "count"))
    var queueLimit = 256

    @Option(help: ArgumentHelp("How long a request waits for its image.", valueName: "seconds"))
    var timeLimit = 10.0

    @Option(help: ArgumentHelp("How long a client may take to send a request.", valueName: "seconds"))
    var receiveLimit = 10.0

    @Option(help: ArgumentHelp("How long a client may take to read an answer.", valueName: "seconds"))
    var sendLimit = 60.0

    @Option(help: ArgumentHelp("The maximum size of data that are sent, in kilobytes.", valueName: "count"))
    var bodyLimit = 1024

    @Option(help: ArgumentHelp("How many connections are open at once; further ones wait.", valueName: "count"))
    var connectionLimit = 1024

    @Option(
        help: ArgumentHelp(
            "How many images that are not cached a client may ask for in a minute. (default: any number)",
            valueName: "count"))
    var rateLimit: Int?

    @Option(
        help: ArgumentHelp(
            "The field in which a proxy names the client, such as X-Forwarded-For, whose last address counts.",
            valueName: "name"))
    var clientHeader: String?

    @Option(help: ArgumentHelp("The maximum size of images in memory, in megabytes.", valueName: "count"))
    var memoryCache = 64

    @Option(help: "A folder in which images are kept on disk.", completion: .directory)
    var cacheFolder: String?

    @Option(help: ArgumentHelp("The maximum size of images in --cache-folder, in megabytes.", valueName: "count"))
    var diskCache = 1024

    @Option(help: ArgumentHelp("How long others may keep an image without asking again.", valueName: "seconds"))
    var maxAge = 300

    @Flag(help: "Renders in the process of the service, which a crash then ends.")
    var inProcess = false

    /// The argument that a service adds for the processes that render for it.
    static let rendererFlag = "--renders-for-service"

    @Flag(name: .customLong("renders-for-service"), help: .private)
    var isRenderer = false

    @Option(help: "The least important logs that are written: debug, info, notice, warning or error.")
    var logLevel = Logger.Level.info

    @OptionGroup
    var picture: PictureOptions

    func validate() throws {
        if colorScheme == .both {
            throw ValidationError("--color-scheme both gives two images; choose light or dark")
        }
        try ImageFormat.check(quality: quality)
        for (name, value, range) in [
            ("--port", port, 0...65_535), ("--threads", threads ?? 1, 1...1024),
            ("--queue-limit", queueLimit, 1...100_000),
            ("--body-limit", bodyLimit, 1...65_536), ("--connection-limit", connectionLimit, 1...100_000),
            ("--rate-limit", rateLimit ?? 1, 1...1_000_000), ("--memory-cache", memoryCache, 0...1_000_000),
            ("--disk-cache", diskCache, 1...100_000_000), ("--max-age", maxAge, 0...31_536_000),
        ] where !range.contains(value) {
            throw ValidationError("\(name) takes a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        for (name, value) in [
            ("--time-limit", timeLimit), ("--receive-limit", receiveLimit), ("--send-limit", sendLimit),
        ] where !(0.01...86_400).contains(value) {
            throw ValidationError("\(name) takes a number of seconds from 0.01 to 86400")
        }
    }

    func run() throws {
        let source = try PictureSource(picture, checksFontsAlways: true)
        let defaults = JobDefaults(
            colorScheme: colorScheme?.scheme, png: png, quality: quality, setup: picture.setup,
            textMode: picture.textMode)
        let pictures = ServedPictures(source: source, defaults: defaults)
        if isRenderer { return RendererRun(pictures: pictures).run() }
        let level = logLevel
        let maker: any PictureMaking =
            inProcess
            ? pictures
            : RenderProcesses(
                arguments: Array(CommandLine.arguments.dropFirst()),
                // The queue ends a picture at its limit; this one is for a process that lives on in spite of that.
                seconds: ServiceSettings.longestPicture(timeLimit) + 10)
        let service = try makeService(
            maker,
            logger: Logger(label: "flatlay") { _ in JSONLogHandler(level: level) })
        // Before there are threads, which inherit that these signals wait.
        let stop = try StopSignal { service.stop() }
        try ServiceRun(host: host, port: port, isQuiet: picture.quiet).run { try await service.run(onStart: $0) }
        _ = stop
    }

    private func makeService(_ maker: any PictureMaking, logger: Logger) throws -> PictureService {
        let settings = try settings()
        do throws(PictureService.Invalid) {
            return try PictureService(settings, maker: maker, logger: logger)
        } catch {
            throw CommandFailure.usage(error.description)
        }
    }

    /// The settings that the command line requests.
    private func settings() throws(CommandFailure) -> ServiceSettings {
        var settings = ServiceSettings(folder: templateFolder)
        settings.host = host
        settings.port = port
        settings.allowedHosts = allowHost
        if let threads { settings.threads = threads }
        settings.queueLimit = queueLimit
        settings.timeLimit = timeLimit
        settings.receiveLimit = receiveLimit
        settings.sendLimit = sendLimit
        settings.bodyLimit = bodyLimit << 10
        settings.connectionLimit = connectionLimit
        settings.rateLimit = rateLimit
        settings.clientHeader = clientHeader
        settings.memoryLimit = memoryCache << 20
        settings.diskFolder = cacheFolder
        settings.diskLimit = diskCache << 20
        settings.maxAge = maxAge
        // What is on the web can change at any time.
        settings.picturesExpire = !picture.allowNet.isEmpty
        settings.state = ServedState.text(of: self)
        guard let signingKeys else { return settings }
        do throws(SigningKeys.Invalid) {
            settings.keys = try SigningKeys(file: signingKeys)
        } catch {
            throw .usage(error.description)
        }
        return settings
    }
}

extension Logger.Level: @retroactive ExpressibleByArgument {}
