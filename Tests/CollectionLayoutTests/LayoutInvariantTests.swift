import CoreGeometry
import Foundation
import Testing

@testable import CollectionLayout

@Suite("Invariants of layouts that debug builds check")
struct LayoutInvariantTests {
    @Test("a section without a plan stops the program")
    func strayPlan() async {
        await #expect(processExitsWith: .failure) {
            LayoutPlan(
                scrollAxis: .vertical, frame: .zero, sectionSpacing: 0, boundaryItems: [], plans: [],
                sections: [LayoutPlan.Section(plan: 3, itemCount: 1)]
            ).checkInvariants()
        }
    }

    @Test("a non-finite content size stops the program")
    func endlessContent() async {
        await #expect(processExitsWith: .failure) {
            LayoutFrames(
                scrollAxis: .vertical, grid: PixelGrid(scale: 1),
                contentSize: CGSize(width: CGFloat.infinity, height: 1),
                sections: [], boundary: []
            ).checkInvariants()
        }
    }
}
