import CoreGeometry
import FlatlayDrawing
import Foundation
import UIKitValues

/// A view of an image.
///
/// ```swift
/// let cover = UIImageView(image: UIImage(named: "cover"))
/// cover.contentMode = .scaleAspectFill
/// cover.clipsToBounds = true
/// ```
///
/// An image that is larger than the bounds reaches beyond them, unless the view clips.
open class UIImageView: UIView, ViewContentSource {
    /// The image; nil for none.
    open var image: UIImage? {
        didSet { if image != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// The image while the view is highlighted; nil for the same.
    open var highlightedImage: UIImage?
    /// Whether the view is highlighted.
    open var isHighlighted = false
    /// The configuration of symbols; an image's own overrides it.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// The images of an animation; the first one is drawn while it runs.
    open var animationImages: [UIImage]?
    /// The duration of the animation; stored.
    open var animationDuration: TimeInterval = 0
    /// How often it runs; stored.
    open var animationRepeatCount = 0
    /// Whether the animation runs.
    open private(set) var isAnimating = false
    /// The dynamic range; stored.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false

    /// Creates a view of an image, in its size.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }
    /// Creates a view of two images.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }
    /// Creates a view without an image.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }
    /// Creates a view from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// Starts the animation.
    open func startAnimating() { isAnimating = true }
    /// Stops the animation.
    open func stopAnimating() { isAnimating = false }

    private var shownImage: UIImage? {
        if isAnimating, let first = animationImages?.first { return first }
        return isHighlighted ? highlightedImage ?? image : image
    }

    private func drawable(_ image: UIImage, in resources: DrawingResources) -> DrawableImage {
        DrawableImage(
            image, tint: drawn(tintColor), preferred: preferredSymbolConfiguration, traits: traitCollection,
            resources: resources)
    }

    /// The size of the image in points.
    open override var intrinsicContentSize: CGSize {
        guard let image else { return super.intrinsicContentSize }
        return drawable(image, in: ViewResources.usable).size
    }
    /// Returns the size of the image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        image.map { drawable($0, in: ViewResources.usable).size } ?? .zero
    }

    package func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        guard let image = shownImage, image.isSymbolImage else { return nil }
        let drawable = drawable(image, in: ViewResources.usable)
        return drawable.baseline.map { baseline in
            let top = (size.height - drawable.size.height) / 2
            return (top + baseline, size.height - top - baseline)
        }
    }

    /// Where an image of a size is. In its own size it starts at a pixel.
    private func place(_ size: CGSize) -> CGRect {
        var rect = contentMode.rect(of: size, in: bounds)
        if rect.size == size {
            let scale = CGFloat(layoutScale)
            rect.origin.x = (rect.minX * scale).rounded() / scale
            rect.origin.y = (rect.minY * scale).rounded() / scale
        }
        return rect
    }

    package var contentBounds: CGRect {
        guard let image = shownImage else { return bounds }
        return place(drawable(image, in: ViewResources.usable).size).union(bounds)
    }

    package func drawContent(in context: CGContext) {
        guard let image = shownImage else { return }
        let drawable = drawable(image, in: context.resources)
        drawable.draw(in: place(drawable.size), context: context)
    }
}
