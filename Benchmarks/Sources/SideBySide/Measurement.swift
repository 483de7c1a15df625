import ComparedScenes
import Flatlay
import Foundation

/// What one run of a program cost.
struct Measurement {
    /// Milliseconds for each picture, or for the whole process where it draws one.
    var milliseconds: Double
    /// The size of the picture's file.
    var bytes: Int
    /// The most memory that the process had, in MiB.
    var memory: Double
}

/// What is measured: a scene in a format, warm or from the start of the process.
struct Job: Hashable {
    let scene: ComparedScene
    let kind: ImageFormat
    var isCold = false
    /// Whether Flatlay leaves text as text in an SVG; the other programs write outlines.
    var keepsText = false

    /// How many pictures a run draws: an odd number, so that one is in the middle, and no more than there are texts for.
    var count: Int {
        guard !isCold else { return 1 }
        switch (scene, kind) {
        case (.og, _): return 39
        case (.tags, _): return 19
        case (.grid, .png): return 5
        case (.grid, _): return 9
        case (.photos, _): return 19
        case (.effects, _): return 9
        // The first images have glyphs that no image had before.
        case (.scripts, .png): return 5
        case (.scripts, _): return 9
        case (.paragraphs, .svg), (.paragraphs, .pdf): return 7
        case (.paragraphs, _), (.cards, _): return 3
        }
    }
}

extension Contender {
    /// Runs the program once; nil where it failed, with the reason on standard error.
    func measure(_ job: Job, in place: Place) -> Measurement? {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("side-by-side-\(getpid()).\(job.kind.rawValue)").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        let command = command(job, file: file, in: place)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: command[0])
        process.arguments = Array(command.dropFirst())
        process.currentDirectoryURL = URL(fileURLWithPath: place.home)
        process.environment = ProcessInfo.processInfo.environment.merging(environment(in: place)) { $1 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        let start = ContinuousClock.now
        do { try process.run() } catch { return failed(job, "\(error)") }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        // The output ends with the process; waiting for it takes Foundation 50 ms more, however short the process was.
        let wall = (ContinuousClock.now - start) / .milliseconds(1)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return failed(job, "status \(process.terminationStatus)") }
        let last = text.split(separator: "\n").last.map(String.init) ?? ""
        guard let figures = try? JSONSerialization.jsonObject(with: Data(last.utf8)) as? [String: Any] else {
            return failed(job, "no figures in '\(last)'")
        }
        func number(_ key: String) -> Double? { (figures[key] as? NSNumber)?.doubleValue }
        let size = try? FileManager.default.attributesOfItem(atPath: file)[.size] as? NSNumber
        return Measurement(
            milliseconds: job.isCold ? wall : number("median") ?? 0,
            bytes: size?.intValue ?? Int(number("bytes") ?? 0), memory: number("rss_mb") ?? 0)
    }

    private func failed(_ job: Job, _ reason: String) -> Measurement? {
        let message = "side-by-side: \(name) failed to draw \(job.scene.rawValue) as \(job.kind.rawValue): \(reason)\n"
        FileHandle.standardError.write(Data(message.utf8))
        return nil
    }
}
