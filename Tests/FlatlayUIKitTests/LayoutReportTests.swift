import Flatlay
import FlatlayViews
import Testing
import UIKitViews

/// Warnings about constraints go to the image of the views that they are about.
@MainActor
struct LayoutReportTests {
    private func conflictingView() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        NSLayoutConstraint.activate([
            child.widthAnchor.constraint(equalToConstant: 40), child.widthAnchor.constraint(equalToConstant: 60),
        ])
        return view
    }

    private func warnings(of view: UIView) throws -> [String] {
        let renderer = ImageRenderer(view: view)
        try draw(renderer)
        return renderer.diagnostics.map(\.message)
    }

    @Test func aConflictBeforeTheImageIsToldByTheImageOfItsView() throws {
        let view = conflictingView()
        view.layoutIfNeeded()
        #expect(try warnings(of: UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))).isEmpty)
        let told = try warnings(of: view)
        #expect(told.count == 1)
        #expect(told.first?.hasPrefix("Unable to simultaneously satisfy constraints.") == true, "\(told)")
        #expect(try warnings(of: view).isEmpty, "the log has a conflict once")
    }

    @Test func aConflictThatTheImageFindsIsToldByIt() throws {
        #expect(try warnings(of: conflictingView()).count == 1)
    }

    @Test func aConflictOfAViewThatIsGoneIsToldByNoImage() throws {
        do {
            let view = conflictingView()
            view.layoutIfNeeded()
        }
        #expect(try warnings(of: UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))).isEmpty)
    }

    @Test func aConstraintThatCannotBeUsedFailsTheNextImage() throws {
        let (one, other) = (UIView(), UIView())
        one.widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true
        let renderer = ImageRenderer(view: UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        #expect(throws: (any Error).self) { try draw(renderer) }
    }
}
