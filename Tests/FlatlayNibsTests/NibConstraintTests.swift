import CoreGeometry
import Foundation
import Testing
import UIKitValues
import UIKitViews

@testable import FlatlayNibs

/// Constraints of files.
@Suite(.serialized) @MainActor struct NibConstraintTests {
    init() { _ = warnings() }

    /// A view of 200 × 100 with two subviews and constraints.
    private func view(_ constraints: String) throws -> UIView { try first(text(constraints)) }

    private func text(_ constraints: String) -> String {
        """
        <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews>
        <constraints>\(constraints)</constraints></view>
        """
    }

    @Test func everyPartOfAConstraintIsRead() throws {
        let view = try view(
            """
            <constraint firstItem="a" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="v"
                secondAttribute="leadingMargin" multiplier="0.5" constant="-3.5" priority="749" identifier="name" id="1"/>
            <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="2"/>
            <constraint firstItem="b" firstAttribute="baseline" relation="lessThanOrEqual" secondItem="a"
                secondAttribute="firstBaseline" id="3"/>
            """)
        let constraints = view.constraints
        #expect(constraints.count == 3)
        let one = constraints[0]
        #expect(one.firstItem === view.subviews[0] && one.secondItem === view && one.identifier == "name")
        #expect(one.firstAttribute == .leading && one.secondAttribute == .leadingMargin && one.multiplier == 0.5)
        #expect(one.relation == .greaterThanOrEqual && one.constant == -3.5 && one.priority == UILayoutPriority(749))
        #expect(constraints[1].firstItem === view && constraints[1].priority == .required)
        #expect(constraints[2].firstAttribute == .lastBaseline && constraints[2].relation == .lessThanOrEqual)
    }

    @Test(arguments: [
        ("16:9", 16.0 / 9), ("1:2", 0.5), ("1/3", 1.0 / 3), ("0.75", 0.75), ("2", 2),
    ])
    func multipliersAreNumbersOrRatios(_ text: String, _ value: Double) throws {
        let view = try view(
            """
            <constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height"
                multiplier="\(text)" id="1"/>
            """)
        #expect(view.subviews[0].constraints.map { Double($0.multiplier) } == [value])
    }

    @Test func placeHoldersAreDropped() throws {
        let view = try view("<constraint firstAttribute=\"width\" constant=\"5\" placeholder=\"YES\" id=\"1\"/>")
        #expect(view.constraints.isEmpty)
    }

    @Test(arguments: [
        ("constant=\"20\" symbolic=\"YES\"", 20.0), ("symbolic=\"YES\"", 8), ("", 0), ("constant=\"8\"", 8),
    ])
    func symbolicSpacingBetweenSiblings(_ attributes: String, _ value: Double) throws {
        let view = try view(
            """
            <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" \(attributes) id="1"/>
            """)
        #expect(view.constraints.map { Double($0.constant) } == [value])
    }

    @Test func symbolicSpacingAtAnEdgeIsTwenty() throws {
        let view = try view(
            """
            <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" symbolic="YES" id="1"/>
            """)
        #expect(view.constraints.map(\.constant) == [20])
    }

    @Test func marginsAreThoseOfTheFile() throws {
        let view = try first(
            """
            <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
            <constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" id="1"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="topMargin" id="2"/>
            <constraint firstAttribute="trailingMargin" secondItem="a" secondAttribute="trailing" id="3"/>
            <constraint firstAttribute="bottomMargin" secondItem="a" secondAttribute="bottom" id="4"/>
            </constraints>
            <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/></view>
            """)
        view.layoutIfNeeded()
        #expect(view.subviews[0].frame == CGRect(x: 2, y: 1, width: 194, height: 96))
    }

    @Test(arguments: [
        ("firstAttribute=\"top\"", NibError.Problem.missingAttribute("secondItem")),
        ("firstItem=\"a\"", .missingAttribute("firstAttribute")),
        ("firstItem=\"z\" firstAttribute=\"top\"", .unknownReference(attribute: "firstItem", identifier: "z")),
        (
            "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"z\" secondAttribute=\"top\"",
            .unknownReference(attribute: "secondItem", identifier: "z")
        ),
        ("firstItem=\"a\" firstAttribute=\"top\" secondItem=\"v\"", .missingAttribute("secondAttribute")),
        (
            "firstAttribute=\"width\" multiplier=\"1:0\"",
            .invalidValue(
                attribute: "multiplier", value: "1:0", expected: "a number other than 0, or a ratio such as 16:9")
        ),
        (
            "firstAttribute=\"width\" priority=\"2000\"",
            .invalidValue(attribute: "priority", value: "2000", expected: "from 1 to 1000")
        ),
    ])
    func errorsNameLineAndElement(_ attributes: String, _ problem: NibError.Problem) {
        let error = failure(xib(text("\n<constraint \(attributes) id=\"k\"/>")))
        #expect(error == NibError(file: "data.xib", line: 8, element: "<constraint id=\"k\">", problem: problem))
    }
}
