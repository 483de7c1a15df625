import FlatlayTesting
import Foundation
import Synchronization
import Testing

private struct Sample_Previews: PreviewProvider {
    static var previews: some View {
        Text("One").previewDisplayName("One row")
        Text("Two").previewLayout(.fixed(width: 90, height: 30))
        Text("Three").previewDisplayName("One row")
    }
}

/// The assertion of previews, with its issues.
@Suite struct PreviewAssertionTests {
    private final class Messages: Sendable {
        let all = Mutex<[String]>([])
    }

    @Test func eachPreviewIsCompared() {
        let messages = Messages()
        withKnownIssue {
            assertSnapshots(ofPreviews: Sample_Previews.self, record: .never, testName: "previews()")
        } matching: { issue in
            messages.all.withLock { $0 += issue.comments.map(\.rawValue) }
            return true
        }
        let texts = messages.all.withLock { $0 }
        #expect(texts.count == 3)
        for name in ["Sample_Previews-One-row", "Sample_Previews-2", "Sample_Previews-One-row-2"] {
            let path = "/__Snapshots__/PreviewAssertionTests/previews.\(name).png"
            #expect(texts.contains { $0.contains(path) }, "\(name)")
        }
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("__Snapshots__/PreviewAssertionTests")
        try? FileManager.default.removeItem(at: folder)
    }
}
