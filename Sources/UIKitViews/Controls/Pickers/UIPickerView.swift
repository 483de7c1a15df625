import AutoLayout
import CoreGeometry
import FlatlayControls
import FlatlayDrawing
import Foundation
import UIKitValues

/// Counts the rows of wheels.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: AnyObject {
    /// Returns the number of wheels.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Returns the number of rows of a wheel.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Gives the contents of wheels.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: AnyObject {
    /// Returns the title of a row.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Returns the title of a row with attributes; nil for the plain one.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// Returns the view of a row, in place of its title.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// Returns the width of a wheel; 0 for an equal share.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// Returns the height of rows; 0 for the usual one.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// A row was chosen; never called.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Nil.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    /// Nil.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    /// 0.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    /// 0.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
    /// Does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

extension UIPickerViewDelegate {
    /// A view that stands for none: an optional method in UIKit, whose answer is never nil.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { UIPickerView.noView }
}

/// Wheels, which stand still: 216 points high, drawn like SwiftUI's wheel picker.
open class UIPickerView: UIView, ViewContentSource {
    /// Stands for the view of a row that has none.
    static let noView = UIView()

    /// What counts the rows.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsLayout() } }
    /// What gives the contents.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsLayout() } }
    /// Stored, without effect: the middle always has a background.
    open var showsSelectionIndicator = true
    private var selection: [Int: Int] = [:]
    private var rowViews: [UIView] = []

    /// Creates a picker with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame.isEmpty ? CGRect(origin: frame.origin, size: WheelLook.size) : frame)
        clipsToBounds = true
    }
    /// Creates a picker from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    /// The number of wheels.
    open var numberOfComponents: Int { min(max(0, dataSource?.numberOfComponents(in: self) ?? 0), 20) }
    /// Returns the number of rows of a wheel.
    open func numberOfRows(inComponent component: Int) -> Int {
        max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
    }
    /// Returns the size of a row.
    open func rowSize(forComponent component: Int) -> CGSize {
        let frames = columns
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
        return CGSize(
            width: frames.indices.contains(component) ? frames[component].width : 0, height: height > 0 ? height : 32)
    }
    /// Returns the view of a row; nil without one.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
    /// Asks for everything anew.
    open func reloadAllComponents() { setNeedsLayout() }
    /// Asks for the rows of a wheel anew.
    open func reloadComponent(_ component: Int) { setNeedsLayout() }
    /// Chooses a row; nothing turns.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        selection[component] = row
        setNeedsLayout()
    }
    /// Returns the chosen row; −1 without rows.
    open func selectedRow(inComponent component: Int) -> Int {
        let count = numberOfRows(inComponent: component)
        return count == 0 ? -1 : min(max(0, selection[component] ?? 0), count - 1)
    }

    /// 320×216 points.
    open override var intrinsicContentSize: CGSize { WheelLook.size }
    /// Returns the natural size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { WheelLook.size }

    package var classHugging: AxisPriorities { AxisPriorities(750, 750) }

    /// The wheels from the leading edge: of own widths, and the same for the others.
    private var columns: [CGRect] {
        let count = numberOfComponents
        guard count > 0 else { return [] }
        let room = bounds.insetBy(dx: min(WheelLook.margin, bounds.width / 2), dy: 0)
        let own = (0..<count).map { max(0, delegate?.pickerView(self, widthForComponent: $0) ?? 0) }
        let free = own.filter { $0 == 0 }.count
        let left = max(0, room.width - own.reduce(0, +))
        let widths = own.map { $0 > 0 ? $0 : left / CGFloat(free) }
        var x = room.minX + (room.width - widths.reduce(0, +)) / 2
        return widths.map { width in
            defer { x += width }
            return mirrored(CGRect(x: x, y: bounds.minY, width: width, height: bounds.height), in: bounds)
        }
    }

    private func visibleRows(_ component: Int) -> [Int] {
        let chosen = selectedRow(inComponent: component)
        guard chosen >= 0 else { return [] }
        let last = numberOfRows(inComponent: component) - 1
        return Array(max(0, chosen - WheelLook.reach)...min(last, chosen + WheelLook.reach))
    }

    /// Places the views of rows that have some.
    open override func layoutSubviews() {
        super.layoutSubviews()
        for view in rowViews { view.removeFromSuperview() }
        rowViews = []
        guard let delegate else { return }
        for (component, column) in columns.enumerated() {
            for row in visibleRows(component) {
                let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
                guard view !== UIPickerView.noView else { continue }
                let place = WheelLook.Row(row - selectedRow(inComponent: component))
                let size = rowSize(forComponent: component)
                view.transform = .identity
                view.frame = CGRect(
                    x: column.minX, y: column.midY - size.height / 2 + place.offset, width: column.width,
                    height: size.height)
                view.transform = CGAffineTransform(scaleX: 1, y: place.scale)
                view.alpha = place.opacity
                rowViews.append(view)
                addSubview(view)
            }
        }
    }

    package func drawContent(in context: CGContext) {
        let pen = ControlPen(context, self)
        pen.draw(WheelLook(), in: bounds)
        for (component, column) in columns.enumerated() {
            let chosen = selectedRow(inComponent: component)
            let texts = visibleRows(component).compactMap { row -> (text: LabelText, offset: Int)? in
                guard let delegate,
                    delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
                        === UIPickerView.noView
                else { return nil }
                let style = textStyle(WheelLook.rowFont, .label, alignment: .center)
                if let text = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) {
                    return (LabelText(text, style), row - chosen)
                }
                let title = delegate.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
                return (LabelText(title, style), row - chosen)
            }
            pen.wheel(texts, in: column)
        }
    }
}

extension ControlPen {
    /// Draws texts of a wheel at rows from the middle.
    func wheel(_ texts: [(text: LabelText, offset: Int)], in column: CGRect) {
        for (text, offset) in texts {
            let row = WheelLook.Row(offset)
            let height = text.size(fittingWidth: nil).height
            let rect = CGRect(
                x: column.minX, y: column.midY - height / 2, width: column.width, height: height)
            if offset == 0 {
                text.draw(in: rect, context: context)
                continue
            }
            guard row.opacity > 0 else { continue }
            faded(row.opacity) {
                context.saveGState()
                context.translateBy(x: 0, y: column.midY + row.offset)
                context.scaleBy(x: 1, y: row.scale)
                context.translateBy(x: 0, y: -column.midY)
                text.draw(in: rect, context: context)
                context.restoreGState()
            }
        }
    }
}
