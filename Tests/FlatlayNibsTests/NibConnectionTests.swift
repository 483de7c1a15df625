import CollectionLayout
import CoreGeometry
import FlatlayUIKit
import Foundation
import Testing
import UIKitValues
import UIKitViews

@testable import FlatlayNibs

/// Custom classes, outlets, actions, runtime attributes, and the order of it all.
@Suite(.serialized) @MainActor struct NibConnectionTests {
    init() {
        _ = FilmCell.registered
        _ = warnings()
    }

    /// The cell of a collection, as Interface Builder writes it.
    static let cell = """
        <collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center"
            reuseIdentifier="film" id="c1" customClass="FilmCell" customModule="App" customModuleProvider="target">
        <rect key="frame" x="0" y="0" width="180" height="60"/>
        <autoresizingMask key="autoresizingMask"/>
        <collectionViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" id="cv">
        <rect key="frame" x="0" y="0" width="180" height="60"/>
        <autoresizingMask key="autoresizingMask"/>
        <subviews>
        <view horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="t1"/>
        </subviews>
        <constraints>
        <constraint firstItem="t1" firstAttribute="leading" secondItem="cv" secondAttribute="leadingMargin" id="k1"/>
        <constraint firstAttribute="trailing" secondItem="t1" secondAttribute="trailing" constant="12" id="k2"/>
        <constraint firstItem="t1" firstAttribute="centerY" secondItem="cv" secondAttribute="centerY" id="k3"/>
        <constraint firstItem="t1" firstAttribute="height" constant="20" id="k4"/>
        </constraints>
        </collectionViewCellContentView>
        <size key="customSize" width="180" height="60"/>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="6"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="titled" value="Hello"/>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="8"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
        <userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        <connections>
        <outlet property="titleLabel" destination="t1" id="o1"/>
        <outlet property="edge" destination="k2" id="o2"/>
        <outletCollection property="badges" destination="t1" id="o3"/>
        <outletCollection property="badges" destination="cv" id="o4"/>
        </connections>
        </collectionViewCell>
        """

    @Test func aCellIsConnectedAndLaidOut() throws {
        // Other tests leave their own on this thread.
        _ = warnings()
        let cell = try first(Self.cell, as: FilmCell.self)
        #expect(cell.titleLabel != nil && cell.edge?.constant == 12 && cell.badges.count == 2)
        #expect(cell.radius == 6 && cell.count == 3 && cell.titled == "Hello")
        #expect(cell.layer.cornerRadius == 8 && cell.layer.masksToBounds)
        #expect(cell.layer.shadowOffset == CGSize(width: 1, height: 2))
        #expect(cell.log == ["awake with title, radius 6.0"] && warnings() == [])
        cell.layoutIfNeeded()
        #expect(cell.titleLabel.frame == CGRect(x: 8, y: 20, width: 160, height: 20))
        #expect(NibClasses.perform(Selector("play:"), on: cell, with: nil) && cell.log.last == "play")
        #expect(!NibClasses.perform(Selector("stop:"), on: cell, with: nil))
    }

    @Test func theContentOfACellFillsItWhateverTheFileNotes() throws {
        let cell = try first(Self.cell, as: FilmCell.self)
        cell.frame.size = CGSize(width: 300, height: 90)
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 300, height: 90))
        #expect(cell.titleLabel.frame == CGRect(x: 8, y: 35, width: 280, height: 20))
    }

    @Test func eachCallMakesNewObjects() throws {
        let nib = UINib(data: xib(Self.cell), bundle: nil)
        let cells = [nib, nib].compactMap { $0.instantiate(withOwner: nil).first as? FilmCell }
        #expect(cells.count == 2 && cells[0] !== cells[1] && cells[0].titleLabel !== cells[1].titleLabel)
    }

    final class Owner: NSObject {
        var card: UIView?
        var label: UIStackView?
        var taps = 0
    }

    @Test func theFilesOwnerIsConnected() throws {
        NibClasses.register(
            Owner.self,
            outlets: [
                "card": { ($0 as? Owner)?.card = $1 as? UIView },
                "label": { try NibClasses.assign($1, to: \Owner.label, of: $0) },
            ])
        let text = """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Owner">
            <connections><outlet property="PROPERTY" destination="v" id="o"/></connections></placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view id="v"/>
            """
        let owner = Owner()
        let made = try objects(xib(text.replacing("PROPERTY", with: "card")), owner: owner)
        #expect(made.count == 1 && made.first as? UIView === owner.card)
        #expect(try objects(xib(text)).count == 1)
        let unknown = failure(xib(text), owner: owner)
        #expect(unknown?.problem == .unknownOutlet("PROPERTY", owner: "Owner") && unknown?.line == 5)
        let wrong = failure(xib(text.replacing("PROPERTY", with: "label")), owner: owner)
        #expect(wrong?.problem == .wrongOutlet("label", owner: "Owner", value: "UIView"))
        #expect(wrong?.element == "<outlet id=\"o\">")
    }

    class Ordered: UIView {
        nonisolated(unsafe) static var log: [String] = []
        required init?(coder: NSCoder) {
            super.init(coder: coder)
            Self.log.append("init \(coder.containsValue(forKey: "x")) \(coder.decodeObject(forKey: "x") == nil)")
        }
        override init(frame: CGRect) { super.init(frame: frame) }
        override func awakeFromNib() {
            super.awakeFromNib()
            Self.log.append("awake \(tag), \(subviews.count) inside, in \(superview?.tag ?? 0)")
        }
    }
    final class Special: Ordered {}

    @Test func childrenAwakeBeforeParents() throws {
        NibClasses.register(Ordered.self, outlets: ["next": { ($0 as? Ordered)?.tag += ($1 as? UIView)?.tag ?? 0 }])
        NibClasses.register(Special.self, name: "Special")
        Ordered.log = []
        let view = try first(
            """
            <view tag="1" customClass="Special" id="a"><subviews>
            <view tag="2" customClass="Ordered" id="b"><subviews><view tag="3" customClass="Ordered" id="c"/></subviews></view>
            <view tag="4" customClass="Ordered" id="d"/></subviews>
            <connections><outlet property="next" destination="d" id="o"/></connections></view>
            """)
        // An outlet of the superclass is found, and everything is connected before anything awakes.
        #expect(view is Special && view.tag == 5)
        #expect(
            Ordered.log == Array(repeating: "init false true", count: 4) + [
                "awake 3, 0 inside, in 2", "awake 2, 1 inside, in 5", "awake 4, 0 inside, in 5",
                "awake 5, 2 inside, in 0",
            ])
    }

    final class Refusing: UIView {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { return nil }
    }
    final class NoView: NSObject {}

    @Test func classesThatCannotBeMadeAreErrors() {
        NibClasses.register(Refusing.self)
        NibClasses.register(NoView.self)
        #expect(failure(xib("<view customClass=\"Refusing\" id=\"v\"/>"))?.problem == .refused("Refusing"))
        #expect(
            failure(xib("<view customClass=\"NoView\" id=\"v\"/>"))?.problem
                == .wrongClass("NoView", expected: "UIView"))
        #expect(
            failure(xib("<stackView customClass=\"FilmCell\" id=\"v\"/>"))?.problem
                == .wrongClass("FilmCell", expected: "UIStackView"))
        #expect(
            failure(xib("<customObject customClass=\"NoView\" id=\"v\"/>"))?.problem
                == .wrongClass("NoView", expected: "NibObject, which has an init()"))
    }

    @Test func anUnregisteredClassIsFoundByItsModule() throws {
        let view = try first(
            "<view customClass=\"PlainCard\" customModule=\"FlatlayNibsTests\" id=\"v\"/>", as: PlainCard.self)
        #expect(view.subviews.isEmpty)
    }

    @Test func whatUIKitIgnoresIsAWarning() throws {
        // Other tests leave their own on this thread.
        _ = warnings()
        let view = try first(
            """
            <view id="v"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor"><color key="value" white="0" alpha="1"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="shine"><real key="value" value="8"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="layer.cornerRadius" value="round"/>
            </userDefinedRuntimeAttributes></view>
            """)
        #expect(view.layer.borderColor == .black && view.layer.cornerRadius == 0)
        let texts = warnings()
        #expect(texts.count == 3)
        #expect(
            texts.first?.hasPrefix("data.xib:5: <userDefinedRuntimeAttribute>: the property 'layer.borderColor'")
                == true)
        #expect(texts.dropFirst().first?.contains("'UIView' has no property 'shine'") == true)
    }

    @Test func gesturesAreAddedAndSendActions() throws {
        let made = try objects(
            xib(
                """
                <view id="v"><connections>
                <outletCollection property="gestureRecognizers" destination="g" appends="YES" id="o"/></connections></view>
                <tapGestureRecognizer numberOfTapsRequired="2" id="g"><connections>
                <action selector="tapped:" destination="-1" id="a"/></connections></tapGestureRecognizer>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                """))
        let view = try #require(made.first as? UIView)
        #expect((view.gestureRecognizers?.first as? UITapGestureRecognizer)?.numberOfTapsRequired == 2)
    }

    @Test func aPrototypeIsConnectedWithItsController() throws {
        // Other tests leave their own on this thread.
        _ = warnings()
        NibClasses.register(Listing.self, actions: ["tapped:": { object, _ in (object as? Listing)?.taps += 1 }])
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="l"><scenes>
            <scene><objects><viewController id="l" customClass="Listing"><tableView key="view" style="plain" id="t">
            <view key="tableHeaderView" id="h"/><prototypes><tableViewCell reuseIdentifier="row" id="c">
            <tableViewCellContentView key="contentView" tableViewCell="c" id="cv"><subviews><switch id="s"><connections>
            <action selector="tapped:" destination="l" eventType="valueChanged" id="a"/></connections></switch></subviews>
            </tableViewCellContentView></tableViewCell></prototypes></tableView></viewController></objects></scene>
            </scenes></document>
            """
        let storyboard = UIStoryboard(data: Data(text.utf8), bundle: nil)
        let controller = try #require(storyboard.initialViewController() as? Listing)
        let table = try #require(controller.view as? UITableView)
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "row"))
        let toggle = try #require(cell.contentView.subviews.first as? UISwitch)
        toggle.sendActions(for: .valueChanged)
        #expect(controller.taps == 1)
        #expect((controller.view as? UITableView)?.tableHeaderView != nil)
        #expect(warnings() == [])
    }

    final class Listing: UIViewController {
        var taps = 0
    }

    @Test func prototypesMakeCells() throws {
        let view = try first(
            "<collectionView id=\"t\"><cells>\(Self.cell)</cells></collectionView>", as: UICollectionView.self)
        func cell(_ identifier: String, _ item: Int) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: identifier, for: IndexPath(item: item, section: 0))
        }
        let (one, other) = (cell("film", 0), cell("film", 1))
        #expect(one !== other && (one as? FilmCell)?.titleLabel != nil && (other as? FilmCell)?.titleLabel != nil)
        #expect(!(cell("other", 2) is FilmCell))
    }
}

/// A class that nobody registers.
final class PlainCard: UIView {}
