import CoreGeometry
import Foundation
import Testing
import UIKitValues

@testable import UIKitViews

/// What printing views, layers and constraints shows.
@MainActor @Suite struct DescriptionTests {
    private final class Badge: UIView {}

    /// The text without addresses.
    private func text(_ object: Any) -> String {
        "\(object)".replacing(#/0x[0-9a-f]{4,}/#, with: "0x…")
    }

    @Test func aViewPrintsItsFrameAndItsLayer() {
        let view = UIView(frame: CGRect(x: 0, y: 8, width: 10.5, height: 200 / 3))
        #expect(text(view) == "<UIView: 0x…; frame = (0 8; 10.5 66.6667); layer = <CALayer: 0x…>>")
        #expect(view.description == view.debugDescription)
    }

    @Test func whatDiffersFromTheDefaultsIsPrinted() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        view.alpha = 0.5
        view.isHidden = true
        view.clipsToBounds = true
        view.isOpaque = false
        view.autoresizingMask = [.flexibleHeight, .flexibleWidth, .flexibleLeftMargin]
        view.tag = 7
        view.isUserInteractionEnabled = false
        #expect(
            text(view)
                == "<UIView: 0x…; frame = (1 2; 3 4); alpha = 0.5; hidden = YES; clipsToBounds = YES; opaque = NO; "
                + "autoresize = LM+W+H; tag = 7; userInteractionEnabled = NO; layer = <CALayer: 0x…>>")
        let turned = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        turned.transform = CGAffineTransform(scaleX: 0.5, y: 2)
        #expect(
            text(turned)
                == "<UIView: 0x…; frame = (1 -2; 2 8); transform = [0.5, 0, 0, 2, 0, 0]; layer = <CALayer: 0x…>>")
    }

    @Test func textsAreQuotedAndClassesOfAppsHaveTheirModule() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        label.text = "Salt"
        #expect(
            text(label)
                == "<UILabel: 0x…; frame = (0 0; 9 9); text = 'Salt'; userInteractionEnabled = NO; "
                + "layer = <CALayer: 0x…>>")
        #expect(text(CAGradientLayer()) == "<CAGradientLayer: 0x…>")
        #expect(text(ListedView()).hasPrefix("<UIKitViewsTests.ListedView: 0x…;"))
        #expect(text(Badge()).hasPrefix("<Badge: 0x…;") || text(Badge()).hasPrefix("<UIKitViewsTests."))
    }

    @Test func constraintsPrintTheirRelation() {
        let (root, view) = (UIView(), UIView())
        root.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: 100)
        #expect(text(width) == "<NSLayoutConstraint:0x… UIView:0x….width == 100   (inactive)>")
        let edge = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)
        edge.identifier = "edge"
        edge.isActive = true
        #expect(
            text(edge) == "<NSLayoutConstraint:0x… 'edge' UIView:0x….leading == UIView:0x….leading + 16   (active)>")
    }

    /// A test prints values wherever it runs.
    @Test func viewsCanBePrintedOnAnyThread() async {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        let text = await Task.detached { "\(view)" }.value
        #expect(text.contains("frame = (0 0; 1 1)"))
    }
}

final class ListedView: UIView {}
