import Foundation
import Testing

@testable import FlatlayCLI

/// The list of flags, which may be given twice because they have no value, is that of the commands.
@Suite struct FlagTests {
    /// The commands that have options of their own, as `flatlay --help` lists them.
    private static func commands(_ words: [String] = []) throws -> [[String]] {
        let help = try CommandRunner().run(words + ["--help"]).text
        let list = help.components(separatedBy: "SUBCOMMANDS:\n").dropFirst().first ?? ""
        let names = list.split(separator: "\n").compactMap { $0.firstMatch(of: #/^  ([a-z]+)\b/#)?.output.1 }
        return try names.isEmpty ? [words] : names.flatMap { try commands(words + [String($0)]) }
    }

    @Test func everyFlagOfTheCommandsIsListed() throws {
        let commands = try Self.commands()
        #expect(commands.count > 15, "the commands were not found")
        var found: Set<String> = []
        for words in commands {
            for line in try CommandRunner().run(words + ["--help"]).text.split(separator: "\n") {
                guard let option = line.firstMatch(of: #/^  (-\S.*?)(?:  |$)/#)?.output.1, !option.contains("<") else {
                    continue
                }
                found.formUnion(option.matches(of: #/--?[a-z][a-z-]*/#).map { String($0.output) })
            }
        }
        let missing = found.subtracting(CommandLineCheck.flags).subtracting(["--dump"])
        #expect(missing.isEmpty, "CommandLineCheck.flags lacks \(missing.sorted())")
        let gone = CommandLineCheck.flags.subtracting(found).subtracting([ServeCommand.rendererFlag])
        #expect(gone.isEmpty, "no command has \(gone.sorted()) without a value")
    }
}
