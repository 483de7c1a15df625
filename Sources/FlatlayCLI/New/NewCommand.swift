import ArgumentParser
import Flatlay
import Foundation

/// The command `flatlay new`, which writes a template to begin with.
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Writes a finished template with sample data into a folder, for you to change.",
        discussion: """
            The template renders at once: 'flatlay new blog-card cards', then 'flatlay render cards/blog-card.yaml'. \
            A missing folder is created, and a file that exists is never overwritten.
            """)

    @Argument(help: "The name of a starter; --list lists them.")
    var starter: String?

    @Argument(help: "The folder for the template.", completion: .directory)
    var folder: String?

    @Flag(help: "Lists the starters.")
    var list = false

    func validate() throws {
        if list {
            guard starter == nil else { throw ValidationError("--list takes no starter; leave one of them out") }
        } else {
            guard starter != nil else {
                throw ValidationError("name a starter and a folder; --list lists the starters")
            }
            guard let folder, !folder.isEmpty else { throw ValidationError("name a folder, such as . for this one") }
        }
    }

    func run() throws {
        guard let starter, let folder else { return StarterList.print() }
        let path = try StarterFile.write(Starter.named(starter), to: folder)
        StandardOutput.write("\(path)  draw it with 'flatlay render \(path)'")
    }
}

/// The list of `flatlay new --list`.
private enum StarterList {
    static func print() {
        let width = Starter.all.map(\.name.count).max() ?? 0
        for starter in Starter.all {
            let name = starter.name.padding(toLength: width, withPad: " ", startingAt: 0)
            StandardOutput.write("\(name)  \(starter.summary)")
        }
    }
}
