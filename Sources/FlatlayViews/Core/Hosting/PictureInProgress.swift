import FlatlayDrawing
import UIKitViews

/// The environment and the resources for UIKit code that runs while an image is rendered.
///
/// The renderer creates one for the whole image. A UIKit view among SwiftUI views has its own while it is created,
/// updated, measured and drawn, with the environment of its place. So views that its controllers and cells host inherit
/// that environment, as with traits on iOS, and an app's `sizeForItemAt` gets the sizes that are drawn.
package final class PictureInProgress: @unchecked Sendable {
    // Set only on the thread that renders the image, so no other thread finds it.

    /// The environment for views that are hosted here.
    package var environment: EnvironmentValues {
        if let known { return known }
        let made = makeEnvironment?() ?? EnvironmentValues()
        known = made
        makeEnvironment = nil
        return made
    }
    /// The resources that shape its text.
    package let resources: DrawingResources

    private var known: EnvironmentValues?
    /// Copying an environment takes as long as a small view, and most views of UIKit host nothing.
    private var makeEnvironment: (() -> EnvironmentValues)?

    /// The place in an image at which this thread runs code of UIKit; nil for none.
    @TaskLocal package static var current: PictureInProgress?

    package init(environment: EnvironmentValues, resources: DrawingResources) {
        known = environment
        self.resources = resources
    }

    /// The place of a view of UIKit.
    init(in context: ViewContext) {
        resources = context.resources
        makeEnvironment = {
            var environment = context.hostedEnvironment
            environment.leaveContainers()
            return environment
        }
    }

    /// Runs code of UIKit at this place.
    func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        try ViewResources.with(resources) { try PictureInProgress.$current.withValue(self, operation: body) }
    }
}

extension EnvironmentValues {
    /// Removes the values that containers set for the views directly inside: bars, lists and scroll views do not know
    /// views that a view of UIKit hosts.
    fileprivate mutating func leaveContainers() {
        // Each change copies all values, so compare first.
        if common.rowSurroundings != .none { common.rowSurroundings = .none }
        if common.keepsWords { common.keepsWords = false }
        screen = nil
        if !scrollObservers.isEmpty { scrollObservers = [] }
        if scrollValues.isAsked { scrollValues.forgetRequests() }
    }
}
