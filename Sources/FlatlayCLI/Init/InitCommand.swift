import ArgumentParser
import Flatlay
import Foundation

/// The command `flatlay init --app`, which writes a package that compiles an app's files and compares its previews.
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Writes a package beside an app that compiles the app's files, and a test of all its previews.",
        discussion: """
            The app stays as it is: the package names its files. 'flatlay init --app ../Shop' writes the folder \
            ShopPreviews; 'swift test --package-path ShopPreviews' then compares each preview with its reference image. \
            The first run records the references and lists them, so that somebody looks at them; later ones compare. \
            Files that import a framework that Flatlay does not have are left out, and listed.
            """)

    @Option(help: "The folder of the app: the one that the Xcode project lies in.", completion: .directory)
    var app: String

    @Argument(
        help: ArgumentHelp("The folder for the package; the default is the app's name and 'Previews'."),
        completion: .directory)
    var folder: String?

    @Option(
        help: ArgumentHelp("The folder of Flatlay's package; the default is the one that this command was built in."),
        completion: .directory)
    var flatlay: String?

    func run() throws {
        let project = try AppProject(folder: app)
        let folder = folder ?? project.moduleName + "Previews"
        let package = AppPackage(project: project, folder: folder, flatlay: try flatlayFolder())
        try package.write()
        StandardOutput.write("\(folder): \(project.summary)")
        for line in project.leftOut { StandardOutput.write(line) }
        StandardOutput.write("Compare all previews with 'swift test --package-path \(folder)'")
    }

    private func flatlayFolder() throws(CommandFailure) -> String {
        func isPackage(_ url: URL) -> Bool {
            let manifest = try? String(contentsOf: url.appendingPathComponent("Package.swift"), encoding: .utf8)
            return manifest?.contains("name: \"Flatlay\"") == true
        }
        if let flatlay {
            guard isPackage(URL(fileURLWithPath: flatlay)) else {
                throw .usage("--flatlay: '\(flatlay)' has no Package.swift of Flatlay")
            }
            return flatlay
        }
        var url = (Bundle.main.executableURL ?? URL(fileURLWithPath: ".")).resolvingSymlinksInPath()
        while url.path != "/" {
            url = url.deletingLastPathComponent()
            if isPackage(url) { return url.path }
        }
        throw .usage("this command does not lie in Flatlay's package; name its folder: --flatlay FOLDER")
    }
}
