import Flatlay
import FlatlayTemplates

/// One image to render and write.
struct RenderJob {
    /// The name of the image, without an extension.
    let name: String
    /// The template, or the error of reading it.
    let template: Result<Template, any Error>
    /// The path of the template, as given.
    let path: String
    let request: PictureRequest
    let destination: OutputDestination
    let source: PictureSource
    var animations: any AnimationSource = TemplateAnimations()

    /// The result of a job.
    struct Report {
        /// The path of the file; nil if the image went to standard output.
        var path: String?
        var bytes: Int
        /// The SHA-256 of the image.
        var hash: String?
        /// What could not be drawn as requested.
        var warnings: [String]

        /// The line to print: the path and the size of the file; nil if the image went to standard output.
        var line: String? { path.map { "\($0)  \(ByteCount.text(bytes))" } }
    }

    /// The file name in a folder.
    var fileName: String {
        request.dump.map { "\(name)-\($0.rawValue).txt" } ?? "\(name).\(request.format.rawValue)"
    }

    /// Runs the job.
    ///
    /// - Throws: ``CommandFailure``.
    func run() throws -> Report {
        do {
            return try perform()
        } catch {
            throw CommandFailure(error, of: name)
        }
    }

    /// Runs the job and rethrows errors unchanged.
    func perform(hashing: Bool = false) throws -> Report {
        var picture = try Picture(request, of: template.get(), named: name, from: source, animations: animations)
        picture.inputs.templatePath = path
        try StrictWarnings.check(picture.warnings, source.options)
        let file = try PictureFile.write(picture.bytes, to: destination, name: fileName, inputs: picture.inputs)
        return Report(
            path: file, bytes: picture.bytes.count, hash: hashing ? ContentHash.sha256(picture.bytes) : nil,
            warnings: picture.warnings)
    }
}
