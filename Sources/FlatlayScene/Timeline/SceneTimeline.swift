import FlatlayDrawing
import Foundation

/// The transition between two images of a scene: a change of data, a move of the focus, a notification that appears.
///
/// ```swift
/// let timeline = try renderer.timeline(to: Shelf(films: films.shuffled()))
/// timeline.displayList(at: 0.15)        // half way
/// timeline.animation                    // the layers and tracks, for animated files
/// ```
///
/// The transition follows UIKit's when a collection view applies data: elements in both images move along straight
/// lines, new ones fade in, removed ones fade out, and elements that change size are laid out again at each moment.
/// Cells, headers, footers and backgrounds are matched by identity, so a cell moves with its item. An element that was
/// not visible moves in from its previous position. If an element changes otherwise, as a focused card does, its
/// drawings are interpolated if they have the same structure in both images, and dissolve if not. Overlays use the
/// transition of their container.
///
/// At time 0 it shows the first image, at its end the second one.
public struct SceneTimeline: Equatable, Sendable {
    /// The duration and timing curve of a transition.
    public struct Timing: Hashable, Sendable {
        /// The duration in seconds.
        public var duration: TimeInterval
        /// The timing curve.
        public var curve: TimingCurve

        /// Creates a timing. A duration that is negative or not finite counts as 0.
        public init(duration: TimeInterval, curve: TimingCurve) {
            self.duration = duration.isFinite ? max(0, duration) : 0
            self.curve = curve
        }

        /// The timing of data changes: 0.3 seconds with ease-in-out, as in UIKit's collection views. Apple publishes no
        /// figure; this one is from memory.
        public static let update = Timing(duration: 0.3, curve: .easeInOut)
        /// The timing of focus changes and presses: 0.3 seconds with ease-out, as on tvOS. Apple publishes no figure,
        /// and adapts it to the speed of the finger; this one is from memory.
        public static let focus = Timing(duration: 0.3, curve: .easeOut)
    }

    /// The time between two moments at which resizing content is laid out again, in seconds.
    static let step: TimeInterval = 1.0 / 30
    /// The duration of immediate changes, which is shorter than any frame.
    static let instant: TimeInterval = 0.001

    /// The transition as layers and tracks.
    public let animation: AnimatedDisplayList

    /// The duration in seconds.
    public var duration: TimeInterval { animation.duration }

    /// Returns the image at a time in seconds.
    public func displayList(at time: TimeInterval) -> DisplayList { animation.displayList(at: time) }

    /// Creates the timeline of a first image, which appears without an animation, as a collection's first data does.
    public init(_ first: SceneMoment) {
        animation = AnimatedDisplayList(first.list)
    }

    /// Creates the transition between two moments.
    ///
    /// - Parameters:
    ///   - timing: the timing; nil for ``Timing/update`` if elements appear, disappear or move, and ``Timing/focus``
    ///     otherwise.
    ///   - redraw: renders the second image with other sizes of some elements; nil to let elements that change their
    ///     size dissolve.
    package init(
        from before: SceneMoment, to after: SceneMoment, timing: Timing? = nil,
        redraw: (([PlacedElement: CGSize]) throws -> SceneMoment)? = nil
    ) throws {
        var builder = TimelineBuilder(before: before, after: after, timing: timing)
        if let redraw { try builder.sampleSizes(redraw) }
        animation = builder.animation()
    }
}
