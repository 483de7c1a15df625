import AutoLayout
import CoreGeometry
import FlatlayControls
import FlatlayDrawing
import Foundation
import UIKitValues

/// A spinner, drawn still: eight spokes, the first one the darkest, like SwiftUI's circular progress view.
open class UIActivityIndicatorView: UIView, ViewContentSource {
    /// The size of a spinner.
    public enum Style: Int, Hashable, Sendable {
        /// 37 points, white; the old name.
        case whiteLarge = 0
        /// 20 points, white; the old name.
        case white
        /// 20 points, grey; the old name.
        case gray
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large
    }

    /// The size, which the frame takes.
    open var style = Style.medium {
        didSet {
            frame.size = size
            invalidateIntrinsicContentSize()
        }
    }
    /// Whether a spinner that does not turn is hidden.
    open var hidesWhenStopped = true { didSet { updateVisibility() } }
    /// The colour; grey by default.
    open var color: UIColor! {
        get { ownColor ?? (style == .white || style == .whiteLarge ? .white : .systemGray) }
        set { ownColor = newValue }
    }
    private var ownColor: UIColor?
    /// Whether it turns.
    open private(set) var isAnimating = false

    /// Creates a spinner of 20 points. Its size does not depend on the frame's.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        updateVisibility()
    }
    /// Creates a spinner from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame.size = size
        updateVisibility()
    }
    /// Creates a spinner of a size.
    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
        // An initialiser calls no observers.
        frame.size = size
    }

    /// Shows the spinner.
    open func startAnimating() {
        isAnimating = true
        updateVisibility()
    }
    /// Stops and, unless ``hidesWhenStopped`` is false, hides the spinner.
    open func stopAnimating() {
        isAnimating = false
        updateVisibility()
    }
    private func updateVisibility() { isHidden = hidesWhenStopped && !isAnimating }

    private var size: CGSize {
        let side: CGFloat = style == .large || style == .whiteLarge ? SpinnerLook.large : SpinnerLook.medium
        return CGSize(width: side, height: side)
    }

    /// 20×20 points, or 37×37.
    open override var intrinsicContentSize: CGSize { size }
    /// Returns the natural size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    /// Replays `appearance()` when the view first has traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        applyAppearance()
    }

    package var classHugging: AxisPriorities { AxisPriorities(750, 750) }
    package override var fixedSize: CGSize? { size }

    package func drawContent(in context: CGContext) {
        ControlPen(context, self).draw(SpinnerLook(side: size.width, color: color), in: bounds)
    }
}
