import Flatlay
import FlatlayTemplates
import Foundation

/// Renders the images of rows one at a time on one thread. Its caches are its own, so threads never wait for each
/// other.
struct EachWorker {
    /// The outcome of a row.
    struct Answer: Sendable {
        var index: Int
        /// The first line of the row in its file, if it is known.
        var line: Int?
        var outcome: BatchAnswer.Outcome
        /// The error as people read it; nil if the image was written.
        var message: String?
        var exitCode: Int32 = 0
    }

    private let command: RenderCommand
    private let data: EachData
    private let name: EachName
    private let request: PictureRequest
    private var source: PictureSource
    /// The template, once it has been read for a row.
    private var template: Template?

    init(command: RenderCommand, data: EachData, name: EachName, request: PictureRequest, source: PictureSource) {
        self.command = command
        self.data = data
        self.name = name
        self.request = request
        self.source = source
        self.source.cache = RenderCache()
        self.source.threadLimit = 1
    }

    /// Renders and writes the image of a row.
    ///
    /// - Parameter takeName: reserves a file name, or returns the index of the row that already has it. Called once,
    ///   with nil for a row without a name.
    mutating func answer(_ row: EachRows.Row, takeName: (String?) -> Int?) -> Answer {
        do {
            return Answer(index: row.index, line: row.line, outcome: try picture(of: row, takeName: takeName))
        } catch {
            // The error of a row that can't be read has its line itself.
            let isRead = if case .success = row.value { true } else { false }
            let place = data.place(of: row.index, line: isRead ? row.line : nil)
            var failure = CommandFailure(error, of: place)
            if let error = error as? BatchError {
                let text = "\(place): \(error.problems[0].message)"
                failure = error.kind == .file ? .renderFailed(text) : .invalidTemplate(text)
            } else if case .invalidTemplate(let text) = failure {
                failure = .invalidTemplate("\(place): \(text)")
            }
            return Answer(
                index: row.index, line: row.line, outcome: .failed(BatchError(error)), message: failure.message,
                exitCode: failure.exitCode)
        }
    }

    private mutating func picture(
        of row: EachRows.Row, takeName: (String?) -> Int?
    ) throws -> BatchAnswer.Outcome {
        let path: String
        let value: TemplateValue
        do {
            value = try row.value.get()
            path = try name.path(of: value, index: row.index)
        } catch {
            _ = takeName(nil)
            throw error
        }
        if let other = takeName(path) {
            throw BatchError(
                .file,
                "'\(path)' is the file of \(data.place(of: other)) as well; give each row a name of its own, or add {index}"
            )
        }
        var picture = try Picture(
            request, of: template(for: data.data(of: value)), named: data.place(of: row.index, line: row.line),
            from: source)
        picture.inputs.templatePath = command.templates.first
        if let path = data.ownPath { picture.inputs.dataFiles.append(path) }
        try StrictWarnings.check(picture.warnings, command.picture)
        try picture.inputs.check(path)
        try PictureFile.writeMakingFolders(picture.bytes, to: path)
        return .ok(
            path: path, byteCount: picture.bytes.count, hash: command.json ? ContentHash.sha256(picture.bytes) : "",
            warnings: picture.warnings)
    }

    /// The template with the data of a row. It is read once, with the first data that it fits.
    private mutating func template(for data: TemplateValue) throws -> Template {
        if let template { return try template.replacingData(data) }
        var reading = source.reading(variant: command.variant)
        reading.dataValue = data
        // The file of rows may be there for the names of the images only.
        reading.namedDataFiles.removeAll { $0.name == self.data.root }
        let read = try source.template(command.templates.first ?? "-", reading)
        template = read
        return read
    }
}
