import CoreGeometry

/// A pair of colours, for a light and a dark environment.
///
/// It is an object, so that colours stay small; UIKit's and SwiftUI's colours share it.
package final class LightDarkColor: Hashable, Sendable {
    package let light: ResolvedColor
    package let dark: ResolvedColor

    package init(light: ResolvedColor, dark: ResolvedColor) {
        self.light = light
        self.dark = dark
    }

    package static func == (left: LightDarkColor, right: LightDarkColor) -> Bool {
        left === right || (left.light == right.light && left.dark == right.dark)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(light)
        hasher.combine(dark)
    }
}
