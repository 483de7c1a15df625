import Foundation

/// The look of a device, for its bars and bezel: its screen, its camera, and the body around it.
///
/// Sources: the corner radii are those that the system reports for its displays, as BezelKit publishes them. Borders
/// are the widths of the bodies in Apple's technical specifications without the pixels of the screens at their density.
/// What is marked as chosen by eye has no published figure.
package struct ScreenLook: Hashable, Sendable {
    /// The cutout in a screen.
    package enum Camera: Hashable, Sendable {
        /// No cutout.
        case none
        /// A notch at the top edge.
        case notch
        /// A capsule below the top edge, with the distance from it.
        case island(top: CGFloat)
    }

    /// The type of body.
    package enum Body: Hashable, Sendable {
        /// A phone whose screen reaches the corners.
        case phone
        /// A phone with a button below its screen.
        case homeButtonPhone
        case tablet
        case television
        /// A window on a desktop.
        case window
    }

    /// The size of the screen in points.
    package var size: CGSize
    /// The part of the screen that the status bar and the home indicator cover.
    package var safeAreaInsets: EdgeInsets
    package var body: Body
    /// The radius of the screen's corners, in points.
    package var cornerRadius: CGFloat
    package var camera: Camera
    /// The width of the body around the screen, in whole points, so that the pixels of the screen stay where they are.
    package var border: CGFloat

    /// Creates the look of a screen.
    package init(
        size: CGSize, safeAreaInsets: EdgeInsets, body: Body, cornerRadius: CGFloat = 0, camera: Camera = .none,
        border: CGFloat
    ) {
        self.size = size
        self.safeAreaInsets = safeAreaInsets
        self.body = body
        self.cornerRadius = cornerRadius
        self.camera = camera
        self.border = border
    }

    /// Whether the screen has a status bar.
    package var hasStatusBar: Bool { body != .television && body != .window }
    /// Whether the screen has a home indicator.
    package var hasHomeIndicator: Bool { hasStatusBar && safeAreaInsets.bottom > 0 }

    /// The width of the cutout. Sources: the island is 126 × 37 points in Apple's design resources; the notch is chosen
    /// by eye.
    var cameraWidth: CGFloat {
        switch camera {
        case .none: 0
        case .notch: 162
        case .island: 126
        }
    }

    /// The border above and below the screen: as wide as at the sides, except for a phone with a button.
    var borderAbove: CGFloat { body == .homeButtonPhone ? 110 : border }

    /// How far buttons stand out at the sides; chosen by eye.
    var buttonDepth: CGFloat { body == .phone || body == .homeButtonPhone ? 3 : 0 }

    /// The height of the title bar of a window, which is that of macOS.
    var titleBarHeight: CGFloat { body == .window ? 28 : 0 }

    /// The height of the stand of a television; chosen by eye.
    var standHeight: CGFloat { body == .television ? 48 : 0 }

    /// The size of the device with its body.
    package var outerSize: CGSize {
        CGSize(
            width: size.width + 2 * (border + buttonDepth),
            height: size.height + 2 * borderAbove + titleBarHeight + standHeight)
    }
}
