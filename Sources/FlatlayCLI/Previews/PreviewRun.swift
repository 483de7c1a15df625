import FlatlayPreviews
import Foundation

/// Runs the program that renders previews, again and again as long as one of them ends it: the others are rendered.
struct PreviewRun {
    /// The path of the program.
    let program: String
    let arguments: [String]

    /// - Returns: the exit code of the program, or 1 if a preview crashed it.
    func run() throws(CommandFailure) -> Int32 {
        let journal = FileName.join(NSTemporaryDirectory(), "flatlay-previews-\(UUID().uuidString)")
        defer { unlink(journal) }
        var interruptions: [PreviewInterruption] = []
        while true {
            let (code, said) = try run(journal)
            guard code >= 128 else { return interruptions.isEmpty ? code : max(1, code) }
            let found = PreviewJournal(path: journal).interruptions
            let end = "the program crashed (signal \(code - 128))"
            // If the journal names no new preview, another run would crash in the same place.
            guard let last = found.first(where: { !interruptions.contains($0) }) else {
                throw .renderFailed(said.isEmpty ? end : "\(end): \(said)")
            }
            interruptions = found
            StandardError.write("flatlay: \(last): \(said.isEmpty ? end : said)")
        }
    }

    private func run(_ journal: String) throws(CommandFailure) -> (code: Int32, said: String) {
        do throws(SpawnedProgram.Failure) {
            let errors = try SpawnPipe()
            let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
            defer { close(nothing) }
            let spawned: SpawnedProgram
            do throws(SpawnedProgram.Failure) {
                defer { close(errors.writing) }
                spawned = try SpawnedProgram(
                    program, arguments + ["--journal", journal], folder: nil,
                    SpawnedProgram.Streams(input: nothing, output: STDOUT_FILENO, errors: errors.writing))
            } catch {
                close(errors.reading)
                throw error
            }
            let messages = ProgramMessages(errors.reading)
            let code = spawned.waitForCode()
            // Also waits until everything that the program wrote has been passed on.
            let said = messages.last()
            return (code, code >= 128 ? said : "")
        } catch {
            throw .renderFailed(error.message)
        }
    }
}
