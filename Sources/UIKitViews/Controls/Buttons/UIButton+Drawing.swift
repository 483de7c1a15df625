import CoreGeometry
import FlatlayControls
import Foundation
import UIKitValues

extension UIButton {
    /// Draws the background of a configuration, and the arrows of a menu.
    func drawConfigured(_ configuration: Configuration, _ pen: ControlPen) {
        let state = automaticallyUpdatesConfiguration ? self.state : .normal
        let rect = ground(configuration)
        let radius = configuration.radius(in: rect.size, traitCollection)
        let background = configuration.background
        pen.material(background.visualEffect, in: rect, radius: radius)
        if let color = configuration.ground(state, role, tint: tintColor) {
            let opacity = state.contains(.highlighted) ? Float(ButtonLook.pressedOpacity) : 1
            let isCapsule = configuration.cornerStyle == .capsule
            pen.draw(ControlShape(isCapsule ? .capsule : .rounded(radius: radius), rect, color, opacity: opacity))
        }
        if let image = background.image {
            pen.image(image, in: background.imageContentMode.rect(of: naturalSize(of: image), in: rect), .tintColor)
        }
        if background.strokeWidth > 0 {
            let outset = background.strokeOutset
            pen.border(
                rect.insetBy(dx: -outset, dy: -outset), radius: radius + outset, width: background.strokeWidth,
                background.resolvedStrokeColor(for: .tintColor))
        }
        guard showsPopup, let arrows = UIImage(systemName: "chevron.up.chevron.down") else { return }
        let insets = configuration.contentInsets
        let place = mirrored(
            CGRect(x: bounds.maxX - insets.trailing - 14, y: bounds.midY - 7, width: 14, height: 14), in: bounds)
        let color = configuration.foreground(state, role)
        pen.image(
            arrows, at: CGPoint(x: place.midX, y: place.midY), configuration.indicatorColorTransformer?(color) ?? color,
            font: .systemFont(ofSize: 13, weight: .medium))
    }
}

/// The label of a button, which tells the button about changes that an app makes.
final class UIButtonLabel: UILabel {
    weak var button: UIButton?
    /// Whether the button itself changes the label.
    var isUpdating = false

    var hasText: Bool { !(attributedText?.string ?? "").isEmpty }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        if !isUpdating { button?.contentDidChange() }
    }
}
