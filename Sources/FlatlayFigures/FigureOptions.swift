import Flatlay

/// The light or dark style of a figure's picture, by name.
package enum FigureScheme: String, Codable, CaseIterable, Sendable {
    case light
    case dark

    package init(_ scheme: ColorScheme) { self = scheme == .dark ? .dark : .light }

    package var colorScheme: ColorScheme { self == .dark ? .dark : .light }
}

/// The file format of a figure's pictures: those that DocC, GitHub and browsers show.
public enum FigureFormat: String, Codable, CaseIterable, Sendable {
    /// Pixels, in a file for each style and scale.
    case png
    /// Vectors, in one file that shows the style of its viewer.
    case svg
}

/// Which pictures of a figure there are.
package struct FigureOptions: Codable, Equatable, Sendable {
    /// The styles, each once.
    package var schemes: [FigureScheme]
    /// Pixels per point of PNG files, from 1 to 3, each once.
    package var scales: [Int]
    /// The formats, each once.
    package var formats: [FigureFormat]
    /// Whether the frames of elements are outlined.
    package var showsFrames: Bool

    /// A PNG file with two pixels per point in each style.
    package static let standard = FigureOptions(
        schemes: [.light, .dark], scales: [2], formats: [.png], showsFrames: false)

    package init(schemes: [FigureScheme], scales: [Int], formats: [FigureFormat], showsFrames: Bool) {
        self.schemes = schemes
        self.scales = scales
        self.formats = formats
        self.showsFrames = showsFrames
    }

    /// The names of all files of a figure.
    package func fileNames(of figure: String) -> [String] {
        formats.flatMap { format -> [String] in
            switch format {
            case .png:
                schemes.flatMap { scheme in
                    scales.map { FigureFileName.png(figure, isDark: isDark(scheme), scale: $0) }
                }
            case .svg: [FigureFileName.svg(figure)]
            }
        }
    }

    /// Whether files of a style have the suffix for it. A figure that is always dark has none, since DocC shows what has
    /// no suffix on both.
    package func isDark(_ scheme: FigureScheme) -> Bool { scheme == .dark && schemes.contains(.light) }
}

/// Names of files, as DocC reads them: `name[~dark][@2x].png`.
///
/// Source: `DataAsset` and `DataTraitCollection` of swift-docc take a file name apart in this order.
package enum FigureFileName {
    package static func png(_ figure: String, isDark: Bool, scale: Int) -> String {
        figure + (isDark ? "~dark" : "") + (scale == 1 ? "" : "@\(scale)x") + ".png"
    }

    package static func svg(_ figure: String) -> String { figure + ".svg" }

    /// The name by which DocC looks a file up: without folder, style, scale and extension.
    package static func stem(ofFile name: String) -> String {
        var stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
        for suffix in ["@1x", "@2x", "@3x"] where stem.hasSuffix(suffix) { stem.removeLast(suffix.count) }
        if stem.hasSuffix("~dark") { stem.removeLast("~dark".count) }
        return stem
    }

    /// Why a text can't be the name of a figure; nil if it can.
    package static func problem(of name: String) -> String? {
        let isAllowed = name.unicodeScalars.allSatisfy {
            ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0) || $0 == "-" || $0 == "_"
        }
        if name.isEmpty { return "the name is empty" }
        if name.utf8.count > 100 { return "the name is longer than 100 characters" }
        return isAllowed
            ? nil : "the name '\(name.visible)' has other characters than letters without accents, digits, '-' and '_'"
    }
}
