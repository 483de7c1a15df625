import CoreGeometry
import FlatlayControls
import FlatlayDrawing
import Foundation
import UIKitValues

/// A view that blurs what is behind it. Add subviews to ``contentView``.
///
/// ```swift
/// let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
/// bar.contentView.addSubview(title)
/// ```
///
/// Effects are drawn like SwiftUI's materials. Vibrancy draws its contents as they are.
open class UIVisualEffectView: UIView, ViewContentSource {
    /// The view in front of the effect.
    public let contentView: UIView
    /// The effect; nil for none.
    open var effect: UIVisualEffect?

    /// Creates a view with an effect.
    public init(effect: UIVisualEffect?) {
        contentView = UIView()
        self.effect = effect
        super.init(frame: .zero)
        addContent()
    }
    /// Creates a view without an effect.
    public override init(frame: CGRect) {
        contentView = UIView()
        super.init(frame: frame)
        addContent()
    }
    /// Creates a view from a nib.
    public required init?(coder: NSCoder) {
        contentView = UIView()
        super.init(coder: coder)
        addContent()
    }

    private func addContent() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// Keeps ``contentView`` as large as the view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
    }

    package func drawContent(in context: CGContext) {
        // The contents of a vibrancy effect lie on the blur of the view around it.
        guard let blur = effect as? UIBlurEffect else { return }
        ControlPen(context, self).material(blur, in: bounds, shape: { self.layer.shape(in: $0) })
    }
}

extension ControlPen {
    /// Draws what an effect makes of what is behind a rectangle.
    func material(_ effect: UIVisualEffect?, in rect: CGRect, radius: CGFloat) {
        let blur = (effect as? UIBlurEffect) ?? (effect as? UIVibrancyEffect)?.blur
        guard let blur else { return }
        material(blur, in: rect) { ControlShape.Outline.rounded(radius: radius).shape(in: $0) }
    }

    /// The blur is a standard deviation in points, the tint as SwiftUI's materials have it. Source of blur and
    /// saturation: the figures of Apple's sample code "Blurring and Tinting an Image" (2013).
    func material(_ blur: UIBlurEffect, in rect: CGRect, shape: (CGRect) -> DrawnShape) {
        let matrix = context.state.matrix
        let place = PixelGrid(scale: context.scale).round(rect.offsetBy(dx: matrix.tx, dy: matrix.ty))
        guard place.isFinite, place.width > 0, place.height > 0 else { return }
        let shape = shape(place)
        let (light, dark, isDark) = blur.style.tint
        context.builder.blurBackdrop(in: shape, radius: 20, saturation: 1.8)
        let usesDark = isDark ?? (view.traitCollection.userInterfaceStyle == .dark)
        context.builder.fill(shape, .color(usesDark ? dark : light))
    }
}

extension UIBlurEffect.Style {
    /// The tints in light and dark style, and whether one of them is fixed.
    fileprivate var tint: (light: ResolvedColor, dark: ResolvedColor, isDark: Bool?) {
        func tint(
            _ light: UInt32, _ lightOpacity: Float, _ dark: UInt32, _ darkOpacity: Float
        ) -> (ResolvedColor, ResolvedColor) {
            (ResolvedColor(hex: light, opacity: lightOpacity), ResolvedColor(hex: dark, opacity: darkOpacity))
        }
        let ultraThin = tint(0xf4f4f4, 0.44, 0x252525, 0.5)
        let thin = tint(0xf4f4f4, 0.6, 0x252525, 0.6)
        let regular = tint(0xf5f5f5, 0.75, 0x252525, 0.72)
        let thick = tint(0xf7f7f7, 0.84, 0x252525, 0.82)
        let bar = tint(0xf9f9f9, 0.94, 0x1d1d1d, 0.94)
        let (pair, isDark): ((ResolvedColor, ResolvedColor), Bool?) =
            switch self {
            case .extraLight, .light, .systemMaterialLight: (regular, false)
            case .dark, .systemMaterialDark: (regular, true)
            case .regular, .systemMaterial: (regular, nil)
            case .prominent, .systemThickMaterial: (thick, nil)
            case .systemUltraThinMaterial: (ultraThin, nil)
            case .systemUltraThinMaterialLight: (ultraThin, false)
            case .systemUltraThinMaterialDark: (ultraThin, true)
            case .systemThinMaterial: (thin, nil)
            case .systemThinMaterialLight: (thin, false)
            case .systemThinMaterialDark: (thin, true)
            case .systemThickMaterialLight: (thick, false)
            case .systemThickMaterialDark: (thick, true)
            case .systemChromeMaterial: (bar, nil)
            case .systemChromeMaterialLight: (bar, false)
            case .systemChromeMaterialDark: (bar, true)
            }
        return (pair.0, pair.1, isDark)
    }
}
