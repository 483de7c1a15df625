/// The options of the command line, for all jobs.
struct BatchSettings {
    let command: BatchCommand
    /// The output name of jobs that don't specify one.
    let name: OutputName

    init(_ command: BatchCommand) throws {
        self.command = command
        name = try command.output.map { try OutputName(option: $0) } ?? .standard
    }
}
