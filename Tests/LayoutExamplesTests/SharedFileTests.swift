import Foundation
import LayoutExamples
import Testing

/// The files of the examples can be shared with an app.
@Suite struct SharedFileTests {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static let folder = root.appendingPathComponent("Examples/Layouts")

    @Test func filesHaveTheImportsOfAnApp() throws {
        let block = """
            import SwiftUI
            import UIKit

            """
        let files = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path).filter {
            $0.hasSuffix(".swift") && !$0.hasPrefix("Gallery/")
        }
        for file in files {
            let text = try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
            #expect(text.hasPrefix(block), "\(file)")
            #expect(!text.dropFirst(block.count).contains("Flatlay"), "\(file)")
        }
        #expect(files.count > 15)
    }

    @Test func everyExampleNamesItsFile() {
        for example in LayoutExample.all + LayoutExample.figures {
            let file = Self.folder.appendingPathComponent(example.sourceFile).path
            #expect(FileManager.default.fileExists(atPath: file), "\(example.name)")
        }
    }
}
