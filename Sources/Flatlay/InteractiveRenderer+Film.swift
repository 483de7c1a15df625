import FlatlayDrawing
import FlatlayScene
import FlatlayViews
import Foundation

extension InteractiveRenderer {
    /// A film of what is seen while the keys of a script are pressed, one after the other.
    ///
    /// ```swift
    /// let film = try renderer.film(of: "right right down select")
    /// ```
    ///
    /// `select` presses and lets go: what has the focus sinks and rises again.
    ///
    /// - Parameter pause: how long each picture stands before the next key, and the last one at the end, in seconds.
    /// - Throws: as ``ImageRenderer/displayList()``.
    public func film(of script: KeyScript, pause: TimeInterval = 0.5) throws -> AnimatedDisplayList {
        try film(pause: pause, changes(of: script))
    }

    /// What the keys of a script do, as changes of a film that has others, too: see ``ImageRenderer/film(pause:timing:_:)``.
    public func changes(of script: KeyScript) -> [() throws -> Void] {
        script.keys.flatMap { key -> [() throws -> Void] in
            guard key.heading == nil else { return [{ try self.send(key) }] }
            return [{ try self.press() }, { if try !self.release() { try self.send(key) } }]
        }
    }

    /// A film of what is seen while the keys of a script in a text are pressed.
    ///
    /// - Throws: as ``film(of:pause:)``, and ``KeyScriptError``.
    public func film(of keys: String, pause: TimeInterval = 0.5) throws -> AnimatedDisplayList {
        try film(of: KeyScript(keys), pause: pause)
    }
}
