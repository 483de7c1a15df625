import CollectionLayout
import Foundation
import Testing

/// Estimates follow one set of rules, whether cells are measured or not.
@Suite("Estimates measured and unmeasured")
@MainActor
struct EstimateRuleTests {
    /// The frames of a layout without measuring, and with measured sizes that equal the estimates.
    private func both(
        _ section: NSCollectionLayoutSection, _ count: Int
    ) -> (lines: [[String]], errors: [String?]) {
        var lines: [[String]] = []
        var errors: [String?] = []
        for asks in [false, true] {
            let view = collectionView(section, [count])
            if asks { view.preferredSizeProvider = { $0.proposedSize } }
            do throws(CollectionLayoutError) {
                try view.layoutElements()
                errors.append(nil)
            } catch {
                errors.append(error.description)
            }
            lines.append(view.lines)
        }
        return (lines, errors)
    }

    @Test("a centred row rests with complete groups in the middle, even if the last one is partly filled")
    func centredPartlyFilledGroup() {
        let section = NSCollectionLayoutSection(
            group: horizontal(.absolute(200), .estimated(50), [item(.absolute(50), .estimated(50))]))
        section.orthogonalScrollingBehavior = .groupPagingCentered
        let one = both(section, 1)
        #expect(one.lines[0] == ["content 320 50", "c 0.0 60 0 50 50"])
        #expect(one.lines[1] == one.lines[0])
        // The second group has two of four items: its stop is 200 further, as if it were full.
        for asks in [false, true] {
            let view = collectionView(section, [6])
            if asks { view.preferredSizeProvider = { $0.proposedSize } }
            view.setOrthogonalOffset(1000, inSection: 0)
            #expect(view.orthogonalOffset(inSection: 0) == 140)
        }
    }

    @Test("an estimate larger than its group is the same error, measured or not")
    func tooLongEstimate() {
        let section = NSCollectionLayoutSection(
            group: vertical(.absolute(10), .absolute(10), [item(.fractionalWidth(1), .estimated(46))]))
        let seen = both(section, 1)
        #expect(seen.errors[0]?.contains("This group cannot fit even a single item.") == true)
        #expect(seen.errors[1] == seen.errors[0])
        #expect(seen.lines[1] == seen.lines[0])
        // Across the group's axis it sticks out in both.
        let across = NSCollectionLayoutSection(
            group: horizontal(.absolute(10), .absolute(10), [item(.fractionalWidth(1), .estimated(46))]))
        let outside = both(across, 2)
        #expect(outside.errors == [nil, nil])
        #expect(outside.lines[0] == ["content 320 20", "c 0.0 0 0 10 46", "c 0.1 0 10 10 46"])
        #expect(outside.lines[1] == outside.lines[0])
    }

    @Test("a nested group that is as long as its content is counted by its content, measured or not")
    func nestedEstimatedGroup() {
        let inner = horizontal(.estimated(100), .absolute(50), [item(.estimated(60)), item(.estimated(60))])
        let section = NSCollectionLayoutSection(group: horizontal(.fractionalWidth(1), .absolute(50), [inner]))
        let seen = both(section, 6)
        // Two of 120 points fit into 320. Three of the estimated 100 would, but none is that short.
        #expect(
            seen.lines[0] == [
                "content 320 100", "c 0.0 0 0 60 50", "c 0.1 60 0 60 50", "c 0.2 120 0 60 50", "c 0.3 180 0 60 50",
                "c 0.4 0 50 60 50", "c 0.5 60 50 60 50",
            ])
        #expect(seen.lines[1] == seen.lines[0])
    }

    @Test("rows of every behaviour are at the same positions with sizes equal to the estimates", arguments: 0..<40)
    func randomRows(batch: Int) {
        for seed in UInt64(batch * 25)..<UInt64(batch * 25 + 25) {
            var dice = Dice(seed: seed &+ 40_000)
            var random = RandomGroup(dice: dice)
            let group = dice.chance(50) ? random.regular() : random.wild(depth: 2)
            dice = random.dice
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = dice.pick([
                .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
                .groupPagingCentered,
            ])
            section.interGroupSpacing = dice.number(0...9)
            let (count, offset) = (dice.count(1...9), dice.number(-50...600))
            var rests: [CGFloat] = []
            var frames: [[CGRect]] = []
            for asks in [false, true] {
                let view = collectionView(section, [count])
                if asks { view.preferredSizeProvider = { $0.proposedSize } }
                view.setOrthogonalOffset(offset, inSection: 0)
                rests.append(view.orthogonalOffset(inSection: 0))
                let elements = view.attributes(onlyVisible: false).sorted { $0.elementIdentity < $1.elementIdentity }
                frames.append(elements.map(\.frame))
            }
            let isSame =
                abs(rests[0] - rests[1]) < 1e-6 && frames[0].count == frames[1].count
                && zip(frames[0], frames[1]).allSatisfy { first, second in
                    abs(first.minX - second.minX) < 0.5 + 1e-6 && abs(first.minY - second.minY) < 0.5 + 1e-6
                        && first.size == second.size
                }
            if !isSame { Issue.record("seed \(seed), \(count) items, offset \(offset), rests \(rests)\n\(section)") }
        }
    }
}

/// Layouts that make the content wider than the view.
@Suite("Content width")
@MainActor
struct ContentWidthTests {
    @Test("the content is as wide as the view or the widest group; insets beside the group are not added")
    func sideInsets() throws {
        let section = NSCollectionLayoutSection(group: horizontal(.absolute(100), .absolute(10), [item(.absolute(20))]))
        section.contentInsets = .init(top: 0, leading: 0, bottom: 0, trailing: 9)
        let view = collectionView(section, [1], width: 100)
        try view.layoutElements()
        #expect(view.contentSize == CGSize(width: 100, height: 10))
        let narrow = collectionView(section, [1], width: 60)
        try narrow.layoutElements()
        #expect(narrow.contentSize.width == 100)
    }

    @Test("random groups and insets, in both directions", arguments: 0..<200)
    func random(seed: UInt64) throws {
        var dice = Dice(seed: seed &+ 60_000)
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = dice.chance(50) ? .vertical : .horizontal
        let isVertical = configuration.scrollDirection == .vertical
        let sections = (0...dice.count(0...2)).map { _ in
            let across = dice.number(20...300)
            let section = NSCollectionLayoutSection(
                group: isVertical
                    ? horizontal(.absolute(across), .absolute(10), [item(.absolute(5), .absolute(5))])
                    : vertical(.absolute(10), .absolute(across), [item(.absolute(5), .absolute(5))]))
            section.contentInsets = .init(
                top: dice.number(0...40), leading: dice.number(0...40), bottom: dice.number(0...40),
                trailing: dice.number(0...40))
            if dice.chance(25) { section.orthogonalScrollingBehavior = .continuous }
            return (section, across)
        }
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { index, _ in sections[index].0 }, configuration: configuration)
        let view = collectionView(layout, sections.map { _ in dice.count(1...4) }, width: 150, height: 150)
        try view.layoutElements()
        let widest = sections.filter { $0.0.orthogonalScrollingBehavior == .none }.map(\.1).max() ?? 0
        #expect((isVertical ? view.contentSize.width : view.contentSize.height) == max(150, widest))
    }
}
