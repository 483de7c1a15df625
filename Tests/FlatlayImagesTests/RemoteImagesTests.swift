import FlatlayDrawing
import Foundation
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
        #expect(failure("/to/http://example.com/a.png") == .forbidden(host: "example.com"))
        #expect(failure("/to/http://localhost:1/a.png") == .forbidden(host: "localhost:1"))
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
