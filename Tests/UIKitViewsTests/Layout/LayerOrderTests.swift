import FlatlayDrawing
import Foundation
import Testing
import UIKitValues
import UIKitViews

/// The layers of subviews among layers that an app adds.
@MainActor @Suite(.gridText) struct LayerOrderTests {
    /// A view with the subviews a and b and a layer o above them.
    private func tree() -> (root: UIView, a: UIView, b: UIView) {
        let (root, a, b) = (UIView(), UIView(), UIView())
        for (view, name) in [(a, "a"), (b, "b")] {
            view.layer.name = name
            root.addSubview(view)
        }
        let other = CALayer()
        other.name = "o"
        root.layer.addSublayer(other)
        return (root, a, b)
    }

    private func order(_ root: UIView) -> String { (root.layer.sublayers ?? []).compactMap(\.name).joined() }

    private func view(_ name: String) -> UIView {
        let view = UIView()
        view.layer.name = name
        return view
    }

    @Test func movesOfSubviewsMoveTheirLayersAlone() {
        let (root, a, b) = tree()
        #expect(order(root) == "abo")
        root.bringSubviewToFront(a)
        #expect(order(root) == "boa" && root.subviews == [b, a])
        root.sendSubviewToBack(a)
        #expect(order(root) == "abo" && root.subviews == [a, b])
        root.exchangeSubview(at: 0, withSubviewAt: 1)
        #expect(order(root) == "bao" && root.subviews == [b, a])
        root.addSubview(b)
        #expect(order(root) == "aob" && root.subviews == [a, b])
    }

    @Test func insertedSubviewsAreBesideTheirSiblings() {
        let (root, a, b) = tree()
        root.insertSubview(view("c"), aboveSubview: b)
        #expect(order(root) == "abco")
        root.insertSubview(view("d"), belowSubview: b)
        #expect(order(root) == "adbco")
        root.insertSubview(a, aboveSubview: b)
        #expect(order(root) == "dbaco" && root.subviews.map(\.layer.name) == ["d", "b", "a", "c"])
        root.insertSubview(b, belowSubview: a)
        #expect(order(root) == "dbaco")
        root.insertSubview(view("e"), at: 1)
        #expect(order(root) == "debaco")
        root.insertSubview(view("f"), at: 99)
        #expect(order(root) == "debacof")
        root.insertSubview(view("g"), at: -1)
        #expect(order(root) == "gdebacof")
        root.insertSubview(view("h"), belowSubview: UIView())
        #expect(order(root) == "gdebacofh")
    }

    @Test func sublayersAreInsertedBesideSiblings() {
        let root = CALayer()
        func layer(_ name: String) -> CALayer {
            let layer = CALayer()
            layer.name = name
            return layer
        }
        func order() -> String { (root.sublayers ?? []).compactMap(\.name).joined() }
        let (a, b) = (layer("a"), layer("b"))
        root.sublayers = [a, b]
        root.insertSublayer(layer("c"), above: a)
        root.insertSublayer(layer("d"), below: b)
        #expect(order() == "acdb")
        root.insertSublayer(a, above: b)
        #expect(order() == "cdba")
        root.insertSublayer(b, below: nil)
        root.insertSublayer(layer("e"), above: CALayer())
        #expect(order() == "bcdae")
        root.replaceSublayer(a, with: layer("f"))
        #expect(order() == "bcdfe" && a.superlayer == nil)
        a.removeFromSuperlayer()
        b.removeFromSuperlayer()
        #expect(order() == "cdfe")
    }
}
