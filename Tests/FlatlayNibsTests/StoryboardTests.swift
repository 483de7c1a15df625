import CoreGeometry
import Foundation
import Testing
import UIKitValues
import UIKitViews

@testable import FlatlayNibs

/// A controller of an app.
final class FilmsController: UIViewController {
    var titleLabel: UILabel!
    var addButton: UIBarButtonItem?
    var log: [String] = []

    static let registered: Void = NibClasses.register(
        FilmsController.self,
        outlets: [
            "titleLabel": { try NibClasses.assign($1, to: \FilmsController.titleLabel, of: $0) },
            "addButton": { try NibClasses.assign($1, to: \FilmsController.addButton, of: $0) },
        ], actions: ["add:": { object, _ in (object as? FilmsController)?.log.append("add") }])

    override func viewDidLoad() {
        super.viewDidLoad()
        log.append("loaded \(titleLabel?.text ?? "nothing"), \(children.count) children")
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        log.append("prepare \(segue.identifier ?? "") \(type(of: segue.destination))")
    }
}

/// Storyboards.
@Suite(.serialized) @MainActor struct StoryboardTests {
    init() {
        _ = FilmsController.registered
        _ = warnings()
    }

    /// A navigation controller with a screen, which embeds another one.
    static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="nav">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22684"/></dependencies>
        <scenes>
        <scene sceneID="s0"><objects>
        <navigationController automaticallyAdjustsScrollViewInsets="NO" id="nav" sceneMemberID="viewController">
        <toolbarItems/><navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="bar">
        <autoresizingMask key="autoresizingMask"/></navigationBar><nil name="viewControllers"/>
        <connections><segue destination="films" kind="relationship" relationship="rootViewController" id="r"/></connections>
        </navigationController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="fr0" userLabel="First Responder" sceneMemberID="firstResponder"/>
        </objects><point key="canvasLocation" x="0" y="0"/></scene>
        <scene sceneID="s1"><objects>
        <viewController storyboardIdentifier="films" title="Films" id="films" customClass="FilmsController" customModule="App" sceneMemberID="viewController">
        <layoutGuides><viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
        <view key="view" contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="390" height="844"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
        <label text="Ratatouille" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="label"/>
        <containerView translatesAutoresizingMaskIntoConstraints="NO" id="container">
        <constraints><constraint firstAttribute="height" constant="100" id="ch"/></constraints>
        <connections><segue destination="detail" kind="embed" identifier="inner" id="e"/></connections></containerView>
        </subviews>
        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        <constraints>
        <constraint firstItem="container" firstAttribute="top" secondItem="top" secondAttribute="bottom" id="c1"/>
        <constraint firstItem="container" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
        <constraint firstAttribute="trailing" secondItem="container" secondAttribute="trailing" id="c3"/>
        <constraint firstItem="bottom" firstAttribute="top" secondItem="label" secondAttribute="bottom" constant="20" id="c4"/>
        <constraint firstItem="label" firstAttribute="height" constant="30" id="c5"/>
        </constraints></view>
        <navigationItem key="navigationItem" title="All films" largeTitleDisplayMode="never" id="item">
        <barButtonItem key="rightBarButtonItem" systemItem="add" id="add"><connections>
        <action selector="add:" destination="films" id="aa"/></connections></barButtonItem></navigationItem>
        <tabBarItem key="tabBarItem" title="Films" image="film" catalog="system" id="tab"/>
        <connections><outlet property="titleLabel" destination="label" id="o1"/>
        <outlet property="addButton" destination="add" id="o2"/>
        <segue destination="detail" kind="show" identifier="show" id="sg"/></connections>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="fr1"/>
        </objects><point key="canvasLocation" x="900" y="0"/></scene>
        <scene sceneID="s2"><objects>
        <viewController storyboardIdentifier="detail" id="detail" sceneMemberID="viewController">
        <view key="view" tag="9" id="dv"><rect key="frame" x="0" y="0" width="390" height="100"/></view>
        </viewController></objects></scene>
        </scenes></document>
        """

    private func storyboard(_ text: String = Self.text) -> UIStoryboard {
        UIStoryboard(data: Data(text.utf8), bundle: nil)
    }

    @Test func theInitialControllerHasItsRoot() throws {
        // Other tests leave their own on this thread.
        _ = warnings()
        let navigation = try #require(storyboard().instantiateInitialViewController() as? UINavigationController)
        let films = try #require(navigation.viewControllers.first as? FilmsController)
        #expect(navigation.navigationBar.prefersLargeTitles && films.title == "Films")
        #expect(films.navigationItem.title == "All films" && films.navigationItem.largeTitleDisplayMode == .never)
        #expect(films.navigationItem.rightBarButtonItems?.count == 1 && films.tabBarItem.title == "Films")
        #expect(films.storyboard is UIStoryboard && !films.isViewLoaded && warnings() == [])
    }

    @Test func theViewIsConnectedWhenItIsLoaded() throws {
        // Other tests leave their own on this thread.
        _ = warnings()
        let films = try #require(
            storyboard().instantiateViewController(withIdentifier: "films") as? FilmsController)
        #expect(films.titleLabel == nil)
        films.loadViewIfNeeded()
        #expect(films.log == ["prepare inner UIViewController", "loaded Ratatouille, 1 children"])
        #expect(films.addButton != nil && films.addButton === films.navigationItem.rightBarButtonItem)
        let container = try #require(films.view.subviews.last)
        #expect(container.subviews.first === films.children.first?.view && container.subviews.first?.tag == 9)
        films.view.hostedSafeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        films.view.layoutIfNeeded()
        #expect(container.frame == CGRect(x: 0, y: 47, width: 390, height: 100))
        #expect(container.subviews.first?.frame == CGRect(x: 0, y: 0, width: 390, height: 100))
        #expect(films.titleLabel.frame.maxY == 844 - 34 - 20 && films.titleLabel.frame.height == 30)
        #expect(warnings() == [])
        let target = try #require(films.addButton?.target)
        #expect(NibClasses.perform(try #require(films.addButton?.action), on: target as AnyObject, with: nil))
        #expect(films.log.last == "add")
    }

    final class Made: UIViewController {
        let number: Int
        init?(coder: NSCoder, number: Int) {
            self.number = number
            super.init(coder: coder)
        }
        required init?(coder: NSCoder) {
            number = 0
            super.init(coder: coder)
        }
    }

    @Test func aClosureMakesTheController() {
        // Other tests leave their own on this thread.
        _ = warnings()
        let made = storyboard().instantiateViewController(identifier: "detail") { Made(coder: $0, number: 7) }
        #expect(made.number == 7 && made.view.tag == 9)
        let plain: UIViewController = storyboard().instantiateViewController(identifier: "detail")
        #expect(plain.view.tag == 9)
        let other: FilmsController = storyboard().instantiateViewController(identifier: "detail")
        #expect(other.view.tag == 0)
        #expect(
            warnings() == [
                "the controller 'detail' is a UIViewController, no FilmsController; set its custom class"
            ])
    }

    @Test func unknownScenesAreErrors() throws {
        // Other tests leave their own on this thread.
        _ = warnings()
        #expect(throws: NibError.self) { try storyboard().viewController(withIdentifier: "film") }
        _ = storyboard().instantiateViewController(withIdentifier: "film")
        #expect(
            warnings() == [
                "data.storyboard:2: <document>: no scene has the identifier 'film'; the file has 'films', 'detail'"
            ])
        let none = Self.text.replacing(" initialViewController=\"nav\"", with: "")
        #expect(storyboard(none).instantiateInitialViewController() == nil)
        #expect(warnings().first?.contains("has no initial view controller") == true)
        let missing = Self.text.replacing("initialViewController=\"nav\"", with: "initialViewController=\"x\"")
        #expect(storyboard(missing).instantiateInitialViewController() == nil)
        #expect(warnings().first?.contains("'initialViewController' is 'x'") == true)
    }

    @Test func errorsOfAViewNameTheirLine() throws {
        // Other tests leave their own on this thread.
        _ = warnings()
        let text = Self.text.replacing("<label text", with: "\n<label shade=\"1\" numberOfLines=\"many\" text")
        let films = storyboard(text).instantiateViewController(withIdentifier: "films")
        #expect(films.view.subviews.isEmpty)
        #expect(
            warnings() == [
                "data.storyboard:21: <label id=\"label\">: 'numberOfLines' is 'many'; it must be a whole number"
            ])
    }

    @Test func aSceneThatEmbedsItselfIsAnError() throws {
        // Other tests leave their own on this thread.
        _ = warnings()
        let text = Self.text.replacing(
            "destination=\"detail\" kind=\"embed\"", with: "destination=\"films\" kind=\"embed\"")
        let films = storyboard(text).instantiateViewController(withIdentifier: "films")
        films.loadViewIfNeeded()
        #expect(warnings().contains { $0.contains("embed each other more than 16 times") })
        let rings = Self.text.replacing(
            "segue destination=\"films\" kind=\"rel", with: "segue destination=\"nav\" kind=\"rel")
        #expect(storyboard(rings).instantiateInitialViewController() == nil)
        #expect(warnings().contains { $0.contains("embed each other more than 16 times") })
    }

    @Test func aXibFileIsNoStoryboard() {
        #expect(UIStoryboard(data: xib("<view id=\"v\"/>"), bundle: nil).instantiateInitialViewController() == nil)
        #expect(failure(Data(Self.text.utf8))?.problem == .notANib)
        _ = warnings()
    }

    @Test func scenesOfOtherStoryboards() throws {
        // Other tests leave their own on this thread.
        _ = warnings()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(Self.text.utf8).write(to: folder.appendingPathComponent("Films.storyboard"))
        let main = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="tabs"><scenes>
            <scene><objects><tabBarController id="tabs"><connections>
            <segue destination="p1" kind="relationship" relationship="viewControllers" id="1"/>
            <segue destination="p2" kind="relationship" relationship="viewControllers" id="2"/></connections>
            </tabBarController></objects></scene>
            <scene><objects><viewControllerPlaceholder storyboardName="Films" id="p1"/></objects></scene>
            <scene><objects><viewControllerPlaceholder storyboardName="Films" referencedIdentifier="detail" id="p2"/></objects></scene>
            </scenes></document>
            """
        try Data(main.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
        let bundle = try #require(Bundle(path: folder.path))
        let tabs = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController() as? UITabBarController
        #expect(tabs?.viewControllers?.count == 2 && tabs?.viewControllers?.first is UINavigationController)
        #expect(tabs?.viewControllers?.last?.view.tag == 9 && warnings() == [])
    }

    @Test func everyTruncationIsHarmless() {
        let data = Data(Self.text.utf8)
        for length in stride(from: 0, to: data.count - 1, by: 7) {
            #expect(throws: NibError.self) {
                try UIStoryboard(data: data.prefix(length), bundle: nil).initialViewController()
            }
        }
    }
}
