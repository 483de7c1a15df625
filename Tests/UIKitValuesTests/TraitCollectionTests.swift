import UIKitValues
import Foundation
import Testing

@Suite("Trait collections")
struct TraitCollectionTests {
    @Test("nothing is specified by default")
    func unspecified() {
        let traits = UITraitCollection()
        #expect(traits.displayScale == 0 && traits.userInterfaceStyle == .unspecified)
        #expect(traits.layoutDirection == .unspecified && traits.userInterfaceIdiom == .unspecified)
        #expect(traits.horizontalSizeClass == .unspecified && traits.verticalSizeClass == .unspecified)
        #expect(traits.preferredContentSizeCategory == .unspecified && traits.userInterfaceLevel == .unspecified)
        #expect(traits.accessibilityContrast == .unspecified && traits.legibilityWeight == .unspecified)
        #expect(traits.displayGamut == .unspecified && traits.activeAppearance == .unspecified)
        #expect(UITraitCollection(userInterfaceStyle: .dark).displayScale == 0)
    }

    @Test("of several collections, the last one that specifies a trait wins")
    func merging() {
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: 3), UITraitCollection(userInterfaceStyle: .dark),
            UITraitCollection(displayScale: 2), UITraitCollection(),
        ])
        #expect(merged == UITraitCollection(displayScale: 2, userInterfaceStyle: .dark))
        #expect(merged.hash == UITraitCollection(displayScale: 2, userInterfaceStyle: .dark).hash)
        #expect(merged.containsTraits(in: UITraitCollection(displayScale: 2)))
        #expect(!merged.containsTraits(in: UITraitCollection(displayScale: 1)))
        #expect(merged.containsTraits(in: nil))
        #expect(merged.copy() as? UITraitCollection == merged)
    }

    @Test("closures set traits")
    func mutations() {
        let traits = UITraitCollection {
            $0.userInterfaceIdiom = .pad
            $0.horizontalSizeClass = .regular
            $0.verticalSizeClass = .regular
            $0.preferredContentSizeCategory = .accessibilityLarge
            $0.layoutDirection = .rightToLeft
            $0.userInterfaceStyle = .dark
            $0.displayScale = 3
            $0.userInterfaceLevel = .elevated
            $0.accessibilityContrast = .high
            $0.legibilityWeight = .bold
            $0.displayGamut = .P3
            $0.activeAppearance = .inactive
        }
        #expect(traits.userInterfaceIdiom == .pad && traits.displayScale == 3)
        let light = traits.modifyingTraits { $0.userInterfaceStyle = .light }
        #expect(light.userInterfaceStyle == .light && light.displayGamut == .P3)
        #expect(traits.userInterfaceStyle == .dark, "a collection never changes")
        #expect(UITraitCollection(mutations: { _ in }) == UITraitCollection())
    }

    @Test("colours may depend on five traits")
    func colors() {
        let base = UITraitCollection(displayScale: 2, userInterfaceStyle: .light)
        #expect(!base.hasDifferentColorAppearance(comparedTo: base.modifyingTraits { $0.displayScale = 3 }))
        #expect(base.hasDifferentColorAppearance(comparedTo: nil))
        let changes: [(inout any UIMutableTraits) -> Void] = [
            { $0.userInterfaceStyle = .dark }, { $0.userInterfaceLevel = .elevated },
            { $0.accessibilityContrast = .high }, { $0.displayGamut = .P3 }, { $0.activeAppearance = .inactive },
        ]
        for change in changes {
            #expect(base.hasDifferentColorAppearance(comparedTo: base.modifyingTraits(change)))
        }
    }

    @Test("current traits belong to a thread and are restored")
    func current() async {
        let before = UITraitCollection.current
        #expect(before.userInterfaceIdiom == .phone)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        dark.performAsCurrent {
            #expect(UITraitCollection.current == dark)
            UITraitCollection(userInterfaceIdiom: .pad).performAsCurrent {
                #expect(UITraitCollection.current.userInterfaceIdiom == .pad)
            }
            #expect(UITraitCollection.current == dark)
        }
        #expect(UITraitCollection.current == before)
    }
}
