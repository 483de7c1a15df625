import FlatlayDrawing
import Foundation

/// What layouts have to say: faults, for which UIKit raises an exception, and warnings, which it logs.
///
/// They go to the image in progress on this thread. Without one they are kept for the next image of the thread: an app
/// activates constraints before it renders.
package enum LayoutReports {
    /// A constraint that cannot be used.
    package struct Refusal: Error, Equatable, CustomStringConvertible {
        /// What is wrong, where, and what to do.
        package var description: String
    }

    private final class Pending {
        var refusals: [Refusal] = []
        var warnings: [String] = []
    }

    /// More are not kept: they repeat each other.
    private static let limit = 100

    private static var pending: Pending {
        let key = "UIKitViews.LayoutReports"
        if let pending = Thread.current.threadDictionary[key] as? Pending { return pending }
        let pending = Pending()
        Thread.current.threadDictionary[key] = pending
        return pending
    }

    @MainActor
    package static func refuse(_ constraint: NSLayoutConstraint?, _ reason: String) {
        let refusal = Refusal(
            description: constraint.map { "constraint \($0.text): \(reason)" } ?? reason)
        let pending = pending
        if pending.refusals.count < limit { pending.refusals.append(refusal) }
    }

    package static func warn(_ text: String) {
        let pending = pending
        if pending.warnings.count < limit { pending.warnings.append(text) }
    }

    /// Hands what is pending to an image.
    package static func deliver(to diagnostics: Diagnostics) {
        let pending = pending
        for warning in pending.warnings { diagnostics.warn(warning) }
        if let refusal = pending.refusals.first { diagnostics.fail(refusal) }
        (pending.refusals, pending.warnings) = ([], [])
    }
}
