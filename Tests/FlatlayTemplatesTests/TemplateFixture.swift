import Flatlay
import Foundation
import Testing

@testable import FlatlayTemplates

/// A temporary folder with the files of one test. It is removed when the fixture is deallocated.
///
/// Every template that is read or drawn here has a limit of work; see ``withinWorkLimit(sourceLocation:_:)``.
final class TemplateFixture {
    let folder: URL

    init(_ files: [String: String] = [:]) throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("flatlay-\(UUID().uuidString)/templates", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in files {
            let url = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
    }

    /// Reads a template as if it were a file in the folder.
    func template(_ source: String, options: TemplateOptions = TemplateOptions()) throws -> Template {
        try withinWorkLimit { try Template(source: source, name: "t.yaml", folder: folder, options: options) }
    }

    /// Returns the errors of a template and its data.
    func errors(
        _ source: String, options: TemplateOptions = TemplateOptions(), fonts: Set<String>? = nil
    ) -> [TemplateError] {
        do throws(TemplateErrors) {
            try withinWorkLimit { () throws(TemplateErrors) in
                let template = try Template(source: source, name: "t.yaml", folder: folder, options: options)
                _ = try template.content(knownFontFamilies: fonts)
            }
            return []
        } catch {
            return error.errors
        }
    }
}

extension Template {
    /// The frames of all elements, with text of a fixed size: every character 10 wide, every line 20 high.
    func frames() throws -> String {
        try withinWorkLimit { try gridRenderer().frameDescription() }
    }

    /// The display list as text, with text of a fixed size.
    func displayList() throws -> String {
        try withinWorkLimit { try gridRenderer().displayList().description }
    }

    /// The texts, in drawing order.
    func displayedText() throws -> [String] {
        try withinWorkLimit { try gridRenderer().displayList().drawnTexts }
    }

    func gridRenderer() throws -> ImageRenderer<AnyView> {
        let renderer = ImageRenderer(content: try content())
        renderer.scale = canvas.scale
        renderer.proposedSize = ProposedViewSize(width: canvas.width, height: canvas.height)
        renderer.colorScheme = canvas.colorScheme
        renderer.background = canvas.background
        renderer.textShaper = GridTextShaper()
        return renderer
    }
}

extension DisplayList {
    /// The text of each node that has some.
    fileprivate var drawnTexts: [String] {
        var texts: [(node: NodeID, text: String)] = []
        func collect(_ items: DisplayList.Items) {
            for item in items {
                switch item.command {
                case .glyphs(let run, _, _):
                    if texts.last?.node == item.node {
                        texts[texts.count - 1].text += run.text
                    } else {
                        texts.append((item.node, run.text))
                    }
                case .group(_, let inner): collect(inner)
                default: break
                }
            }
        }
        collect(items)
        return texts.map(\.text)
    }
}

extension DisplayList {
    /// Each run of text with the left end of its line and its baseline, in the image, in drawing order.
    var textPositions: [String] {
        var positions: [String] = []
        func collect(_ items: DisplayList.Items, _ transform: CGAffineTransform) {
            for item in items {
                switch item.command {
                case .glyphs(let run, let origin, _):
                    let place = origin.applying(transform)
                    positions.append("\(run.text) \(Int(place.x.rounded())) \(Int(place.y.rounded()))")
                case .group(.transform(let inner), let items): collect(items, inner.concatenating(transform))
                case .group(_, let items): collect(items, transform)
                default: break
                }
            }
        }
        collect(items, .identity)
        return positions
    }
}
