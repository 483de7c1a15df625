import Flatlay
import FlatlayTemplates
import Foundation

/// Runs jobs one at a time on one thread. Its caches are its own, so threads never wait for each other.
struct BatchWorker {
    private let settings: BatchSettings
    private var source: PictureSource
    private var templates = TemplateStore()

    /// The files of the run itself: its jobs and its answers.
    private let runFiles: BatchRunFiles

    init(settings: BatchSettings, source: PictureSource, runFiles: BatchRunFiles) {
        self.runFiles = runFiles
        self.settings = settings
        self.source = source
        self.source.cache = RenderCache()
        self.source.threadLimit = 1
    }

    /// Runs a job and returns its answer.
    ///
    /// - Parameter takeName: reserves the file name for the job, or returns the number of the line that already has it.
    ///   Called once, with nil for a job without a name or for one that is named after its bytes.
    mutating func answer(_ line: BatchLine, takeName: (String?) -> Int?) -> BatchAnswer {
        let start = ContinuousClock.now
        var answer = BatchAnswer(id: line.id, outcome: .notStarted)
        do {
            answer.outcome = try picture(line, takeName: takeName)
        } catch {
            answer.outcome = .failed(BatchError(error))
        }
        if settings.command.timing { answer.milliseconds = (ContinuousClock.now - start) / .milliseconds(1) }
        return answer
    }

    private mutating func picture(_ line: BatchLine, takeName: (String?) -> Int?) throws -> BatchAnswer.Outcome {
        let job: BatchJob
        var path: String?
        do {
            job = try BatchJob(line.job.get(), line: line.number, id: line.id, defaults: settings.defaults)
            path = try job.path(settings.name, hash: nil)
        } catch {
            _ = takeName(nil)
            throw error
        }
        if let other = takeName(path) {
            throw BatchError(
                .file, "'\(path ?? "")' is written by the job in line \(other) as well; give each job a different file"
            )
        }
        let template = try templates.template(of: job, from: source)
        var picture = try Picture(
            job.request, of: template, named: PictureSource.name(of: job.template, variant: job.variant), from: source)
        try StrictWarnings.check(picture.warnings, settings.command.picture)
        let hash = ContentHash.sha256(picture.bytes)
        if path == nil { path = try job.path(settings.name, hash: hash) }
        guard let path else { throw BatchError(.job, "the job has no file to write; add 'output'") }
        if let replaced = FileIdentity(of: path) {
            try runFiles.check(path, replaced)
            picture.inputs.templatePath = job.template
            if case .file(let data)? = job.data { picture.inputs.dataFiles.append(data) }
            try picture.inputs.check(path, replaced)
        }
        try PictureFile.writeMakingFolders(picture.bytes, to: path)
        return .ok(path: path, byteCount: picture.bytes.count, hash: hash, warnings: picture.warnings)
    }
}
