import FlatlayDrawing
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import FlatlayImages

/// Images on the web, from a server on this machine.
@Suite(.serialized) struct RemoteImagesTests {
    private static let png = PixelFile.data(width: 2, height: 1, pixels: [0, 0, 255, 255, 0, 255, 0, 255]) ?? Data()
    private let server: LocalServer

    init() throws {
        server = try LocalServer(body: Self.png)
    }

    private func failure(
        _ path: String, hosts: [String]? = nil, limits: RemoteImages.Limits = RemoteImages.Limits()
    ) -> RemoteImages.Failure? {
        let images = RemoteImages(hosts: hosts ?? [server.host], limits: limits)
        do throws(RemoteImages.Failure) {
            _ = try images.data(at: "http://\(server.host)\(path)")
            return nil
        } catch {
            return error
        }
    }

    @Test func anImageOfAnAllowedHostIsReadOnce() throws {
        let images = RemoteImages(hosts: [server.host])
        let address = "http://\(server.host)/a.png"
        #expect(try images.data(at: address) == Self.png)
        #expect(try RemoteImages(hosts: [server.host]).data(at: address) == Self.png)
        #expect(try String(decoding: images.data(at: "http://\(server.host)/count"), as: UTF8.self) == "2")
        let resolver = FileImageResolver(
            folders: [], allowedRoots: [], preferredScale: 1, cache: ImageCache(), remote: images)
        #expect(try resolver.image(named: address).pixelWidth == 2)
    }

    @Test func otherHostsAreForbiddenAlsoAfterARedirect() throws {
        #expect(failure("/a.png", hosts: []) == .forbidden(host: server.host))
        #expect(failure("/a.png", hosts: ["127.0.0.1"]) == .forbidden(host: server.host))
        #expect(failure("/to/http://example.com/a.png") == .forbiddenRedirect(host: "example.com"))
        #expect(failure("/to/http://localhost:1/a.png") == .forbiddenRedirect(host: "localhost:1"))
        #expect(RemoteImages.isHost("[::1]:8080") && RemoteImages.isHost("[fe80::1]") && !RemoteImages.isHost("[a"))
        #expect(RemoteImages.host(of: "http://[::1]:8080/a.png") == "[::1]:8080")
        #expect(failure("/to//a.png") == nil)
        let resolver = FileImageResolver(folders: [])
        #expect(throws: ImageResolutionError.forbiddenHost(name: "http://a.example/b.png", host: "a.example")) {
            try resolver.image(named: "http://a.example/b.png")
        }
    }

    @Test func anAddressThatFailedIsAskedAgain() throws {
        #expect(failure("/missing") == .failed(reason: "the server answers with 404"))
        #expect(failure("/missing") == .failed(reason: "the server answers with 404"))
        let count = try RemoteImages(hosts: [server.host]).data(at: "http://\(server.host)/count")
        #expect(String(decoding: count, as: UTF8.self) == "3")
    }

    /// What several threads have that ask at the same time.
    private func together(_ count: Int, _ path: String, _ images: RemoteImages) -> [RemoteImages.Failure?] {
        let answers = Mutex<[RemoteImages.Failure?]>([])
        let (group, server) = (DispatchGroup(), server.host)
        for _ in 0..<count {
            group.enter()
            Thread {
                var failure: RemoteImages.Failure?
                do throws(RemoteImages.Failure) { _ = try images.data(at: "http://\(server)\(path)") } catch {
                    failure = error
                }
                answers.withLock { $0.append(failure) }
                group.leave()
            }.start()
        }
        group.wait()
        return answers.withLock { $0 }
    }

    private func requestCount() throws -> Int? {
        let count = try RemoteImages(hosts: [server.host]).data(at: "http://\(server.host)/count?\(UUID())")
        return Int(String(decoding: count, as: UTF8.self))
    }

    @Test func thoseWhoWaitShareTheFailureAndTheNextSuccess() throws {
        var limits = RemoteImages.Limits()
        limits.milliseconds = 3_000
        let images = RemoteImages(hosts: [server.host], limits: limits)
        let before = RemoteImages.kept
        // The host answers the first request with an error, after a while.
        let failures = together(6, "/flaky", images)
        #expect(failures == Array(repeating: .failed(reason: "the server answers with 500"), count: 6))
        #expect(try requestCount() == 2, "each of them asked the host")
        // Six threads ask, and the file is kept and counted once.
        #expect(together(6, "/flaky", images) == Array(repeating: nil, count: 6))
        #expect(together(6, "/flaky", images) == Array(repeating: nil, count: 6))
        #expect(try requestCount() == 4)
        let after = RemoteImages.kept
        #expect(after.count - before.count == 3, "the file and the two counts")
        #expect(after.bytes - before.bytes == Self.png.count + 2)
    }

    @Test func aSlowHostTakesTheTimeOfOneAttempt() throws {
        var limits = RemoteImages.Limits()
        limits.milliseconds = 1_000
        let images = RemoteImages(hosts: [server.host], limits: limits)
        let failures = together(8, "/slow", images)
        #expect(failures == Array(repeating: .failed(reason: "it takes more than 1 seconds"), count: 8))
        // One after the other, each of them would have asked.
        #expect(try requestCount() == 2)
    }

    @Test func timeSizeAndRedirectsAreLimited() {
        var limits = RemoteImages.Limits()
        limits.milliseconds = 1000
        #expect(failure("/slow", limits: limits) == .failed(reason: "it takes more than 1 seconds"))
        limits = RemoteImages.Limits(bytes: 1 << 20)
        #expect(failure("/huge", limits: limits) == .failed(reason: "it has more than 1 MB"))
        #expect(failure("/circle") == .failed(reason: "it redirects more than 5 times"))
        #expect(failure("/to/file:///etc/passwd") == .failed(reason: "it redirects to no website"))
        #expect(failure("/missing") == .failed(reason: "the server answers with 404"))
    }

    @Test func theDownloadsOfAPictureAreLimitedTogether() throws {
        func read(_ name: String, _ images: RemoteImages) -> RemoteImages.Failure? {
            do throws(RemoteImages.Failure) {
                _ = try images.data(at: "http://\(server.host)/\(name).png")
                return nil
            } catch {
                return error
            }
        }
        let few = RemoteImages(hosts: [server.host], limits: RemoteImages.Limits(files: 2))
        // What is known is not downloaded again, and does not count.
        #expect(read("few1", few) == nil && read("few1", few) == nil && read("few2", few) == nil)
        few.startPicture()
        let refused = "the picture needs more than 2 files from the web; save some beside the template"
        #expect(read("few3", few) == .failed(reason: refused))
        few.startPicture()
        #expect(read("few3", few) == nil)
        let small = RemoteImages(
            hosts: [server.host], limits: RemoteImages.Limits(totalBytes: Self.png.count * 2 - 1))
        #expect(read("to//to//a", small) == nil)
        #expect(
            read("to//to//to//a", small)
                == .failed(reason: "the picture's files from the web have more than 0 MB together"))
        #expect(read("to//to//a", small) == nil)
    }

    @Test func hostsAreComparedWithTheirPorts() {
        #expect(RemoteImages.host(of: "https://Example.com/a") == "example.com")
        #expect(RemoteImages.host(of: "https://example.com:443/a") == "example.com")
        #expect(RemoteImages.host(of: "http://example.com:443/a") == "example.com:443")
        #expect(RemoteImages.host(of: "http://user@example.com/a") == nil)
        #expect(RemoteImages.isHost("example.com") && RemoteImages.isHost("localhost:8080"))
        for text in ["https://example.com", "example.com/a", "", "*", "a b", "a:b", "-a"] {
            #expect(!RemoteImages.isHost(text), "\(text)")
        }
    }
}
