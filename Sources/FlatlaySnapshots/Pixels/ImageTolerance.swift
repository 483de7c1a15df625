/// How far an image may differ from its reference.
///
/// The default is ``exact``: the same input gives the same pixels, so any difference is a change. A tolerance helps
/// when references are compared on machines with other versions of FreeType or Cairo.
///
/// ```swift
/// ImageTolerance.channels(largest: 2)                          // ±2 of 255 anywhere
/// ImageTolerance.channels(largest: 2, count: 20)               // and more than that in up to 20 pixels
/// ImageTolerance.density(largest: 2, count: 3, window: 8)      // in up to 3 pixels of each 8×8 window
/// ImageTolerance.perceptual(largest: 0.02)                     // whatever nobody sees
/// ```
public struct ImageTolerance: Hashable, Sendable {
    /// The permitted differences in an area.
    package enum Rule: Hashable, Sendable {
        case channels(largest: Int, count: Int)
        case density(largest: Int, count: Int, window: Int)
        case perceptual(largest: Double, count: Int)
        /// Anything: the area is not compared.
        case ignored
    }

    /// An area with a rule of its own.
    package struct Region: Hashable, Sendable {
        package var area: PixelDifference.PixelRegion
        package var rule: Rule

        package init(_ area: PixelDifference.PixelRegion, _ rule: Rule) {
            self.area = area
            self.rule = rule
        }
    }

    /// What is permitted outside ``regions``.
    package var rule: Rule
    /// Areas with rules of their own. Where several overlap, the last one applies. Each region counts its pixels on its
    /// own. Parts outside the image have no effect.
    package var regions: [Region] = []

    package init(_ rule: Rule, regions: [Region] = []) {
        self.rule = rule
        self.regions = regions
    }

    /// No pixel may differ.
    public static let exact = ImageTolerance(.channels(largest: 0, count: 0))

    /// Permits differences of up to `largest` in each component, and any difference in `count` pixels.
    ///
    /// - Parameters:
    ///   - largest: the largest permitted difference of red, green, blue or alpha, from 0 to 255. Components are
    ///     premultiplied, so differences in nearly transparent pixels are small.
    ///   - count: the number of pixels that may differ by more than that.
    public static func channels(largest: Int, count: Int = 0) -> ImageTolerance {
        ImageTolerance(.channels(largest: largest, count: count))
    }

    /// Permits differences of up to `largest` in each component, and any difference in a few pixels of one place:
    /// scattered pixels along antialiased edges pass, a small icon that disappeared does not.
    ///
    /// - Parameters:
    ///   - largest: the largest permitted difference of a component, as in ``channels(largest:count:)``.
    ///   - count: the number of pixels in any square window that may differ by more than that.
    ///   - window: the side of the window in pixels.
    public static func density(largest: Int, count: Int, window: Int) -> ImageTolerance {
        ImageTolerance(.density(largest: largest, count: count, window: window))
    }

    /// Permits differences that people don't see, and any difference in `count` pixels.
    ///
    /// The distance of two colours is HyAB in Oklab (Abasi, Amani Tehran and Fairchild, "Distance metrics for very
    /// large color differences", 2020; Ottosson, "A perceptual color space for image processing", 2020). Colours that
    /// are not opaque are compared on black and on white, and the larger distance counts.
    ///
    /// - Parameters:
    ///   - largest: the largest permitted distance: 1 is the distance of black and white, 0.02 is just noticeable.
    ///   - count: the number of pixels that may differ by more than that.
    public static func perceptual(largest: Double = 0.02, count: Int = 0) -> ImageTolerance {
        ImageTolerance(.perceptual(largest: largest, count: count))
    }

    /// Returns the tolerance with areas that are not compared.
    package func ignoring(_ areas: [PixelDifference.PixelRegion]) -> ImageTolerance {
        ImageTolerance(rule, regions: regions + areas.map { Region($0, .ignored) })
    }

    /// Returns the tolerance with another one in an area; regions of the other one have no effect.
    package func applying(_ other: ImageTolerance, in area: PixelDifference.PixelRegion) -> ImageTolerance {
        ImageTolerance(rule, regions: regions + [Region(area, other.rule)])
    }
}
