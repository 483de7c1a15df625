import ArgumentParser
import Flatlay
import Foundation

/// A file format to write, as the command line names it.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
    case png
    case svg
    case pdf
}

/// The colour schemes to render.
enum ColorSchemeOption: String, ExpressibleByArgument, CaseIterable {
    case light
    case dark
    case both
}

/// What to print instead of writing a picture.
enum DumpKind: String, ExpressibleByArgument, CaseIterable {
    case frames
    case displayList = "display-list"
    case tree
}

/// How text stands in an SVG.
enum SVGTextOption: String, ExpressibleByArgument, CaseIterable {
    case outlines
    case text
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
