import Foundation
import SnapshotTesting
import SwiftUI
import Testing

// A suite as it is written for swift-snapshot-testing, with the import lines that it has there: flags in `Package.swift`
// say which modules they mean. It compares with references in a folder that each test makes.

private struct Badge: View {
    var title: String

    var body: some View {
        Text(title).padding(6).background(Color.yellow, in: Capsule())
    }
}

private struct User: Codable { var id = 1, name = "Blob", tags: Set = ["b", "a"] }

private func verify<Value, Format>(
    _ value: Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil,
    testName: String = #function
) -> String? {
    let folder = NSTemporaryDirectory() + "moved-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = verifySnapshot(
        of: value, as: strategy, named: name ?? "x", record: .all, snapshotDirectory: folder, testName: testName)
    return verifySnapshot(
        of: value, as: strategy, named: name ?? "x", record: .never, snapshotDirectory: folder, testName: testName)
}

@Suite(.snapshots(record: .missing, diffTool: .ksdiff)) struct MovedSuiteTests {
    @Test func imagesOfViews() {
        let badge = Badge(title: "New")
        #expect(verify(badge, as: .image) == nil)
        #expect(verify(badge, as: .image(layout: .device(config: .iPhone13)), named: "phone") == nil)
        #expect(verify(badge, as: .image(layout: .device(config: .iPhoneX(.landscape))), named: "wide") == nil)
        #expect(verify(badge, as: .image(layout: .fixed(width: 120, height: 40)), named: "fixed") == nil)
        #expect(
            verify(
                badge,
                as: .image(
                    precision: 0.99, perceptualPrecision: 0.98, layout: .sizeThatFits,
                    traits: .init(userInterfaceStyle: .dark)), named: "dark") == nil)
        #expect(verify(badge, as: .image(layout: .device(config: .iPadMini(.portrait))), named: "pad") == nil)
    }

    @Test func texts() {
        #expect(verify("a\nb", as: .lines) == nil)
        #expect(verify(User(), as: .dump) == nil)
        #expect(verify(User(), as: .json) == nil)
        #expect(verify(12, as: .description) == nil)
        #expect(verify(Data([1, 2]), as: .data) == nil)
    }

    @Test func ownStrategies() {
        let badge: Snapshotting<User, UIImage> = Snapshotting<Badge, UIImage>.image.pullback { Badge(title: $0.name) }
        #expect(verify(User(), as: badge) == nil)
        let upper = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { $0.uppercased() }
        #expect(verify("a", as: upper) == nil)
        let later = Snapshotting<String, String>(
            pathExtension: "txt", diffing: .lines,
            asyncSnapshot: { value in Async { callback in callback(value) } })
        #expect(verify("a", as: later) == nil)
        #expect(verify("a", as: SimplySnapshotting.lines.pullback { (text: String) in text + "!" }) == nil)
    }

    @Test @MainActor func imagesOfUIKit() {
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        badge.backgroundColor = .yellow
        let controller = UIViewController()
        controller.view.addSubview(UILabel())
        #expect(verify(badge, as: .image) == nil)
        #expect(verify(badge, as: .image(precision: 0.99)) == nil)
        #expect(verify(badge, as: .image(drawHierarchyInKeyWindow: true, perceptualPrecision: 0.98)) == nil)
        #expect(verify(badge as UIView, as: .image(precision: 0.9, size: CGSize(width: 80, height: 30))) == nil)
        #expect(verify(controller, as: .image(on: .iPhoneX)) == nil)
        #expect(verify(controller, as: .image(on: .iPhoneX, drawHierarchyInKeyWindow: true, precision: 0.9)) == nil)
        #expect(verify(controller, as: .image(on: .iPadMini(.portrait(splitView: .twoThirds)))) == nil)
        #expect(verify(controller, as: .wait(for: 0.001, on: .image(on: .iPhoneSe))) == nil)
        #expect(verify(badge.layer, as: .image) == nil)
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 12, height: 8)
        layer.backgroundColor = UIColor.red.cgColor
        #expect(verify(layer, as: .image) == nil)
    }

    @Test @MainActor func descriptionsOfUIKit() throws {
        let controller = UIViewController()
        let label = UILabel(frame: CGRect(x: 10, y: 20, width: 60, height: 20))
        controller.view.addSubview(label)
        #expect(verify(controller, as: .recursiveDescription(on: .iPhoneX)) == nil)
        #expect(verify(label as UIView, as: .recursiveDescription) == nil)
        var text = ""
        Snapshotting<UIViewController, String>.recursiveDescription(on: .iPhoneX).snapshot(controller).run { text = $0 }
        let lines = text.split(separator: "\n")
        #expect(lines.count == 2 && lines[1].hasPrefix("   | ") && lines[1].contains("UILabel"), "\(text)")
        #expect(!text.contains("0x"))
        #expect(controller.view.frame.size == CGSize(width: 375, height: 812))
    }

    @Test func configurationsHaveTheTextSizeOfTheirOrigin() {
        #expect(ViewImageConfig.iPhone13.traits.preferredContentSizeCategory == .medium)
        #expect(ViewImageConfig.iPhoneX(.landscape).traits.preferredContentSizeCategory == .medium)
        #expect(ViewImageConfig.iPadPro11.traits.preferredContentSizeCategory == .medium)
        #expect(ViewImageConfig(.iPhone16).traits.preferredContentSizeCategory == .unspecified)
    }

    @Test func assertionsReportTheirFailures() {
        withKnownIssue {
            withSnapshotTesting(record: .never) {
                assertSnapshot(of: Badge(title: "New"), as: .image, named: "none", testName: "neverRecorded")
            }
        } matching: { issue in
            issue.comments.contains { $0.rawValue.hasPrefix("There is no reference") }
        }
        removePending()
    }

    private func removePending(_ file: String = #filePath) {
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent(
            "__Snapshots__/MovedSuiteTests")
        try? FileManager.default.removeItem(at: folder)
    }
}
