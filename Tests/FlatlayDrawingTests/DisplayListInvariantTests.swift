import CoreGeometry
import FlatlayDrawing
import Foundation
import Testing

@Suite("Invariants of display lists that debug builds check")
struct DisplayListInvariantTests {
    @Test("a node before its parent stops the program")
    func strayNode() async {
        await #expect(processExitsWith: .failure) {
            let early = DisplayList.Node(parent: DisplayList.NodeID(2), name: "early", frame: .zero)
            let late = DisplayList.Node(parent: .root, name: "late", frame: .zero)
            DisplayList(size: .zero, nodes: [.root(size: .zero), early, late], items: []).checkInvariants()
        }
    }

    @Test("an item of a missing node stops the program")
    func strayItem() async {
        await #expect(processExitsWith: .failure) {
            let stray = DisplayList.Item(
                node: DisplayList.NodeID(7), command: .fill(.rectangle(.zero), .color(.black), FillStyle()))
            DisplayList(
                size: .zero, nodes: [.root(size: .zero)],
                items: [DisplayList.Item(node: .root, command: .group(.isolation, [stray]))]
            ).checkInvariants()
        }
    }
}
