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
}
