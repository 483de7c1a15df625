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
        var changes: [() throws -> Void] = []
        for key in script.keys {
            if key.heading == nil { changes.append { try self.press() } }
            changes.append { if try !self.release() { try self.send(key) } }
        }
        return try film(pause: pause, changes)
    }

    /// A film of what is seen while the keys of a script in a text are pressed.
    ///
    /// - Throws: as ``film(of:pause:)``, and ``KeyScriptError``.
    public func film(of keys: String, pause: TimeInterval = 0.5) throws -> AnimatedDisplayList {
        try film(of: KeyScript(keys), pause: pause)
    }
}
