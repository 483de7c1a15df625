import Foundation
import Testing

/// What ends a process that renders for a service, ends one picture and nothing else.
@Suite(.serialized) struct RenderProcessTests {
    /// A template that takes some seconds to draw, with `data.rows` rows.
    private static let card = """
        canvas: { width: 300, height: fit, background: white }
        data: { rows: 3 }
        sections:
          - items: rows
            cell: { text: "Row {{ item }}", padding: 4 }
            layout: { list: {} }
        """

    private func runner() throws -> CommandRunner {
        let runner = try CommandRunner()
        try runner.write(Self.card, to: "card.yaml")
        try runner.write(Self.card, to: "long.yaml")
        return runner
    }

    /// The processes that a process has started.
    private func children(of parent: Int32) -> [Int32] {
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return folders.compactMap { Int32($0) }.filter { number in
            guard let status = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8),
                let fields = status.split(separator: ")").last?.split(separator: " ")
            else { return false }
            return fields.count > 1 && fields[0] != "Z" && Int32(fields[1]) == parent
        }
    }

    /// The processor time of a process, in ticks.
    private func work(_ number: Int32) -> Int {
        let status = (try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)) ?? ""
        let fields = status.split(separator: ")").last?.split(separator: " ") ?? []
        return fields.count > 12 ? (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0) : 0
    }

    @Test(arguments: [SIGILL, SIGKILL, SIGSEGV])
    func aCrashEndsOnePictureAndNoOther(signal: Int32) async throws {
        let service = try ServeProcess(
            try runner(), ["--threads", "2", "--time-limit", "100"],
            environment: ["SWIFT_BACKTRACE": "enable=no"])
        #expect(try await service.get("/card.png").status == 200)
        let client = service.client
        let before = Dictionary(uniqueKeysWithValues: children(of: service.processIdentifier).map { ($0, work($0)) })
        let doomed = Task { try await client.get("/long.png?data.rows=9000") }
        // The renderer that works while only this picture is under way. A thread of its own looks for it, since other tests
        // may keep this task waiting until the picture is finished; it stops the renderer, which goes on when it is killed.
        let killed: Int32? = await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                var found: Int32?
                let start = ContinuousClock.now
                while found == nil, ContinuousClock.now - start < .seconds(300) {
                    usleep(20_000)
                    found = before.keys.first { work($0) > (before[$0] ?? 0) + 5 }
                }
                if let found { kill(found, SIGSTOP) }
                continuation.resume(returning: found)
            }
        }
        let other = Task { try await client.get("/card.png?data.rows=300") }
        try await Task.sleep(for: .milliseconds(50))
        kill(try #require(killed), signal)
        kill(try #require(killed), SIGCONT)
        let (answer, survivor) = try await (doomed.value, other.value)
        #expect(survivor.status == 200)
        #expect(answer.status == 500)
        let text = String(decoding: answer.body, as: UTF8.self)
        #expect(text.contains("\"kind\":\"crash\"") && text.contains("crashed (signal \(signal))"), "\(text)")
        // There are as many renderers as before, and none is the one that ended.
        #expect(try await service.get("/card.svg").status == 200)
        #expect(try await service.get("/long.png").status == 200)
        let renderers = children(of: service.processIdentifier)
        #expect(renderers.count == 2 && !renderers.contains(killed ?? 0), "\(renderers)")
        #expect(await service.stop() == 0)
        #expect(try service.logs().contains("a renderer ended"))
    }

    @Test func renderersEndWithTheirService() async throws {
        let service = try ServeProcess(try runner(), ["--threads", "2"])
        #expect(try await service.get("/card.png").status == 200)
        let renderers = children(of: service.processIdentifier)
        #expect(renderers.count == 2)
        // Even if it has no time to end them.
        service.send(SIGKILL)
        _ = await service.exitCode()
        let start = ContinuousClock.now
        while renderers.contains(where: { kill($0, 0) == 0 }), ContinuousClock.now - start < .seconds(20) {
            try await Task.sleep(for: .milliseconds(20))
        }
        #expect(renderers.allSatisfy { kill($0, 0) != 0 })
    }

    @Test func aServiceMayRenderInItsOwnProcess() async throws {
        let service = try ServeProcess(try runner(), ["--in-process"])
        #expect(try await service.get("/card.png").status == 200)
        #expect(children(of: service.processIdentifier).isEmpty)
        #expect(await service.stop() == 0)
    }
}
