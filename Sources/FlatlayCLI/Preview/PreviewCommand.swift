import ArgumentParser
import Flatlay
import FlatlayService
import Foundation
import Logging

/// The command `flatlay preview`, which shows templates and pictures of code on a page that follows every change of
/// their files.
struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Shows templates, previews and figures in the browser, and follows every change of their files.",
        discussion: """
            Prints the address of the page and runs until it is stopped. In folders, every YAML or JSON file with \
            'sections' or 'extends' is a template. In a folder with a Package.swift or Figures/figures.yaml, the \
            '#Preview's of the package and its figures are shown, too, and built in the background when code changes. A change of a template, its data, images or fonts is shown as soon as \
            it is saved; a mistake stands above the last good picture, with file, line and column. The options are the \
            defaults of all pictures. Exit codes: 0 it was stopped, 1 it could not listen, 2 the command line is \
            invalid.
            """)

    @Argument(
        help: "Templates, and folders with templates or packages. (default: the current folder)",
        completion: .file(extensions: ["yaml", "yml", "json"]))
    var paths: [String] = []

    @Option(help: "The address to listen on.")
    var host = "127.0.0.1"

    @Option(help: "The port to listen on; 0 for any free one.")
    var port = 8090

    @Option(
        help: ArgumentHelp("A name under which the page may be asked for. Repeatable.", valueName: "host"))
    var allowHost: [String] = []

    @Option(
        help: ArgumentHelp(
            "The address by which a place in a file is opened in an editor. (default: \(PreviewCommand.editor))",
            valueName: "address"))
    var editor = PreviewCommand.editor

    @Option(
        help: "A folder with images to compare with: card.png, card-dark.png or card@2x.png for card.yaml.",
        completion: .directory)
    var against: String?

    @Option(help: "How many images are rendered at once. (default: one per core, at least 2)")
    var threads: Int?

    @Flag(help: "Leaves out what packages declare: their previews and figures. Nothing is built then.")
    var templatesOnly = false

    @OptionGroup
    var picture: PictureOptions

    static let editor = "vscode://file{file}:{line}:{column}"

    func validate() throws {
        guard (0...65_535).contains(port) else {
            throw ValidationError("--port takes a whole number from 0 to 65535")
        }
        guard (1...1024).contains(threads ?? 1) else {
            throw ValidationError("--threads takes a whole number from 1 to 1024")
        }
        guard editor.contains("{file}"), editor.contains(":"), !editor.lowercased().hasPrefix("javascript:") else {
            throw ValidationError("--editor takes an address with {file}, such as \(PreviewCommand.editor)")
        }
    }

    func run() throws {
        let source = try PictureSource(picture, checksFontsAlways: true)
        let defaults = JobDefaults(setup: picture.setup, textMode: picture.textMode)
        var settings = PreviewSettings(paths: paths.isEmpty ? ["."] : paths)
        (settings.host, settings.port, settings.allowedHosts) = (host, port, allowHost)
        settings.threads = threads ?? max(2, ProcessInfo.processInfo.activeProcessorCount)
        settings.editor = editor
        if let against { settings.snapshotFolder = try ReviewOptions.folder(against, option: "--against") }
        settings.axes = PreviewCommand.axes
        let code = templatesOnly ? nil : PackagePictures(among: settings.paths)
        let server: PreviewServer
        do throws(PreviewServer.Invalid) {
            server = try PreviewServer(
                settings, maker: PreviewedPictures(source: source, defaults: defaults), code: code,
                logger: Logger(label: "flatlay") { _ in JSONLogHandler(level: .error) })
        } catch {
            throw CommandFailure.usage(error.description)
        }
        // Before there are threads that handle requests, which inherit that these signals wait.
        let stop = try StopSignal { server.stop() }
        if server.count == 0, code == nil, !picture.quiet {
            StandardError.write("flatlay: there is no template yet; the page shows the first one when it is saved")
        }
        try ServiceRun(kind: "preview", host: host, port: port, isQuiet: picture.quiet).run {
            try await server.run(onStart: $0)
        }
        _ = stop
    }

    /// The choices on the page: options of `flatlay render`.
    private static var axes: [PreviewAxis] {
        [
            PreviewAxis("device", "Device", DevicePreset.byName.map(\.name)),
            PreviewAxis("colorScheme", "Appearance", ["light", "dark"]),
            PreviewAxis("contentSize", "Text size", DynamicTypeSize.allValueStrings),
            PreviewAxis("direction", "Direction", DirectionOption.allCases.map(\.rawValue)),
            PreviewAxis("scale", "Scale", ["1", "2", "3"]),
            PreviewAxis(
                "locale", "Locale", ["en_US", "en_GB", "de_DE", "fr_FR", "es_ES", "pt_BR", "ja_JP", "zh_CN", "ar_EG"],
                isOpen: true),
        ]
    }
}
