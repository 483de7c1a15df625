import Foundation
import TestSupport
import Testing
@testable import CollectionLayout

/// Values by cell, beside a dictionary.
@Suite struct CellPagesTests {
    @Test(arguments: 0..<40)
    func valuesAreThoseOfADictionary(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var pages = CellPages<Int>()
        var model: [IndexPath: Int] = [:]
        var place = IndexPath(item: 0, section: 0)
        for step in 0..<2000 {
            // Mostly in order, sometimes elsewhere.
            place =
                random.next(8) > 0
                ? IndexPath(item: place.item + 1, section: place.section)
                : IndexPath(item: random.next(1200), section: random.next(4))
            switch random.next(seed % 4 == 0 ? 60 : 6) {
            case 0: (pages[place], model[place]) = (nil, nil)
            case 1: #expect(pages[place] == model[place])
            case 2: #expect(pages.value(at: place) == model[place])
            default: (pages[place], model[place]) = (step, step)
            }
            if random.next(1500) == 0 {
                pages.removeAll()
                model = [:]
            }
        }
        for section in 0..<4 {
            for item in 0..<1300 {
                let path = IndexPath(item: item, section: section)
                #expect(pages[path] == model[path])
            }
        }
        let items = Dictionary(grouping: model.keys, by: \.section).mapValues { Set($0.map(\.item)) }
        #expect(pages.items.mapValues(Set.init).filter { !$0.value.isEmpty } == items)
        #expect(pages[IndexPath(item: -1, section: 0)] == nil)
    }
}
