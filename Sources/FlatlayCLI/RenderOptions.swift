import ArgumentParser
import Flatlay
import Foundation

extension ImageFormat: ExpressibleByArgument {
    /// The format with a name such as `webp`; nil if there is none.
    public init?(argument: String) { self.init(pathExtension: argument) }

    /// The format of a path's extension; nil for other extensions.
    init?(endingOf path: String) { self.init(pathExtension: FileName.ending(of: path)) }

    static let qualityHelp =
        "The quality of WebP, JPEG and AVIF files, 0 to 100. (default: WebP lossless, JPEG 90, AVIF 75)"

    /// - Throws: `ValidationError` for a quality outside of 0 to 100.
    static func check(quality: Int?) throws {
        if let quality, !(0...100).contains(quality) {
            throw ValidationError("--quality takes a whole number from 0 to 100")
        }
    }
}

extension FileFormat {
    /// The names for the help text.
    static var names: String { list("or", dots: false) }

    /// The formats that have a quality, as listed in messages.
    static var namesWithQuality: String { list("and", of: allCases.filter(\.hasQuality)) }
}

/// The colour schemes to render.
enum ColorSchemeOption: String, ExpressibleByArgument, CaseIterable {
    case light
    case dark
    case both
}

extension PNGCompression: ExpressibleByArgument {}

extension DynamicTypeSize: ExpressibleByArgument {
    /// The size with a name such as `xxLarge`, ignoring case; nil if there is none.
    public init?(argument: String) {
        let name = argument.lowercased()
        guard let size = DynamicTypeSize.allCases.first(where: { "\($0)".lowercased() == name }) else { return nil }
        self = size
    }

    /// The names, for the help text and for completion.
    public static var allValueStrings: [String] { allCases.map { "\($0)" } }
}

/// The dump to print instead of writing an image.
enum DumpKind: String, ExpressibleByArgument, CaseIterable {
    case frames
    case displayList = "display-list"
    case tree
    case focus
}

/// How text is represented in an SVG.
enum SVGTextOption: String, ExpressibleByArgument, CaseIterable {
    case outlines
    case text
}

/// The value of `--viewport 800x600`.
struct ViewportSize: ExpressibleByArgument {
    var size: CGSize

    init?(argument: String) {
        let lengths = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard lengths.count == 2, let width = lengths[0], let height = lengths[1], width >= 1, height >= 1,
            width <= 100_000, height <= 100_000
        else { return nil }
        size = CGSize(width: width, height: height)
    }
}

/// The value of `--data file` or `--data name=file`.
struct DataOption: ExpressibleByArgument {
    /// The name in the data; nil for all data.
    var name: String?
    var path: String

    /// A path with an equals sign in a folder's name or in a hidden file's name is no name and file; for other such
    /// paths there is `./a=b.csv`.
    ///
    /// A missing file is found by ``check(_:)``, which can say so.
    init?(argument: String) {
        path = argument
        guard let equals = argument.firstIndex(of: "="), equals != argument.startIndex else { return }
        let name = argument[..<equals]
        guard name.allSatisfy({ $0.isLetter || $0.isNumber || "_-$@".contains($0) }) else { return }
        let file = argument[argument.index(after: equals)...]
        (self.name, path) = (String(name), String(file))
    }

    /// - Throws: `ValidationError` for an option without a file, and for two files that replace the same data.
    static func check(_ options: [DataOption]) throws {
        for option in options where option.path.isEmpty {
            guard let name = option.name else {
                throw ValidationError("--data is empty; name a data file, as in --data posts.csv")
            }
            throw ValidationError("--data \(name)= names no file; add one, as in --data \(name)=\(name).csv")
        }
        var names: Set<String?> = []
        for option in options where !names.insert(option.name).inserted {
            guard let name = option.name else {
                throw ValidationError(
                    "--data is given twice without a name; give it once, or name what each file is, as in "
                        + "--data posts=posts.csv")
            }
            throw ValidationError("--data \(name)=… is given twice; give it once")
        }
    }
}

/// The value of `--set key=value`.
struct Override: ExpressibleByArgument {
    var keyPath: String
    var value: String

    init?(argument: String) {
        guard let equals = argument.firstIndex(of: "="), equals != argument.startIndex else { return nil }
        keyPath = String(argument[..<equals])
        value = String(argument[argument.index(after: equals)...])
    }
}
