import AutoLayout
import CoreGeometry
import FlatlayControls
import FlatlayDrawing
import Foundation
import UIKitValues

/// The spinner above a list while it is refreshed. It is drawn only after ``beginRefreshing()``.
open class UIRefreshControl: UIControl, ViewContentSource {
    private static let height: CGFloat = 60

    /// Whether the list is being refreshed.
    open private(set) var isRefreshing = false
    /// A text below the spinner; nil for none.
    open var attributedTitle: NSAttributedString?

    /// Creates a control; the frame is that of the list's top.
    public override init(frame: CGRect) {
        super.init(
            frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: UIRefreshControl.height)))
    }
    /// Creates a control from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame.size.height = UIRefreshControl.height
    }

    /// Shows the spinner.
    open func beginRefreshing() { isRefreshing = true }
    /// Hides the spinner.
    open func endRefreshing() { isRefreshing = false }

    /// No width of its own; 60 points high.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIRefreshControl.height)
    }

    package var classHugging: AxisPriorities { AxisPriorities(250, 750) }

    package func drawContent(in context: CGContext) {
        guard isRefreshing else { return }
        let pen = ControlPen(context, self)
        let title = attributedTitle.map {
            LabelText($0, textStyle(.systemFont(ofSize: 12), .secondaryLabel, alignment: .center))
        }
        let below = title.map { $0.size(fittingWidth: bounds.width).height + 4 } ?? 0
        let top = bounds.midY - (28 + below) / 2
        // The inherited tint does not colour it.
        let spinner = SpinnerLook(side: 28, color: ownTint)
        pen.draw(spinner, in: CGRect(x: bounds.midX - 14, y: top, width: 28, height: 28))
        title?.draw(
            in: CGRect(x: bounds.minX, y: top + 32, width: bounds.width, height: max(0, below - 4)), context: context)
    }
}
