import FlatlayDrawing
import Foundation

/// Collects reports of layouts: faults, for which UIKit raises an exception, and warnings, which it logs.
///
/// They go to the image that this thread is rendering. Outside of a render they are stored, because an app activates
/// constraints before it renders: a warning about a view goes to the image of that view's tree, any other report to the
/// next image of the thread.
package enum LayoutReports {
    /// A constraint that cannot be used.
    package struct Refusal: Error, Equatable, CustomStringConvertible {
        /// What is wrong, where, and what to do.
        package var description: String
    }

    /// The reports of a thread that wait for an image.
    struct Pending {
        fileprivate enum Report {
            case refusal(Refusal)
            case warning(String)

            func record(in diagnostics: Diagnostics) {
                switch self {
                case .refusal(let refusal): diagnostics.fail(refusal)
                case .warning(let warning): diagnostics.warn(warning)
                }
            }
        }

        fileprivate struct Entry {
            let report: Report
            let isAboutView: Bool
            weak var view: UIView?

            /// Whether no image can show the view any more.
            var isObsolete: Bool { isAboutView && view == nil }
        }

        fileprivate var entries: [Entry] = []

        /// More are not kept: they repeat each other.
        private static let limit = 100

        fileprivate mutating func add(_ report: Report, about view: UIView?) {
            if entries.count >= Self.limit { entries.removeAll(where: \.isObsolete) }
            guard entries.count < Self.limit else { return }
            entries.append(Entry(report: report, isAboutView: view != nil, view: view))
        }

        /// Removes and returns the reports for an image that shows a tree.
        @MainActor
        fileprivate mutating func take(for tree: UIView) -> [Report] {
            let root = tree.rootView
            var (taken, rest): ([Report], [Entry]) = ([], [])
            for entry in entries where !entry.isObsolete {
                if entry.view.map({ $0.rootView === root }) ?? true {
                    taken.append(entry.report)
                } else {
                    rest.append(entry)
                }
            }
            entries = rest
            return taken
        }
    }

    /// Reports what UIKit raises an exception for, with the constraint that it is about, if any. The next image throws,
    /// whatever it shows: the view may be in no tree at all.
    @MainActor
    package static func refuse(_ constraint: NSLayoutConstraint?, _ reason: String) {
        refuse(constraint.map { "constraint \($0.text): \(reason)" } ?? reason)
    }

    /// Reports what UIKit raises an exception for, apart from constraints.
    package static func refuse(_ reason: String) {
        add(.refusal(Refusal(description: reason)), about: nil)
    }

    /// Reports what an image could not do as requested: that of the view's tree if a view is named.
    package static func warn(_ text: String, about view: UIView? = nil) {
        add(.warning(text), about: view)
    }

    private static func add(_ report: Pending.Report, about view: UIView?) {
        let thread = DrawingThread.current
        if let image = thread.resources.last {
            report.record(in: image.diagnostics)
        } else {
            thread.reports.add(report, about: view)
        }
    }

    /// Hands what is pending to an image of a view.
    @MainActor
    package static func deliver(to diagnostics: Diagnostics, showing view: UIView) {
        let thread = DrawingThread.current
        guard !thread.reports.entries.isEmpty else { return }
        for report in thread.reports.take(for: view) { report.record(in: diagnostics) }
    }
}
