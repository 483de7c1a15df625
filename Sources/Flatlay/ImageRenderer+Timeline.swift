import FlatlayDrawing
import FlatlayScene
import FlatlayViews
import Foundation

extension ImageRenderer {
    /// The picture of this moment, as one end of a ``Timeline``.
    ///
    /// - Throws: as ``displayList()``.
    public func moment() throws -> SceneMoment {
        let notes = MomentRecorder()
        momentRecorder = notes
        defer { momentRecorder = nil }
        return SceneMoment(try displayList(), notes: notes)
    }

    /// What is seen while the content becomes another; the renderer has that afterwards.
    ///
    /// ```swift
    /// let timeline = try renderer.timeline(to: Shelf(films: films.shuffled()))
    /// ```
    ///
    /// - Throws: as ``displayList()``.
    public func timeline(to content: Content, timing: Timeline.Timing? = nil) throws -> Timeline {
        try timeline(timing: timing) { self.content = content }
    }

    /// What is seen while something about the renderer changes: its content, what a person did, its size or colours.
    ///
    /// ```swift
    /// let timeline = try renderer.timeline { renderer.sceneState = scrolled }
    /// ```
    ///
    /// - Throws: as ``displayList()``, and what the change throws.
    public func timeline(timing: Timeline.Timing? = nil, _ change: () throws -> Void) throws -> Timeline {
        let before = try moment()
        try change()
        return try timeline(from: before, timing: timing)
    }

    /// A film of several changes, one after the other.
    ///
    /// ```swift
    /// let film = try renderer.film(pause: 0.5, [
    ///     { renderer.content = Shelf(films: films.shuffled()) },
    ///     { renderer.content = Shelf(films: []) },
    /// ])
    /// ```
    ///
    /// The first picture is there at once, without an animation.
    ///
    /// - Parameters:
    ///   - pause: how long each picture stands before the next change, and the last one at the end, in seconds.
    ///   - changes: what changes about the renderer.
    /// - Throws: as ``displayList()``, and what a change throws.
    public func film(
        pause: TimeInterval = 1, timing: Timeline.Timing? = nil, _ changes: [() throws -> Void]
    ) throws -> AnimatedDisplayList {
        var before = try moment()
        var film: AnimatedDisplayList?
        for change in changes {
            try change()
            let next = try timeline(from: before, timing: timing).film
            film = (film?.followed(by: next) ?? next.delayed(by: pause)).paused(for: pause)
            before = try moment()
        }
        return film ?? Timeline(before).film.paused(for: pause)
    }

    private func timeline(from before: SceneMoment, timing: Timeline.Timing?) throws -> Timeline {
        try Timeline(from: before, to: moment(), timing: timing) { sizes in
            self.elementSizes = sizes
            defer { self.elementSizes = [:] }
            return try self.moment()
        }
    }
}
