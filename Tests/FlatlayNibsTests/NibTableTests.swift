import CoreGeometry
import Foundation
import Testing
import UIKitValues
import UIKitViews

@testable import FlatlayNibs

/// A class with the table that the plugin writes after the text of its file.
class GeneratedCell: UIView {
    private weak var titleLabel: UILabel!
    var badges: [UIView]!
    var radius: CGFloat = 0 { didSet { layer.cornerRadius = radius } }
    var border: UIColor?
    private(set) var played: [String] = []
    var title: String? { titleLabel?.text }

    private func play(_ sender: UISwitch) { played.append("switch \(sender.isOn)") }
    func stop(sender: Any?) { played.append("stop \(sender == nil)") }
    func reload() { played.append("reload") }
}

extension GeneratedCell {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    fileprivate nonisolated static func flatlayNib_GeneratedCell() {
        NibClasses.register(
            GeneratedCell.self,
            outlets: [
                "titleLabel": { try NibClasses.assign($1, to: \GeneratedCell.titleLabel, of: $0) },
                "badges": { try NibClasses.assign($1, to: \GeneratedCell.badges, of: $0) },
            ],
            actions: [
                "play:": {
                    NibClasses.send($1, to: $0) { (object: GeneratedCell, sender: UISwitch) in object.play(sender) }
                },
                "reload": { target, _ in if let object = target as? GeneratedCell { object.reload() } },
                "stopWithSender:": {
                    NibClasses.send($1, to: $0) { (object: GeneratedCell, sender: Any?) in
                        object.stop(sender: sender)
                    }
                },
            ],
            attributes: [
                "radius": { try NibClasses.assign($1, to: \GeneratedCell.radius, of: $0) },
                "border": { try NibClasses.assign($1, to: \GeneratedCell.border, of: $0) },
            ])
    }
}
nonisolated final class FlatlayNib_GeneratedCell: NibTable {
    static func register() { GeneratedCell.flatlayNib_GeneratedCell() }
}

/// A class that inherits all of it.
final class GeneratedSubcell: GeneratedCell {}

/// Tables that nobody registers.
@Suite(.serialized) @MainActor struct NibTableTests {
    init() { _ = warnings() }

    private func text(_ name: String) -> String {
        """
        <view customClass="\(name)" customModule="FlatlayNibsTests" id="v"><subviews><label text="Film" id="t"/>
        <switch on="YES" id="s"><connections>
        <action selector="play:" destination="v" eventType="valueChanged" id="a"/></connections></switch></subviews>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="6"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="color" keyPath="border"><color key="value" systemColor="systemRedColor"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        <connections><outlet property="titleLabel" destination="t" id="1"/>
        <outletCollection property="badges" destination="t" id="2"/></connections></view>
        """
    }

    @Test(arguments: ["GeneratedCell", "GeneratedSubcell"])
    func aTableIsFoundByItsName(_ name: String) throws {
        // Other tests leave their own on this thread.
        _ = warnings()
        let cell = try first(text(name), as: GeneratedCell.self)
        #expect(cell.title == "Film" && cell.badges.count == 1 && cell.layer.cornerRadius == 6)
        #expect(cell.border == .systemRed && warnings() == [])
        (cell.subviews.last as? UISwitch)?.sendActions(for: .valueChanged)
        NibClasses.perform(Selector("stopWithSender:"), on: cell, with: nil)
        NibClasses.perform(Selector("reload"), on: cell, with: nil)
        NibClasses.perform(Selector("play:"), on: cell, with: "no switch")
        #expect(cell.played == ["switch true", "stop true", "reload"])
    }

    @Test func theModuleOfTheOwnerIsTriedToo() throws {
        final class Owner: NSObject {}
        let foreign = text("GeneratedCell").replacing("customModule=\"FlatlayNibsTests\"", with: "customModule=\"App\"")
        #expect(try objects(xib(foreign), owner: Owner()).first is GeneratedCell)
    }
}
