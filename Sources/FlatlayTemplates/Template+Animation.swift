import Flatlay
import Foundation

extension Template {
    /// Whether the template describes changes.
    public var hasAnimation: Bool { animation != nil }

    /// A time that the template's animation does not exceed, in seconds, which is known before anything is drawn; nil
    /// without an animation.
    package var longestAnimation: Double? {
        guard let animation else { return nil }
        // A key that selects presses and releases. Each change moves for less than a second.
        let count = animation.changes.reduce(0) { $0 + 1 + 2 * ($1.state?.keys?.keys.count ?? 0) }
        return animation.pause * Double(count + 1) + Double(count)
    }

    /// Creates the animation of the template's changes; returns nil if it describes none.
    ///
    /// ```swift
    /// let template = try Template(contentsOf: URL(fileURLWithPath: "Templates/reload.yaml"))
    /// try template.animation()?.write(to: "reload.png")
    /// ```
    ///
    /// - Parameters:
    ///   - renderer: a renderer of the template, configured for its images; nil for one with the installed fonts.
    ///     Afterwards it shows the final state.
    /// - Throws: ``TemplateErrors`` if the data of a change does not fit the template; the errors of rendering.
    public func animation(
        with renderer: InteractiveRenderer<AnyView>? = nil
    ) throws -> AnimatedDisplayList? {
        guard let animation else { return nil }
        let renderer = try renderer ?? interactiveRenderer()
        let families = renderer.fonts?.familyNameSet
        var moment = start
        // The images of an animation share the budget, since a few changes of a large image are common.
        let budget = PictureBudget(data: start.data.root, factor: 10)
        var changes: [() throws -> Void] = []
        for change in animation.changes {
            moment = moment.after(change)
            // Find all errors before the first image is drawn.
            let content = try content(of: moment, knownFontFamilies: families, budget: budget)
            let reporter = ErrorReporter()
            var probe = SceneState()
            change.state?.apply(to: &probe, of: content, reporter)
            try reporter.check()
            changes.append {
                renderer.content = content.view
                renderer.safeAreaInsets = safeAreaInsets(of: content)
                guard let state = change.state else { return }
                var next = renderer.sceneState ?? SceneState()
                state.apply(to: &next, of: content, reporter)
                renderer.sceneState = next
                if state.focus != nil { renderer.focus(next.focus) }
                if let isPressed = state.isPressed { renderer.sceneState?.isPressed = isPressed }
            }
            if let keys = change.state?.keys { changes += renderer.changes(of: keys) }
        }
        return try renderer.animation(pause: animation.pause, changes)
    }
}

/// The inputs of a template's image, except for the scene state of its renderer.
struct TemplateMoment {
    var data: DataSet
    var overlay: OverlayTemplate?
    /// How far the collection is scrolled, which changes the bars.
    var scrolled: CGFloat = 0

    /// Returns the moment after a change.
    func after(_ change: ChangeDescription) -> TemplateMoment {
        var next = self
        if case .names(let values) = change.data { next.data = data.replacing(values) }
        if case .other(let overlay) = change.overlay { next.overlay = overlay }
        if let offset = change.state?.contentOffset { next.scrolled = offset.y }
        return next
    }
}
