import FlatlayDrawing
import Foundation
import Testing
import UIKitViews

@testable import FlatlayNibs

/// Files of bundles.
@Suite(.serialized) @MainActor struct NibFileTests {
    private func inFolder(_ body: (Bundle) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("Base.lproj"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try xib("<view tag=\"1\" id=\"v\"/>").write(to: folder.appendingPathComponent("Card.xib"))
        try xib("<view tag=\"2\" id=\"v\"/>").write(to: folder.appendingPathComponent("Base.lproj/Row.xib"))
        try body(try #require(Bundle(path: folder.path)))
    }

    @Test func filesAreFoundInBundles() throws {
        try inFolder { bundle in
            #expect((bundle.loadNibNamed("Card", owner: nil)?.first as? UIView)?.tag == 1)
            #expect((UINib(nibName: "Row", bundle: bundle).instantiate(withOwner: nil).first as? UIView)?.tag == 2)
        }
    }

    @Test func aMissingFileIsAnErrorAndMakesNothing() throws {
        try inFolder { bundle in
            _ = warnings()
            #expect(bundle.loadNibNamed("Nothing", owner: nil)?.isEmpty == true)
            // UIKit raises an exception: it is the error of the next image.
            let diagnostics = Diagnostics()
            LayoutReports.deliver(to: diagnostics, showing: UIView())
            let failure = try #require(diagnostics.failure)
            #expect("\(failure)".hasPrefix("Nothing.xib: there is no such file in ") && diagnostics.entries.isEmpty)
            #expect(throws: NibError.self) { try UINib(nibName: "../Card", bundle: bundle).objects(withOwner: nil) }
            #expect(throws: NibError.self) { try UINib(nibName: "", bundle: bundle).objects(withOwner: nil) }
        }
    }
}
