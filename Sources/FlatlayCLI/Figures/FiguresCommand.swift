import ArgumentParser

/// The command `flatlay figures`, which keeps the pictures of documentation up to date.
struct FiguresCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "figures",
        abstract: "Keeps the pictures of documentation up to date: DocC catalogues, READMEs, guides.",
        discussion: """
            Figures are declared in Figures/figures.yaml, as templates or as targets with figures in code. A record \
            beside it, figures.lock, says what each picture was made from. Exit codes: 0 all is up to date or done; 1 a \
            picture could not be rendered or written; 2 the command line is invalid; 3 a list, a template, a record or a \
            Markdown file is invalid; 4 a picture is missing; 5 one is stale; 6 a file is left from a figure that is \
            gone; 7 fonts or libraries are others than those of the pictures. Of several, the lowest counts.
            """,
        subcommands: [
            FiguresListCommand.self, FiguresRenderCommand.self, FiguresCheckCommand.self, FiguresAcceptCommand.self,
            FiguresPruneCommand.self,
        ])
}
