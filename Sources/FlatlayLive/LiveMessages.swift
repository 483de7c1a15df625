import Foundation

/// A preview's request to a program that draws pictures: a line of JSON on its standard input.
package struct LiveRequest: Codable, Equatable, Sendable {
    /// The requested part of a picture.
    package enum Subject: String, Codable, Sendable {
        /// The names of all pictures.
        case list
        case picture
        /// The description of a picture, for the inspector.
        case inspection
    }

    package var subject: Subject
    /// The name of the picture; empty for the list.
    package var name = ""
    /// The format of the picture: `png`, `svg` or `pdf`.
    package var format = "png"
    /// The choices, such as `colorScheme` and `dark`.
    package var choices: [String: String] = [:]

    package init(_ subject: Subject, name: String = "", format: String = "png", choices: [String: String] = [:]) {
        self.subject = subject
        self.name = name
        self.format = format
        self.choices = choices
    }
}

/// A response of the program: a line of JSON on its standard output, and the bytes of a picture or inspection.
package struct LiveAnswer: Codable, Equatable, Sendable {
    /// A picture that the program draws.
    package struct Picture: Codable, Equatable, Sendable {
        package var name: String
        /// Where it is declared, as `Module/File.swift`; nil if the program does not know.
        package var file: String?
        package var line: Int?

        package init(name: String, file: String?, line: Int?) {
            self.name = name
            self.file = file
            self.line = line
        }
    }

    /// The version of Flatlay in the program.
    package var version: String
    /// How many bytes follow the line.
    package var count = 0
    /// Why there is no picture.
    package var error: String?
    /// Whether the error is a choice that is unknown or has a wrong value, and not the picture.
    package var isChoiceInvalid = false
    /// What could not be drawn as requested.
    package var warnings: [String] = []
    /// All pictures; only in the response to a request for the list.
    package var pictures: [Picture]?

    package init(version: String) { self.version = version }
}
