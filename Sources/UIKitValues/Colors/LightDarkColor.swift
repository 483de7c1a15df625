import CoreGeometry

/// Two colours, of which one is drawn in light surroundings and one in dark ones.
///
/// An object, so that colours stay small, and UIKit's and those of views share it.
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
