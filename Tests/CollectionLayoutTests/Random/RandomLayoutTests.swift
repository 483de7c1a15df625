import CollectionLayout
import Foundation
import Testing

@Suite("Random layouts")
@MainActor
struct RandomLayoutTests {
    /// Batches of seeds. Each seed is one layout, which is solved about ten times.
    nonisolated static let batches = 100
    static let batchSize: UInt64 = 55

    @Test("every check holds", arguments: 0..<batches)
    func invariants(_ batch: Int) {
        let first = UInt64(batch) * Self.batchSize + 1
        for seed in first..<first + Self.batchSize {
            let random = RandomCase(seed: seed)
            let seen = LayoutObservation(random)
            for check in LayoutCheck.allCases {
                if let violation = check.violation(seen) {
                    Issue.record("\(check.rawValue): \(violation)\n\(random)")
                }
            }
        }
    }

    @Test("most cases are solved, and every kind of section and check occurs")
    func coverage() {
        var cells = 0
        var sectionsWithCells = 0
        var sections = 0
        var tallies: [String: Int] = [:]
        for seed in 1...UInt64(400) {
            let random = RandomCase(seed: seed)
            let seen = LayoutObservation(random)
            cells += seen.elements.filter(\.isCell).count
            sections += seen.counts.filter { $0 > 0 }.count
            sectionsWithCells += Set(seen.elements.filter(\.isCell).map(\.identity.indexPath.section)).count
            tallies["groups", default: 0] += seen.groups.values.filter { !$0.isEmpty }.count
            tallies["covered", default: 0] += seen.coveredSections.count
            tallies["prefix", default: 0] += seen.prefixCount > 0 ? 1 : 0
            tallies["pins", default: 0] += seen.pins.count
            tallies["moved pins", default: 0] += seen.pins.filter { $0.natural != $0.shown }.count
            tallies["rests", default: 0] += seen.rests.filter { $0.requested != $0.resting }.count
            tallies["found", default: 0] += seen.queries.filter { !$0.found.isEmpty }.count
            tallies["supplementary", default: 0] +=
                seen.elements.filter { $0.identity.category == .supplementaryView }.count
            tallies["decoration", default: 0] +=
                seen.elements.filter { $0.identity.category == .decorationView }.count
            if case .flow(let flow) = random.layout {
                tallies["flow", default: 0] += 1
                tallies["delegate", default: 0] += flow.delegate == nil ? 0 : 1
            } else if case .compositional(let configuration, let sections) = random.layout {
                tallies["horizontal", default: 0] += configuration.scrollDirection == .horizontal ? 1 : 0
                tallies["list", default: 0] +=
                    sections.filter { if case .list = $0.description { true } else { false } }
                    .count
            }
        }
        #expect(cells > 3000)
        #expect(sectionsWithCells * 10 > sections * 7, "\(sectionsWithCells) of \(sections) sections are solved")
        for (what, count) in tallies { #expect(count >= 30, "\(what): \(count)") }
    }
}
