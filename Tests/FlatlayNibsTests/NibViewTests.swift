import CoreGeometry
import Foundation
import Testing
import UIKitValues
import UIKitViews

@testable import FlatlayNibs

/// Views: attributes, subviews, colours, guides, variations.
@Suite(.serialized) @MainActor struct NibViewTests {
    init() { _ = warnings() }

    @Test func aViewHasItsAttributes() throws {
        // Other tests leave their own on this thread.
        _ = warnings()
        let view = try first(
            """
            <view opaque="NO" alpha="0.5" hidden="YES" clipsSubviews="YES" userInteractionEnabled="NO" tag="7"
                contentMode="scaleAspectFit" horizontalHuggingPriority="251" verticalCompressionResistancePriority="100"
                semanticContentAttribute="forceRightToLeft" preservesSuperviewLayoutMargins="YES" id="v">
            <rect key="frame" x="1" y="2.5" width="30" height="40"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
            <color key="backgroundColor" systemColor="systemRedColor"/>
            <color key="tintColor" red="1" green="0.5" blue="0" alpha="0.5" colorSpace="custom" customColorSpace="sRGB"/>
            <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
            <accessibility key="accessibilityConfiguration" identifier="poster" label="Poster">
            <bool key="isElement" value="YES"/></accessibility>
            <point key="canvasLocation" x="1" y="2"/>
            </view>
            """)
        #expect(view.frame == CGRect(x: 1, y: 2.5, width: 30, height: 40))
        #expect(!view.isOpaque && view.alpha == 0.5 && view.isHidden && view.clipsToBounds && view.tag == 7)
        #expect(!view.isUserInteractionEnabled && view.contentMode == .scaleAspectFit)
        #expect(view.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
        #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == UILayoutPriority(100))
        #expect(view.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
        #expect(view.backgroundColor == .systemRed)
        #expect(view.tintColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
        #expect(view.semanticContentAttribute == .forceRightToLeft && view.preservesSuperviewLayoutMargins)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(view.accessibilityIdentifier == "poster" && view.isAccessibilityElement)
        #expect(view.translatesAutoresizingMaskIntoConstraints && warnings() == [])
    }

    @Test func subviewsKeepTheirOrderAndResize() throws {
        let view = try first(
            """
            <view id="v"><rect key="frame" x="0" y="0" width="100" height="50"/><subviews>
            <view tag="1" id="a"><rect key="frame" x="10" y="10" width="80" height="20"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>
            <view tag="2" id="b"/></subviews></view>
            """)
        #expect(view.subviews.map(\.tag) == [1, 2])
        view.frame.size.width = 200
        view.layoutIfNeeded()
        #expect(view.subviews[0].frame == CGRect(x: 10, y: 10, width: 180, height: 20))
    }

    @Test(arguments: [
        ("white=\"0.25\" alpha=\"0.5\"", UIColor(white: 0.25, alpha: 0.5)),
        ("white=\"0\" alpha=\"1\" colorSpace=\"calibratedWhite\"", .black),
        ("systemColor=\"secondarySystemBackgroundColor\"", .secondarySystemBackground),
        ("cocoaTouchSystemColor=\"groupTableViewBackgroundColor\"", .systemGroupedBackground),
        ("red=\"0\" green=\"0\" blue=\"1\" alpha=\"1\" colorSpace=\"calibratedRGB\"", .blue),
        ("name=\"Brand\"", UIColor(red: 0, green: 1, blue: 0, alpha: 1)),
        ("systemColor=\"futureColor\"", UIColor(white: 0.75, alpha: 1)),
    ])
    func coloursOfAllKinds(_ attributes: String, _ color: UIColor) throws {
        let view = try first(
            "<view id=\"v\"><color key=\"backgroundColor\" \(attributes)/></view>",
            resources: """
                <namedColor name="Brand"><color red="0" green="1" blue="0" alpha="1" colorSpace="custom"/></namedColor>
                <systemColor name="futureColor"><color white="0.75" alpha="1"/></systemColor>
                <image name="poster" width="10" height="10"/>
                """)
        #expect(view.backgroundColor == color)
    }

    @Test func aNameWithoutAValueIsAColourOfTheRenderer() throws {
        let view = try first("<view id=\"v\"><color key=\"backgroundColor\" name=\"Accent\"/></view>")
        #expect(view.backgroundColor == UIColor(named: "Accent"))
    }

    /// Xcode writes that such a view has constraints of its own, but gives it some that keep its frame.
    @Test func aFixedFrameStays() throws {
        let view = try first(
            """
            <view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
            <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <rect key="frame" x="10" y="20" width="30" height="40"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></view>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews><constraints>
            <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" id="1"/>
            </constraints></view>
            """)
        view.frame.size = CGSize(width: 200, height: 200)
        view.layoutIfNeeded()
        #expect(view.subviews[0].frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.subviews[1].frame.minX == 40)
    }

    @Test func aStackArrangesItsSubviews() throws {
        let stack = try first(
            """
            <stackView axis="vertical" distribution="equalSpacing" alignment="top" spacing="12"
                layoutMarginsRelativeArrangement="YES" baselineRelativeArrangement="YES" id="s">
            <subviews><view id="a"/><view id="b"/></subviews></stackView>
            """, as: UIStackView.self)
        #expect(stack.axis == .vertical && stack.distribution == .equalSpacing && stack.alignment == .leading)
        #expect(stack.spacing == 12 && stack.isLayoutMarginsRelativeArrangement && stack.isBaselineRelativeArrangement)
        #expect(stack.arrangedSubviews.count == 2 && stack.arrangedSubviews == stack.subviews)
        #expect(!stack.arrangedSubviews[0].translatesAutoresizingMaskIntoConstraints)
    }

    @Test func aScrollViewScrollsItsContent() throws {
        let scroll = try first(
            """
            <scrollView clipsSubviews="YES" multipleTouchEnabled="YES" showsVerticalScrollIndicator="NO" bounces="NO"
                keyboardDismissMode="onDrag" contentInsetAdjustmentBehavior="never" id="s">
            <rect key="frame" x="0" y="0" width="100" height="100"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="c"><constraints>
            <constraint firstAttribute="height" constant="300" id="h"/></constraints></view></subviews>
            <constraints>
            <constraint firstItem="c" firstAttribute="top" secondItem="g" secondAttribute="top" id="1"/>
            <constraint firstItem="c" firstAttribute="bottom" secondItem="g" secondAttribute="bottom" id="2"/>
            <constraint firstItem="c" firstAttribute="leading" secondItem="g" secondAttribute="leading" id="3"/>
            <constraint firstItem="c" firstAttribute="trailing" secondItem="g" secondAttribute="trailing" id="4"/>
            <constraint firstItem="c" firstAttribute="width" secondItem="f" secondAttribute="width" id="5"/>
            </constraints>
            <inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/>
            <viewLayoutGuide key="contentLayoutGuide" id="g"/><viewLayoutGuide key="frameLayoutGuide" id="f"/>
            </scrollView>
            """, as: UIScrollView.self)
        scroll.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 100, height: 300))
        #expect(scroll.contentInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(scroll.clipsToBounds && !scroll.bounces && !scroll.showsVerticalScrollIndicator)
        #expect(scroll.keyboardDismissMode == .onDrag && scroll.contentInsetAdjustmentBehavior == .never)
        #expect(try !first("<scrollView id=\"s\"/>", as: UIScrollView.self).clipsToBounds)
    }

    @Test func guidesOfAView() throws {
        let view = try first(
            """
            <view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints>
            <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="1"/>
            <constraint firstItem="a" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="2"/>
            <constraint firstItem="safe" firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="3"/>
            <constraint firstItem="safe" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="4"/>
            </constraints><viewLayoutGuide key="safeArea" id="safe"/></view>
            """)
        view.hostedSafeArea = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
        view.layoutIfNeeded()
        #expect(view.subviews[0].frame == CGRect(x: 0, y: 20, width: 100, height: 70))
    }

    @Test func variationsFollowTheSizeClasses() throws {
        // Other tests leave their own on this thread.
        _ = warnings()
        let text = """
            <view tag="1" id="v"><rect key="frame" x="0" y="0" width="100" height="100"/>
            <subviews><view id="a" tag="2"/><view id="b" tag="3"/>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="c" tag="4"/></subviews>
            <color key="backgroundColor" systemColor="systemRedColor"/>
            <constraints>
            <constraint firstItem="c" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="10" id="x1">
            <variation key="widthClass=regular" constant="30"/></constraint>
            <constraint firstItem="c" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="99" id="x2"/>
            <constraint firstItem="c" firstAttribute="top" secondItem="v" secondAttribute="top" id="y"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" id="z"/>
            </constraints>
            <variation key="default"><mask key="subviews"><exclude reference="b"/></mask>
            <mask key="constraints"><exclude reference="x2"/></mask></variation>
            <variation key="heightClass=compact-widthClass=regular" tag="9"/>
            <variation key="widthClass=regular" tag="8"><mask key="subviews"><include reference="b"/></mask>
            <color key="backgroundColor" systemColor="systemBlueColor"/></variation>
            </view>
            """
        let compact = try first(text)
        #expect(compact.tag == 1 && compact.subviews.map(\.tag) == [2, 4] && compact.backgroundColor == .systemRed)
        compact.layoutIfNeeded()
        #expect(compact.subviews[1].frame.minX == 10 && warnings() == [])
        let traits = UITraitCollection.phone.modifyingTraits { $0.horizontalSizeClass = .regular }
        var regular: UIView?
        traits.performAsCurrent { regular = try? first(text) }
        #expect(regular?.tag == 8 && regular?.subviews.map(\.tag) == [2, 3, 4])
        #expect(regular?.backgroundColor == .systemBlue)
        regular?.layoutIfNeeded()
        #expect(regular?.subviews[2].frame.minX == 30)
        let landscape = traits.modifyingTraits { $0.verticalSizeClass = .compact }
        landscape.performAsCurrent { regular = try? first(text) }
        #expect(regular?.tag == 9)
    }

    @Test func unknownAttributesWarnWithTheirLine() throws {
        // Other tests leave their own on this thread.
        _ = warnings()
        _ = try first("<view id=\"v\"\n shine=\"YES\"/>")
        #expect(
            warnings() == [
                "data.xib:5: <view id=\"v\">: the attribute 'shine' is not known here and has no effect"
            ])
    }

    @Test(arguments: [
        ("<mapKitView id=\"m\"/>", 4, "<mapKitView id=\"m\">", NibError.Problem.unknownElement),
        ("<view id=\"v\"><subviews>\n<mapKitView/></subviews></view>", 5, "<mapKitView>", .unknownElement),
        ("<view id=\"v\">\n<state/></view>", 5, "<state>", .unexpectedElement(parent: "view")),
        (
            "<view id=\"v\">\n<rect key=\"frame\" x=\"a\"/></view>", 5, "<rect>",
            .invalidValue(attribute: "x", value: "a", expected: "a number")
        ),
        (
            "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"-1\" height=\"0\"/></view>", 4, "<rect>",
            .invalidValue(attribute: "width", value: "-1", expected: "0 or more")
        ),
        (
            "<view hidden=\"maybe\" id=\"v\"/>", 4, "<view id=\"v\">",
            .invalidValue(attribute: "hidden", value: "maybe", expected: "YES or NO")
        ),
        (
            "<view alpha=\"nan\" id=\"v\"/>", 4, "<view id=\"v\">",
            .invalidValue(attribute: "alpha", value: "nan", expected: "a number")
        ),
        (
            "<view tag=\"1e30\" id=\"v\"/>", 4, "<view id=\"v\">",
            .invalidValue(attribute: "tag", value: "1e30", expected: "a whole number")
        ),
        (
            "<view horizontalHuggingPriority=\"1001\" id=\"v\"/>", 4, "<view id=\"v\">",
            .invalidValue(attribute: "horizontalHuggingPriority", value: "1001", expected: "from 1 to 1000")
        ),
        (
            "<stackView axis=\"diagonal\" id=\"v\"/>", 4, "<stackView id=\"v\">",
            .invalidValue(attribute: "axis", value: "diagonal", expected: "one of 'horizontal', 'vertical'")
        ),
        ("<view id=\"v\">\n<color key=\"backgroundColor\"/></view>", 5, "<color>", .missingAttribute("red")),
        ("<view customClass=\"Nobody\" id=\"v\"/>", 4, "<view id=\"v\">", .unknownClass("Nobody")),
    ])
    func errorsNameLineAndElement(_ text: String, _ line: Int, _ element: String, _ problem: NibError.Problem) {
        #expect(failure(xib(text)) == NibError(file: "data.xib", line: line, element: element, problem: problem))
    }
}
