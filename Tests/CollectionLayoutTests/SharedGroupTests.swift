@testable import CollectionLayout
import Foundation
import Testing

/// Groups that contain each other many times: the description is small, its expansion is not.
@Suite("Groups that share members")
@MainActor
struct SharedGroupTests {
    /// A group that contains the previous one twice, with a number of levels.
    private func doubled(
        _ levels: Int, _ size: NSCollectionLayoutSize = layoutSize(.fractionalWidth(1), .fractionalHeight(1))
    ) -> NSCollectionLayoutGroup {
        var group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [item(.fractionalWidth(1)), item(.fractionalWidth(1))])
        for _ in 0..<levels { group = .horizontal(layoutSize: size, subitems: [group, group]) }
        return group
    }

    /// The number of different members in the plan.
    private func plannedMembers(_ group: NSCollectionLayoutGroup) throws -> Int {
        var builder = PlanBuilder()
        builder.beginDescription()
        _ = try group.plan(&builder)
        return builder.plannedMembers
    }

    @Test("an object that is a member in many places is planned once")
    func plannedOnce() throws {
        #expect(try plannedMembers(doubled(1)) == 4)
        #expect(try plannedMembers(doubled(10)) == 22)
        #expect(try plannedMembers(doubled(25)) == 52)
        #expect(try plannedMembers(doubled(60)) == 122)
    }

    @Test("groups with space for one member are laid out, sixty levels deep")
    func fitting() throws {
        let section = NSCollectionLayoutSection(group: doubled(60))
        let view = collectionView(section, [2, 2, 2])
        try view.layoutElements()
        #expect(view.lines.first == "content 320 2880")
        #expect(view.lines.last == "c 2.1 0 2400 320 480")
    }

    @Test("groups with space for all members are a clear error, measured or not")
    func exploding() throws {
        let size = layoutSize(.estimated(10), .estimated(10))
        var group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item(.estimated(1), .estimated(1))])
        for _ in 0..<25 { group = .horizontal(layoutSize: size, subitems: [group, group]) }
        let section = NSCollectionLayoutSection(group: group)
        for asks in [false, true] {
            // A hundred such sections are no more work than one.
            let view = collectionView(section, Array(repeating: 3, count: 100))
            if asks { view.preferredSizeProvider = { $0.proposedSize } }
            let error = #expect(throws: CollectionLayoutError.self) { try view.layoutElements() }
            #expect(
                error == .groupTooComplex(section: 0, limit: WorkMeter.limit)
                    || error == .groupTooLarge(section: 0, limit: GroupSolver.cellLimit))
            #expect(view.contentSize.height == 0)
        }
    }

    @Test("a provider of sections may share groups between them")
    func sharedBetweenSections() throws {
        let inner = doubled(30)
        let layout = UICollectionViewCompositionalLayout { index, _ in
            let group = horizontal(.fractionalWidth(1), .absolute(CGFloat(10 + index % 2)), [inner, inner])
            return NSCollectionLayoutSection(group: group)
        }
        let view = collectionView(layout, [1, 1, 1, 1])
        try view.layoutElements()
        #expect(
            view.lines == [
                "content 320 42", "c 0.0 0 0 320 10", "c 1.0 0 10 320 11", "c 2.0 0 21 320 10", "c 3.0 0 31 320 11",
            ])
    }

    @Test("members that change between renders, or between sections, are planned again")
    func changedBetween() throws {
        let group = horizontal(.fractionalWidth(1), .absolute(40), [item(.fractionalWidth(1))])
        let outer = vertical(.fractionalWidth(1), .absolute(80), [group, group])
        var inset: CGFloat = 0
        let layout = UICollectionViewCompositionalLayout { index, _ in
            // The members that the group itself stores.
            for member in outer.subitems { member.contentInsets.leading = inset + CGFloat(index) }
            return NSCollectionLayoutSection(group: outer)
        }
        let view = collectionView(layout, [2, 2])
        try view.layoutElements()
        #expect(
            view.lines == [
                "content 320 160", "c 0.0 0 0 320 40", "c 0.1 0 40 320 40", "c 1.0 1 80 319 40", "c 1.1 1 120 319 40",
            ])
        inset = 30
        view.forgetPreferredSizes()
        try view.layoutElements()
        #expect(view.lines[1...2] == ["c 0.0 30 0 290 40", "c 0.1 30 40 290 40"])
        #expect(view.lines[3...4] == ["c 1.0 31 80 289 40", "c 1.1 31 120 289 40"])
    }

    @Test("ten thousand levels are an error, as are sixty-five; sixty-four are laid out")
    func deep() throws {
        for (levels, isFine) in [(63, true), (64, false), (300, false), (10_000, false)] {
            for members in 1...2 {
                var group = horizontal(.fractionalWidth(1), .absolute(20), [item(.fractionalWidth(1))])
                for _ in 0..<levels {
                    group = horizontal(
                        .fractionalWidth(1), .absolute(20), Array(repeating: group, count: members))
                }
                let view = collectionView(NSCollectionLayoutSection(group: group), [2])
                if isFine {
                    try view.layoutElements()
                    #expect(view.lines == ["content 320 40", "c 0.0 0 0 320 20", "c 0.1 0 20 320 20"])
                } else {
                    let error = #expect(throws: CollectionLayoutError.self) { try view.layoutElements() }
                    #expect(error == .invalidDescription(section: 0, fault: .nestedTooDeeply(limit: 64)))
                }
            }
        }
    }

    @Test("comparing, hashing and printing groups with shared members terminates")
    func comparing() {
        for levels in [25, 60, 200] {
            let (one, two, other) = (doubled(levels), doubled(levels), doubled(levels - 1))
            #expect(one == two)
            #expect(one != other)
            #expect(one.hash == two.hash)
            #expect(one.description.split(separator: "\n").count <= LayoutLimits.printedLines + 64)
            #expect(one.visualDescription().isEmpty == false)
            #expect(NSCollectionLayoutSection(group: one) == NSCollectionLayoutSection(group: two))
        }
    }

    @Test("more members than the planner's limit are a clear error")
    func tooMany() throws {
        let cell = item(.absolute(1))
        // Each group copies its subitems, so that these are different objects.
        let group = horizontal(
            .fractionalWidth(1), .absolute(20), Array(repeating: cell, count: LayoutLimits.describedMembers + 1))
        let view = collectionView(NSCollectionLayoutSection(group: group), [2])
        let error = #expect(throws: CollectionLayoutError.self) { try view.layoutElements() }
        #expect(
            error?.description == """
                More than 500000 items and groups are described.
                In section 0.
                Describe fewer items in the group and let the section repeat it.
                """)
    }

    @Test("scrolling a row calls only the handler of its section")
    func handlersOfOthers() throws {
        var calls: [Int] = []
        let layout = UICollectionViewCompositionalLayout { index, _ in
            let section = NSCollectionLayoutSection(
                group: horizontal(.absolute(100), .absolute(10), [item(.fractionalWidth(1))]))
            section.orthogonalScrollingBehavior = .continuous
            if index % 2 == 0 { section.visibleItemsInvalidationHandler = { _, _, _ in calls.append(index) } }
            return section
        }
        let view = collectionView(layout, Array(repeating: 9, count: 1000))
        try view.layoutElements()
        #expect(calls == stride(from: 998, through: 0, by: -2).map { $0 })
        calls = []
        for section in 0..<1000 { view.setOrthogonalOffset(30, inSection: section) }
        #expect(calls == stride(from: 0, to: 1000, by: 2).map { $0 })
    }
}
