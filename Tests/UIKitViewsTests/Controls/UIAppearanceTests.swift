import Foundation
import Testing
import UIKitValues

@testable import UIKitViews

/// `appearance()`: what is set for a class. Serial, since it is set for the whole program.
@MainActor @Suite(.serialized, .gridText)
struct UIAppearanceTests {
    @Test func valuesReachViewsOfTheClassAndStayBehindTheirOwn() {
        defer { AppearanceStore.removeRules(for: UISwitch.self) }
        UISwitch.appearance().onTintColor = .systemIndigo
        #expect(UISwitch.appearance().onTintColor == .systemIndigo)
        let (plain, own) = (UISwitch(), UISwitch())
        own.onTintColor = .systemRed
        plain.applyAppearance()
        own.applyAppearance()
        #expect(plain.onTintColor == .systemIndigo)
        #expect(own.onTintColor == .systemRed)
        UISlider().applyAppearance()
    }

    @Test func theMostSpecialRuleWins() {
        final class Fancy: UISlider {}
        final class Box: UIView {}
        defer {
            AppearanceStore.removeRules(for: UISlider.self)
            AppearanceStore.removeRules(for: Fancy.self)
        }
        UISlider.appearance().minimumTrackTintColor = .systemRed
        Fancy.appearance().minimumTrackTintColor = .systemGreen
        UISlider.appearance(whenContainedInInstancesOf: [Box.self]).minimumTrackTintColor = .systemBlue
        let (box, inner, plain, fancy) = (Box(), UISlider(), UISlider(), Fancy())
        box.addSubview(inner)
        for view in [inner, plain, fancy] { view.applyAppearance() }
        #expect(inner.minimumTrackTintColor == .systemBlue)
        #expect(plain.minimumTrackTintColor == .systemRed)
        #expect(fancy.minimumTrackTintColor == .systemGreen)
    }

    @Test func theFirstLayoutReplaysIt() {
        defer { AppearanceStore.removeRules(for: UISwitch.self) }
        UISwitch.appearance().thumbTintColor = .systemYellow
        #expect(picture(of: UISwitch()).last == "  fill ellipse 2 2 27 27 #ffcc00")
    }
}
