import Flatlay
import FlatlayTesting
import Foundation
import Testing

/// A cell that shows the view of a child controller.
@MainActor
private protocol HostingCell: UICollectionViewCell {
    var hostedView: UIView? { get set }
}

/// The cell of the article's first half: whatever it showed last, it removes, although that may have moved on to another
/// cell.
private final class ForgetfulCell: UICollectionViewCell, HostingCell {
    weak var hostedView: UIView? {
        didSet {
            if let oldValue { oldValue.removeFromSuperview() }
            guard let hostedView else { return }
            hostedView.frame = contentView.bounds
            hostedView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(hostedView)
        }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        hostedView = nil
    }
}

/// The repaired cell: it removes what is still its own, and has lost what is not.
private final class CarefulCell: UICollectionViewCell, HostingCell {
    private weak var backing: UIView? {
        didSet {
            if let oldValue, oldValue.isDescendant(of: self) { oldValue.removeFromSuperview() }
            guard let backing else { return }
            backing.frame = contentView.bounds
            backing.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(backing)
        }
    }

    var hostedView: UIView? {
        get { backing?.isDescendant(of: self) == true ? backing : nil }
        set { backing = newValue }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        hostedView = nil
    }
}

/// A child: its number on a colour of its own.
private final class ChildController: UIViewController {
    let number: Int

    init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let hue = CGFloat((Double(number) * 0.13 + 0.55).truncatingRemainder(dividingBy: 1))
        view.backgroundColor = UIColor(hue: hue, saturation: 0.28, brightness: 0.97, alpha: 1)
        let label = UILabel()
        label.text = "Child \(number)"
        label.font = .boldSystemFont(ofSize: 20)
        // The colour is the same in both appearances, and so is the text.
        label.textColor = .black
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}

/// Rows of 88 points, each with a child.
private final class ChildrenController<Cell: HostingCell>: UICollectionViewController {
    private let hosted: [ChildController]

    init(count: Int) {
        hosted = (0..<count).map(ChildController.init)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 280, height: 88)
        layout.minimumLineSpacing = 0
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(Cell.self, forCellWithReuseIdentifier: "host")
        collectionView.reusesViewsOutOfSight = true
        for child in hosted {
            addChild(child)
            child.didMove(toParent: self)
        }
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        hosted.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "host", for: indexPath)
        (cell as? any HostingCell)?.hostedView = hosted[indexPath.item].view
        return cell
    }
}

/// The fifth article's cells as they are, and the schedule of scrolling that tells them apart.
@MainActor @Suite struct ReusedCellTests {
    private static let count = 101
    private static let rowHeight: CGFloat = 88

    /// A screen of three rows, scrolled step by step.
    @MainActor
    private struct Run<Cell: HostingCell> {
        let controller = ChildrenController<Cell>(count: ReusedCellTests.count)
        let renderer: ImageRenderer<UIViewContent>

        init() {
            renderer = ImageRenderer(viewController: controller)
            renderer.proposedSize = ProposedViewSize(width: 280, height: 3 * ReusedCellTests.rowHeight)
            renderer.textShaper = GridTextShaper()
            controller.loadViewIfNeeded()
        }

        /// The rows that are in sight and show nothing, or something else, after scrolling.
        func wrongRows(at offset: Int) throws -> [Int] {
            controller.collectionView.contentOffset = CGPoint(x: 0, y: offset)
            let texts = Set(ReusedCellTests.texts(try renderer.displayList().items))
            let height = Int(ReusedCellTests.rowHeight)
            let (first, last) = (offset / height, (offset + 3 * height - 1) / height)
            return (first...last).filter { !texts.contains("Child \($0)") }
        }

        /// The first step of a schedule after which a row is wrong; nil for none.
        func failure(of schedule: [Int]) throws -> Int? {
            for (step, offset) in schedule.enumerated() where try !wrongRows(at: offset).isEmpty { return step }
            return nil
        }
    }

    private static func texts(_ items: DisplayList.Items) -> [String] {
        items.flatMap { item -> [String] in
            switch item.command {
            case .glyphs(let run, _, _): [run.text]
            case .group(_, let inner): texts(inner)
            default: []
            }
        }
    }

    /// A thousand steps: mostly small ones, as of fingers, and sometimes a leap.
    private static let steps: [Int] = {
        var state: UInt64 = 7
        /// A number below a limit: the upper bits of a linear congruential generator.
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        var offset = 0
        return (0..<1_000).map { _ in
            let target = random(10) == 0 ? random(98) * 88 : offset + (random(5) - 2) * 44
            offset = min(max(target, 0), 98 * 88)
            return offset
        }
    }()

    /// The shortest schedule that is left when steps are taken out of the random one as long as a row stays blank.
    private static func shortestSchedule() throws -> [Int] {
        guard let end = try Run<ForgetfulCell>().failure(of: steps) else { return [] }
        var schedule = Array(steps[...end])
        var index = 0
        while index < schedule.count {
            var shorter = schedule
            shorter.remove(at: index)
            if let end = try Run<ForgetfulCell>().failure(of: shorter) {
                schedule = Array(shorter[...end])
            } else {
                index += 1
            }
        }
        return schedule
    }

    @Test("E4 the repaired cell of controllers shows its own child after each of a thousand steps") func e4() throws {
        let run = Run<CarefulCell>()
        for (step, offset) in Self.steps.enumerated() {
            let wrong = try run.wrongRows(at: offset)
            #expect(wrong.isEmpty, "step \(step), rows \(wrong)")
        }
    }

    @Test("E6 a random run finds the schedule that blanks a cell which removes whatever it showed") func e6() throws {
        let schedule = try Self.shortestSchedule()
        #expect(schedule.count > 2 && schedule.count < 10, "\(schedule)")
        #expect(try Run<ForgetfulCell>().failure(of: schedule) == schedule.count - 1)
        #expect(try Run<CarefulCell>().failure(of: schedule) == nil)
        let page = try String(contentsOf: GalleryTests.root.appendingPathComponent("docs/hosting.md"), encoding: .utf8)
        let text = schedule.map(String.init).joined(separator: ", ")
        #expect(page.contains("`\(text)`"), "\(text)")
        try verify(Run<ForgetfulCell>(), schedule, "hosting-forgetful-cell", page)
        try verify(Run<CarefulCell>(), schedule, "hosting-careful-cell", page)
    }

    /// Compares the figure of the end of a schedule.
    private func verify<Cell>(_ run: Run<Cell>, _ schedule: [Int], _ name: String, _ page: String) throws {
        for offset in schedule { _ = try run.wrongRows(at: offset) }
        let renderer = run.renderer
        renderer.textShaper = nil
        renderer.background = .white
        renderer.scale = 2
        let file = GalleryTests.root.appendingPathComponent("docs/pictures/\(name).png")
        try ReferenceFile(at: file).verify(renderer.pngData(), showing: renderer.displayList())
        #expect(page.contains("pictures/\(name).png"))
    }

    /// Without reuse the cell of each item is kept, so the mistake never shows.
    @Test func cellsThatAreKeptHideTheMistake() throws {
        let run = Run<ForgetfulCell>()
        run.controller.collectionView.reusesViewsOutOfSight = false
        #expect(!run.controller.collectionView.reusesViewsOutOfSight)
        _ = try run.renderer.displayList()
    }
}
