import Flatlay
import FlatlayTemplates

/// One picture to render and write.
struct RenderJob {
    /// The picture's name, without an ending.
    let name: String
    /// The template, or why there is none.
    let template: Result<Template, any Error>
    /// The template's file, as it was named.
    let path: String
    let request: PictureRequest
    let destination: OutputDestination
    let source: PictureSource
    var films: any FilmSource = TemplateFilms()

    /// What came of a job.
    struct Report {
        /// The file; nil where the picture went to standard output.
        var path: String?
        var bytes: Int
        /// The SHA-256 of the picture.
        var hash: String?
        /// What could not be drawn as asked.
        var warnings: [String]

        /// The line to print: the path and the size of the file; nil where the picture went to standard output.
        var line: String? { path.map { "\($0)  \(ByteCount.text(bytes))" } }
    }

    /// The name of the file in a folder.
    var fileName: String {
        request.dump.map { "\(name)-\($0.rawValue).txt" } ?? "\(name).\(request.format.rawValue)"
    }

    /// Does the job.
    ///
    /// - Throws: ``CommandFailure``.
    func run() throws -> Report {
        do {
            return try perform()
        } catch {
            throw CommandFailure(error, of: name)
        }
    }

    /// Does the job, and throws what went wrong as it is.
    func perform(hashing: Bool = false) throws -> Report {
        var picture = try Picture(request, of: template.get(), named: name, from: source, films: films)
        picture.inputs.templatePath = path
        try StrictWarnings.check(picture.warnings, source.options)
        let file = try PictureFile.write(picture.bytes, to: destination, name: fileName, inputs: picture.inputs)
        return Report(
            path: file, bytes: picture.bytes.count, hash: hashing ? ContentHash.sha256(picture.bytes) : nil,
            warnings: picture.warnings)
    }
}
