import Foundation
import Testing

@Suite struct SymbolsOptionTests {
    @Test func drawsTheSymbolsOfAFolder() throws {
        let runner = try CommandRunner()
        try runner.write(
            """
            canvas: { width: 40, height: 40 }
            data: { names: [brand.logo] }
            sections:
              - { items: names, cell: { systemImage: "{{ item }}" }, layout: { grid: { columns: 1, itemHeight: 40 } } }

            """, to: "logo.yaml")
        let missing = try runner.run(["render", "logo.yaml"])
        #expect(missing.exitCode == 0)
        #expect(missing.standardError.contains("there is no symbol 'brand.logo'"), "\(missing.standardError)")
        try FileManager.default.createDirectory(
            at: runner.folder.appendingPathComponent("icons"), withIntermediateDirectories: true)
        try runner.write("<svg viewBox='0 0 4 4'><path d='M0 0h4v4z'/></svg>", to: "icons/brand-logo.svg")
        let found = try runner.run(["render", "logo.yaml", "--symbols", "icons", "--dump", "tree"])
        #expect(found.exitCode == 0)
        #expect(found.standardError.isEmpty, "\(found.standardError)")
        #expect(found.text.contains("symbol"))
    }

    @Test func drawsTheSymbolsOfATemplate() throws {
        let runner = try CommandRunner()
        try FileManager.default.createDirectory(
            at: runner.folder.appendingPathComponent("icons"), withIntermediateDirectories: true)
        try runner.write("<svg viewBox='0 0 4 4'><path d='M0 0h4v4z'/></svg>", to: "icons/mark.svg")
        try runner.write(
            """
            canvas: { width: 40, height: 40 }
            symbols: [icons]
            data: { names: [mark, bell] }
            sections:
              - items: names
                cell: { systemImage: "{{ item }}", imageScale: large, symbolVariant: fill, symbolRenderingMode: palette }
                layout: { grid: { columns: 2, itemHeight: 40 } }

            """, to: "own.yaml")
        let outcome = try runner.run(["render", "own.yaml"])
        #expect(outcome.exitCode == 0, "\(outcome.standardError)")
        #expect(outcome.standardError.isEmpty, "\(outcome.standardError)")
    }

    @Test func aFolderOfSymbolsThatIsNotThereIsAWrongCommandLine() throws {
        let runner = try CommandRunner()
        try runner.write(RenderCommandTests.hello, to: "hello.yaml")
        let outcome = try runner.run(["render", "hello.yaml", "--symbols", "nowhere"])
        #expect(outcome.exitCode == 2)
        #expect(
            outcome.standardError.contains(
                "--symbols: there is no folder 'nowhere'; check the path of the symbols"), "\(outcome.standardError)")
    }
}
