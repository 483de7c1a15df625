import CoreGeometry
import FlatlayUIKit
import Foundation
import Testing
import UIKitValues
import UIKitViews

@testable import FlatlayNibs

/// Every element that is a view, and a whole cell.
@Suite(.serialized) @MainActor struct NibElementTests {
    init() {
        _ = TextCell.registered
        _ = warnings()
    }

    @Test func theElementsThatAreKnown() {
        #expect(
            NibRows.names == [
                "activityIndicatorView", "button", "collectionReusableView", "collectionView", "collectionViewCell",
                "collectionViewCellContentView", "containerView", "control", "datePicker", "imageView", "label",
                "pageControl", "pickerView", "progressView", "scrollView", "searchBar", "segmentedControl", "slider",
                "stackView", "stepper", "switch", "tableView", "tableViewCell", "tableViewCellContentView", "textField",
                "textView", "view", "visualEffectView",
            ])
    }

    /// All of them in one file, each with what every view can have.
    @Test func everyElementIsBuilt() throws {
        // Other tests leave their own on this thread.
        _ = warnings()
        let names = NibRows.names
        let subviews = names.map { name in
            """
            <\(name) opaque="NO" contentMode="scaleToFill" tag="3" alpha="0.5" ambiguous="YES" misplaced="YES" userLabel="x"
                translatesAutoresizingMaskIntoConstraints="NO" horizontalCompressionResistancePriority="749" id="\(name)">
            <rect key="frame" x="1" y="2" width="3" height="4"/><autoresizingMask key="autoresizingMask" widthSizable="YES"/>
            <color key="backgroundColor" white="1" alpha="1"/><color key="tintColor" white="0" alpha="1"/>
            <constraints><constraint firstAttribute="width" constant="30" id="w-\(name)"/></constraints>
            <viewLayoutGuide key="safeArea" id="g-\(name)"/><variation key="heightClass=compact" hidden="YES"/>
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
            <real key="value" value="5"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></\(name)>
            """
        }
        let view = try first("<view id=\"root\"><subviews>\(subviews.joined())</subviews></view>")
        #expect(view.subviews.count == names.count && warnings() == [])
        for (name, subview) in zip(names, view.subviews) {
            #expect(subview.tag == 3 && subview.alpha == 0.5 && subview.layer.cornerRadius == 5, "\(name)")
            #expect(subview.frame.origin == CGPoint(x: 1, y: 2) && subview.constraints.count == 1, "\(name)")
            #expect(
                subview.contentCompressionResistancePriority(for: .horizontal) == UILayoutPriority(749), "\(name)")
        }
    }

    final class TextCell: UICollectionViewCell {
        var titleLabel: UILabel!
        static let registered: Void = NibClasses.register(
            TextCell.self, name: "TextCell", outlets: ["titleLabel": { ($0 as? TextCell)?.titleLabel = $1 as? UILabel }]
        )
    }

    @Test func aCellWithALabel() throws {
        // Other tests leave their own on this thread.
        _ = warnings()
        let cell = try first(
            """
            <collectionViewCell id="c1" customClass="TextCell" customModule="App" reuseIdentifier="film">
            <rect key="frame" x="0" y="0" width="180" height="60"/>
            <collectionViewCellContentView key="contentView" id="cv">
            <subviews>
            <label id="t1" text="Title" textAlignment="natural" lineBreakMode="tailTruncation" horizontalHuggingPriority="251" verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO">
            <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
            <color key="textColor" systemColor="labelColor"/>
            </label>
            </subviews>
            <constraints>
            <constraint firstItem="t1" firstAttribute="leading" secondItem="cv" secondAttribute="leadingMargin" id="k1"/>
            <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="t1" secondAttribute="trailing" constant="12" id="k2"/>
            <constraint firstItem="t1" firstAttribute="centerY" secondItem="cv" secondAttribute="centerY" id="k3"/>
            </constraints>
            </collectionViewCellContentView>
            <connections><outlet property="titleLabel" destination="t1" id="o1"/></connections>
            </collectionViewCell>
            """, as: TextCell.self)
        #expect(cell.titleLabel.text == "Title" && cell.titleLabel.font == .preferredFont(forTextStyle: .headline))
        let content = try #require(cell.titleLabel.superview)
        #expect(content.superview === cell && content.constraints.count == 3 && warnings() == [])
        #expect(content.constraints[1].firstItem === content)
        #expect(content.constraints[1].relation == .greaterThanOrEqual && content.constraints[1].constant == 12)
    }
}
