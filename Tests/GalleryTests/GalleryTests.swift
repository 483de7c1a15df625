import Flatlay
import FlatlayTemplates
import FlatlayTesting
import Foundation
import Testing

/// Compares every image in `Output/` with a new render. With `FLATLAY_RECORD=1` they are written again.
@Suite struct GalleryTests {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static let templates: [String] = {
        let files =
            (try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Templates").path)) ?? []
        return files.filter { $0.hasSuffix(".yaml") }.sorted().map { String($0.dropLast(5)) }
    }()

    @Test(arguments: templates) func picturesEqualWhatTheirTemplatesRender(_ name: String) throws {
        let template = try Template(contentsOf: Self.root.appendingPathComponent("Templates/\(name).yaml"))
        let renderer = try template.renderer()
        for format in [ImageFormat.png, .svg] {
            let file = Self.root.appendingPathComponent("Output/\(name).\(format.rawValue)")
            try ReferenceFile(at: file).verify(renderer.data(as: format), showing: renderer.displayList())
        }
        #expect(renderer.diagnostics.isEmpty, "\(renderer.diagnostics)")
    }

    @Test(arguments: templates) func animationsEqualWhatTheirTemplatesShow(_ name: String) throws {
        let template = try Template(contentsOf: Self.root.appendingPathComponent("Templates/\(name).yaml"))
        let file = Self.root.appendingPathComponent("Output/animations/\(name).svg")
        guard let animation = try template.animation() else {
            #expect(!FileManager.default.fileExists(atPath: file.path))
            return
        }
        try ReferenceFile(at: file).verify(animation.svgData(title: template.canvas.title))
    }

    @Test func everyPictureHasItsTemplate() throws {
        let pictures = try FileManager.default.contentsOfDirectory(
            atPath: Self.root.appendingPathComponent("Output").path)
        let names = Set(pictures.map { ($0 as NSString).deletingPathExtension })
        #expect(
            names
                == Set(
                    Self.templates + [
                        "cells", "animations", "focus", "layouts", "scenes", "screens", "starters", "uikit", "views",
                    ]))
        #expect(Self.templates.count >= 4)
    }
}
