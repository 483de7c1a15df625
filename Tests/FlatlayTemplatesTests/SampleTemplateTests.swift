import Flatlay
import Foundation
import Testing

@testable import FlatlayTemplates

/// The folder with the templates of the package.
let templatesFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Templates", isDirectory: true)

@Suite struct SampleTemplateTests {
    @Test(arguments: ["tags", "shelf", "symbols", "countries"])
    func everySampleTemplateIsCorrectInAllVariants(name: String) throws {
        let url = templatesFolder.appendingPathComponent("\(name).yaml")
        do throws(TemplateErrors) {
            let template = try Template(contentsOf: url)
            _ = try template.content()
            for variant in template.variantNames {
                _ = try Template(contentsOf: url, options: TemplateOptions(variant: variant)).content()
            }
        } catch {
            Issue.record("\(error.rendered)")
        }
    }

    @Test(arguments: ["blog-card", "shop", "settings", "poster", "release-banner"])
    func templatesBesideWebPagesHaveFewerThanSixtyLinesAndThePageCountsThem(name: String) throws {
        let docs = templatesFolder.deletingLastPathComponent().appendingPathComponent("docs")
        let template = try String(contentsOf: templatesFolder.appendingPathComponent("\(name).yaml"), encoding: .utf8)
        #expect(template.count { $0 == "\n" } < 60)
        let html = try String(contentsOf: docs.appendingPathComponent("comparison/\(name).html"), encoding: .utf8)
        let counts = [template, html].map { $0.split(separator: "\n").count { !$0.allSatisfy(\.isWhitespace) } }
        let page = try String(contentsOf: docs.appendingPathComponent("comparison.md"), encoding: .utf8)
        #expect(page.contains("\n| \(name) | \(counts[0]) lines | \(counts[1]) lines |"))
    }
}
