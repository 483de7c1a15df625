import FlatlaySnapshots
import Foundation
import Testing

/// `flatlay snapshots review`, and the question for what a terminal shows. Python gives the program a terminal.
@Suite struct SnapshotsReviewTests {
    private static let python = "/usr/bin/python3"

    /// Runs the program on a terminal, and answers what it prints: each pair is a text to wait for and an answer.
    private func run(
        _ package: SnapshotPackage, _ arguments: [String], _ answers: [(String, String)],
        environment: [String: String] = ["TERM": "dumb"]
    ) throws -> CommandRunner.Outcome {
        let program = #"""
            import os, pty, select, signal, sys, json, termios, time
            answers = json.loads(sys.argv[1])
            pid, fd = pty.fork()
            if pid == 0:
                # The test runner blocks signals.
                signal.pthread_sigmask(signal.SIG_SETMASK, [])
                os.execv(sys.argv[2], sys.argv[2:])
            out, seen, end = b"", 0, time.time() + 30
            while time.time() < end:
                if answers:
                    at = out.find(answers[0][0].encode(), seen)
                    if at >= 0:
                        seen = at + len(answers[0][0].encode())
                        # Until the program waits for a key; whatever came before that would be for a line.
                        while termios.tcgetattr(fd)[3] & termios.ICANON and time.time() < end:
                            select.select([], [], [], 0.001)
                        if answers[0][1] == "TERM":
                            os.kill(pid, 15)
                        else:
                            os.write(fd, answers[0][1].encode())
                        answers.pop(0)
                        continue
                if not select.select([fd], [], [], 0.1)[0]:
                    continue
                try:
                    more = os.read(fd, 65536)
                except OSError:
                    break
                if not more:
                    break
                out += more
            # A pseudo-terminal keeps its settings after the program.
            flags = termios.tcgetattr(fd)[3]
            status = os.waitpid(pid, 0)[1]
            sys.stdout.buffer.write(out.replace(b"\r\n", b"\n"))
            if not flags & termios.ICANON or not flags & termios.ECHO:
                sys.stderr.write("the terminal was not restored")
            sys.exit(os.waitstatus_to_exitcode(status) if os.WIFEXITED(status) else 99)
            """#
        let json = String(
            decoding: try JSONSerialization.data(withJSONObject: answers.map { [$0, $1] }), as: UTF8.self)
        return try package.runner.run(
            ["-c", program, json, CommandRunner.program.path, "snapshots"] + arguments,
            environment: environment, limit: 60, program: URL(fileURLWithPath: Self.python))
    }

    private func package() throws -> SnapshotPackage {
        let package = try SnapshotPackage()
        for index in 1...4 {
            try package.addImage("CardTests", "card.\(index).png", 1)
            try package.addImage("CardTests", "card.\(index).pending.png", 2)
        }
        return package
    }

    private static let hasPython = FileManager.default.isExecutableFile(atPath: python)
    private static let prompt = "[q]uit? "

    @Test("each key does what it says, at once", .enabled(if: hasPython, "needs python3")) func keys() throws {
        let package = try package()
        let answers = [("1 of 4", ""), (Self.prompt, "xa"), (Self.prompt, "r"), (Self.prompt, "s"), (Self.prompt, "q")]
        let outcome = try run(package, ["review"], answers)
        #expect(outcome.exitCode == 1, "\(outcome.text)")
        #expect(outcome.text.contains("\n2 of 4\nCardTests/card.2.png: changed\n"))
        #expect(outcome.text.hasSuffix("1 accepted, 1 rejected, 2 left\n"))
        #expect(outcome.standardError.isEmpty)
        #expect(try package.data("CardTests", "card.1.png") == SnapshotPackage.image(2))
        #expect(try package.data("CardTests", "card.2.png") == SnapshotPackage.image(1))
        #expect(!package.exists("CardTests", "card.2.pending.png"))
        #expect(package.exists("CardTests", "card.3.pending.png") && package.exists("CardTests", "card.4.pending.png"))
    }

    @Test("all decided ends with 0; Control-C is quit", .enabled(if: hasPython, "needs python3")) func ends() throws {
        let package = try package()
        let stopped = try run(package, ["review", "card.1", "card.2"], [(Self.prompt, "a"), (Self.prompt, "\u{3}")])
        #expect(stopped.exitCode == 1)
        #expect(stopped.text.hasSuffix("1 accepted, 0 rejected, 1 left\n"))
        #expect(stopped.standardError.isEmpty)
        let outcome = try run(package, ["review", "card.2"], [(Self.prompt, "r")])
        #expect(outcome.exitCode == 0)
        let nothing = try run(package, ["review", "--cause=x", "card.3"], [])
        #expect(nothing.exitCode == 2)
    }

    @Test("a signal restores the terminal", .enabled(if: hasPython, "needs python3")) func signal() throws {
        let outcome = try run(package(), ["review"], [(Self.prompt, "TERM")])
        #expect(outcome.exitCode == 143)
        #expect(outcome.standardError.isEmpty)
    }

    @Test("without a terminal it says what to do instead") func noTerminal() throws {
        let outcome = try package().run("review")
        #expect(outcome.exitCode == 2)
        #expect(
            outcome.standardError == "flatlay: review needs a terminal; use 'flatlay snapshots list --json' or 'diff', "
                + "then 'accept' or 'reject' with names\n")
        #expect(try package().run("review", "--json").exitCode == 2)
    }

    @Test(
        "a terminal that the environment does not name is asked", .enabled(if: hasPython, "needs python3"),
        arguments: [
            ("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;22c", "\u{1B}_Ga=T,f=100"), ("\u{1B}[?62;4;22c", "\u{1B}P0;1q"),
            ("\u{1B}[?62;22c", ""), ("", ""), ("no answer", ""),
        ])
    func question(answer: String, start: String) throws {
        let environment = [
            "TERM": "xterm", "TERM_PROGRAM": "", "CI": "", "TMUX": "", "KITTY_WINDOW_ID": "", "KONSOLE_VERSION": "",
        ]
        let outcome = try run(package(), ["diff", "card.1"], [("\u{1B}[c", answer)], environment: environment)
        #expect(outcome.exitCode == 1)
        let text = outcome.text.replacingOccurrences(of: TerminalImage.question, with: "")
        #expect(text.contains("CardTests/card.1.png: changed"))
        let pictures = ["\u{1B}_Ga=T", "\u{1B}P0;1q", "\u{1B}]1337"].map { text.components(separatedBy: $0).count - 1 }
        #expect(pictures.reduce(0, +) == (start.isEmpty ? 0 : 2))
        #expect(start.isEmpty || text.contains(start))
        #expect(outcome.standardError.isEmpty)
    }
}
