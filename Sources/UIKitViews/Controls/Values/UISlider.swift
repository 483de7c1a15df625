import AutoLayout
import CoreGeometry
import FlatlayControls
import FlatlayDrawing
import Foundation
import UIKitValues

/// A track with a knob at a value within a range.
///
/// It is drawn like a SwiftUI slider.
open class UISlider: UIControl, ViewContentSource {
    /// The look of a slider.
    public enum Style: Int, Hashable, Sendable {
        /// That of the device.
        case automatic = 0
        /// With a knob.
        case slider
        /// Without a knob; drawn with one.
        case thumbless
    }

    /// The distance between the track and the images at its ends.
    private static let gap: CGFloat = 8

    /// The value, kept within the range.
    open var value: Float {
        get { ownValue }
        set { ownValue = newValue.isNaN ? minimumValue : min(max(newValue, minimumValue), maximumValue) }
    }
    private var ownValue: Float = 0
    /// The smallest value. A larger one than the largest moves that, too.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = ownValue
        }
    }
    /// The largest value.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = ownValue
        }
    }
    /// Whether events are sent while the knob moves; stored.
    open var isContinuous = true
    /// The image at the smallest value.
    open var minimumValueImage: UIImage?
    /// The image at the largest value.
    open var maximumValueImage: UIImage?
    /// The colour of the track up to the knob; nil for the tint.
    open var minimumTrackTintColor: UIColor?
    /// The colour of the track beyond the knob.
    open var maximumTrackTintColor: UIColor?
    /// The colour of the knob; nil for white.
    open var thumbTintColor: UIColor?
    /// The look that the app prefers; stored.
    open var preferredBehavioralStyle = Style.automatic
    private var thumbImages: [State: UIImage] = [:]
    private var minimumImages: [State: UIImage] = [:]
    private var maximumImages: [State: UIImage] = [:]

    /// Creates a slider with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a slider from a nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Sets the value; nothing is animated, and no event is sent.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// Sets the image of the knob in a state.
    open func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state] = image }
    /// Sets the image of the track up to the knob in a state.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) { minimumImages[state] = image }
    /// Sets the image of the track beyond the knob in a state.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) { maximumImages[state] = image }
    /// Returns the image of the knob in a state.
    open func thumbImage(for state: State) -> UIImage? { thumbImages[state] ?? thumbImages[.normal] }
    /// Returns the image of the track up to the knob in a state.
    open func minimumTrackImage(for state: State) -> UIImage? { minimumImages[state] ?? minimumImages[.normal] }
    /// Returns the image of the track beyond the knob in a state.
    open func maximumTrackImage(for state: State) -> UIImage? { maximumImages[state] ?? maximumImages[.normal] }
    /// The image of the knob now.
    open var currentThumbImage: UIImage? { thumbImage(for: state) }
    /// The image of the track up to the knob now.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
    /// The image of the track beyond the knob now.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

    /// No width of its own; 31 points high.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: SliderLook.height)
    }

    /// Returns where the image of the smallest value is.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        guard let image = minimumValueImage else { return .zero }
        let size = naturalSize(of: image)
        return mirrored(
            CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height), in: bounds
        )
    }
    /// Returns where the image of the largest value is.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        guard let image = maximumValueImage else { return .zero }
        let size = naturalSize(of: image)
        return mirrored(
            CGRect(
                x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height),
            in: bounds)
    }
    /// Returns where the track is.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let (first, last) = (
            minimumValueImage.map { naturalSize(of: $0).width + UISlider.gap } ?? 0,
            maximumValueImage.map { naturalSize(of: $0).width + UISlider.gap } ?? 0
        )
        let room = CGRect(
            x: bounds.minX + first, y: bounds.minY, width: max(0, bounds.width - first - last), height: bounds.height)
        return mirrored(SliderLook.track(in: room), in: bounds)
    }
    /// Returns where the knob is for a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size =
            currentThumbImage.map { naturalSize(of: $0) } ?? CGSize(width: SliderLook.knob, height: SliderLook.knob)
        let range = maximumValue - minimumValue
        let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        let place = (rect.width - size.width) * (isRightToLeft ? 1 - share : share)
        return CGRect(x: rect.minX + place, y: rect.midY - size.height / 2, width: size.width, height: size.height)
    }

    override var primaryTrigger: Event { .valueChanged }
    package var classHugging: AxisPriorities { AxisPriorities(250, 750) }
    package var contentBounds: CGRect { bounds.insetBy(dx: 0, dy: min(0, (bounds.height - SliderLook.height) / 2)) }

    package func drawContent(in context: CGContext) {
        let pen = ControlPen(context, self)
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
        pen.faded(isEnabled: isEnabled) {
            if let image = minimumValueImage {
                pen.image(image, in: minimumValueImageRect(forBounds: bounds), .tintColor)
            }
            if let image = maximumValueImage {
                pen.image(image, in: maximumValueImageRect(forBounds: bounds), .tintColor)
            }
            if let image = currentMaximumTrackImage {
                pen.image(image, in: track, .tintColor)
            } else {
                pen.draw(SliderLook.rest(track, maximumTrackTintColor))
            }
            let done = SliderLook.done(
                track, upTo: thumb, isRightToLeft: isRightToLeft, minimumTrackTintColor)
            if let image = currentMinimumTrackImage {
                pen.image(image, in: done.frame, .tintColor)
            } else {
                pen.draw(done)
            }
            if let image = currentThumbImage {
                pen.image(image, in: thumb, thumbTintColor ?? .tintColor)
            } else {
                pen.draw(SliderLook.knob(thumb, thumbTintColor))
            }
        }
    }
}
