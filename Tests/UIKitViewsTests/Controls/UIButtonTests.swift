import CoreGeometry
import FlatlayDrawing
import Foundation
import Testing
import UIKitValues

@testable import UIKitViews

/// Buttons, the old way and with configurations. Characters are 10 wide, lines 20 high.
@MainActor @Suite(.gridText)
struct UIButtonTests {
    private func square(_ side: CGFloat) -> UIImage {
        UIImage(
            resource: ImageResource(
                name: "square", pixelWidth: Int(side), pixelHeight: Int(side), pixels: [], isOpaque: false,
                format: .png, encoded: Data()))
    }

    // MARK: The old way

    @Test func naturalSizesOfTheOldWay() {
        let system = UIButton(type: .system)
        system.setTitle("Buy", for: .normal)
        #expect(system.intrinsicContentSize == CGSize(width: 30, height: 32))
        system.setTitle("Cancel", for: .normal)
        #expect(system.intrinsicContentSize == CGSize(width: 60, height: 32))
        system.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(system.intrinsicContentSize == CGSize(width: 66, height: 24))
        system.titleEdgeInsets.left = 50
        #expect(system.intrinsicContentSize == CGSize(width: 66, height: 24))
        #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 34))
        #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
        #expect(UIButton(type: .close).intrinsicContentSize == CGSize(width: 30, height: 30))
    }

    @Test func titlesAndColorsOfStatesFallBackToTheNormalOnes() {
        let button = UIButton(type: .system)
        button.setTitle("Off", for: .normal)
        button.setTitle("On", for: .selected)
        button.setTitleColor(.systemGreen, for: .selected)
        #expect(button.currentTitle == "Off" && button.title(for: .highlighted) == "Off")
        #expect(button.currentTitleColor == .systemBlue)
        button.isSelected = true
        #expect(button.currentTitle == "On" && button.currentTitleColor == .systemGreen)
        button.isHighlighted = true
        #expect(button.currentTitle == "Off")
        #expect(UIButton().titleColor(for: .normal) == .white)
    }

    @Test func theTitleIsDrawnInTheTint() {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.setTitle("Buy", for: .normal)
        #expect(picture(of: button) == ["glyphs \"Buy\" Grid Regular 20 at 35 26 #007aff"])
        button.tintColor = .systemRed
        #expect(picture(of: button, traits(dark: true)) == ["glyphs \"Buy\" Grid Regular 20 at 35 26 #ff453a"])
        button.isEnabled = false
        #expect(picture(of: button).last?.hasSuffix("#3c3c434d") == true)
        button.isEnabled = true
        button.isHighlighted = true
        #expect(picture(of: button).first == "opacity 0.2")
    }

    @Test func imageAndTitleAreOneGroup() {
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.setTitle("Go", for: .normal)
        button.setImage(square(10), for: .normal)
        layOut(button) {
            #expect(button.imageView?.frame == CGRect(x: 35, y: 15, width: 10, height: 10))
            #expect(button.titleLabel?.frame == CGRect(x: 45, y: 10, width: 20, height: 20))
        }
        layOut(button, traits(rightToLeft: true)) {
            #expect(button.imageView?.frame == CGRect(x: 55, y: 15, width: 10, height: 10))
            #expect(button.titleLabel?.frame == CGRect(x: 35, y: 10, width: 20, height: 20))
        }
        // Insets on both sides move by their length, on one side by half of it.
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -10, bottom: 0, right: 0)
        layOut(button) {
            #expect(button.imageView?.frame.minX == 30)
            #expect(button.titleLabel?.frame.minX == 53)
        }
        button.titleEdgeInsets = .zero
        button.imageEdgeInsets = .zero
        button.contentHorizontalAlignment = .trailing
        layOut(button) { #expect(button.titleLabel?.frame.maxX == 100) }
        button.contentVerticalAlignment = .bottom
        layOut(button) { #expect(button.titleLabel?.frame.maxY == 40 && button.imageView?.frame.maxY == 40) }
    }

    @Test func subclassesPlaceImageAndTitle() {
        final class Tall: UIButton {
            override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
                CGRect(x: 1, y: 2, width: 30, height: 20)
            }
        }
        let button = Tall(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        button.setTitle("Go", for: .normal)
        layOut(button) { #expect(button.titleLabel?.frame == CGRect(x: 1, y: 2, width: 30, height: 20)) }
    }

    @Test func theAppsFontChangesTheSize() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let button = UIButton(type: .system)
        button.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(button)
        button.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        button.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        root.layoutIfNeeded()
        button.setTitle("A long title", for: .normal)
        root.layoutIfNeeded()
        #expect(button.frame == CGRect(x: 0, y: 0, width: 120, height: 32))
        button.titleLabel?.attributedText = nil
        button.setTitle("Short", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 30)
        root.layoutIfNeeded()
        #expect(button.frame.width == 50)
    }

    // MARK: Configurations

    @Test func sizesOfConfigurations() {
        let rows: [(UIButton.Configuration.Size, CGFloat, CGFloat)] = [
            (.mini, 50, 30), (.small, 50, 30), (.medium, 54, 34), (.large, 70, 50),
        ]
        for (size, width, height) in rows {
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Buy"
            configuration.buttonSize = size
            let button = UIButton(configuration: configuration)
            #expect(button.intrinsicContentSize == CGSize(width: width, height: height), "\(size)")
        }
        var configuration = UIButton.Configuration.plain()
        configuration.contentInsets = .zero
        configuration.title = "Buy"
        configuration.subtitle = "Now or never"
        configuration.titlePadding = 3
        configuration.image = square(30)
        configuration.imagePadding = 5
        #expect(UIButton(configuration: configuration).intrinsicContentSize == CGSize(width: 155, height: 43))
        configuration.imagePlacement = .top
        #expect(UIButton(configuration: configuration).intrinsicContentSize == CGSize(width: 120, height: 78))
        configuration.setDefaultContentInsets()
        #expect(UIButton(configuration: configuration).intrinsicContentSize == CGSize(width: 144, height: 92))
    }

    @Test func colorsOfStyles() {
        let rows: [(UIButton.Configuration, String?, String)] = [
            (.plain(), nil, "#007aff"), (.borderless(), nil, "#007aff"), (.gray(), "#78788029", "#007aff"),
            (.tinted(), "#007aff2e", "#007aff"), (.filled(), "#007aff", "#ffffff"),
            (.bordered(), "#7676801f", "#007aff"), (.borderedTinted(), "#007aff26", "#007aff"),
            (.borderedProminent(), "#007aff", "#ffffff"),
        ]
        for (style, ground, text) in rows {
            var configuration = style
            configuration.title = "Buy"
            let button = UIButton(configuration: configuration)
            let lines = picture(of: button)
            let fill = ground.map { "fill rounded-rectangle 0 0 54 34 radius 6 continuous \($0)" }
            #expect(lines.dropLast() == [fill].compactMap { $0 }[...], "\(configuration.kind)")
            #expect(lines.last == "glyphs \"Buy\" Grid Regular 20 at 12 23 \(text)", "\(configuration.kind)")
            button.isEnabled = false
            #expect(picture(of: button).last?.hasSuffix("#3c3c434d") == true)
        }
    }

    @Test func ownColorsCornersAndBorders() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Buy"
        configuration.baseForegroundColor = .systemYellow
        configuration.baseBackgroundColor = .systemGreen
        configuration.cornerStyle = .capsule
        configuration.background.strokeWidth = 2
        configuration.background.strokeColor = .systemRed
        #expect(
            picture(of: UIButton(configuration: configuration)) == [
                "fill capsule 0 0 54 34 #34c759",
                "stroke rounded-rectangle 1 1 52 32 radius 16 continuous #ff3b30 width 2",
                "glyphs \"Buy\" Grid Regular 20 at 12 23 #ffcc00",
            ])
        configuration.cornerStyle = .fixed
        configuration.background.cornerRadius = 3
        configuration.background.strokeWidth = 0
        configuration.background.backgroundColor = .systemPink
        configuration.background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(
            picture(of: UIButton(configuration: configuration), traits(rightToLeft: true)).first
                == "fill rounded-rectangle 4 1 48 30 radius 3 continuous #ff2d55")
    }

    @Test func placementsOfTheImage() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Go"
        configuration.image = square(10)
        configuration.imagePadding = 4
        let rows: [(ButtonImageEdge, Bool, CGPoint, CGPoint)] = [
            (.leading, false, CGPoint(x: 33, y: 25), CGPoint(x: 47, y: 20)),
            (.trailing, false, CGPoint(x: 57, y: 25), CGPoint(x: 33, y: 20)),
            (.leading, true, CGPoint(x: 57, y: 25), CGPoint(x: 33, y: 20)),
            (.top, false, CGPoint(x: 45, y: 13), CGPoint(x: 40, y: 27)),
            (.bottom, false, CGPoint(x: 45, y: 37), CGPoint(x: 40, y: 13)),
        ]
        for (edge, isRightToLeft, image, title) in rows {
            configuration.imagePlacement = edge
            let button = UIButton(configuration: configuration)
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
            layOut(button, traits(rightToLeft: isRightToLeft)) {
                #expect(button.imageView?.frame.origin == image, "\(edge)")
                #expect(button.titleLabel?.frame.origin == title, "\(edge)")
            }
        }
    }

    @Test func attributesAndTheirTransformerReachTheTitle() {
        var title = AttributedString("Buy")
        title.foregroundColor = UIColor.systemRed
        var configuration = UIButton.Configuration.plain()
        configuration.attributedTitle = title
        #expect(configuration.title == "Buy")
        #expect(picture(of: UIButton(configuration: configuration)).last?.hasSuffix("#ff3b30") == true)
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.foregroundColor = UIColor.systemGreen
            return outgoing
        }
        #expect(picture(of: UIButton(configuration: configuration)).last?.hasSuffix("#34c759") == true)
    }

    @Test func theUpdateHandlerRunsBeforeTheLayoutAndForStates() {
        let button = UIButton(configuration: .filled())
        button.configurationUpdateHandler = { button in
            button.configuration?.title = button.isSelected ? "Selected" : "Normal"
        }
        _ = picture(of: button)
        #expect(button.configuration?.title == "Normal")
        #expect(button.intrinsicContentSize.width == 84)
        button.isSelected = true
        #expect(button.intrinsicContentSize.width == 104)
        #expect(button.currentTitle == "Selected")
    }

    @Test func actionsGiveTitleAndRunOnATap() {
        var taps = 0
        let action = UIAction(title: "Save") { _ in taps += 1 }
        let buttons = [
            UIButton(primaryAction: action), UIButton(configuration: .gray(), primaryAction: action),
            UIButton(type: .custom, primaryAction: action),
        ]
        for button in buttons {
            #expect(button.currentTitle == "Save")
            button.sendActions(for: .touchUpInside)
        }
        #expect(taps == 3)
        #expect(buttons.map(\.buttonType) == [.system, .system, .custom])
    }

    @Test func cornersGrowWithTheTextSize() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Buy"
        let button = UIButton(configuration: configuration)
        // Body text grows from 17 to 53 points: 6 · 53 / 17 is more than half of the height.
        let lines = picture(of: button, traits(size: .accessibilityExtraExtraExtraLarge))
        #expect(lines.first?.hasPrefix("fill rounded-rectangle 0 0 54 34 radius 17") == true)
        configuration.cornerStyle = .fixed
        let fixed = picture(
            of: UIButton(configuration: configuration), traits(size: .accessibilityExtraExtraExtraLarge))
        #expect(fixed.first?.hasPrefix("fill rounded-rectangle 0 0 54 34 radius 6 ") == true)
    }

    @Test func aSpinnerReplacesTheImage() {
        var configuration = UIButton.Configuration.plain()
        configuration.image = square(40)
        configuration.showsActivityIndicator = true
        configuration.contentInsets = .zero
        let button = UIButton(configuration: configuration)
        #expect(button.intrinsicContentSize == CGSize(width: 20, height: 20))
        #expect(picture(of: button).count == 8)
    }

    @Test func aPopUpButtonShowsTheChosenElement() {
        let button = UIButton(configuration: .plain())
        button.menu = UIMenu(children: [UIAction(title: "A") { _ in }, UIAction(title: "Blue", state: .on) { _ in }])
        button.changesSelectionAsPrimaryAction = true
        // Insets, four characters and the arrows.
        #expect(button.intrinsicContentSize.width == 84)
        button.frame.size = button.intrinsicContentSize
        #expect(picture(of: button).contains { $0.hasPrefix("glyphs \"Blue\"") })
    }

    @Test func titlesWrapAndBaselinesAlign() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "one two three"
        let button = UIButton(configuration: configuration)
        #expect(button.intrinsicContentSize(wrappingAt: 104) == CGSize(width: 94, height: 54))
        let baselines = button.baselines(in: button.intrinsicContentSize)
        #expect(baselines?.first == 23 && baselines?.last == 11)
        configuration.titleLineBreakMode = .byTruncatingTail
        #expect(UIButton(configuration: configuration).intrinsicContentSize(wrappingAt: 104).height == 34)
        let old = UIButton(type: .system)
        old.setTitle("Old", for: .normal)
        #expect(old.baselines(in: CGSize(width: 30, height: 32))?.first == 22)
    }

    @Test func subclassesChangeTheNaturalSize() {
        final class Wide: UIButton {
            override var intrinsicContentSize: CGSize {
                let size = super.intrinsicContentSize
                return CGSize(width: size.width + 100, height: size.height)
            }
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let button = Wide(configuration: .plain())
        button.configuration?.title = "Go"
        button.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(button)
        button.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        button.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(button.frame.size == CGSize(width: 144, height: 34))
    }

    @Test func anEffectBlursWhatIsBehind() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        root.backgroundColor = .systemRed
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
        view.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        root.addSubview(view)
        let lines = picture(of: root)
        #expect(lines.contains("  backdrop 20") || lines.contains { $0.contains("backdrop") })
        #expect(lines.last == "fill rectangle 10 10 20 20 #f4f4f499")
        #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
        view.effect = nil
        #expect(picture(of: root).count == 1)
    }
}
