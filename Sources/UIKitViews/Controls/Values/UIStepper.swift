import AutoLayout
import CoreGeometry
import FlatlayDrawing
import Foundation
import UIKitValues

/// A minus and a plus button, 94×32 points, drawn like a SwiftUI stepper.
open class UIStepper: UIControl, ViewContentSource {
    private static let size = CGSize(width: 94, height: 32)

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
        frame.size = UIStepper.size
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
    open override var intrinsicContentSize: CGSize { UIStepper.size }
    /// 94×32 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }

    package override var fixedSize: CGSize? { UIStepper.size }
    override var primaryTrigger: Event { .valueChanged }
    package var classHugging: AxisPriorities { AxisPriorities(750, 750) }

    package func drawContent(in context: CGContext) {
        let pen = ControlPen(context, self)
        let rect = bounds
        func area(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
            let center = isRightToLeft ? rect.maxX - x : rect.minX + x
            return CGRect(x: center - width / 2, y: rect.midY - height / 2, width: width, height: height)
        }
        pen.faded(isEnabled ? 1 : 0.5) {
            if let image = backgroundImage(for: state) {
                pen.image(image, in: rect, .tintColor)
            } else {
                pen.rounded(rect, radius: 8, .tertiarySystemFill)
            }
            let less: UIColor = value > minimumValue || wraps ? .label : .tertiaryLabel
            if let image = decrementImage(for: state) {
                pen.image(image, at: CGPoint(x: area(23.25, 0, 0).midX, y: rect.midY), less)
            } else {
                pen.rectangle(area(23.25, 14, 2), less)
            }
            if let image = dividerImage(forLeftSegmentState: state, rightSegmentState: state) {
                pen.image(image, at: CGPoint(x: rect.midX, y: rect.midY), .tintColor)
            } else {
                pen.rectangle(area(47, 1, 18), .separator)
            }
            let more: UIColor = value < maximumValue || wraps ? .label : .tertiaryLabel
            if let image = incrementImage(for: state) {
                pen.image(image, at: CGPoint(x: area(70.75, 0, 0).midX, y: rect.midY), more)
            } else {
                pen.rectangle(area(70.75, 14, 2), more)
                pen.rectangle(area(70.75, 2, 14), more)
            }
        }
    }
}
