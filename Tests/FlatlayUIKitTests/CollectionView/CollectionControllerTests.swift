import Flatlay
import FlatlayNibs
import Foundation
import RenderingTestSupport
import Testing

/// Controllers of collection views, in code and from storyboards.
@MainActor @Suite struct CollectionControllerTests {
    private class FilmsController: UICollectionViewController {
        var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            log.append("viewDidLoad")
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "film")
        }
        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 3 }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "film", for: indexPath)
            cell.contentConfiguration = UIHostingConfiguration { Text(verbatim: "film \(indexPath.item)") }
                .margins(.all, 0)
            return cell
        }
        override func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) {
            log.append("willDisplay \(indexPath.item)")
        }
    }

    private func list(_ controller: UIViewController, height: CGFloat = 400) throws -> DisplayList {
        let renderer = ImageRenderer(viewController: controller)
        renderer.proposedSize = ProposedViewSize(width: 320, height: height)
        renderer.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0)
        renderer.textShaper = GridTextShaper()
        return try renderer.displayList()
    }

    private func layout() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 20)
        return layout
    }

    @Test func itIsItsDataSourceAndItsDelegate() throws {
        let controller = FilmsController(collectionViewLayout: layout())
        let shown = try list(controller)
        #expect(shown.texts == ["film 0", "film 1", "film 2"])
        #expect(controller.log == ["viewDidLoad", "willDisplay 0", "willDisplay 1", "willDisplay 2"])
        #expect(controller.collectionView.frame == CGRect(x: 0, y: 0, width: 320, height: 400))
        #expect(controller.collectionView.superview === controller.view)
        #expect(controller.collectionViewLayout === controller.collectionView.collectionViewLayout)
        // The content begins below the safe area.
        #expect(shown.nodes.first { $0.name == "cell-0-0" }?.frame.minY == 20)
    }

    @Test func theSelectionEndsWhenItAppears() throws {
        let controller = FilmsController(collectionViewLayout: layout())
        controller.collectionView.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        _ = try list(controller)
        #expect(controller.collectionView.indexPathsForSelectedItems == nil)
        let other = FilmsController(collectionViewLayout: layout())
        other.clearsSelectionOnViewWillAppear = false
        other.collectionView.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        _ = try list(other)
        #expect(other.collectionView.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    }

    @Test func aCellThatWasNotDequeuedIsAnError() {
        final class Empty: UICollectionViewController {
            override func collectionView(
                _ collectionView: UICollectionView, numberOfItemsInSection section: Int
            ) -> Int { 1 }
        }
        #expect {
            _ = try list(Empty(collectionViewLayout: layout()))
        } throws: {
            "\($0)".contains("views must be dequeued from the collection view")
        }
    }

    @Test func editingReachesTheCollectionView() {
        let controller = FilmsController(collectionViewLayout: layout())
        controller.setEditing(true, animated: true)
        #expect(controller.isEditing && controller.collectionView.isEditing)
    }

    private final class PosterCell: UICollectionViewCell {
        var label: UILabel!
        static let known: Void = NibClasses.register(
            PosterCell.self, name: "PosterCell",
            outlets: ["label": { try NibClasses.assign($1, to: \PosterCell.label, of: $0) }])
    }

    private final class PostersController: UICollectionViewController {
        static let known: Void = NibClasses.register(PostersController.self, name: "PostersController")

        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 4 }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "poster", for: indexPath)
            (cell as? PosterCell)?.label.text = "poster \(indexPath.item)"
            return cell
        }
        override func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "title", for: indexPath)
        }
    }

    /// A storyboard's scene: a flow layout, a prototype cell and a header.
    private static let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c"><scenes>
        <scene><objects><collectionViewController id="c" customClass="PostersController">
        <collectionView key="view" dataMode="prototypes" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="12" minimumInteritemSpacing="8" id="l">
        <size key="itemSize" width="150" height="40"/><size key="headerReferenceSize" width="50" height="30"/>
        <size key="footerReferenceSize" width="0" height="0"/>
        <inset key="sectionInset" minX="6" minY="4" maxX="6" maxY="4"/></collectionViewFlowLayout>
        <cells><collectionViewCell reuseIdentifier="poster" id="p" customClass="PosterCell">
        <rect key="frame" x="0" y="0" width="150" height="40"/><view key="contentView" id="k">
        <rect key="frame" x="0" y="0" width="150" height="40"/><autoresizingMask key="autoresizingMask"/><subviews>
        <label text="Label" id="t"><rect key="frame" x="10" y="5" width="130" height="20"/></label></subviews></view>
        <connections><outlet property="label" destination="t" id="o"/></connections></collectionViewCell></cells>
        <collectionReusableView key="sectionHeaderView" reuseIdentifier="title" id="h">
        <rect key="frame" x="0" y="0" width="375" height="30"/><subviews>
        <label text="All posters" id="g"><rect key="frame" x="6" y="5" width="200" height="20"/></label></subviews>
        </collectionReusableView>
        <connections><outlet property="dataSource" destination="c" id="d"/>
        <outlet property="delegate" destination="c" id="e"/></connections></collectionView>
        </collectionViewController></objects></scene></scenes></document>
        """

    @Test func aStoryboardHasTheLayoutThePrototypeAndTheHeader() throws {
        _ = (PosterCell.known, PostersController.known)
        let storyboard = UIStoryboard(data: Data(Self.storyboard.utf8), bundle: nil)
        let controller = try #require(storyboard.initialViewController() as? PostersController)
        let shown = try list(controller)
        #expect(shown.texts == ["poster 0", "poster 1", "poster 2", "poster 3", "All posters"])
        let frames = shown.nodes.filter { $0.name.hasPrefix("cell-") }.map(\.frame)
        // Two columns of 150 between insets of 6, below the safe area of 20 and a header of 30.
        #expect(frames.map(\.minX) == [6, 164, 6, 164])
        #expect(frames.map(\.minY) == [54, 54, 106, 106])
        #expect(frames.allSatisfy { $0.size == CGSize(width: 150, height: 40) })
    }

    @Test func aNibWithoutACellIsAnErrorOfTheImage() throws {
        let controller = FilmsController(collectionViewLayout: layout())
        controller.loadViewIfNeeded()
        let nib = UINib(data: Data("<document><objects><view id=\"v\"/></objects></document>".utf8), bundle: nil)
        controller.collectionView.register(nib, forCellWithReuseIdentifier: "film")
        #expect {
            _ = try list(controller)
        } throws: {
            "\($0)".contains("The class UIView, which is registered for film, is not a view of a collection view.")
        }
        controller.collectionView.register(UINib(data: Data("<".utf8), bundle: nil), forCellWithReuseIdentifier: "film")
        controller.collectionView.reloadData()
        #expect {
            _ = try list(controller)
        } throws: {
            "\($0)".contains("The nib that is registered for film gives no view: ")
        }
    }
}
