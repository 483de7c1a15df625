import Flatlay
import FlatlayFigures
import FlatlayTemplates

/// The declared figures of a package: those of templates, and the programs with those in code.
struct FigureList {
    /// A figure of a template.
    struct Figure {
        var name: String
        /// The path of the template in the package.
        var template: String
        /// Data files by name; the empty name means all data.
        var data: [(name: String, path: String)] = []
        /// Values that are replaced.
        var values: [(keyPath: String, value: String)] = []
        /// The variant of the template.
        var variant: String?
        /// The width in points; nil for the template's.
        var width: Double?
        /// The device; nil for the template's.
        var device: String?
        /// What the picture shows, for those who don't see it.
        var alt: String
        var options: FigureOptions
        /// What is drawn above and around the view.
        var annotations: [FigureAnnotation] = []
        /// The folder of the files.
        var folder: String
        /// The line of the list.
        var line: Int

        /// The paths of all files.
        var paths: [String] { options.fileNames(of: name).map { FileName.join(folder, $0) } }
    }

    var figures: [Figure] = []
    /// The executable targets with figures in code.
    var targets: [String] = []
    /// Files and folders with blocks for figures.
    var markdown: [String] = []
    /// The options of figures that say nothing else.
    var options = FigureOptions.standard
    /// The folder of figures that name none.
    var folder: String?
    /// Fonts and symbols for all templates.
    var fonts: [String] = []
    var symbols: [String] = []
}
