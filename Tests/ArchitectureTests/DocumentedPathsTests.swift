import Foundation
import Testing

/// Checks the paths in the pages of the repository: each leads to a file or a folder. The changelog is no such page,
/// because it also names files of the past.
@Suite struct DocumentedPathsTests {
    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private let folders: Set<Substring> = [
        "Benchmarks", "Documentation", "docs", "Examples", "Integrations", "Output", "script", "Sources", "Templates",
        "Tests",
    ]

    @Test func everyPathInBackticksExists() throws {
        var count = 0
        for page in try pages() {
            for path in try paths(inBackticksOf: page) {
                count += 1
                #expect(exists(root.appendingPathComponent(path)), "\(page) names \(path)")
            }
        }
        #expect(count > 50, "the paths were not found")
    }

    @Test func everyLinkToAFileExists() throws {
        var count = 0
        for page in try pages() {
            let folder = root.appendingPathComponent(page).deletingLastPathComponent()
            for link in try links(of: page) {
                count += 1
                #expect(exists(folder.appendingPathComponent(link)), "\(page) links to \(link)")
            }
        }
        #expect(count > 100, "the links were not found")
    }

    @Test func everyLinkToAHeadingExists() throws {
        var count = 0
        for page in try pages() + ["CONTRIBUTING.md", "CHANGELOG.md"] {
            let folder = root.appendingPathComponent(page).deletingLastPathComponent()
            for match in try lines(of: page).joined(separator: "\n").matches(of: #/\]\(([^)\s#:]*)#([^)\s]+)\)/#) {
                let (file, heading) = (String(match.1), String(match.2))
                guard file.isEmpty || file.hasSuffix(".md") else { continue }
                let target = file.isEmpty ? root.appendingPathComponent(page) : folder.appendingPathComponent(file)
                count += 1
                #expect(
                    try anchors(of: target).contains(heading),
                    "\(page) links to \(file)#\(heading), which is no heading")
            }
        }
        #expect(count > 100, "the links were not found")
    }

    @Test func everyImageExists() throws {
        var count = 0
        for page in try pages() {
            let folder = root.appendingPathComponent(page).deletingLastPathComponent()
            let text = try lines(of: page).joined(separator: "\n").replacing(#/`[^`\n]*`/#, with: "")
            for match in text.matches(of: #/(?:src|href)="([^":]+)"/#) {
                count += 1
                #expect(exists(folder.appendingPathComponent(String(match.1))), "\(page) shows \(match.1)")
            }
        }
        #expect(count > 100, "the images were not found")
    }

    @Test func anchorsAreThoseThatGitHubMakes() {
        #expect(anchor(of: "Ten starters") == "ten-starters")
        #expect(anchor(of: "`--each`: one image for each row") == "--each-one-image-for-each-row")
        #expect(anchor(of: "[A link](a.md), a_b and 1½") == "a-link-a_b-and-1½")
    }

    @Test func theGuideListsEveryPage() throws {
        let listed = Set(try links(of: "docs/README.md"))
        let pages = try pages().filter { $0.hasPrefix("docs/") && !$0.hasPrefix("docs/views/") }
        #expect(pages.count > 20)
        for page in pages where page != "docs/README.md" {
            #expect(listed.contains(String(page.dropFirst("docs/".count))), "docs/README.md does not list \(page)")
        }
    }

    private func pages() throws -> [String] {
        let docs = try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent("docs").path)
        return ["README.md", "ARCHITECTURE.md"] + docs.filter { $0.hasSuffix(".md") }.sorted().map { "docs/" + $0 }
    }

    /// The words in backticks that begin with a folder of the repository. A name with a placeholder in braces, as in
    /// `Output/{id}.png`, stands for any name, so only its folder is a path.
    private func paths(inBackticksOf page: String) throws -> [String] {
        try text(of: page).matches(of: #/`([^`\n]+)`/#).flatMap { $0.1.split(separator: " ") }.compactMap { word in
            let names = word.split(separator: "/", omittingEmptySubsequences: false)
            guard names.count > 1, let first = names.first, folders.contains(first) else { return nil }
            return names.prefix { !$0.contains("{") }.joined(separator: "/")
        }
    }

    /// The targets of links within the repository, without their headings.
    private func links(of page: String) throws -> [String] {
        try text(of: page).matches(of: #/\]\(([^)\s#]+)[^)]*\)/#).map { String($0.1) }.filter { !$0.contains(":") }
    }

    /// The lines of a page without those of code.
    private func lines(of page: String) throws -> [Substring] {
        var isCode = false
        return try text(of: page).split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            if line.hasPrefix("```") { isCode.toggle() }
            return !isCode && !line.hasPrefix("```")
        }
    }

    /// The anchors of a page's headings. One that occurs again has a number.
    private func anchors(of file: URL) throws -> Set<String> {
        let page = String(file.standardized.path.dropFirst(root.standardized.path.count + 1))
        var counts: [String: Int] = [:]
        return Set(
            try lines(of: page).compactMap { line in
                guard let title = line.firstMatch(of: #/^#{1,6} +(.*)$/#)?.output.1 else { return nil }
                let anchor = anchor(of: String(title))
                defer { counts[anchor, default: 0] += 1 }
                return counts[anchor].map { "\(anchor)-\($0)" } ?? anchor
            })
    }

    /// The anchor that GitHub makes of a heading.
    private func anchor(of title: String) -> String {
        let plain = title.replacing(#/\[([^\]]*)\]\([^)]*\)/#) { $0.output.1 }
        return String(
            plain.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }.map { $0 == " " ? "-" : $0 })
    }

    private func text(of page: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
    }

    private func exists(_ file: URL) -> Bool {
        FileManager.default.fileExists(atPath: file.standardized.path)
    }
}
