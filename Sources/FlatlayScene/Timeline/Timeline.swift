import FlatlayDrawing
import Foundation

/// What happens between two pictures of a scene: data that changed, a focus that moved, a notification that came.
///
/// ```swift
/// let timeline = try renderer.timeline(to: Shelf(films: films.shuffled()))
/// timeline.displayList(at: 0.15)        // half way
/// timeline.film                         // for outputs that move things themselves
/// ```
///
/// It leads from the picture before to the picture after as UIKit does when a collection's data is applied: elements
/// that both have move along straight lines, those that are new fade in, those that are gone fade out, and those that
/// change their size are laid out anew at each moment. Cells, headers, footers and backgrounds are told apart by
/// identity, so a cell moves with its item; what was out of sight comes from where it was. What differs in anything but
/// its place, such as a card with the focus, is led over where both pictures are made alike, and dissolves otherwise.
/// Overlays come and go as their containers say.
///
/// At 0 it shows the picture before, at its end the picture after.
public struct Timeline: Equatable, Sendable {
    /// How long something takes, and how it runs.
    public struct Timing: Hashable, Sendable {
        /// The duration in seconds.
        public var duration: TimeInterval
        /// How it runs.
        public var curve: TimingCurve

        /// A timing. A duration that is negative or not finite counts as 0.
        public init(duration: TimeInterval, curve: TimingCurve) {
            self.duration = duration.isFinite ? max(0, duration) : 0
            self.curve = curve
        }

        /// Data that is applied: three tenths of a second, slow at both ends, as UIKit's collection views. Apple
        /// publishes no figure; this one is from memory.
        public static let update = Timing(duration: 0.3, curve: .easeInOut)
        /// A focus that moves, and a card that is pressed: three tenths of a second, slow at the end, as on a
        /// television. Apple publishes no figure, and adapts it to the speed of a finger; this one is from memory.
        public static let focus = Timing(duration: 0.3, curve: .easeOut)
    }

    /// How far apart the moments are at which content is laid out anew, in seconds.
    static let step: TimeInterval = 1.0 / 30
    /// Shorter than any picture of a film is shown: where something changes at once, it has by then.
    static let instant: TimeInterval = 0.001

    /// The change as layers and tracks.
    public let film: AnimatedDisplayList

    /// How long it takes, in seconds.
    public var duration: TimeInterval { film.duration }

    /// The picture at a time in seconds.
    public func displayList(at time: TimeInterval) -> DisplayList { film.displayList(at: time) }

    /// The first picture: it is there at once, without an animation, as a collection's first data is.
    public init(_ first: SceneMoment) {
        film = AnimatedDisplayList(first.list)
    }

    /// What happens between two moments.
    ///
    /// - Parameters:
    ///   - timing: how long it takes; nil for ``Timing/update`` where elements come, go or move, and ``Timing/focus``
    ///     where all stay in their places.
    ///   - redraw: the picture after with elements in other sizes; nil where there is no such, so that content that
    ///     changes its size dissolves.
    package init(
        from before: SceneMoment, to after: SceneMoment, timing: Timing? = nil,
        redraw: (([PlacedElement: CGSize]) throws -> SceneMoment)? = nil
    ) throws {
        var builder = TimelineBuilder(before: before, after: after, timing: timing)
        if let redraw { try builder.sampleSizes(redraw) }
        film = builder.film()
    }
}
