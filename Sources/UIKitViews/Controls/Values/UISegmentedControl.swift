import AutoLayout
import CoreGeometry
import FlatlayControls
import FlatlayDrawing
import Foundation
import UIKitValues

/// Segments side by side, 32 points high, drawn like SwiftUI's segmented picker.
///
/// Segments have the width of the widest one with 20 points, unless they have widths of their own.
open class UISegmentedControl: UIControl, ViewContentSource {
    /// Whether the control can have the focus: while it is enabled.
    open override var canBecomeFocused: Bool { isEnabled }

    /// The selected segment of a control without a selection.
    public nonisolated static let noSegment = -1

    /// A part of the control, for positions of contents.
    public enum Segment: Int, Hashable, Sendable {
        /// Any.
        case any = 0
        /// The first.
        case left
        /// One in the middle.
        case center
        /// The last.
        case right
        /// The only one.
        case alone
    }

    private struct Part {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        var width: CGFloat = 0
        var offset = CGSize.zero
        var isEnabled = true
    }

    private static let padding: CGFloat = 20

    private var parts: [Part] = [] {
        didSet {
            if selectedSegmentIndex >= parts.count { selectedSegmentIndex = UISegmentedControl.noSegment }
            invalidateIntrinsicContentSize()
        }
    }
    private var attributes: [State: [NSAttributedString.Key: Any]] = [:]
    private var backgrounds: [State: UIImage] = [:]

    /// The number of the selected segment; ``noSegment`` for none. Setting it sends no event.
    open var selectedSegmentIndex = UISegmentedControl.noSegment {
        didSet {
            if !parts.indices.contains(selectedSegmentIndex), selectedSegmentIndex != UISegmentedControl.noSegment {
                selectedSegmentIndex = oldValue < parts.count ? oldValue : UISegmentedControl.noSegment
            }
        }
    }
    /// Whether segments do not stay selected.
    open var isMomentary = false
    /// Whether segments are as wide as their contents.
    open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }
    /// The colour of the selected segment; nil for white, or grey in dark mode.
    open var selectedSegmentTintColor: UIColor?

    /// Creates a control without segments.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a control from a nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Creates a control of titles and images, in its natural size.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for item in items ?? [] {
            switch item {
            case let image as UIImage: parts.append(Part(image: image))
            case let action as UIAction: parts.append(Part(title: action.title, image: action.image, action: action))
            default: parts.append(Part(title: item as? String ?? "\(item)"))
            }
        }
        frame.size = intrinsicContentSize
    }
    /// Creates a control of actions.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        parts = actions.map { Part(title: $0.title, image: $0.image, action: $0) }
        if frame.isEmpty { self.frame.size = intrinsicContentSize }
    }

    private var ownBackgroundColor: UIColor?
    /// The colour behind the segments, with their corners; nil for grey.
    open override var backgroundColor: UIColor? {
        get { ownBackgroundColor }
        set { ownBackgroundColor = newValue }
    }

    // MARK: Segments

    /// The number of segments.
    open var numberOfSegments: Int { parts.count }

    private func insert(_ part: Part, at index: Int) {
        let place = min(max(0, index), parts.count)
        parts.insert(part, at: place)
        if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
    }
    /// Inserts a segment with a title.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Part(title: title), at: segment)
    }
    /// Inserts a segment with an image.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Part(image: image), at: segment)
    }
    /// Inserts a segment of an action.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Part(title: action.title, image: action.image, action: action), at: segment)
    }
    /// Removes a segment.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard parts.indices.contains(segment) else { return }
        let selected = selectedSegmentIndex
        parts.remove(at: segment)
        if selected == segment {
            selectedSegmentIndex = UISegmentedControl.noSegment
        } else if selected > segment {
            selectedSegmentIndex = selected - 1
        }
    }
    /// Removes all segments.
    open func removeAllSegments() { parts = [] }

    private func change(_ index: Int, _ change: (inout Part) -> Void) {
        if parts.indices.contains(index) { change(&parts[index]) }
    }
    private func part(_ index: Int) -> Part? { parts.indices.contains(index) ? parts[index] : nil }

    /// Sets the title of a segment, in place of its image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (title, nil) }
    }
    /// Returns the title of a segment.
    open func titleForSegment(at segment: Int) -> String? { part(segment)?.title }
    /// Sets the image of a segment, in place of its title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (nil, image) }
    }
    /// Returns the image of a segment.
    open func imageForSegment(at segment: Int) -> UIImage? { part(segment)?.image }
    /// Sets the action of a segment.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { $0 = Part(title: action.title, image: action.image, action: action, width: $0.width) }
    }
    /// Returns the action of a segment.
    open func actionForSegment(at segment: Int) -> UIAction? { part(segment)?.action }
    /// Returns the number of the segment of an action; ``noSegment`` for none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        parts.firstIndex { $0.action?.identifier == actionIdentifier } ?? UISegmentedControl.noSegment
    }
    /// Sets the width of a segment; 0 for that of the others.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }
    /// Returns the width of a segment; 0 for that of the others.
    open func widthForSegment(at segment: Int) -> CGFloat { part(segment)?.width ?? 0 }
    /// Moves the content of a segment.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { change(segment) { $0.offset = offset } }
    /// Returns how far the content of a segment is moved.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { part(segment)?.offset ?? .zero }
    /// Sets whether a segment is enabled.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    /// Returns whether a segment is enabled.
    open func isEnabledForSegment(at segment: Int) -> Bool { part(segment)?.isEnabled ?? false }

    // MARK: Looks

    /// Sets the attributes of titles in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        self.attributes[state] = attributes
        invalidateIntrinsicContentSize()
    }
    /// Returns the attributes of titles in a state.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state] }
    /// Sets the background in a state; that of the normal state replaces the grey one.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        backgrounds[state] = backgroundImage
    }
    /// Returns the background in a state.
    open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? { backgrounds[state] }
    /// Stored by nothing: lines between segments are the system's.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) {}
    /// Stored by nothing.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {}

    private func text(_ title: String, _ state: State) -> LabelText {
        let isSelected = state.contains(.selected)
        let enabled: UIColor = state.contains(.disabled) ? .tertiaryLabel : .label
        var style = textStyle(
            SegmentLook.font(isSelected: isSelected), enabled, alignment: .center)
        guard let own = attributes[state] ?? attributes[.normal], !own.isEmpty else { return LabelText(title, style) }
        if let font = own[.font] as? UIFont { style.font = font }
        return LabelText(NSAttributedString(string: title, attributes: own), style)
    }

    private func contentSize(_ part: Part, _ state: State) -> CGSize {
        if let image = part.image { return naturalSize(of: image, font: SegmentLook.font(isSelected: false)) }
        return text(part.title ?? "", state).size(fittingWidth: nil)
    }

    /// The widths of the segments: own ones, and the same for the others.
    private var naturalWidths: [CGFloat] {
        let contents = parts.map { part in
            max(contentSize(part, .normal).width, contentSize(part, .selected).width) + UISegmentedControl.padding
        }
        let widest = contents.max() ?? 0
        return parts.indices.map { index in
            let own = parts[index].width
            if own > 0 { return own }
            return apportionsSegmentWidthsByContent ? contents[index] : widest
        }
    }

    /// The widths of the segments within the bounds.
    private var widths: [CGFloat] {
        let room = max(0, bounds.width - 2 * SegmentLook.inset)
        let natural = naturalWidths
        let fixed = parts.reduce(0) { $0 + max(0, $1.width) }
        let free = parts.indices.filter { parts[$0].width <= 0 }
        guard !free.isEmpty else { return natural }
        let left = max(0, room - fixed)
        let wanted = free.reduce(0) { $0 + natural[$1] }
        return parts.indices.map { index in
            if parts[index].width > 0 { return parts[index].width }
            guard apportionsSegmentWidthsByContent, wanted > 0 else { return left / CGFloat(free.count) }
            return left * natural[index] / wanted
        }
    }

    /// As wide as the segments, and 32 points high.
    open override var intrinsicContentSize: CGSize {
        let width = naturalWidths.reduce(0, +)
        return CGSize(width: contentPixels.roundUp(width), height: SegmentLook.height)
    }

    override var primaryTrigger: Event { .valueChanged }
    /// Sends events; a change also performs the action of the selected segment.
    open override func sendActions(for controlEvents: Event) {
        super.sendActions(for: controlEvents)
        if controlEvents.contains(.valueChanged), let action = part(selectedSegmentIndex)?.action { sendAction(action) }
    }

    package var classHugging: AxisPriorities { AxisPriorities(250, 750) }

    package func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        guard let title = parts.lazy.compactMap(\.title).first else { return nil }
        let baselines = text(title, .normal).baselines(in: size)
        return (baselines.first, size.height - baselines.last)
    }

    package func drawContent(in context: CGContext) {
        guard !parts.isEmpty else { return }
        let pen = ControlPen(context, self)
        pen.faded(isEnabled: isEnabled) {
            if let image = backgrounds[.normal] {
                pen.image(image, in: bounds, .tintColor)
            } else {
                pen.draw(SegmentsGround(ownBackgroundColor), in: bounds)
            }
            var x = bounds.minX + SegmentLook.inset
            for (index, width) in widths.enumerated() {
                let rect = mirrored(
                    CGRect(
                        x: x, y: bounds.minY + SegmentLook.inset, width: width,
                        height: bounds.height - 2 * SegmentLook.inset), in: bounds)
                draw(index, in: rect, pen)
                x += width
            }
        }
    }

    private func draw(_ index: Int, in rect: CGRect, _ pen: ControlPen) {
        let part = parts[index]
        let selected = isMomentary ? UISegmentedControl.noSegment : selectedSegmentIndex
        let isSelected = index == selected
        let shapes = SegmentLook(index, selected: selected, color: selectedSegmentTintColor)
            .shapes(in: rect, isRightToLeft: isRightToLeft)
        if isSelected, let image = backgrounds[.selected] {
            pen.image(image, in: rect, .tintColor)
        } else {
            for shape in shapes { pen.draw(shape) }
        }
        var state: State = isSelected ? .selected : .normal
        if !part.isEnabled { state.insert(.disabled) }
        let place = rect.offsetBy(dx: part.offset.width, dy: part.offset.height)
        if let image = part.image {
            pen.image(
                image, at: CGPoint(x: place.midX, y: place.midY), part.isEnabled ? .label : .tertiaryLabel,
                font: SegmentLook.font(isSelected: false))
        } else if let title = part.title {
            text(title, state).draw(
                in: place.insetBy(dx: min(SegmentLook.margin, place.width / 2), dy: 0), context: pen.context)
        }
    }
}
