import Flatlay
import Foundation
import RenderingTestSupport
import Testing
@testable import FlatlayAnimation

@Suite("Animations as files") struct AnimationOutputTests {
    private let animation = FrameStripTests.animation

    private func folder() throws -> String {
        let path = NSTemporaryDirectory() + "flatlay-animation-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return path
    }

    @Test(
        "the file extension decides the format",
        arguments: [("x.png", "acTL"), ("x.apng", "acTL"), ("x.WEBP", "ANMF"), ("x.svg", "@keyframes")])
    func endings(name: String, mark: String) throws {
        let path = try folder() + "/" + name
        try animation.write(to: path, scale: 2, options: AnimationOptions(framesPerSecond: 10))
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        #expect(bytes.range(of: Data(mark.utf8)) != nil)
        let format = try #require(AnimationFormat(pathExtension: String(name.split(separator: ".")[1])))
        #expect(try animation.data(as: format, scale: 2, options: AnimationOptions(framesPerSecond: 10)) == bytes)
    }

    @Test("an unknown extension, or an animation that can't be written, leaves no file")
    func errors() throws {
        let folder = try folder()
        let ending = #expect(throws: UnknownFormatError.self) { try animation.write(to: folder + "/x.gif") }
        #expect(
            ending?.description
                == "'\(folder)/x.gif' has no known file extension; end it in .png, .apng, .webp or .svg, or give the format"
        )
        #expect(throws: AnimationError.framesPerSecond(0)) {
            try animation.write(to: folder + "/x.png", options: AnimationOptions(framesPerSecond: 0))
        }
        #expect(throws: RenderError.invalidScale(0)) { try animation.write(to: folder + "/x.png", scale: 0) }
        #expect(throws: FileWriteError.self) { try animation.write(to: folder + "/none/x.png") }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }

    @Test("the error of a still image names only the extensions of still images")
    func stillEndings() {
        let error = #expect(throws: UnknownFormatError.self) {
            try ImageRenderer(Color.blue, width: 1).write(to: "x.gif")
        }
        #expect(
            error?.description
                == "'x.gif' has no known file extension; end it in .png, .svg, .pdf, .webp, .jpeg or .avif, "
                + "or give the format")
    }

    @Test("the options set the frame rate, the loops and the compression")
    func options() throws {
        let short = try animation.pngData(options: AnimationOptions(framesPerSecond: 5))
        #expect(try animation.pngData(options: AnimationOptions(framesPerSecond: 30)).count > short.count)
        let svg = String(
            decoding: try animation.svgData(
                title: "Move", idPrefix: "m-", options: AnimationOptions(holdAtStart: 1, holdAtEnd: 2, repeatCount: 2)),
            as: UTF8.self)
        #expect(svg.contains("animation-duration:3.5s") && svg.contains("animation-iteration-count:2"))
        #expect(svg.contains("<title>Move</title>") && svg.contains("id=\"m-flatlay\""))
        #expect(try animation.webPData(compression: .lossy(quality: 10)) != animation.webPData())
    }
}
