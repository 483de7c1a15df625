import AutoLayout
import CoreGeometry
import FlatlayControls
import FlatlayDrawing
import Foundation
import UIKitValues

/// A bar that fills, drawn like SwiftUI's linear progress view.
open class UIProgressView: UIView, ViewContentSource {
    /// The look of a bar.
    public enum Style: Int, Hashable, Sendable {
        /// 4 points high, with round ends.
        case `default` = 0
        /// 2.5 points high, as below a navigation bar.
        case bar
    }

    /// The look.
    open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
    /// How much is done, from 0 to 1.
    open var progress: Float {
        get { ownProgress }
        set { ownProgress = newValue.isNaN ? 0 : min(max(newValue, 0), 1) }
    }
    private var ownProgress: Float = 0
    /// The colour of what is done; nil for the tint.
    open var progressTintColor: UIColor?
    /// The colour of the rest.
    open var trackTintColor: UIColor?
    /// The image of what is done.
    open var progressImage: UIImage?
    /// The image of the rest.
    open var trackImage: UIImage?
    /// A task whose state is drawn.
    open var observedProgress: Progress? {
        didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
    }

    /// Creates a bar with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a bar from a nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Creates a bar with a look.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        frame.size.height = intrinsicContentSize.height
    }

    /// Sets how much is done; nothing is animated.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    /// No width of its own; 4 points high, or 2.5.
    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric,
            height: progressViewStyle == .bar ? ProgressBarLook.barHeight : ProgressBarLook.height)
    }
    /// Returns the given width and the natural height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }
    /// Replays `appearance()` when the view first has traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        applyAppearance()
    }

    package var classHugging: AxisPriorities { AxisPriorities(250, 750) }

    package func drawContent(in context: CGContext) {
        let pen = ControlPen(context, self)
        let share = CGFloat(observedProgress.map { min(max($0.fractionCompleted, 0), 1) } ?? Double(progress))
        let look = ProgressBarLook(fraction: share, isBar: progressViewStyle == .bar)
        func draw(_ shape: ControlShape, _ image: UIImage?) {
            if let image { pen.image(image, in: shape.frame, shape.color) } else { pen.draw(shape) }
        }
        draw(look.rest(in: bounds, trackTintColor), trackImage)
        if share > 0 { draw(look.done(in: bounds, isRightToLeft: isRightToLeft, progressTintColor), progressImage) }
    }
}
