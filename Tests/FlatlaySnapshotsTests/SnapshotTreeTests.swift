import Flatlay
import FlatlaySnapshots
import Foundation
import Testing

@Suite struct SnapshotTreeTests {
    /// A material draws what is below it a second time, blurred.
    @MainActor
    @Test func textsBelowAMaterialAreThereOnce() throws {
        let view = ZStack {
            Text("Sencha").foregroundStyle(Color.red)
            Rectangle().fill(.thinMaterial)
            Text("Matcha")
        }
        .frame(width: 200, height: 100)
        let list = try ImageRenderer(content: view).displayList()
        // Otherwise the test would prove nothing.
        #expect(list.description.contains("backdrop"))
        let nodes = SnapshotTree(list).nodes.filter { !$0.lines.isEmpty }
        #expect(nodes.map(\.lines) == [["Sencha"], ["Matcha"]])
        #expect(nodes.map(\.fonts.count) == [1, 1])
    }
}
