import Foundation
import Testing

/// The catalogue of the module Flatlay says what the guide says: its code is that of pages whose code is compiled or run.
@Suite("Catalogue of the module Flatlay") struct CatalogueTests {
    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private var catalogue: URL { root.appending(path: "Sources/Flatlay/Flatlay.docc") }

    private func pages(of folder: URL) throws -> [URL] {
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "md" }.sorted { $0.path < $1.path }
    }

    /// The texts between fences, without their language.
    private func blocks(of page: URL) throws -> [String] {
        let text = try String(contentsOf: page, encoding: .utf8)
        return text.matches(of: #/(?ms)^```\w*\n(.*?)^```$/#).map { String($0.1) }
    }

    @Test("code of the catalogue is in README.md or in docs/, where a test tries it")
    func code() throws {
        var known = try Set(blocks(of: root.appending(path: "README.md")))
        for page in try pages(of: root.appending(path: "docs")) { known.formUnion(try blocks(of: page)) }
        var count = 0
        for page in try pages(of: catalogue) {
            for block in try blocks(of: page) {
                count += 1
                #expect(
                    known.contains(block), "\(page.lastPathComponent) has code that no page of docs/ has:\n\(block)")
            }
        }
        #expect(count >= 10, "the code was not found")
    }

    @Test("each article is listed, and the list names no other")
    func articles() throws {
        let list = try String(contentsOf: catalogue.appending(path: "Flatlay.md"), encoding: .utf8)
            .matches(of: #/- <doc:(\w+)>/#).map { String($0.1) }
        let articles = try pages(of: catalogue.appending(path: "Articles")).map {
            $0.deletingPathExtension().lastPathComponent
        }
        #expect(list.sorted() == articles)
    }
}
