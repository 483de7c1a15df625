import ArgumentParser
import Flatlay
import FlatlayTemplates
import Foundation

/// Checks that the argument parser lacks, or reports less clearly.
enum CommandLineCheck {
    /// The options that may be repeated. For any other option, the last value would silently win.
    static let repeatable: Set<String> = [
        "--data", "--set", "--font", "--symbols", "--allow-path", "--allow-net", "--ignore", "--runs", "--folder",
        "--cause", "--allow-host",
    ]
    /// Options with two names.
    static let longNames = ["-o": "--output", "--dynamic-type": "--content-size"]

    /// Checks the arguments of a command line, without the program's name.
    ///
    /// - Throws: ``CommandFailure/usage(_:)``.
    static func run(_ arguments: [String]) throws(CommandFailure) {
        if let name = arguments.first, !name.hasPrefix("-") { try checkCommand(name, arguments) }
        try checkRepetition(arguments)
    }

    private static func checkCommand(_ name: String, _ arguments: [String]) throws(CommandFailure) {
        let names = FlatlayCommand.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
        guard !names.contains(name) else {
            for group: any ParsableCommand.Type in [SnapshotsCommand.self, FiguresCommand.self] {
                guard name == group.configuration.commandName, let name = arguments.dropFirst().first,
                    !name.hasPrefix("-")
                else { continue }
                try checkSubcommand(name, of: group)
            }
            if name == "help", let topic = arguments.dropFirst().first, !topic.hasPrefix("-") {
                try checkCommand(topic, [])
            }
            return
        }
        let list = names.joined(separator: ", ")
        if let near = Suggestion.nearest(to: name, in: names) {
            throw .usage("'\(name)' is not a command; did you mean '\(near)'? Commands are \(list)")
        }
        if ["yaml", "yml", "json"].contains(FileName.ending(of: name)) {
            throw .usage("'\(name)' is not a command; did you mean 'flatlay render \(name)'? Commands are \(list)")
        }
        throw .usage("'\(name)' is not a command; commands are \(list)")
    }

    private static func checkSubcommand(
        _ name: String, of group: any ParsableCommand.Type
    ) throws(CommandFailure) {
        let names = group.configuration.subcommands.compactMap { $0.configuration.commandName }
        guard !names.contains(name) else { return }
        let hint = Suggestion.nearest(to: name, in: names).map { "; did you mean '\($0)'?" } ?? ";"
        throw .usage(
            "'\(name)' is not a command of \(group.configuration.commandName ?? "")\(hint) Commands are "
                + names.joined(separator: ", "))
    }

    /// Only values after `=` may start with a dash, so any argument that starts with one is an option.
    private static func checkRepetition(_ arguments: [String]) throws(CommandFailure) {
        var given: Set<String> = []
        for argument in arguments.prefix(while: { $0 != "--" }) where argument.hasPrefix("-") && argument != "-" {
            let written = String(argument.prefix { $0 != "=" })
            let name = longNames[written] ?? written
            guard !repeatable.contains(name), !given.insert(name).inserted, !isFlag(name, of: arguments.first) else {
                continue
            }
            throw .usage("\(written) is given twice; give it once, or run the command once for each")
        }
    }

    /// Whether an option has no value, so that repeating it has no effect.
    private static func isFlag(_ name: String, of command: String?) -> Bool {
        flags.contains(name) || (name == "--dump" && command == "animate")
    }

    static let flags: Set<String> = [
        "--show-frames", "--focus-path", "--json", "--strict", "--templates-only", "--quiet", "-q", "--unordered",
        "--timing", "--faces", "--batch", "--help", "-h", "--version", "--all", "--yes", "--dry-run", "--github",
        "--record", "--list", "--fit", "--show-constraints", "--replace", "--render", "--in-process",
        ServeCommand.rendererFlag,
    ]

    /// The parser's message for a terminal: line breaks in arguments become escapes, those of the message stay.
    static func shown(_ message: String, arguments: [String]) -> String {
        arguments.filter { $0.contains(where: \.isNewline) }.reduce(message) { message, argument in
            let value = argument.hasPrefix("-") ? String(argument.drop { $0 != "=" }.dropFirst()) : argument
            return [argument, value].reduce(message) {
                $1.isEmpty ? $0 : $0.replacingOccurrences(of: $1, with: $1.visible)
            }
        }
    }
}
