import CollectionLayout
import Foundation
import Testing

struct FlowCase: Decodable, Sendable, CustomTestStringConvertible {
    var id: String
    var name: String
    var content: [Double]
    var headers: String?
    /// Frames by section, as `x y` or `x y w h`; only the first ones in some cases.
    var cells: [String: String]

    var testDescription: String { "\(id) \(name)" }
}

/// The layouts that the cases name.
private final class FlowSetup: FlowLayoutSizes {
    let layout = UICollectionViewFlowLayout()
    var width: CGFloat = 320
    var counts = [7, 5, 1]
    var margins = UIEdgeInsets.zero
    var contentInset = UIEdgeInsets.zero
    var size: ((IndexPath) -> CGSize)?
    var inset: ((Int) -> UIEdgeInsets)?

    init(_ id: String) {
        switch id {
        case "F1", "F2", "F4", "F7", "F8", "F9":
            layout.itemSize = CGSize(width: 70, height: 50)
            layout.sectionInset = UIEdgeInsets(top: 10, left: 12, bottom: 14, right: 16)
            layout.minimumLineSpacing = 9
            layout.minimumInteritemSpacing = 7
        case "F3":
            layout.minimumLineSpacing = 9
            layout.minimumInteritemSpacing = 7
            layout.headerReferenceSize = CGSize(width: 0, height: 24)
            inset = { section in
                let s = CGFloat(section)
                return UIEdgeInsets(top: 4 + 3 * s, left: 6 + 5 * s, bottom: 8 + s, right: 10 + 4 * s)
            }
        case "F15", "F16":
            layout.itemSize = CGSize(width: 90, height: 30)
            layout.sectionInset = UIEdgeInsets(top: 5, left: 12, bottom: 5, right: 12)
            layout.minimumInteritemSpacing = 6
            layout.headerReferenceSize = CGSize(width: 0, height: 30)
        default: break
        }
        switch id {
        case "F2": width = 375
        case "F3", "F4":
            width = id == "F4" ? 768 : 320
            size = { CGSize(width: CGFloat(60 + 10 * ($0.item % 3)), height: CGFloat(40 + 6 * ($0.item % 4))) }
        case "F7": reference(.fromLayoutMargins, UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
        case "F8": reference(.fromLayoutMargins, UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 5))
        case "F9":
            reference(.fromSafeArea, .zero)
            contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
        case "F11": list([58.5, 697, 209.5, 24.5, 739, 33].map { CGSize(width: $0, height: 29) })
        case "F12":
            list([117, 100.5, 83.5, 66.5, 100.5, 50, 150.5, 58.5].map { CGSize(width: $0, height: 29) })
        case "F14": list([29, 97, 46, 29].map { CGSize(width: 200, height: $0) })
        case "F15": list([29, 233, 80, 29, 233, 29].map { CGSize(width: 90, height: $0) })
        case "F16": counts = [7, 2]
        default: break
        }
    }

    @MainActor
    private func reference(_ reference: UICollectionViewFlowLayout.SectionInsetReference, _ insets: UIEdgeInsets) {
        layout.sectionInsetReference = reference
        margins = insets
    }

    private func list(_ sizes: [CGSize]) {
        counts = [sizes.count]
        size = { sizes[$0.item] }
    }

    @MainActor
    func sizeForItem(at indexPath: IndexPath) -> CGSize? { size?(indexPath) ?? layout.itemSize }

    @MainActor
    func inset(forSection section: Int) -> UIEdgeInsets? { inset?(section) ?? layout.sectionInset }

    @MainActor
    func makeCollectionView() -> StandaloneLayoutHost {
        let view = StandaloneLayoutHost(
            frame: CGRect(x: 0, y: 0, width: width, height: 480), collectionViewLayout: layout)
        view.itemCounts = counts
        view.layoutMargins = margins
        view.contentInset = contentInset
        if size != nil || inset != nil { view.flowLayoutSizes = self }
        return view
    }
}

extension FlowCase {
    @MainActor
    func differences() throws -> [String] {
        let setup = FlowSetup(id)
        let view = setup.makeCollectionView()
        try view.layoutElements()
        var found: [String] = []
        let size = view.contentSize
        if !ExpectedFrames.equal(content, [size.width, size.height]) { found.append("content \(content) is \(size)") }
        for (section, frames) in cells {
            for (item, text) in frames.split(separator: ";").enumerated() {
                let path = IndexPath(item: item, section: Int(section) ?? 0)
                found += Self.compare("c \(path)", text, view.layoutAttributesForItem(at: path))
            }
        }
        for (section, text) in (headers ?? "").split(separator: ";").enumerated() {
            let header = view.layoutAttributesForSupplementaryElement(
                ofKind: CollectionElementKind.sectionHeader, at: IndexPath(item: 0, section: section))
            found += Self.compare("header \(section)", text, header)
        }
        return found
    }

    @MainActor
    private static func compare(
        _ name: String, _ text: Substring, _ attributes: UICollectionViewLayoutAttributes?
    ) -> [String] {
        let expected = text.split(separator: " ").compactMap { Double($0) }
        guard let frame = attributes?.frame else { return ["missing \(name)"] }
        let actual = [frame.origin.x, frame.origin.y, frame.width, frame.height].map { Double($0) }
        return ExpectedFrames.equal(expected, Array(actual.prefix(expected.count)))
            ? [] : ["\(name): \(expected) is \(actual)"]
    }
}

@Suite("Flow layouts against UIKit")
struct FlowFixtureTests {
    nonisolated static let measured = FixtureFile.load("flow", as: [FlowCase].self) ?? []

    @Test("measured frames", arguments: measured)
    @MainActor
    func measuredFrames(_ fixture: FlowCase) throws {
        let differences = try fixture.differences()
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }

    @Test("all measured cases exist and pass")
    @MainActor
    func count() throws {
        let passing = try Self.measured.filter { try $0.differences().isEmpty }
        print("flow: \(passing.count) of \(Self.measured.count) measured cases pass")
        #expect(Self.measured.count == 12)
        #expect(passing.count == Self.measured.count)
    }
}
