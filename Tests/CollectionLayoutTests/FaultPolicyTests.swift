import CollectionLayout
import Foundation
import Testing

@Suite("Error policy")
@MainActor
struct FaultPolicyTests {
    @Test("errors are thrown by default")
    func thrown() {
        let view = collectionView(NSCollectionLayoutSection(group: horizontal(.absolute(1), .absolute(1), [])), [1])
        #expect(view.faultPolicy == .throws)
        #expect(throws: CollectionLayoutError.self) { try view.layoutElements() }
        #expect(throws: CollectionLayoutError.self) { try view.collectionViewLayout.validatedPrepare() }
    }

    @Test("a layout without errors does not trap")
    func correct() throws {
        let view = collectionView(grid(columns: 1, height: 10), [1])
        view.faultPolicy = .traps
        try view.layoutElements()
        try view.collectionViewLayout.validatedPrepare()
    }

    // Exit tests were added in Swift 6.2.
    #if compiler(>=6.2)
    @Test("with the trap policy the program stops with the error's message")
    func trapped() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let group = horizontal(.absolute(1), .absolute(1), [])
                let view = collectionView(NSCollectionLayoutSection(group: group), [1])
                view.faultPolicy = .traps
                try? view.layoutElements()
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("At least 1 subitem is required for a group"))
        #expect(text.contains("In section 0."))
    }

    @Test("preparing and querying missing elements trap, too")
    func trappedElsewhere() async throws {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let view = collectionView(
                    NSCollectionLayoutSection(group: horizontal(.absolute(1), .absolute(1), [])), [1])
                view.faultPolicy = .traps
                try? view.collectionViewLayout.validatedPrepare()
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let view = collectionView(grid(columns: 1, height: 10), [1])
                view.faultPolicy = .traps
                _ = try? view.validatedAttributes(of: .cell(IndexPath(item: 5, section: 0)))
            }
        }
    }
    #endif
}
