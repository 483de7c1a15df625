import FlatlayTesting
import FlatlayViews
import SwiftUI
import Testing

@testable import FlatlayPreviews

/// Several views at the root of a preview are below each other, and in the middle of the screen together.
@MainActor
@Suite struct RootViewsTests {
    /// What a `#Preview` with a view shows on a device.
    private func list(_ view: some View) throws -> DisplayList {
        let sample = try #require(PreviewSample.samples(of: AnyView(view)).first)
        let declaration = try #require(Previews.declarations(in: "AppFileTests").first)
        let renderer = try FoundPreview(declaration, sample: sample, number: 1).renderer(on: .iPhone16)
        renderer.textShaper = GridTextShaper()
        renderer.scale = 1
        return try renderer.displayList()
    }

    private func frames(_ view: some View) throws -> [CGRect] {
        try list(view).nodes.filter { $0.name == "text" }.map(\.frame)
    }

    /// The middle of the screen within its safe area.
    private var middle: CGPoint {
        let (size, insets) = (DevicePreset.iPhone16.size, DevicePreset.iPhone16.safeAreaInsets)
        return CGPoint(x: size.width / 2, y: (insets.top + size.height - insets.bottom) / 2)
    }

    @Test func severalViewsAreCentredTogether() throws {
        let frames = try frames(
            Group {
                Text("A")
                Text("BBB")
            })
        #expect(frames.count == 2)
        #expect(frames.map(\.midX) == [middle.x, middle.x])
        #expect(abs((frames[0].minY + frames[1].maxY) / 2 - middle.y) <= 0.5)
        // The distance of a stack between texts: the leading of their font, which this one does not have.
        #expect(frames[1].minY - frames[0].maxY < 10)
    }

    @Test func aModifierOfAGroupIsForEachOfItsViews() throws {
        let frames = try frames(
            Group {
                VStack { Text("Size") }
                VStack { Text("Price") }
            }
            .frame(maxWidth: .infinity))
        #expect(frames.map(\.midX) == [middle.x, middle.x])
        #expect(abs((frames[0].minY + frames[1].maxY) / 2 - middle.y) <= 0.5)
        #expect(frames[1].minY - frames[0].maxY <= 8)
    }

    @Test func oneViewMayStillFillTheScreen() throws {
        let size = DevicePreset.iPhone16.size
        let whole = "fill rectangle 0 0 \(Int(size.width)) \(Int(size.height)) #ff3b30"
        #expect(try list(Color.red.ignoresSafeArea()).description.contains(whole))
    }
}
