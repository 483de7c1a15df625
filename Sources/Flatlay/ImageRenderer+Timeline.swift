import FlatlayDrawing
import FlatlayScene
import FlatlayViews
import Foundation

extension ImageRenderer {
    /// Renders the current image as one end of a ``SceneTimeline``.
    ///
    /// - Throws: as ``displayList()``.
    public func moment() throws -> SceneMoment {
        let notes = MomentRecorder()
        momentRecorder = notes
        defer { momentRecorder = nil }
        return SceneMoment(try displayList(), notes: notes)
    }

    /// Replaces the content and returns the transition to it.
    ///
    /// ```swift
    /// let timeline = try renderer.timeline(to: Shelf(films: films.shuffled()))
    /// ```
    ///
    /// - Throws: as ``displayList()``.
    public func timeline(to content: Content, timing: SceneTimeline.Timing? = nil) throws -> SceneTimeline {
        try timeline(timing: timing) { self.content = content }
    }

    /// Runs a closure that changes the renderer, such as its content, scene state, size or colours, and returns the
    /// transition.
    ///
    /// ```swift
    /// let timeline = try renderer.timeline { renderer.sceneState = scrolled }
    /// ```
    ///
    /// - Throws: as ``displayList()``, and the errors of the closure.
    public func timeline(timing: SceneTimeline.Timing? = nil, _ change: () throws -> Void) throws -> SceneTimeline {
        let before = try moment()
        try change()
        return try timeline(from: before, timing: timing)
    }

    /// Returns an animation of several changes in sequence.
    ///
    /// ```swift
    /// let animation = try renderer.animation(pause: 0.5, [
    ///     { renderer.content = Shelf(films: films.shuffled()) },
    ///     { renderer.content = Shelf(films: []) },
    /// ])
    /// ```
    ///
    /// The first image appears without an animation.
    ///
    /// - Parameters:
    ///   - pause: how long each image is shown before the next change, and the last one at the end, in seconds.
    ///   - changes: closures that change the renderer.
    /// - Throws: as ``displayList()``, and the errors of the closures.
    public func animation(
        pause: TimeInterval = 1, timing: SceneTimeline.Timing? = nil, _ changes: [() throws -> Void]
    ) throws -> AnimatedDisplayList {
        var before = try moment()
        var animation: AnimatedDisplayList?
        for change in changes {
            try change()
            let next = try timeline(from: before, timing: timing).animation
            animation = (animation?.followed(by: next) ?? next.delayed(by: pause)).paused(for: pause)
            before = try moment()
        }
        return animation ?? SceneTimeline(before).animation.paused(for: pause)
    }

    private func timeline(from before: SceneMoment, timing: SceneTimeline.Timing?) throws -> SceneTimeline {
        try SceneTimeline(from: before, to: moment(), timing: timing) { sizes in
            self.elementSizes = sizes
            defer { self.elementSizes = [:] }
            return try self.moment()
        }
    }
}
