import Foundation
import PackagePlugin

/// Compiles files of an app that lie outside the package, such as those of an Xcode project beside it.
///
/// A target that uses the plugin has a file `app-sources.json` in its folder, which names them:
///
/// ```json
/// { "root": "../../../MyApp", "include": ["MyApp/**/*.swift"], "exclude": ["MyApp/AppDelegate.swift"] }
/// ```
///
/// Each file is rewritten where the compiler refuses it on Linux (`@objc`, `#selector`, `@IBOutlet`, `@main`, `os(iOS)`)
/// and compiled under its own name: errors point into the app. The app's files are never changed.
@main
struct AppSources: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let module = target as? SourceModuleTarget else { return [] }
        let file = module.directoryURL.appending(path: AppSourceList.fileName)
        let list: AppSourceList
        do {
            list = try AppSourceList(file: file)
        } catch {
            Diagnostics.error("\(file.path): \(error)")
            return []
        }
        for problem in list.problems { Diagnostics.error("\(file.path): \(problem)") }
        let tool = try context.tool(named: "AppSourcesTool").url
        return list.files.map { source in
            // The compiler warns where two files of a module, this one and the app's, have one name.
            let output = context.pluginWorkDirectoryURL.appending(path: source.path.dropLast(6) + ".rewritten.swift")
            return .buildCommand(
                displayName: "Rewriting \(source.path)", executable: tool,
                arguments: [source.url.path, output.path], inputFiles: [source.url], outputFiles: [output])
        }
    }
}
