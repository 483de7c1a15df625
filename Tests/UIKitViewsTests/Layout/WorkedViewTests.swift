import AutoLayoutCases
import CoreGeometry
import FlatlayDrawing
import Foundation
import Testing
import UIKitValues
import UIKitViews

/// The worked cases of Auto Layout, with views.
@MainActor
struct WorkedViewTests {
    /// Stack views follow the rules of the newest system.
    nonisolated static let cases = LayoutCase.all.filter { !$0.isMask && $0.json["ios"] == nil }

    @Test func thereAreCases() { #expect(WorkedViewTests.cases.count >= 57) }

    @Test(arguments: cases) func framesAreThoseOfTheCase(layoutCase: LayoutCase) throws {
        let built = try ViewCase(layoutCase)
        for (name, frame) in layoutCase.frames where name != "root" {
            let found = try #require(built.views[name]).frame
            #expect(isNear(found, frame), "\(name) is \(found), not \(frame)")
        }
        if let size = layoutCase.fittingSize {
            let found = try #require(built.fitted)
            #expect(abs(found.width - size.width) < 6e-4 && abs(found.height - size.height) < 6e-4, "\(found)")
        }
    }

    /// A change of everything, one after the other, gives what a new tree gives.
    @Test(arguments: cases.filter { $0.isUnique && $0.fittingSize == nil }) func editsGiveWhatANewTreeGives(
        layoutCase: LayoutCase
    ) throws {
        let built = try ViewCase(layoutCase)
        for constraint in built.constraints {
            let constant = constraint.constant
            constraint.constant = constant + 7
            built.root.layoutIfNeeded()
            constraint.constant = constant
        }
        for constraint in built.constraints { constraint.isActive = false }
        built.root.layoutIfNeeded()
        NSLayoutConstraint.activate(built.constraints)
        built.root.layoutIfNeeded()
        for (name, frame) in layoutCase.frames {
            let found = try #require(built.views[name]).frame
            #expect(isNear(found, frame), "\(name) is \(found), not \(frame)")
        }
    }

    @Test(arguments: cases.filter { !$0.broken.isEmpty }) func conflictsAreReportedAsInUIKitsLog(
        layoutCase: LayoutCase
    ) throws {
        let built = try ViewCase(layoutCase)
        let diagnostics = Diagnostics()
        LayoutReports.deliver(to: diagnostics, showing: built.root)
        let text = try #require(diagnostics.entries.first?.message)
        #expect(text.hasPrefix("Unable to simultaneously satisfy constraints.\n    <"))
        for name in layoutCase.broken {
            let broken = text.components(separatedBy: "breaking constraint\n").last ?? ""
            #expect(broken.contains("'\(name)'"), "\(text)")
        }
    }

    /// The log in `docs/uikit-views.md`.
    @Test func thePageShowsTheReportOfAConflict() throws {
        let title = UILabel()
        title.accessibilityIdentifier = "title"
        title.translatesAutoresizingMaskIntoConstraints = false
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        root.addSubview(title)
        let width = title.widthAnchor.constraint(equalToConstant: 80)
        width.identifier = "width"
        NSLayoutConstraint.activate([width, title.widthAnchor.constraint(equalToConstant: 100)])
        root.layoutIfNeeded()
        let diagnostics = Diagnostics()
        LayoutReports.deliver(to: diagnostics, showing: root)
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("docs/uikit-views.md")
        let page = try String(contentsOf: file, encoding: .utf8)
        let report = try #require(diagnostics.entries.first?.message)
        #expect(page.contains("```text\n\(report)\n```"), "\(report)")
    }

    @Test(arguments: LayoutCase.all.filter(\.isMask)) func masksResizeSubviews(layoutCase: LayoutCase) throws {
        func numbers(_ key: String) -> [CGFloat] {
            layoutCase.numbers(layoutCase.json[key]).compactMap { $0.map { CGFloat($0) } }
        }
        let names: [String: UIView.AutoresizingMask] = [
            "flexibleLeftMargin": .flexibleLeftMargin, "flexibleWidth": .flexibleWidth,
            "flexibleRightMargin": .flexibleRightMargin, "flexibleTopMargin": .flexibleTopMargin,
            "flexibleHeight": .flexibleHeight, "flexibleBottomMargin": .flexibleBottomMargin,
        ]
        let (old, new, frame, expected) = (numbers("old"), numbers("new"), numbers("frame"), numbers("expect"))
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: old[0], height: old[1]))
        let inner = UIView(frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
        inner.autoresizingMask = UIView.AutoresizingMask(
            (layoutCase.json["mask"] as? [String] ?? []).compactMap { names[$0] })
        outer.addSubview(inner)
        outer.frame.size = CGSize(width: new[0], height: new[1])
        #expect(
            isNear(inner.frame, CGRect(x: expected[0], y: expected[1], width: expected[2], height: expected[3])))
    }
}

func isNear(_ one: CGRect, _ other: CGRect, by limit: CGFloat = 6e-4) -> Bool {
    abs(one.minX - other.minX) < limit && abs(one.minY - other.minY) < limit
        && abs(one.width - other.width) < limit && abs(one.height - other.height) < limit
}
