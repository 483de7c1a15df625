import CoreGeometry
import Foundation
import Testing
import UIKitValues

@testable import UIKitViews

/// The system's margins at the sides of screens.
@MainActor @Suite struct ScreenMarginTests {
    @Test(
        arguments: [
            (320, 568, 16), (375, 812, 16), (402, 874, 16), (414, 896, 20), (428, 926, 20), (430, 932, 20),
            (568, 320, 16), (812, 375, 16), (844, 390, 16), (896, 414, 20), (932, 430, 20), (744, 1133, 20),
            (1133, 744, 20), (375, 1366, 16), (639, 1366, 20),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func theShorterSideOfTheWindowDecides(width: CGFloat, height: CGFloat, side: CGFloat) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        let controller = UIViewController()
        window.rootViewController = controller
        let margins = controller.systemMinimumLayoutMargins
        #expect(margins == NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side))
    }

    @Test func aPictureInLandscapeHasTheMarginsOfThePhone() {
        final class Reader: UIViewController {
            var seen: [CGFloat] = []
            override func viewDidLayoutSubviews() { seen.append(view.directionalLayoutMargins.leading) }
        }
        let reader = Reader()
        let screen = ScreenWindow(size: CGSize(width: 844, height: 390), traits: .phone)
        screen.show(reader)
        #expect(reader.seen.last == 16)
    }
}
