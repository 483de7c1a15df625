import ArgumentParser
import Flatlay
import Foundation

/// A file format to write, as the command line names it.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
    case png
    case svg
    case pdf

    /// The format of a file's ending; nil for another ending.
    init?(endingOf path: String) {
        self.init(rawValue: FileName.ending(of: path))
    }
}

/// The colour schemes to render.
enum ColorSchemeOption: String, ExpressibleByArgument, CaseIterable {
    case light
    case dark
    case both
}

extension PNGCompression: ExpressibleByArgument {}

extension DynamicTypeSize: ExpressibleByArgument {
    /// The size of a name, such as `xxLarge`; capitals do not count.
    public init?(argument: String) {
        let name = argument.lowercased()
        guard let size = DynamicTypeSize.allCases.first(where: { "\($0)".lowercased() == name }) else { return nil }
        self = size
    }

    /// The names, for the help and for completion.
    public static var allValueStrings: [String] { allCases.map { "\($0)" } }
}

/// What to print instead of writing a picture.
enum DumpKind: String, ExpressibleByArgument, CaseIterable {
    case frames
    case displayList = "display-list"
    case tree
    case focus
}

/// How text stands in an SVG.
enum SVGTextOption: String, ExpressibleByArgument, CaseIterable {
    case outlines
    case text
}

/// A `--viewport 800x600`.
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

/// A `--set key=value`.
struct Override: ExpressibleByArgument {
    var keyPath: String
    var value: String

    init?(argument: String) {
        guard let equals = argument.firstIndex(of: "="), equals != argument.startIndex else { return nil }
        keyPath = String(argument[..<equals])
        value = String(argument[argument.index(after: equals)...])
    }
}
