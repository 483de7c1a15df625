import Flatlay
import Foundation
import RenderingTestSupport
import Testing

@Suite struct DeviceTests {
    @Test func aDeviceShowsAScreenAndKeepsContentOutOfItsEdges() throws {
        let renderer = ImageRenderer(SceneStateTests.plain(Array(0..<1_000)), width: nil)
        let whole = try renderer.displayList().size
        #expect(whole.height == 20_000)
        renderer.colorScheme = .dark
        renderer.show(on: .iPhone16Pro)
        let list = try renderer.displayList()
        #expect(list.size == CGSize(width: 402, height: 874))
        #expect(list.frame(of: "collection") == CGRect(x: 0, y: 62, width: 402, height: 874 - 62 - 34))
        // Rows continue below the home indicator: in the 812 points above it, and in most of its 34 points.
        #expect(list.texts.count == 41)
        #expect(renderer.scale == 3 && renderer.colorScheme == .dark)
    }

    @Test func aDeviceSaysWhetherThereIsAFocus() throws {
        let renderer = InteractiveRenderer(content: Button("Press") {})
        renderer.show(on: .appleTV)
        #expect(renderer.userInterfaceIdiom == .tv)
        #expect(try renderer.focusedTarget() != nil)
        renderer.show(on: .iPhone16)
        #expect(renderer.userInterfaceIdiom == .phone)
        #expect(try renderer.focusTargets().isEmpty)
    }

    @Test func namesAreUniqueAndFindTheirDevices() throws {
        let names = DevicePreset.byName.map(\.name)
        #expect(Set(names).count == names.count)
        for (name, preset) in DevicePreset.byName { #expect(try DevicePreset(named: name.uppercased()) == preset) }
        for preset in DevicePreset.all {
            let insets = preset.safeAreaInsets
            #expect(insets.top + insets.bottom < preset.size.height / 4)
            #expect((1...3).contains(preset.scale))
        }
        #expect(try DevicePreset(named: "phone").size == CGSize(width: 390, height: 844))
        #expect(try DevicePreset(named: "tv").size == CGSize(width: 1920, height: 1080))
    }

    @Test func anUnknownDeviceIsAnErrorWithASuggestion() throws {
        let error = #expect(throws: UnknownDeviceError.self) { try DevicePreset(named: "iphone-16-por") }
        let text = try #require(error.map { "\($0)" })
        #expect(
            text.hasPrefix("there is no device 'iphone-16-por'; did you mean 'iphone-16-pro'? Known: phone, tablet,"))
        let other = #expect(throws: UnknownDeviceError.self) { try DevicePreset(named: "toaster oven") }
        #expect(other.map { "\($0)" }?.hasPrefix("there is no device 'toaster oven'. Known: phone") == true)
    }

    /// `docs/devices.md` lists every device with its sizes, and nothing else.
    @Test func thePageListsThemAll() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let page = try String(contentsOf: root.appendingPathComponent("docs/devices.md"), encoding: .utf8)
        let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)
        #expect(rows == DevicePreset.all.map(Self.row))
    }

    static func row(_ preset: DevicePreset) -> String {
        func text(_ value: CGFloat) -> String { String(Int(value)) }
        let (size, insets) = (preset.size, preset.safeAreaInsets)
        let names = DevicePreset.byName.filter { $0.preset == preset }.map { "`\($0.name)`" }.reversed()
        let sides = [insets.top, insets.leading, insets.bottom, insets.trailing].map(text).joined(separator: ", ")
        return "| \(names.joined(separator: ", ")) | \(preset.models) | \(text(size.width))×\(text(size.height)) "
            + "| \(text(preset.scale)) | \(sides) |"
    }
}
