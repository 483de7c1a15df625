import Foundation
import PackagePlugin

/// The command `swift package figures`: it builds the command `flatlay` and the targets with figures in code, and runs
/// `flatlay figures` with what it was given.
///
/// ```sh
/// swift package --allow-writing-to-package-directory figures render
/// swift package --allow-writing-to-package-directory figures check
/// ```
///
/// The command is built as a product of this package, in the folder of the package's own build. As a tool of the plugin it
/// would be compiled a second time, with all that it consists of.
@main
struct FiguresPlugin: CommandPlugin {
    /// A target with figures: what the command reads.
    private struct Program: Encodable {
        var name: String
        var program: String
        var sources: [String]
    }

    private struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let verb = arguments.first { !$0.hasPrefix("-") }
        var arguments = ["figures"] + arguments
        if let verb, !arguments.contains(where: { $0.hasPrefix("--package-path") }), !isHelp(arguments) {
            arguments.append("--package-path=" + context.package.directoryURL.path)
            // Only these two run programs; to check, hashes of their sources are enough.
            if verb == "render" || verb == "check" && arguments.contains("--render") {
                let file = context.pluginWorkDirectoryURL.appending(path: "programs.json")
                try JSONEncoder().encode(try programs(of: context)).write(to: file)
                arguments.append("--programs=" + file.path)
            }
        }
        let process = Process()
        process.executableURL = try build("flatlay")
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        // The code says what is wrong.
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }

    private func isHelp(_ arguments: [String]) -> Bool {
        arguments.contains("--help") || arguments.contains("-h")
    }

    /// The executable targets that use `FlatlayFigures`, built.
    private func programs(of context: PluginContext) throws -> [Program] {
        let own = Set(context.package.targets.map(\.id))
        return try context.package.targets.compactMap { target in
            guard let module = target as? SwiftSourceModuleTarget, module.kind == .executable, usesFigures(module)
            else {
                return nil
            }
            let sources = ([module] + module.recursiveTargetDependencies).filter { own.contains($0.id) }
            return Program(
                name: module.name, program: try build(module.name).path,
                sources: Set(sources.map(\.directoryURL.path)).sorted())
        }
    }

    private func usesFigures(_ target: SwiftSourceModuleTarget) -> Bool {
        target.dependencies.contains { dependency in
            switch dependency {
            case .product(let product): product.name == "FlatlayFigures"
            case .target(let target): target.name == "FlatlayFigures"
            @unknown default: false
            }
        }
    }

    /// Builds a program and returns its file.
    private func build(_ product: String) throws -> URL {
        let result = try packageManager.build(.product(product), parameters: .init())
        guard result.succeeded else { throw Failure(description: "'\(product)' can't be built:\n\(result.logText)") }
        let program = result.builtArtifacts.first { $0.kind == .executable && $0.url.lastPathComponent == product }
        guard let program = program ?? result.builtArtifacts.first(where: { $0.kind == .executable }) else {
            throw Failure(description: "'\(product)' is no program; declare its target with .executableTarget")
        }
        return program.url
    }
}
