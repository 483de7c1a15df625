import CoreGeometry
import Foundation
import Testing
import UIKitValues
import UIKitViews

@testable import FlatlayNibs

/// Controls of files.
@Suite(.serialized) @MainActor struct NibControlTests {
    init() { _ = warnings() }

    @Test func switchesAndSliders() throws {
        // Other tests leave their own on this thread.
        _ = warnings()
        let toggle = try first(
            """
            <switch opaque="NO" contentHorizontalAlignment="center" contentVerticalAlignment="center" on="YES" id="s">
            <color key="onTintColor" systemColor="systemBlueColor"/></switch>
            """, as: UISwitch.self)
        #expect(toggle.isOn && toggle.onTintColor == .systemBlue)
        #expect(try !first("<switch enabled=\"NO\" id=\"s\"/>", as: UISwitch.self).isEnabled)
        let slider = try first("<slider value=\"7\" minValue=\"5\" maxValue=\"10\" id=\"s\"/>", as: UISlider.self)
        #expect(slider.value == 7 && slider.minimumValue == 5 && slider.maximumValue == 10)
        let stepper = try first(
            "<stepper value=\"150\" maximumValue=\"200\" stepValue=\"10\" wraps=\"YES\" id=\"s\"/>", as: UIStepper.self)
        #expect(stepper.value == 150 && stepper.stepValue == 10 && stepper.wraps && warnings() == [])
    }

    @Test func segmentsAndPages() throws {
        // Other tests leave their own on this thread.
        _ = warnings()
        let segments = try first(
            """
            <segmentedControl segmentControlStyle="plain" selectedSegmentIndex="1" id="s"><segments>
            <segment title="First"/><segment title="Second" width="80"/><segment title="" image="star" catalog="system" enabled="NO"/>
            </segments></segmentedControl>
            """, as: UISegmentedControl.self)
        #expect(segments.numberOfSegments == 3 && segments.selectedSegmentIndex == 1)
        #expect(segments.titleForSegment(at: 0) == "First" && segments.widthForSegment(at: 1) == 80)
        #expect(segments.imageForSegment(at: 2) == UIImage(systemName: "star") && !segments.isEnabledForSegment(at: 2))
        let none = try first("<segmentedControl selectedSegmentIndex=\"9\" id=\"s\"/>", as: UISegmentedControl.self)
        #expect(none.selectedSegmentIndex == UISegmentedControl.noSegment)
        let pages = try first("<pageControl currentPage=\"2\" numberOfPages=\"5\" id=\"p\"/>", as: UIPageControl.self)
        #expect(pages.numberOfPages == 5 && pages.currentPage == 2 && warnings() == [])
        let many = failure(xib("<pageControl numberOfPages=\"99999999\" id=\"p\"/>"))
        #expect(
            many?.problem
                == .invalidValue(attribute: "numberOfPages", value: "99999999", expected: "from 0 to 10000"))
    }

    @Test func progressAndEffects() throws {
        // Other tests leave their own on this thread.
        _ = warnings()
        let bar = try first(
            """
            <progressView opaque="NO" progress="0.25" progressViewStyle="bar" id="p">
            <color key="trackTintColor" white="0.5" alpha="1"/></progressView>
            """, as: UIProgressView.self)
        #expect(
            bar.progress == 0.25 && bar.progressViewStyle == .bar && bar.trackTintColor == UIColor(white: 0.5, alpha: 1)
        )
        let spinner = try first(
            "<activityIndicatorView animating=\"YES\" style=\"large\" hidesWhenStopped=\"YES\" id=\"a\"/>",
            as: UIActivityIndicatorView.self)
        #expect(spinner.isAnimating && spinner.style == .large && spinner.hidesWhenStopped && !spinner.isHidden)
        let still = try first("<activityIndicatorView style=\"medium\" id=\"a\"/>", as: UIActivityIndicatorView.self)
        #expect(!still.hidesWhenStopped && !still.isHidden)
        let effect = try first(
            """
            <visualEffectView opaque="NO" id="e"><rect key="frame" x="0" y="0" width="50" height="50"/>
            <view key="contentView" opaque="NO" id="c"><rect key="frame" x="0" y="0" width="50" height="50"/>
            <subviews><view tag="5" id="v"/></subviews></view><blurEffect style="systemThinMaterial"/></visualEffectView>
            """, as: UIVisualEffectView.self)
        #expect(
            effect.effect == UIBlurEffect(style: .systemThinMaterial) && effect.contentView.subviews.first?.tag == 5)
        #expect(warnings() == [])
    }

    @Test func buttonsOfTheOldWay() throws {
        // Other tests leave their own on this thread.
        _ = warnings()
        let button = try first(
            """
            <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="top"
                buttonType="system" lineBreakMode="middleTruncation" id="b">
            <fontDescription key="fontDescription" type="system" weight="medium" pointSize="20"/>
            <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
            <state key="normal" title="Play" image="play.fill" catalog="system">
            <color key="titleColor" systemColor="systemGreenColor"/></state>
            <state key="disabled" title="Wait"/></button>
            """, as: UIButton.self)
        #expect(
            button.buttonType == .system && button.title(for: .normal) == "Play"
                && button.title(for: .disabled) == "Wait")
        #expect(button.image(for: .normal) == UIImage(systemName: "play.fill"))
        #expect(button.titleColor(for: .normal) == .systemGreen && button.contentHorizontalAlignment == .left)
        #expect(button.titleLabel?.font == .systemFont(ofSize: 20, weight: .medium))
        #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
        #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3) && warnings() == [])
    }

    @Test func buttonsWithAConfiguration() throws {
        // Other tests leave their own on this thread.
        _ = warnings()
        let button = try first(
            """
            <button opaque="NO" buttonType="system" id="b"><state key="normal" title="Button"/>
            <buttonConfiguration key="configuration" style="filled" title="Buy" subtitle="Now" image="cart" catalog="system"
                imagePlacement="trailing" imagePadding="6" cornerStyle="capsule" buttonSize="large">
            <fontDescription key="titleFontDescription" type="boldSystem" pointSize="18"/>
            <color key="baseBackgroundColor" systemColor="systemMintColor"/>
            <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
            <backgroundConfiguration key="background" cornerRadius="9" strokeWidth="2"/></buttonConfiguration></button>
            """, as: UIButton.self)
        let configuration = try #require(button.configuration)
        #expect(configuration.title == "Buy" && configuration.subtitle == "Now" && configuration.imagePadding == 6)
        #expect(configuration.image == UIImage(systemName: "cart") && configuration.imagePlacement == .trailing)
        #expect(configuration.cornerStyle == .capsule && configuration.buttonSize == .large)
        #expect(configuration.baseBackgroundColor == .systemMint && configuration.background.cornerRadius == 9)
        #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(warnings() == [])
    }

    @Test func fieldsAndTextViews() throws {
        // Other tests leave their own on this thread.
        _ = warnings()
        let field = try first(
            """
            <textField opaque="NO" contentHorizontalAlignment="left" borderStyle="roundedRect" placeholder="Name"
                textAlignment="natural" minimumFontSize="17" clearButtonMode="whileEditing" id="f">
            <color key="textColor" systemColor="systemRedColor"/>
            <fontDescription key="fontDescription" type="system" pointSize="14"/>
            <textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
            """, as: UITextField.self)
        #expect(field.placeholder == "Name" && field.borderStyle == .roundedRect && field.textAlignment == .natural)
        #expect(field.font == .systemFont(ofSize: 14) && field.isSecureTextEntry && field.textColor == .systemRed)
        #expect(field.clearButtonMode == .whileEditing && warnings() == [])
        let view = try first(
            """
            <textView clipsSubviews="YES" editable="NO" scrollEnabled="NO" textAlignment="natural" id="t">
            <string key="text">Long
            text</string><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            <textInputTraits key="textInputTraits" autocapitalizationType="sentences"/></textView>
            """, as: UITextView.self)
        #expect(view.text == "Long\ntext" && !view.isEditable && !view.isScrollEnabled)
        #expect(view.font == .preferredFont(forTextStyle: .body) && warnings() == [])
    }

    @Test func barsAndPickers() throws {
        // Other tests leave their own on this thread.
        _ = warnings()
        let bar = try first(
            """
            <searchBar placeholder="Films" searchBarStyle="minimal" showsScopeBar="YES" id="s"><textInputTraits key="t"/>
            <scopeButtonTitles><string>All</string><string>New</string></scopeButtonTitles></searchBar>
            """, as: UISearchBar.self)
        #expect(
            bar.placeholder == "Films" && bar.searchBarStyle == .minimal && bar.scopeButtonTitles == ["All", "New"])
        let picker = try first(
            """
            <datePicker datePickerMode="date" style="wheels" id="d">
            <date key="date" timeIntervalSinceReferenceDate="86400"/></datePicker>
            """, as: UIDatePicker.self)
        #expect(picker.datePickerMode == .date && picker.preferredDatePickerStyle == .wheels)
        #expect(picker.date == Date(timeIntervalSinceReferenceDate: 86400) && warnings() == [])
    }

    final class Target: NSObject {
        var senders: [AnyObject] = []
    }

    @Test func actionsGoToTheirTargets() throws {
        NibClasses.register(
            Target.self, actions: ["changed:": { ($0 as? Target)?.senders.append($1 as AnyObject) }])
        let target = Target()
        let made = try objects(
            xib(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                <switch id="s"><connections>
                <action selector="changed:" destination="-1" eventType="valueChanged" id="a"/></connections></switch>
                """), owner: target)
        let toggle = try #require(made.first as? UISwitch)
        toggle.sendActions(for: .touchUpInside)
        #expect(target.senders.isEmpty)
        toggle.sendActions(for: .valueChanged)
        #expect(target.senders.count == 1 && target.senders.first === toggle)
    }
}
