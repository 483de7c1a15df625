import Foundation
import Testing

/// A package with figures, in a folder of its own.
struct FigureFolder {
    let runner: CommandRunner

    /// Writes a list with one figure of a template, a catalogue, and a README with a block.
    init(formats: String = "[png]") throws {
        runner = try CommandRunner()
        try runner.write(
            """
            canvas: { width: 120, padding: 8, background: systemBackground }
            cells: { row: { text: "{{ item }}", foregroundStyle: primary } }
            data: { rows: [Green tea, Black tea] }
            sections: [ { items: rows, cell: row, layout: { list: {} } } ]

            """, to: "Figures/teas.yaml")
        try list("formats: \(formats)")
        try runner.write(
            "# Shop\n\nTeas.\n\n<!-- figure:teas -->\n<!-- /figure:teas -->\n", to: "Sources/Shop.docc/Shop.md")
        try runner.write("# Shop\n\n<!-- figure:teas -->\n<!-- /figure:teas -->\n\nThe end.\n", to: "README.md")
    }

    /// Writes the list anew.
    func list(_ more: String = "", figure: String = "", alt: String = "A list of teas") throws {
        try runner.write(
            """
            folder: Sources/Shop.docc/Figures
            \(more)
            figures:
              - name: teas
                template: Figures/teas.yaml
                alt: \(alt)
                \(figure)

            """, to: "Figures/figures.yaml")
    }

    @discardableResult
    func figures(_ arguments: String...) throws -> CommandRunner.Outcome {
        try runner.run(["figures"] + arguments)
    }

    func text(_ name: String) throws -> String { String(decoding: try runner.data(of: name), as: UTF8.self) }

    /// Replaces a part of a file.
    func replace(_ part: String, with other: String, in name: String) throws {
        let text = try text(name)
        try #require(text.contains(part), "\(name) has no '\(part)'")
        try runner.write(text.replacingOccurrences(of: part, with: other), to: name)
    }

    static let light = "Sources/Shop.docc/Figures/teas@2x.png"
    static let dark = "Sources/Shop.docc/Figures/teas~dark@2x.png"
    static let lock = "Figures/figures.lock"
}
