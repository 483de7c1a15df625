import DrawingTestSupport
import FlatlayBytes
import FlatlayImages
import FlatlayDrawing
import Foundation
import TestSupport
import Testing

@Suite struct FileImageResolverTests {
    private let temporary: TemporaryFolder
    private var root: String { temporary.path }
    private var assets: String { root + "/assets" }

    init() throws {
        temporary = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: assets + "/people", withIntermediateDirectories: true)
        try FileManager.default.createDirectory(atPath: root + "/secret", withIntermediateDirectories: true)
        try write(1, "assets/logo.png")
        try write(2, "assets/logo@2x.png")
        try write(3, "assets/logo@3x.png")
        try write(4, "assets/people/ann.png")
        try write(5, "secret/key.png")
    }

    /// Writes an image that is identified by its width.
    private func write(_ width: Int, _ path: String) throws {
        try AtomicFile.write(image(path, width, 1) { _, _ in .pureRed }.encoded, to: root + "/" + path)
    }

    private func resolver(scale: Int = 1, allowed: [String] = []) -> FileImageResolver {
        FileImageResolver(folders: [assets], allowedRoots: allowed, preferredScale: scale)
    }

    @Test(arguments: [(1, 1), (2, 2), (3, 3)])
    func theFileOfTheScaleIsTaken(scale: Int, width: Int) throws {
        let image = try resolver(scale: scale).image(named: "logo")
        #expect(image.pixelWidth == width)
        #expect(image.scale == CGFloat(scale))
        #expect(image.name == "logo")
    }

    @Test func otherScalesFollowFromTheLargest() throws {
        try FileManager.default.removeItem(atPath: assets + "/logo.png")
        #expect(try resolver(scale: 1).image(named: "logo").scale == 3)
    }

    @Test func aNameMayHaveAnExtensionAFolderOrAScale() throws {
        #expect(try resolver().image(named: "logo.png").pixelWidth == 1)
        #expect(try resolver().image(named: "people/ann").pixelWidth == 4)
        let double = try resolver().image(named: "logo@2x")
        #expect(double.pixelWidth == 2 && double.scale == 2)
        #expect(try resolver().image(named: assets + "/logo.png").pixelWidth == 1)
    }

    @Test func aNameThatIsNowhereSaysWhereItWasLookedFor() {
        let error = #expect(throws: ImageResolutionError.self) { try resolver().image(named: "missing") }
        #expect(error?.description == "image 'missing' not found in \(assets); check its name and its folder")
        #expect(throws: ImageResolutionError.self) { try resolver().image(named: "") }
        #expect(throws: ImageResolutionError.self) { try resolver().image(named: "a\u{0}b") }
        #expect(throws: ImageResolutionError.self) { try resolver().image(named: "people") }
    }

    @Test(arguments: ["../secret/key", "people/../../secret/key.png"])
    func noNameLeadsOutOfTheFolder(name: String) {
        let error = #expect(throws: ImageResolutionError.self) { try resolver().image(named: name) }
        #expect(
            error?.description
                == "image '\(name)' lies outside \(assets); move it there, or allow its folder (--allow-path)")
    }

    @Test func noLinkLeadsOutOfTheFolder() throws {
        try FileManager.default.createSymbolicLink(
            atPath: assets + "/link.png", withDestinationPath: root + "/secret/key.png")
        #expect(throws: ImageResolutionError.forbidden(name: "link", folder: assets)) {
            try resolver().image(named: "link")
        }
        #expect(throws: ImageResolutionError.forbidden(name: root + "/secret/key.png", folder: assets)) {
            try resolver().image(named: root + "/secret/key.png")
        }
        #expect(try resolver(allowed: [root + "/secret"]).image(named: "link").pixelWidth == 5)
    }

    @Test func aFolderWhoseNameOnlyStartsAlikeIsOutside() throws {
        try FileManager.default.createDirectory(atPath: root + "/assets2", withIntermediateDirectories: true)
        try write(6, "assets2/other.png")
        #expect(throws: ImageResolutionError.self) { try resolver().image(named: "../assets2/other") }
    }

    @Test func anImageIsDecodedOnce() throws {
        let images = resolver()
        #expect(try images.image(named: "logo") === images.image(named: "logo"))
    }

    @Test func severalThreadsGetTheSameImage() async throws {
        let images = resolver()
        let widths = try await withThrowingTaskGroup(of: Int.self) { group in
            for index in 0..<64 {
                group.addTask { try images.image(named: index % 2 == 0 ? "logo" : "people/ann").pixelWidth }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(widths == [1, 4])
    }

    @Test func damagedFilesAreNamed() throws {
        try AtomicFile.write(Data("no image".utf8), to: assets + "/text.png")
        let error = #expect(throws: ImageResolutionError.self) { try resolver().image(named: "text") }
        #expect(
            error?.description == "image 'text' is not PNG, JPEG, WebP, AVIF, GIF or SVG; convert it to one of them")
    }
}
