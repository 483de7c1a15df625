import Flatlay
import FlatlayTemplates

/// Runs the jobs of `flatlay render` one at a time. A failure does not stop the others.
struct RenderRun {
    let command: RenderCommand

    /// Runs all jobs.
    ///
    /// - Throws: ``CommandFailure`` with the highest exit code of the failed jobs; their errors have been printed by
    ///   then.
    func run(_ jobs: [RenderJob]) throws {
        var progress = ProgressBar(total: jobs.count, isQuiet: command.picture.quiet)
        var worst: Int32 = 0
        var failureCount = 0
        for job in jobs {
            progress.show(job.name)
            let result = Result { try job.perform(hashing: command.json) }
            progress.advance()
            tell(result, of: job)
            guard case .failure(let error) = result else { continue }
            worst = max(worst, CommandFailure(error, of: job.name).exitCode)
            failureCount += 1
        }
        guard failureCount > 0 else { return }
        let summary = "\(failureCount) of \(jobs.count) images failed; their answers say why"
        throw CommandFailure.reported(command.json ? summary : nil, exitCode: worst)
    }

    private func tell(_ result: Result<RenderJob.Report, any Error>, of job: RenderJob) {
        if command.json {
            // JSON escapes control characters.
            print(answer(result, of: job).line)
            return
        }
        switch result {
        case .success(let report):
            guard !command.picture.quiet else { return }
            warn(report.warnings, of: job)
            // Standard output may contain the image, so print nothing else there.
            if let line = report.line { StandardOutput.write(line) }
        case .failure(let error):
            if let error = error as? StrictWarnings, !command.picture.quiet { warn(error.warnings, of: job) }
            CommandFailure(error, of: job.name).tell()
        }
    }

    private func warn(_ warnings: [String], of job: RenderJob) {
        for warning in warnings { StandardError.write("warning: \(job.name): \(warning)") }
    }

    /// The result of a job in the form of a batch's answer.
    private func answer(_ result: Result<RenderJob.Report, any Error>, of job: RenderJob) -> BatchAnswer {
        let outcome: BatchAnswer.Outcome =
            switch result {
            case .success(let report):
                .ok(
                    path: report.path ?? "-", byteCount: report.bytes, hash: report.hash ?? "",
                    warnings: report.warnings)
            case .failure(let error): .failed(BatchError(error))
            }
        return BatchAnswer(id: .string(job.name), outcome: outcome)
    }
}
