import Flatlay
import FlatlayNibs
import Foundation
import RenderingTestSupport
import Testing

/// The tags of the article as an app of UIKit writes them: a label with constraints, an outline drawn by hand, a nib.
@MainActor @Suite struct TagCellCapabilityTests {
    private static let tags = ["much longer", "A", "longer", "A", "longer", "A"]

    /// The cell of the article: a pill that it draws itself.
    private final class PillCell: UICollectionViewCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .clear
            contentMode = .redraw
        }

        required init?(coder: NSCoder) { nil }

        override func draw(_ rect: CGRect) {
            let outline = bounds.insetBy(dx: 0.5, dy: 0.5)
            let path = UIBezierPath(roundedRect: outline, cornerRadius: outline.height / 2)
            UIColor.white.setFill()
            path.fill()
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setStroke()
            path.lineWidth = 1
            path.stroke()
        }
    }

    @Test("B15 a cell that draws itself with paths gives the pill of the SwiftUI-shaped cell", arguments: [26, 44])
    func b15(height: Int) throws {
        let size = CGSize(width: 110, height: CGFloat(height))
        let cell = PillCell(frame: CGRect(origin: .zero, size: size))
        let drawn = ImageRenderer(view: cell)
        drawn.background = .black
        let outline = Capsule(style: .circular).inset(by: 0.5)
        let shaped = ImageRenderer(
            content: outline.fill(Color.white).overlay(outline.stroke(Color(red: 1, green: 0, blue: 0), lineWidth: 1))
                .frame(width: size.width, height: size.height))
        shaped.background = .black
        for scale: CGFloat in [1, 2, 3] {
            (drawn.scale, shaped.scale) = (scale, scale)
            let (one, other) = (try drawn.bitmap(), try shaped.bitmap())
            try #require(one.width == other.width && one.height == other.height)
            let largest = zip(one.bytes, other.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 255
            // Curves of a path and those of a capsule differ by a fraction of a pixel.
            #expect(largest <= 24, "scale \(scale)")
            #expect(one[one.width / 2, 0] == ResolvedColor(red: 1, green: 0, blue: 0), "the outline is inside the cell")
            #expect(one[0, 0] == ResolvedColor(red: 0, green: 0, blue: 0), "the background is visible around the pill")
        }
    }

    /// The article's nib: a label with margins of 10 and 3, at least 30 and at most 90 wide.
    private static let nib = Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
        <collectionViewCell contentMode="redraw" reuseIdentifier="tag" id="cell" customClass="NibTagCell">
          <rect key="frame" x="0" y="0" width="102" height="30"/>
          <view key="contentView" contentMode="center" id="content">
            <rect key="frame" x="0" y="0" width="102" height="30"/>
            <subviews>
              <label text="Label" textAlignment="center" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="label">
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                <constraints>
                  <constraint firstAttribute="width" relation="greaterThanOrEqual" constant="30" id="least"/>
                  <constraint firstAttribute="width" relation="lessThanOrEqual" constant="90" id="most"/>
                </constraints>
              </label>
            </subviews>
            <constraints>
              <constraint firstItem="label" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="10" id="l"/>
              <constraint firstAttribute="trailing" secondItem="label" secondAttribute="trailing" constant="10" id="t"/>
              <constraint firstItem="label" firstAttribute="top" secondItem="content" secondAttribute="top" constant="3" id="o"/>
              <constraint firstAttribute="bottom" secondItem="label" secondAttribute="bottom" constant="3" id="b"/>
            </constraints>
          </view>
          <connections><outlet property="label" destination="label" id="c"/></connections>
        </collectionViewCell>
        </objects>
        </document>
        """.utf8)

    final class NibTagCell: UICollectionViewCell {
        var label: UILabel!
        static let known: Void = NibClasses.register(
            NibTagCell.self, name: "NibTagCell",
            outlets: ["label": { try NibClasses.assign($1, to: \NibTagCell.label, of: $0) }])
    }

    /// A controller with the tags, as the article has it.
    private class TagsController: UICollectionViewController {
        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { TagCellCapabilityTests.tags.count }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
            (cell as? NibTagCell)?.label.text = TagCellCapabilityTests.tags[indexPath.item]
            return cell
        }
    }

    /// The delegate measures a cell of its own for each item, as before self-sizing cells.
    private final class MeasuringController: TagsController, UICollectionViewDelegateFlowLayout {
        private lazy var sizingCell =
            UINib(data: TagCellCapabilityTests.nib, bundle: nil)
            .instantiate(withOwner: nil).first as? NibTagCell

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            guard let sizingCell else { return .zero }
            sizingCell.label.text = TagCellCapabilityTests.tags[indexPath.item]
            return sizingCell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
    }

    private func cells(_ controller: UICollectionViewController) throws -> [CGRect] {
        _ = NibTagCell.known
        controller.collectionView.register(UINib(data: Self.nib, bundle: nil), forCellWithReuseIdentifier: "tag")
        let renderer = ImageRenderer(viewController: controller)
        renderer.proposedSize = ProposedViewSize(width: 320, height: 200)
        renderer.textShaper = GridTextShaper()
        return try renderer.displayList().nodes.filter { $0.name.hasPrefix("cell-") }.map(\.frame)
    }

    private func selfSizing() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        return layout
    }

    @Test("B16 margins of 20 by 6 come from the constraints of a nib") func b16() throws {
        let frames = try cells(TagsController(collectionViewLayout: selfSizing()))
        // Texts of 110, 10 and 60 points: at most 90, at least 30, and as they are.
        #expect(frames.map(\.width) == [110, 50, 80, 50, 80, 50])
        #expect(frames.allSatisfy { $0.height == 26 })
    }

    @Test("B17 sizes that the delegate measures give the frames of self-sizing cells") func b17() throws {
        let measured = try cells(MeasuringController(collectionViewLayout: UICollectionViewFlowLayout()))
        #expect(measured == (try cells(TagsController(collectionViewLayout: selfSizing()))))
        #expect(measured.count == 6)
    }
}
