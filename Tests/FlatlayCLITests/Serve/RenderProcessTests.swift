import Foundation
import TestSupport
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

    @Test(arguments: [SIGILL, SIGKILL, SIGSEGV])
    func aCrashEndsOnePictureAndNoOther(signal: Int32) async throws {
        let service = try ServeProcess(
            try runner(), ["--threads", "2", "--time-limit", "100"],
            environment: ["SWIFT_BACKTRACE": "enable=no"])
        #expect(try await service.get("/card.png").status == 200)
        let client = service.client
        let renderersBefore = children(of: service.processIdentifier)
        let before = Dictionary(uniqueKeysWithValues: renderersBefore.map { ($0, processorTicks(of: $0)) })
        let doomed = Task { try await client.get("/long.png?data.rows=9000") }
        // The renderer that works while only this picture is under way. A thread of its own looks for it, since other tests
        // may keep this task waiting until the picture is finished; it stops the renderer, which goes on when it is killed.
        let killed: Int32? = await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                var found: Int32?
                _ = blockUntil(attempts: 30_000) {
                    found = before.keys.first { processorTicks(of: $0) > (before[$0] ?? 0) + 5 }
                    return found != nil
                }
                if let found { kill(found, SIGSTOP) }
                continuation.resume(returning: found)
            }
        }
        let other = Task { try await client.get("/card.png?data.rows=300") }
        // It is drawn, waits because the first one of its template took long, or is done.
        let hasArrived = try await waitUntil {
            let metrics = String(decoding: try await client.get("/metrics").body, as: UTF8.self)
            return ["\nflatlay_rendering_pictures 2\n", "\nflatlay_queue_pictures 1\n", "{format=\"png\"} 2\n"]
                .contains { metrics.contains($0) }
        }
        #expect(hasArrived)
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
        #expect(try await waitUntil { renderers.allSatisfy { kill($0, 0) != 0 } })
    }

    @Test func aServiceMayRenderInItsOwnProcess() async throws {
        let service = try ServeProcess(try runner(), ["--in-process"])
        #expect(try await service.get("/card.png").status == 200)
        #expect(children(of: service.processIdentifier).isEmpty)
        #expect(await service.stop() == 0)
    }
}
