import FlatlayLive
import FlatlayPreviews
import Foundation
import Testing

/// The lines of views in the previews of files that tell nothing of lines: the sources say where each text is written.
@MainActor
@Suite struct PreviewLineTests {
    private struct Place: Equatable {
        var file: String
        var line: Int
    }

    /// The texts that views of a module show and that no other line of its sources has.
    private func writtenTexts(in folder: String, module: String) throws -> [String: Place] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent(folder)
        let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
        var places: [String: [Place]] = [:]
        var quoted: [String: Int] = [:]
        for case let file as URL in files where file.pathExtension == "swift" {
            let lines = try String(contentsOf: file, encoding: .utf8).split(
                separator: "\n", omittingEmptySubsequences: false)
            for (index, line) in lines.enumerated() {
                for match in line.matches(of: #/"([^"\\]+)"/#) { quoted[String(match.1), default: 0] += 1 }
                let views = #/\b(?:Text|Label|Button|Toggle|Section|NavigationLink|Picker|LabeledContent)\("([^"\\]+)"/#
                for match in line.matches(of: views) {
                    places[String(match.1), default: []].append(
                        Place(file: "\(module)/\(file.lastPathComponent)", line: index + 1))
                }
            }
        }
        return places.compactMapValues { $0.count == 1 ? $0[0] : nil }.filter { quoted[$0.key] == 1 }
    }

    @Test(
        "texts have the line that they are written in",
        arguments: [("Tests/AppFileTests/App", "AppFileTests", 5), ("Examples/Screens", "ScreenExamples", 45)])
    func lines(folder: String, module: String, atLeast expected: Int) async throws {
        let written = try writtenTexts(in: folder, module: module)
        var checked = 0
        for entry in await LivePreviews.entries(of: [module]) {
            let request = try JSONEncoder().encode(LiveRequest(.inspection, name: entry.picture.name))
            let (answer, page) = await LiveProgram.answer(to: String(decoding: request, as: UTF8.self), [entry])
            #expect(answer.error == nil)
            for node in try JSONDecoder().decode(InspectionPage.self, from: page).nodes {
                // Letters are read from strings, too, and what a controller of UIKit is given has no place of its own.
                guard node.lines.count == 1, node.lines[0].count > 1, node.lines[0] != "hosted",
                    let place = written[node.lines[0]]
                else { continue }
                checked += 1
                #expect(
                    node.file.map { Place(file: $0, line: node.line ?? 0) } == place,
                    "\(entry.picture.name): \(node.lines[0])")
            }
        }
        #expect(checked >= expected)
    }
}
