import ArgumentParser
import Flatlay
import Foundation

/// The command `flatlay previews`, which builds a package and renders all its previews.
struct PreviewsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "previews",
        abstract: "Builds a Swift package and renders each of its previews to a file.",
        discussion: """
            Every '#Preview' and every preview of a 'PreviewProvider' is found, in all targets that are products of the \
            package, or in those that are named. Previews have the size and the device that their traits name, others \
            that of --device. The package must depend on Flatlay. The build shares the folder .build with the package.
            """)

    @Argument(help: "The targets whose previews are rendered; the default is every library of the package.")
    var targets: [String] = []

    @Option(help: "The folder of the package.", completion: .directory)
    var packagePath = "."

    @Option(name: .shortAndLong, help: "The folder for the files.", completion: .directory)
    var output = "previews"

    @Option(help: "One image that shows all previews, such as previews.png.", completion: .file())
    var sheet: String?

    @Option(help: "The device of previews that name no size, such as iphone-16-pro.")
    var device: String?

    @Flag(help: "Draws previews that name no size in the size of their view.")
    var fit = false

    @Option(help: "png, svg or pdf.")
    var format: String?

    @Flag(help: "Draws the constraints of views of UIKit above them.")
    var showConstraints = false

    func validate() throws {
        if fit, device != nil { throw ValidationError("--fit and --device exclude each other; leave one of them out") }
    }

    func run() throws {
        let package = try PreviewPackage(folder: packagePath, targets: targets)
        let program = try package.build()
        // The program runs where the command does, so that the paths that it prints are the given ones.
        var arguments = package.modules + ["-o", output]
        if let sheet { arguments += ["--sheet", sheet] }
        if let device { arguments += ["--device", device] }
        if fit { arguments.append("--fit") }
        if let format { arguments += ["--format", format] }
        if showConstraints { arguments.append("--show-constraints") }
        let status = try PreviewRun(program: program, arguments: arguments).run()
        if status != 0 { throw CommandFailure.reported(nil, exitCode: status) }
    }
}
