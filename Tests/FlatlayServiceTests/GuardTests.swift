import FlatlayBytes
import FlatlayService
import Foundation
import TestSupport
import Testing

/// What is refused, and how.
@Suite(.serialized) struct GuardTests {
    @Test(arguments: [
        "/..%2Fsecret.png", "/../secret.png", "/%2e%2e/secret.png", "/a/../../secret.png", "/%00.png", "/card%00.png",
        "//etc/passwd.png", "/.hidden.png", "/a/.hidden.png", "/a%5C..%5Csecret.png", "/link.png",
        "/outside/secret.png",
        "/%2Fetc%2Fpasswd.png", "/missing.png", "/card.gif", "/card.yaml", "/folder.png", "/",
    ])
    func nothingOutsideOfTheFolderIsFound(target: String) async throws {
        let base = try RunningService.folder(templates: ["in/card", "in/.hidden", "in/a/.hidden", "secret"])
        let folder = base.appendingPathComponent("in")
        let files = FileManager.default
        try files.createSymbolicLink(
            at: folder.appendingPathComponent("link.yaml"),
            withDestinationURL: base.appendingPathComponent("secret.yaml"))
        try files.createSymbolicLink(at: folder.appendingPathComponent("outside"), withDestinationURL: base)
        try files.createDirectory(at: folder.appendingPathComponent("folder.yaml"), withIntermediateDirectories: true)
        let service = try await RunningService(folder: folder)
        let answer = try await service.send("GET", target)
        #expect([400, 404].contains(answer.status), "\(answer.text)")
        #expect(answer.fields["content-type"] == "application/problem+json" && answer.text.contains("\"detail\""))
        #expect(service.pictures.rendered.isEmpty)
        #expect(try await service.send("GET", "/card.png").status == 200)
        try await service.stop()
    }

    @Test func aLinkOutOfTheFolderIsNotItsOwnSuggestion() async throws {
        let base = try RunningService.folder(templates: ["in/card", "secret"])
        let folder = base.appendingPathComponent("in")
        try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent("link.yaml"),
            withDestinationURL: base.appendingPathComponent("secret.yaml"))
        let service = try await RunningService(folder: folder)
        let answer = try await service.send("GET", "/link.png")
        #expect(answer.status == 404 && answer.text.contains("there is no template 'link'"))
        #expect(!answer.text.contains("did you mean 'link'"))
        try await service.stop()
    }

    @Test func requestsThatSayTwoThingsAreRefused() async throws {
        let service = try await RunningService()
        let twice = try await service.send("GET", "/card.png", ["Host: localhost", "Host: evil.example"])
        #expect(twice.status == 400 && twice.text.contains("two Host fields"))
        // The host of the target counts.
        let other = try await service.send("GET", "http://evil.example/card.png", ["Host: localhost"])
        #expect(other.status == 421, "\(other.text)")
        let own = try await service.send("GET", "http://localhost/card.png?a=1", ["Host: evil.example"])
        #expect(own.status == 200 && own.text == "card png a=1 ")
        let coding = try RawConnection(port: service.port)
        coding.request("POST", "/card.png", ["Transfer-Encoding: xchunked"])
        #expect([400, 501].contains(try await coding.answer().status))
        let chunk = try RawConnection(port: service.port)
        chunk.request("POST", "/card.png", ["Transfer-Encoding: chunked"])
        chunk.send("nonsense\r\n")
        #expect(try await chunk.answer().status == 400)
        try await service.stop()
    }

    @Test func aRequestThatNeverEndsIsAnswered() async throws {
        let service = try await RunningService { settings, _ in settings.receiveLimit = 0.5 }
        let endless = try RawConnection(port: service.port)
        endless.request("POST", "/card.png", ["Transfer-Encoding: chunked"])
        endless.send("FFFFFFFFFFFFFFFF\r\n")
        #expect(try await endless.answer().status == 408)
        #expect(await endless.ends())
        try await service.stop()
    }

    @Test func aLinkWithinTheFolderIsFine() async throws {
        let service = try await RunningService(templates: ["a/card"])
        try FileManager.default.createSymbolicLink(
            at: service.folder.appendingPathComponent("b.yaml"),
            withDestinationURL: service.folder.appendingPathComponent("a/card.yaml"))
        #expect(try await service.send("GET", "/b.png").status == 200)
        #expect(try await service.send("GET", "/a/card.png").text == "a/card png  ")
        try await service.stop()
    }

    @Test(arguments: [
        ("/card.png?width", "'width' has no value"), ("/card.png?a=1&a=2", "'a' is given twice"),
        ("/card.png?=1", "a parameter has no name"), ("/card.png?a=%FF", "no UTF-8"), ("/card.png?a=%4", "no UTF-8"),
        ("/card.png?a=%00", "the character NUL"), ("/card.png?signature=ab", "'signature' is for signed addresses"),
        ("/%FF.png", "no UTF-8"), ("/" + String(repeating: "a", count: 2000) + ".png", "a picture's address is a path"),
        ("/card.png?" + (0..<300).map { "p\($0)=1" }.joined(separator: "&"), "more than 256 parameters"),
    ])
    func wrongAddressesAreExplained(target: String, message: String) async throws {
        let service = try await RunningService()
        let answer = try await service.send("GET", target)
        #expect(answer.status == 400 && answer.text.contains(message), "\(answer.text)")
        #expect(answer.fields["cache-control"] == "no-store")
        try await service.stop()
    }

    @Test func limitsAreSaid() async throws {
        let service = try await RunningService { settings, _ in
            (settings.bodyLimit, settings.addressLimit) = (1000, 2000)
        }
        let long = try await service.send("GET", "/card.png?a=" + String(repeating: "a", count: 2000))
        #expect(long.status == 414 && long.text.contains("more than 2000 bytes"))
        let large = String(repeating: " ", count: 2000)
        #expect(try await service.send("POST", "/card.png", body: large).status == 413)
        let chunked = try RawConnection(port: service.port)
        chunked.request("POST", "/card.png", ["Transfer-Encoding: chunked"])
        chunked.send("7d0\r\n\(large)\r\n0\r\n\r\n")
        let answer = try await chunked.answer()
        #expect(answer.status == 413 && answer.fields["connection"] == "close")
        #expect(await chunked.ends())
        let type = try await service.send("POST", "/card.png", ["Content-Type: text/csv"], body: "a,b")
        #expect(type.status == 415)
        let method = try await service.send("DELETE", "/card.png")
        #expect(method.status == 405 && method.fields["allow"] == "GET, HEAD, POST")
        #expect(try await service.send("POST", "/metrics", body: "x").status == 405)
        // Far too long for any server.
        let endless = try RawConnection(port: service.port)
        endless.request("GET", "/card.png?a=" + String(repeating: "a", count: 200_000))
        #expect(await endless.ends())
        #expect(service.pictures.rendered.isEmpty)
        try await service.stop()
    }

    @Test func slowClientsAreLeft() async throws {
        let service = try await RunningService(pictures: CountedPictures(size: 50 << 20)) { settings, _ in
            (settings.receiveLimit, settings.sendLimit) = (0.5, 0.5)
        }
        // One that sends a byte from time to time; one that never ends its data; one that says nothing.
        let head = try RawConnection(port: service.port)
        head.send("GET /card.png HT")
        // The server's timers are those of its event loops, so time really passes here.
        let trickle = Task {
            for _ in 0..<40 {
                head.send("T")
                try await Task.sleep(for: .milliseconds(50))
            }
        }
        let body = try RawConnection(port: service.port)
        body.send("POST /card.png HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
        let silent = try RawConnection(port: service.port)
        #expect(await silent.ends())
        #expect(await head.ends())
        #expect(await body.ends())
        trickle.cancel()
        // One that does not read its picture.
        let reader = try RawConnection(port: service.port)
        reader.request("GET", "/card.png")
        #expect(await service.pictures.hasBegun(1))
        let isAlone = try await waitUntil(every: .milliseconds(50)) {
            try await service.send("GET", "/metrics").text.contains("\nflatlay_connections 1\n")
        }
        #expect(isAlone, "only the connection that asks is left")
        try await service.stop()
    }

    @Test func aClientMayAskForSoManyPictures() async throws {
        let service = try await RunningService { settings, _ in
            (settings.rateLimit, settings.clientHeader) = (2, "X-Forwarded-For")
        }
        for number in 0..<2 { #expect(try await service.send("GET", "/card.png?n=\(number)").status == 200) }
        let refused = try await service.send("GET", "/card.png?n=2")
        #expect(refused.status == 429 && Int(refused.fields["retry-after"] ?? "") == 30)
        // What is there costs nothing, and others may ask.
        #expect(try await service.send("GET", "/card.png?n=1").status == 200)
        let other = ["X-Forwarded-For: 127.0.0.1, 10.1.2.3"]
        for number in 3..<5 { #expect(try await service.send("GET", "/card.png?n=\(number)", other).status == 200) }
        // What a client writes before the proxy's word is no other client.
        let spoofed = ["X-Forwarded-For: 9.9.9.9, 10.1.2.3"]
        #expect(try await service.send("GET", "/card.png?n=5", spoofed).status == 429)
        // The bucket fills again evenly.
        await service.pass(.seconds(29))
        #expect(try await service.send("GET", "/card.png?n=2").fields["retry-after"] == "1")
        await service.pass(.seconds(1))
        #expect(try await service.send("GET", "/card.png?n=2").status == 200)
        #expect(try await service.send("GET", "/card.png?n=6").status == 429)
        try await service.stop()
    }

    @Test func otherNamesAndPagesAreRefused() async throws {
        let service = try await RunningService { settings, _ in settings.allowedHosts = ["pictures.example"] }
        for (host, status) in [
            ("localhost", 200), ("127.0.0.1:8080", 200), ("[::1]:8080", 200), ("Pictures.Example", 200),
            ("evil.example", 421), ("localhost.evil.example", 421),
        ] {
            #expect(try await service.send("GET", "/card.png", ["Host: \(host)"]).status == status, "\(host)")
        }
        for (origin, status) in [
            ("http://localhost", 200), ("https://pictures.example", 200), ("https://evil.example", 403), ("null", 403),
        ] {
            let answer = try await service.send("POST", "/card.png", ["Origin: \(origin)"], body: "{}")
            #expect(answer.status == status, "\(origin)")
        }
        try await service.stop()
        // A service for others answers to any name unless some are given.
        let check = HostCheck(host: "0.0.0.0", allowed: [])
        #expect(check.allows(host: "any.example") && !check.allows(origin: "https://evil.example", host: "any.example"))
        #expect(!HostCheck(host: "0.0.0.0", allowed: ["a.example"]).allows(host: "any.example"))
    }

    // MARK: Signatures

    private static let keys = ["0123456789abcdef-first", "0123456789abcdef-second"]

    private func signed(_ target: String, key: String, expires: Int = 60) -> String {
        let message = target + (target.contains("?") ? "&" : "?") + "expires=\(RunningService.start + expires)"
        return message + "&signature=" + MessageAuthentication.code(of: message.utf8, key: Array(key.utf8))
    }

    @Test func onlySignedAddressesAreAnswered() async throws {
        let service = try await RunningService { settings, folder in
            let file = folder.appendingPathComponent("keys")
            try Data("# keys\n\(Self.keys[0])\n\(Self.keys[1])\n".utf8).write(to: file)
            settings.keys = try SigningKeys(file: file.path, time: settings.time)
        }
        // Both keys are good while one replaces the other.
        for key in Self.keys {
            let answer = try await service.send("GET", signed("/card.png?a=%C3%A4", key: key))
            #expect(answer.status == 200 && answer.text == "card png a=ä ")
            #expect(answer.fields["cache-control"] == "public, max-age=60", "no longer than the address")
        }
        #expect(service.pictures.rendered.count == 1, "the signature is no part of the picture")
        let good = signed("/card.png", key: Self.keys[0])
        for (target, message) in [
            ("/card.png", "has no signature"), (signed("/card.png", key: "another key, also long"), "is wrong"),
            (signed("/card.png", key: Self.keys[0], expires: -1), "has expired"),
            (good.replacingOccurrences(of: "card", with: "CARD"), "is wrong"), (good + "&a=1", "has no signature"),
            (good.replacingOccurrences(of: "expires=", with: "expires=1"), "is wrong"),
            (String(good.dropLast()), "is wrong"),
            (
                "/card.png?signature="
                    + MessageAuthentication.code(of: "/card.png".utf8, key: Array(Self.keys[0].utf8)),
                "does not say when it ends"
            ),
        ] {
            let answer = try await service.send("GET", target)
            #expect(answer.status == 403 && answer.text.contains(message), "\(target) \(answer.text)")
        }
        // What runs the service needs no signature.
        for page in ["/health", "/ready", "/metrics"] { #expect(try await service.send("GET", page).status == 200) }
        // A new file of keys is read without a new start.
        let file = service.folder.appendingPathComponent("keys")
        try Data("another key, also long\n".utf8).write(to: file)
        await service.pass(.seconds(1))
        #expect(try await service.send("GET", signed("/card.png", key: Self.keys[0])).status == 200, "not read yet")
        await service.pass(.milliseconds(1))
        #expect(try await service.send("GET", signed("/card.png", key: "another key, also long")).status == 200)
        #expect(try await service.send("GET", signed("/card.png", key: Self.keys[0])).status == 403)
        try await service.stop()
    }

    @Test(arguments: [
        ("", "has 0 keys"), ("short\n", "has fewer than 16 characters"),
        ("0123456789abcdefa\n0123456789abcdefb\n0123456789abcdefc\n", "has 3 keys"),
    ])
    func wrongKeysAreExplained(text: String, message: String) throws {
        let file = try RunningService.folder(templates: ["card"]).appendingPathComponent("keys")
        try Data(text.utf8).write(to: file)
        let error = #expect(throws: SigningKeys.Invalid.self) { try SigningKeys(file: file.path) }
        #expect(error?.description.contains(message) == true)
    }
}
