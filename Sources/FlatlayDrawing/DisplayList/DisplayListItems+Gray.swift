import CoreGeometry
import Foundation

extension DisplayList.Items {
    /// Whether the items draw greys alone, as far as their paints and effects tell; false for bitmaps and coloured
    /// glyphs, whose pixels are not examined.
    package var isGray: Bool {
        withPlaces { places in
            guard let first = places.baseAddress else { return true }
            return places.indices.allSatisfy { (first + $0).withCommand { $0.isGray } }
        }
    }
}

extension DisplayList.Command {
    fileprivate var isGray: Bool {
        switch self {
        case .fill(_, let paint, _), .stroke(_, let paint, _): paint.isGray
        case .image: false
        case .glyphs(let run, _, let paint): !run.isColor && paint.isGray
        case .group(let effect, let items): effect.keepsGray && items.isGray
        }
    }
}

extension DisplayList.Effect {
    /// Whether a group of greys remains one. A mask counts by its opacity alone.
    fileprivate var keepsGray: Bool {
        switch self {
        case .shadow(let color, _, _): color.isGray
        case .colorMatrix: false
        case .node, .clip, .opacity, .blendMode, .transform, .projection, .blur, .backdrop, .isolation, .mask,
            .luminanceToAlpha:
            true
        }
    }
}

extension Paint {
    fileprivate var isGray: Bool {
        switch self {
        case .color(let color): color.isGray
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .angularGradient(let stops, _, _, _):
            stops.allSatisfy { $0.color.isGray }
        }
    }
}

extension ResolvedColor {
    /// Whether all components are equal.
    package var isGray: Bool { red == green && green == blue }
}
