import Flatlay
import FlatlayFigures
import Foundation

/// Renders figures and compares them with their files by pixels; what differs waits for acceptance.
struct FigureComparison {
    let check: FigureCheck
    let options: FiguresOptions
    let programs: FigureProgramTable

    /// The findings.
    struct Result {
        var findings: [FigureFinding] = []
        var failureCount = 0
        /// The figures that were compared.
        fileprivate var compared: Set<String> = []
        fileprivate var targets: Set<String> = []

        /// Whether a finding without rendering is settled by the pixels.
        func replaces(_ finding: FigureFinding) -> Bool {
            guard finding.state == .stale || finding.state == .environment else { return false }
            if let figure = finding.figure {
                // Blocks have a line; they are no matter of pixels.
                return compared.contains(figure) && finding.path?.contains(":") != true
            }
            return finding.path.map(targets.contains) ?? false
        }
    }

    func run() throws -> Result {
        let package = check.package
        let jobs = try FigureJobs(check: check, options: options, all: true, programs: programs)
        var result = Result(targets: Set(check.list.targets))
        var pending = FigureLock()
        var failed: Set<String> = []
        let folder = package.absolute(package.pending)
        try? FileManager.default.removeItem(atPath: folder)
        for job in jobs.all {
            do {
                let figure = try job.render()
                for warning in figure.warnings { StandardError.write("warning: \(job.name): \(warning)") }
                result.compared.insert(job.name)
                let reasons = try compare(figure)
                let isKnown = check.lock.figures[job.name] == figure.record
                if let (path, reason) = reasons.first {
                    let environment = check.lock.figures[job.name].map { $0.environment != figure.record.environment }
                    let isSameInput = check.lock.figures[job.name]?.inputs == figure.record.inputs
                    result.findings.append(
                        FigureFinding(
                            state: environment == true && isSameInput ? .environment : .stale, figure: job.name,
                            path: path, reason: reason))
                }
                // What is not there is rendered, not accepted.
                if !reasons.isEmpty || !isKnown {
                    for (path, data) in figure.files {
                        try PictureFile.writeMakingFolders(data, to: FileName.join(folder, path))
                    }
                    pending.figures[job.name] = figure.record
                    pending.environments[figure.record.environment] = FigureInputs.environment.versions
                }
            } catch {
                CommandFailure(error, of: job.name).tell()
                result.failureCount += 1
                if let target = job.target { failed.insert(target) }
            }
        }
        for name in jobs.goneFigures(in: check.lock) {
            guard let record = check.lock.figures[name] else { continue }
            result.findings.append(
                FigureFinding(
                    state: .stale, figure: name, path: record.paths.keys.min(),
                    reason: "\(record.target ?? "") no longer has this figure; 'flatlay figures render' forgets it"))
            if let target = record.target { failed.insert(target) }
        }
        pending.targets = jobs.targets(after: [:], failed: failed)
        if !pending.figures.isEmpty {
            // Nobody commits what waits.
            try PictureFile.writeMakingFolders(Data("*\n".utf8), to: FileName.join(folder, ".gitignore"))
            try pending.write(to: FileName.join(package.pending, "figures.lock"), in: package)
        }
        return result
    }

    /// How the files of a figure differ from what it shows.
    private func compare(_ figure: RenderedFigure) throws -> [(path: String, reason: String)] {
        try figure.files.compactMap { path, data in
            let file = check.package.absolute(path)
            guard FileKind(of: file) == .regular else { return nil }
            let format: ImageFormat = FileName.ending(of: path) == "svg" ? .svg : .png
            return try PictureDifference.text(data, format, to: file).map { (path, $0) }
        }
    }
}
