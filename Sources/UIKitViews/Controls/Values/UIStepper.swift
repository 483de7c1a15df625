import AutoLayout
import CoreGeometry
import FlatlayControls
import FlatlayDrawing
import Foundation
import UIKitValues

/// A minus and a plus button, 94×32 points, drawn like a SwiftUI stepper.
open class UIStepper: UIControl, ViewContentSource {
    /// The value, kept within the range.
    open var value: Double {
        get { ownValue }
        set { ownValue = newValue.isNaN ? minimumValue : min(max(newValue, minimumValue), maximumValue) }
    }
    private var ownValue = 0.0
    /// The smallest value.
    open var minimumValue = 0.0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = ownValue
        }
    }
    /// The largest value.
    open var maximumValue = 100.0 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = ownValue
        }
    }
    /// How much a tap changes the value.
    open var stepValue = 1.0
    /// Whether the value goes on at the other end.
    open var wraps = false
    /// Whether a long press repeats; stored.
    open var autorepeat = true
    /// Whether events are sent during a long press; stored.
    open var isContinuous = true
    private var backgrounds: [State: UIImage] = [:]
    private var increments: [State: UIImage] = [:]
    private var decrements: [State: UIImage] = [:]
    private var dividers: [[State]: UIImage] = [:]

    /// Creates a stepper. Its size does not depend on the frame's.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }
    /// Creates a stepper from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame.size = StepperLook.size
    }

    /// Sets the background in a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) { backgrounds[state] = image }
    /// Returns the background in a state.
    open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] ?? backgrounds[.normal] }
    /// Sets the sign of the second button in a state.
    open func setIncrementImage(_ image: UIImage?, for state: State) { increments[state] = image }
    /// Returns the sign of the second button in a state.
    open func incrementImage(for state: State) -> UIImage? { increments[state] ?? increments[.normal] }
    /// Sets the sign of the first button in a state.
    open func setDecrementImage(_ image: UIImage?, for state: State) { decrements[state] = image }
    /// Returns the sign of the first button in a state.
    open func decrementImage(for state: State) -> UIImage? { decrements[state] ?? decrements[.normal] }
    /// Sets the line between the buttons.
    open func setDividerImage(_ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState: State) {
        dividers[[leftState, rightSegmentState]] = image
    }
    /// Returns the line between the buttons.
    open func dividerImage(forLeftSegmentState state: State, rightSegmentState: State) -> UIImage? {
        dividers[[state, rightSegmentState]] ?? dividers[[.normal, .normal]]
    }

    /// 94×32 points.
    open override var intrinsicContentSize: CGSize { StepperLook.size }
    /// 94×32 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperLook.size }

    package override var fixedSize: CGSize? { StepperLook.size }
    override var primaryTrigger: Event { .valueChanged }
    package var classHugging: AxisPriorities { AxisPriorities(750, 750) }

    package func drawContent(in context: CGContext) {
        let pen = ControlPen(context, self)
        let centers = StepperLook.centers(in: bounds, isRightToLeft: isRightToLeft)
        pen.faded(isEnabled: isEnabled) {
            if let image = backgroundImage(for: state) {
                pen.image(image, in: bounds, .tintColor)
            } else {
                pen.draw(StepperLook.ground(bounds))
            }
            let less = StepperLook.color(value > minimumValue || wraps)
            if let image = decrementImage(for: state) {
                pen.image(image, at: centers.minus, less)
            } else {
                pen.draw(StepperLook.minus(at: centers.minus, less))
            }
            if let image = dividerImage(forLeftSegmentState: state, rightSegmentState: state) {
                pen.image(image, at: centers.divider, .tintColor)
            } else {
                pen.draw(StepperLook.divider(at: centers.divider))
            }
            let more = StepperLook.color(value < maximumValue || wraps)
            if let image = incrementImage(for: state) {
                pen.image(image, at: centers.plus, more)
            } else {
                for shape in StepperLook.plus(at: centers.plus, more) { pen.draw(shape) }
            }
        }
    }
}
