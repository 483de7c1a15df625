import Flatlay
import Foundation
import Testing
import UIKitViews

/// Layers inside each other: many of them, and one inside itself.
@MainActor @Suite struct LayerNestingTests {
    private func root() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }

    /// Adds layers inside each other, and returns the innermost one, which is red.
    private func nest(_ count: Int, in root: UIView, _ change: (CALayer) -> Void = { _ in }) -> CALayer {
        var layer = root.layer
        for _ in 0..<count {
            let inner = CALayer()
            inner.frame = root.bounds
            change(inner)
            layer.addSublayer(inner)
            layer = inner
        }
        layer.backgroundColor = UIColor.red.cgColor
        return layer
    }

    private func list(_ view: UIView) throws -> String { try ImageRenderer(view: view).displayList().description }

    private func message(_ view: UIView) -> String {
        do {
            return try list(view)
        } catch {
            return "error: \(error)"
        }
    }

    @Test func layersDeepInOthersAreDrawn() throws {
        let root = root()
        _ = nest(400, in: root)
        #expect(try list(root).contains("fill rectangle 0 0 20 20 #ff0000"))
        let views = self.root()
        var view = views
        for _ in 0..<400 {
            let inner = self.root()
            view.addSubview(inner)
            view = inner
        }
        view.backgroundColor = .red
        #expect(try list(views).contains("fill rectangle 0 0 20 20 #ff0000"))
    }

    @Test func layersThatAnImageCannotHoldAreAnError() {
        let deep = root()
        nest(600, in: deep).name = "end"
        #expect(message(deep).hasPrefix("error: "))
        #expect(message(deep).contains("is nested too deeply"))
        let clipped = root()
        nest(140, in: clipped) { $0.masksToBounds = true }.name = "end"
        let text = message(clipped)
        #expect(text.hasPrefix("error: ") && text.contains("500 layers") && text.contains("128 of them"), "\(text)")
    }

    @Test func aLayerInsideItselfIsAnError() {
        let root = root()
        let (outer, inner, mask) = (CALayer(), CALayer(), CALayer())
        (outer.name, inner.name, mask.name) = ("outer", "inner", "mask")
        root.layer.addSublayer(outer)
        outer.addSublayer(inner)
        func isRefused(_ change: () -> Void) -> Bool {
            change()
            let text = message(root)
            return text.hasPrefix("error: ") && text.contains("no layer can be inside itself") && text.contains("outer")
        }
        #expect(isRefused { inner.addSublayer(outer) })
        #expect(isRefused { inner.insertSublayer(outer, at: 0) })
        #expect(isRefused { outer.insertSublayer(outer, above: inner) })
        #expect(isRefused { outer.replaceSublayer(inner, with: outer) })
        #expect(isRefused { outer.mask = outer })
        #expect(isRefused { inner.mask = outer })
        #expect(inner.mask == nil && outer.mask == nil && outer.superlayer === root.layer && inner.superlayer === outer)
        outer.mask = mask
        #expect(isRefused { mask.addSublayer(outer) })
        #expect(mask.sublayers == nil && !message(root).hasPrefix("error: "))
        // A mask that another layer has taken is still one when the first gives it up.
        inner.mask = mask
        outer.mask = nil
        #expect(isRefused { mask.addSublayer(outer) })
        #expect(mask.sublayers == nil)
    }

    @Test func aViewInsideItselfIsAnError() {
        let (outer, inner) = (root(), root())
        (outer.accessibilityIdentifier, inner.accessibilityIdentifier) = ("outer", "inner")
        outer.addSubview(inner)
        inner.addSubview(outer)
        #expect(message(outer).contains("UIView 'outer' cannot be a subview of UIView 'inner'"))
        outer.insertSubview(outer, belowSubview: inner)
        #expect(message(outer).contains("UIView 'outer' cannot be a subview of UIView 'outer'"))
        #expect(outer.superview == nil && !message(outer).hasPrefix("error: "))
    }
}
