import Foundation
import TestSupport
import Testing

/// A package on the page of `flatlay preview`, in a browser.
@Suite struct PackagePreviewPageTests {
    @Test func aBuildIsWaitedForAndItsErrorsStandAboveAll() async throws {
        let package = try BuiltPackage()
        let preview = try package.preview()
        _ = try await package.list(EventClient(port: preview.port), build: "done")
        let file = package.path("Code/main.swift")
        let error = package.path("fake/error")
        let text =
            "\(file):3:7: error: cannot find 'Badge' in scope\n 3 |     x Badge()\n   |       `- error: it is not there\n"
        let values = try await PageBrowser(address: preview.address).run(
            "",
            [
                PageBrowser.until("document.querySelectorAll('#gallery .tile').length === 4"),
                .evaluate("[...document.querySelectorAll('#list h3')].map(each => each.textContent).join()"),
                PageBrowser.until(
                    "[...document.querySelectorAll('#gallery img')].every(each => each.src && !each.hidden)"),
                .evaluate("document.getElementById('build').hidden"),
                .write(text, to: error), .write("// Wrong.\n", to: file),
                PageBrowser.until("!document.getElementById('build').hidden"),
                .evaluate(
                    "document.getElementById('build').textContent + ' ' + document.querySelector('#build a').href"),
                .evaluate("document.getElementById('status').textContent"),
                // The large picture of code says it itself, over the last good one.
                .evaluate("select('figures/badge'), true"),
                PageBrowser.until(
                    "document.querySelector('#problems .problem')?.textContent.includes('main.swift:3:7')"),
                .evaluate("document.getElementById('build').hidden"),
                .write("", to: error), .write("// Right.\n", to: file),
                PageBrowser.until(
                    "!document.querySelector('#problems .problem') && document.querySelector('#stage img')?.naturalWidth === 80"
                ),
                .evaluate("document.getElementById('build').hidden && document.getElementById('open').href"),
            ])
        #expect(values[1] as? String == "Figures,figures")
        #expect(values[3] as? Bool == true)
        let said = try #require(values[7] as? String)
        #expect(said.contains("Code/main.swift:3:7: cannot find 'Badge' in scope"), "\(said)")
        #expect(said.contains("it is not there") && said.hasSuffix("vscode://file\(file):3:7"), "\(said)")
        #expect(values[11] as? Bool == true)
        #expect(values.last as? String == "vscode://file\(file):4:1")
        #expect(await preview.stop() == 0)
    }
}
