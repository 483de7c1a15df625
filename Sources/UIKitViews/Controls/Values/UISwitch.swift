import AutoLayout
import CoreGeometry
import FlatlayControls
import FlatlayDrawing
import Foundation
import UIKitValues

/// A switch that is on or off.
///
/// Its frame is always 51×31 points, and it is drawn like a SwiftUI toggle.
/// Constraints count it 2 points narrower: its right edge for them is 2 points inside the frame. Source: the frames that
/// Interface Builder writes for switches at the edge of their superview.
open class UISwitch: UIControl, ViewContentSource {
    /// The look of a switch.
    public enum Style: Int, Hashable, Sendable {
        /// That of the device.
        case automatic = 0
        /// A box; drawn as a sliding knob.
        case checkbox
        /// A sliding knob.
        case sliding
    }

    /// Whether it is on.
    open var isOn = false
    /// The colour of the capsule when it is on; nil for green.
    open var onTintColor: UIColor?
    /// The colour of the knob; nil for white.
    open var thumbTintColor: UIColor?
    /// Stored, without effect, as in UIKit.
    open var onImage: UIImage?
    /// Stored, without effect, as in UIKit.
    open var offImage: UIImage?
    /// The title of a box; stored.
    open var title: String?
    /// The look that the app prefers; stored.
    open var preferredStyle = Style.automatic
    /// The look: a sliding knob.
    open var style: Style { .sliding }

    /// Creates a switch. Its size does not depend on the frame's.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }
    /// Creates a switch from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame.size = SwitchLook.size
    }

    /// Sets whether it is on; nothing is animated, and no event is sent.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// 49×31 points: without what the frame has beside the rectangle that constraints speak of.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: SwitchLook.size.width - alignmentRectInsets.right, height: SwitchLook.size.height)
    }
    /// 2 points at the right.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }
    /// 51×31 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { SwitchLook.size }

    package override var fixedSize: CGSize? { SwitchLook.size }
    override var primaryTrigger: Event { .valueChanged }
    package var classHugging: AxisPriorities { AxisPriorities(750, 750) }

    package func drawContent(in context: CGContext) {
        let pen = ControlPen(context, self)
        let look = SwitchLook(isOn: isOn, onColor: onTintColor, knobColor: thumbTintColor)
        pen.faded(isEnabled: isEnabled) { pen.draw(look, in: bounds) }
    }
}
