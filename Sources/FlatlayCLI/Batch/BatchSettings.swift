/// What the command line says for all jobs.
struct BatchSettings {
    let command: BatchCommand
    /// The files of jobs that name none.
    let name: OutputName

    init(_ command: BatchCommand) throws {
        self.command = command
        name = try command.output.map { try OutputName(option: $0) } ?? .standard
    }
}
