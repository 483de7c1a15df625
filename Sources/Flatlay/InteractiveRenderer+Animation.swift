import FlatlayDrawing
import FlatlayScene
import FlatlayViews
import Foundation

extension InteractiveRenderer {
    /// Presses the keys of a script in sequence and returns the animation.
    ///
    /// ```swift
    /// let animation = try renderer.animation(of: "right right down select")
    /// ```
    ///
    /// `select` presses and releases: the focused view sinks and rises again.
    ///
    /// - Parameter pause: how long each image is shown before the next key, and the last one at the end, in seconds.
    /// - Throws: as ``ImageRenderer/displayList()``.
    public func animation(of script: KeyScript, pause: TimeInterval = 0.5) throws -> AnimatedDisplayList {
        try animation(pause: pause, changes(of: script))
    }

    /// Returns the keys of a script as changes, to combine them with others in
    /// ``ImageRenderer/animation(pause:timing:_:)``.
    public func changes(of script: KeyScript) -> [() throws -> Void] {
        script.keys.flatMap { key -> [() throws -> Void] in
            guard key.heading == nil else { return [{ try self.send(key) }] }
            return [{ try self.press() }, { if try !self.release() { try self.send(key) } }]
        }
    }

    /// Presses the keys of a script, given as a string, and returns the animation.
    ///
    /// - Throws: as ``animation(of:pause:)``, and ``KeyScriptError``.
    public func animation(of keys: String, pause: TimeInterval = 0.5) throws -> AnimatedDisplayList {
        try animation(of: KeyScript(keys), pause: pause)
    }
}
