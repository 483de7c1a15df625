import Flatlay

/// The command's request to a program with figures: a file whose path is the only argument after the option.
package struct FigureRequest: Codable {
    /// The option before the path.
    package static let option = "--flatlay-figures"
    package static let currentVersion = 1

    package var version = FigureRequest.currentVersion
    /// The options of figures that say nothing else.
    package var options: FigureOptions
    /// The folder for the pictures, which is empty.
    package var output: String
    /// The file for the response.
    package var answer: String

    package init(options: FigureOptions, output: String, answer: String) {
        self.options = options
        self.output = output
        self.answer = answer
    }
}

/// The response of a program with figures.
package struct FigureAnswer: Codable {
    /// A figure.
    package struct Figure: Codable {
        package var name: String
        package var alt: String
        /// The place of the declaration.
        package var place: String
        /// Why there are no pictures; nil if there are.
        package var error: String?
        package var options: FigureOptions
        /// The folder in the package; nil for that of the list.
        package var folder: String?
        package var width = 0.0
        package var height = 0.0
        /// The names of files in the folder for pictures.
        package var files: [String] = []
        /// The paths of fonts.
        package var fonts: [String] = []
        package var warnings: [String] = []

        package init(name: String, alt: String, place: String, options: FigureOptions, folder: String?) {
            self.name = name
            self.alt = alt
            self.place = place
            self.options = options
            self.folder = folder
        }
    }

    package var version = FigureRequest.currentVersion
    /// The version of Flatlay in the program.
    package var flatlay: String
    package var figures: [Figure]

    package init(flatlay: String, figures: [Figure]) {
        self.flatlay = flatlay
        self.figures = figures
    }
}
