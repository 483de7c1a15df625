import ArgumentParser
import Flatlay
import FlatlayTemplates
import Foundation

/// The options for the image of a template, static or animated.
struct PictureOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A data file that replaces the template's own, or one of its names, as in posts=posts.csv: JSON, YAML, CSV, "
                + "TSV or JSON lines. Repeatable with names.", valueName: "[name=]file"),
        completion: .file())
    var data: [DataOption] = []

    @Option(name: .long, help: "Overrides one value, as in canvas.background=white or data.title=Hello. Repeatable.")
    var set: [Override] = []

    @Option(help: "Pixels per point, for formats of pixels.")
    var scale: Double?

    @Option(help: "The width of the image in points.")
    var width: Double?

    @Option(
        help:
            "Renders the screen of a device, such as phone, iphone-16-pro, ipad or tv: size, pixels, safe area.",
        completion: .list(DevicePreset.byName.map(\.name)), transform: PictureOptions.device)
    var device: DevicePreset?

    @Option(help: "Renders only a window with a size in points, such as 800x600.")
    var viewport: ViewportSize?

    @Option(
        name: [.customLong("content-size"), .customLong("dynamic-type")],
        help: "The text size, from xSmall through large, the default, to xxxLarge, and accessibility1 to 5.")
    var contentSize: DynamicTypeSize?

    @Option(
        help: "The language and region of formatted numbers, dates and words, such as de_DE.",
        transform: PictureOptions.locale)
    var locale: String?

    @Option(help: "In which direction everything reads.")
    var direction: DirectionOption?

    @Option(help: "How an SVG contains text: outlines looks the same everywhere, text can be selected.")
    var svgText: SVGTextOption = .outlines

    @Option(help: "A font file or folder to add. Repeatable.", completion: .file())
    var font: [String] = []

    @Option(help: "A folder of SVG files with symbols to add. Repeatable.", completion: .directory)
    var symbols: [String] = []

    @Option(help: "A folder outside the template's own that it may read. Repeatable.", completion: .directory)
    var allowPath: [String] = []

    @Option(
        help: ArgumentHelp(
            "A host from which images may be read, such as example.com or localhost:8080. Repeatable. Without it nothing "
                + "is downloaded.", valueName: "host"))
    var allowNet: [String] = []

    @Flag(help: "Counts warnings as errors: an image with warnings is not written, and the exit code is 1.")
    var strict = false

    @Option(
        help: ArgumentHelp(
            "The maximum number of pixels of an image. More pixels also allow more blurs, shadows and gradients. "
                + "(default: 1073741824)",
            valueName: "count"))
    var pixelLimit: Int?

    @Flag(name: [.short, .long], help: "Prints neither written files nor warnings.")
    var quiet = false

    func validate() throws {
        try DataOption.check(data)
        for (name, value) in [("--scale", scale), ("--width", width)] {
            guard let value else { continue }
            guard value.isFinite, value > 0 else { throw ValidationError("\(name) takes a number above 0") }
        }
        if let pixelLimit, pixelLimit < 1 { throw ValidationError("--pixel-limit takes a whole number above 0") }
        for host in allowNet where !RemoteImages.isHost(host) {
            throw ValidationError("--allow-net takes the name of a host, such as example.com, not '\(host)'")
        }
        if device != nil, viewport != nil {
            throw ValidationError("--device and --viewport both set the size of the image; give one of them")
        }
    }

    private static func locale(_ name: String) throws -> String {
        guard Locale(known: name) != nil else {
            throw ValidationError("'\(name)' is no locale; name a language and a region, such as de_DE")
        }
        return name
    }

    /// The values of the template's canvas that the command line replaces.
    var canvasOverrides: [(keyPath: String, value: String)] {
        [("canvas.locale", locale), ("canvas.direction", direction?.rawValue)].compactMap { keyPath, value in
            value.map { (keyPath, $0) }
        }
    }

    private static func device(_ name: String) throws -> DevicePreset {
        do { return try DevicePreset(named: name) } catch { throw ValidationError("\(error)") }
    }

    /// The setup that the command line requests.
    var setup: PictureSetup {
        PictureSetup(
            contentSize: contentSize, device: device, viewport: viewport?.size, scale: scale, width: width)
    }

    /// How text is represented in an SVG.
    var textMode: SVGOptions.TextMode { svgText == .text ? .text : .outlines }

    /// The symbol folders of the command line.
    func symbolFolders() throws -> [SymbolFolder] {
        try symbols.map { path in
            do throws(SymbolFolderError) {
                return try SymbolFolder(path: path)
            } catch {
                throw CommandFailure.usage("--symbols: \(error)")
            }
        }
    }
}

/// The direction in which an image reads.
enum DirectionOption: String, ExpressibleByArgument, CaseIterable {
    case leftToRight
    case rightToLeft
}
