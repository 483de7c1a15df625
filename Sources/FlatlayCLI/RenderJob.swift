import Flatlay
import FlatlayTemplates

/// One picture to render and write.
struct RenderJob {
    /// The picture's name, without an ending.
    let name: String
    let template: Template
    let request: PictureRequest
    let destination: OutputDestination
    let source: PictureSource
    var films: any FilmSource = TemplateFilms()

    /// What came of a job.
    struct Report {
        /// The line to print: the path and the size of the file; nil where the picture went to standard output.
        var line: String?
        /// What could not be drawn as asked.
        var warnings: [String]
    }

    /// The name of the file in a folder.
    var fileName: String { "\(name).\(request.format.rawValue)" }

    func run() throws -> Report {
        do {
            let picture = try Picture(request, of: template, named: name, from: source, films: films)
            let line = try PictureFile.write(picture.bytes, to: destination, name: fileName)
            return Report(line: line, warnings: picture.warnings)
        } catch {
            throw CommandFailure(error, of: name)
        }
    }
}
