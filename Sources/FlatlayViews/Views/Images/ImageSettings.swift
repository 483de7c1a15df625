import Foundation
import UIKitValues

/// The settings of a UIKit image that override the environment. A class, so that the `Image` struct stays small.
final class ImageSettings: Equatable, Sendable {
    private let configuration: UIImage.SymbolConfiguration?
    private let tint: UIColor?

    init(_ configuration: UIImage.SymbolConfiguration?, tint: UIColor?) {
        self.configuration = configuration
        self.tint = tint
    }

    static func == (left: ImageSettings, right: ImageSettings) -> Bool {
        left.configuration == right.configuration && left.tint == right.tint
    }

    /// Returns the environment for drawing the image.
    func applied(to environment: EnvironmentValues) -> EnvironmentValues {
        var inner = environment
        if let tint { inner.common.foreground = ForegroundStyles(primary: AnyShapeStyle(tint.color)) }
        guard let configuration else { return inner }
        switch configuration.size {
        case .points(let size): inner.font = .system(size: size)
        case .font(let font): inner.font = font.font
        case nil: break
        }
        if configuration.weight != .unspecified {
            inner.font = (inner.font ?? .body).weight(configuration.weight.fontWeight())
        }
        switch configuration.scale {
        case .small: inner.imageScale = .small
        case .medium: inner.imageScale = .medium
        case .large: inner.imageScale = .large
        case .default, .unspecified: break
        }
        switch configuration.colors {
        case nil: break
        case .monochrome: inner.common.symbolRenderingMode = .monochrome
        case .multicolor: inner.common.symbolRenderingMode = .multicolor
        case .hierarchical(let color):
            inner.common.symbolRenderingMode = .hierarchical
            inner.common.foreground = ForegroundStyles(primary: AnyShapeStyle(color.color))
        case .palette(let colors):
            guard let first = colors.first, let last = colors.last else { break }
            inner.common.symbolRenderingMode = .palette
            inner.common.foreground = ForegroundStyles(
                primary: AnyShapeStyle(first.color),
                secondary: AnyShapeStyle(colors.count > 1 ? colors[1].color : last.color),
                tertiary: AnyShapeStyle(colors.count > 2 ? colors[2].color : last.color))
        }
        return inner
    }
}
