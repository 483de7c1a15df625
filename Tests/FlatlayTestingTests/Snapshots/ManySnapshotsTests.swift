import FlatlaySnapshots
import Foundation
import Testing

@testable import FlatlayTesting

/// How long a snapshot takes that passes, in the build in which tests run.
///
/// ```sh
/// FLATLAY_SNAPSHOT_COUNT=1000 swift test --disable-xctest --filter ManySnapshotsTests
/// ```
///
/// Without the variable, a few show that this works. Times are printed and not checked: they depend on the machine.
@Suite struct ManySnapshotsTests {
    private let count = ProcessInfo.processInfo.environment["FLATLAY_SNAPSHOT_COUNT"].flatMap { Int($0) } ?? 4
    private let strategy = Snapshotting<Page, UIImage>.image(size: CGSize(width: 600, height: 400))

    /// Cards with texts, all different.
    private nonisolated struct Page: View {
        var index: Int

        var body: some View {
            VStack(alignment: .leading, spacing: 12) {
                ForEach(0..<4, id: \.self) { row in
                    HStack(spacing: 12) {
                        ForEach(0..<3, id: \.self) { column in
                            VStack(alignment: .leading, spacing: 4) {
                                Text("Card \(index * 12 + row * 3 + column)").font(.headline)
                                Text("Lorem ipsum dolor sit amet").font(.caption).foregroundStyle(.secondary)
                            }
                            .padding(10)
                            .frame(width: 180, height: 80, alignment: .leading)
                            .background(RoundedRectangle(cornerRadius: 12).fill(Color.yellow))
                        }
                    }
                }
            }
            .padding(12)
        }
    }

    /// Compares a page with its reference; returns how long rendering and comparing took, in milliseconds.
    private func compare(_ index: Int, in fixture: SnapshotFixture) throws -> (rendering: Double, comparing: Double) {
        var check = SnapshotCheck(
            name: "\(index)", record: .missing, timeout: 5, testName: "card()",
            position: AssertionPosition(fileID: #fileID, filePath: #filePath, line: #line, column: #column))
        check.directory = fixture.references
        let start = ContinuousClock.now
        let parts = try strategy.parts(of: Page(index: index), variant: nil, timeout: 5)
        let rendered = ContinuousClock.now
        let result = try check.assertion().check(parts, started: start)
        let end = ContinuousClock.now
        #expect(result.failure == nil && result.outcomes == [.passed])
        return (start.duration(to: rendered).seconds * 1000, rendered.duration(to: end).seconds * 1000)
    }

    @Test("snapshots of 1200 × 800 pixels pass") func pass() throws {
        let fixture = try SnapshotFixture()
        for index in 0..<count {
            let message = fixture.verify(Page(index: index), as: strategy, named: "\(index)", record: .missing)
            #expect(message?.hasPrefix("There was no reference") == true)
        }
        let files = fixture.files
        #expect(files.count == count)
        var times: [(rendering: Double, comparing: Double)] = []
        try fixture.run {
            for index in 0..<count { times.append(try compare(index, in: fixture)) }
        }
        #expect(fixture.records.filter { $0.outcome == .passed && $0.size?.width == 1200 }.count == count)
        #expect(fixture.files == files)
        let rendering = times.map(\.rendering).sorted(), comparing = times.map(\.comparing).sorted()
        let mean = (rendering.reduce(0, +) + comparing.reduce(0, +)) / Double(max(1, count))
        print(
            """
            \(count) snapshots of 1200×800 pixels passed: \(Self.text(mean)) ms each on average; medians: rendering \
            \(Self.text(rendering[count / 2])) ms, comparing \(Self.text(comparing[count / 2])) ms
            """)
    }

    private static func text(_ milliseconds: Double) -> String {
        "\((milliseconds * 1000).rounded() / 1000)"
    }
}
