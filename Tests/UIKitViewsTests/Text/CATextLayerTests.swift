import CoreGeometry
import FlatlayDrawing
import Foundation
import Testing
import UIKitValues

@testable import UIKitViews

/// Layers with texts. Characters are 10 points wide, lines 20 high.
@MainActor @Suite(.gridText) struct CATextLayerTests {
    /// The lines of a layer as `text at x, y`.
    private func lines(_ change: (CATextLayer) -> Void) -> [String] {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        layer.string = "twelve signs"
        change(layer)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.layer.addSublayer(layer)
        return picture(of: view).filter { $0.contains("glyphs") || $0.contains("text") }
    }

    @Test func aLongTextReachesBeyondTheLayer() {
        let left = lines { _ in }
        #expect(left.count == 1 && left[0].contains("twelve signs"), "\(left)")
        #expect(lines { $0.alignmentMode = .center } != left)
        #expect(lines { $0.alignmentMode = .left } == left)
    }

    @Test func aTextIsShortenedOrWrappedAsAsked() {
        let shortened = lines { $0.truncationMode = .end }
        #expect(shortened.count == 1 && shortened[0].contains("…"), "\(shortened)")
        let wrapped = lines { $0.isWrapped = true }
        #expect(wrapped.count == 2 && wrapped[0].contains("twelve") && wrapped[1].contains("signs"), "\(wrapped)")
    }

    @Test func fontSizeAndColorAreThoseOfTheLayer() {
        let white = lines { $0.string = "ab" }
        #expect(white.first?.contains("#ffffff") == true, "\(white)")
        #expect(
            lines { ($0.string, $0.foregroundColor) = ("ab", UIColor.red.cgColor) }.first?.contains("#ff0000") == true)
        let attributed = NSAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.green])
        #expect(lines { $0.string = attributed }.first?.contains("#00ff00") == true)
        #expect(lines { $0.string = 12 }.isEmpty)
    }
}
