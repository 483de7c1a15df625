import Flatlay
import Foundation
import Observation
import RenderingTestSupport
import TestSupport
import Testing

/// The environment around a representable reaches the SwiftUI-shaped content inside of it, wherever UIKit hosts it.
@MainActor
@Suite struct HostedEnvironmentTests {
    final class Model: ObservableObject {
        @Published var title = "model"
    }

    @Observable
    final class Shelf {
        var name = "shelf"
    }

    // MARK: What hosts the content

    /// The ways in which a controller or a view of UIKit hosts SwiftUI-shaped content.
    enum Host: String, CaseIterable {
        case controller, child, detachedView, cell, listCell, header, decoratedCell, tableCell, navigation, sheet, tab
    }

    private struct Hosted<Content: View>: UIViewControllerRepresentable {
        let host: Host
        let content: Content

        func makeUIViewController(context: Context) -> UIViewController {
            let hosting = UIHostingController(rootView: content)
            switch host {
            case .controller: return hosting
            case .child: return Parent(hosting)
            case .detachedView: return ViewOwner(hosting)
            case .cell, .listCell, .header, .decoratedCell: return CellScreen(host, content)
            case .tableCell: return TableScreen(content)
            case .navigation: return UINavigationController(rootViewController: hosting)
            case .sheet: return Presenter(hosting)
            case .tab:
                let tabs = UITabBarController()
                tabs.viewControllers = [hosting]
                return tabs
            }
        }

        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    private final class Parent: UIViewController {
        private let child: UIViewController

        init(_ child: UIViewController) {
            self.child = child
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            addChild(child)
            child.view.frame = view.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
    }

    /// Adds the view of a controller that is nobody's child, below constraints.
    private final class ViewOwner: UIViewController {
        private let owned: UIViewController

        init<Content: View>(_ owned: UIHostingController<Content>) {
            owned.sizingOptions = .intrinsicContentSize
            self.owned = owned
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            guard let inner = owned.view else { return }
            inner.translatesAutoresizingMaskIntoConstraints = false
            inner.accessibilityIdentifier = "inner"
            view.addSubview(inner)
            NSLayoutConstraint.activate([
                inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                inner.topAnchor.constraint(equalTo: view.topAnchor),
            ])
        }
    }

    private final class Presenter: UIViewController {
        private let shown: UIViewController

        init(_ shown: UIViewController) {
            self.shown = shown
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            if presentedViewController == nil { present(shown, animated: false) }
        }
    }

    /// A collection with a cell or a header that hosts the content. Its height is that of the content.
    private final class CellScreen<Content: View>: UICollectionViewController {
        private let content: Content
        private let host: Host

        init(_ host: Host, _ content: Content) {
            self.content = content
            self.host = host
            let layout: UICollectionViewLayout
            if host == .listCell {
                layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
            } else {
                layout = UICollectionViewCompositionalLayout { _, _ in
                    let section = SampleLayouts.list()
                    if host == .header {
                        section.boundarySupplementaryItems = [SampleLayouts.header(height: .estimated(30))]
                    }
                    return section
                }
            }
            super.init(collectionViewLayout: layout)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "list")
            collectionView.register(
                UICollectionViewCell.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "header")
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            1
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(
                withReuseIdentifier: host == .listCell ? "list" : "cell", for: indexPath)
            if host != .header { cell.contentConfiguration = UIHostingConfiguration { content } }
            // A cell with a subview is drawn and measured as a view.
            if host == .decoratedCell { cell.contentView.addSubview(UIView()) }
            return cell
        }

        override func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let header = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
            header.contentConfiguration = UIHostingConfiguration { content }
            return header
        }
    }

    private final class TableScreen<Content: View>: UITableViewController {
        private let content: Content

        init(_ content: Content) {
            self.content = content
            super.init(style: .plain)
        }

        required init?(coder: NSCoder) { nil }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            if indexPath.row == 0 {
                cell.contentConfiguration = UIHostingConfiguration { content }
            } else {
                cell.textLabel?.text = "below"
            }
            return cell
        }
    }

    /// A view of UIKit that holds the view of a controller.
    private struct HostedView<Content: View>: UIViewRepresentable {
        let content: Content

        func makeUIView(context: Context) -> UIView {
            let stack = UIStackView()
            stack.addArrangedSubview(UIHostingController(rootView: content).view)
            return stack
        }

        func updateUIView(_ view: UIView, context: Context) {}
    }

    // MARK: What the content reads

    private struct Leaf: View {
        @EnvironmentObject private var model: Model
        @Environment(Shelf.self) private var shelf
        @Environment(\.mark) private var mark
        @Environment(\.colorScheme) private var colorScheme
        @Environment(\.dynamicTypeSize) private var size
        @Environment(\.locale) private var locale
        @Environment(\.layoutDirection) private var direction
        @Environment(\.isEnabled) private var isEnabled

        var body: some View {
            let parts = [
                model.title, shelf.name, mark, "\(colorScheme)", "\(size)", locale.identifier, "\(direction)",
                "\(isEnabled)",
            ]
            VStack { ForEach(parts, id: \.self) { Text(verbatim: $0).lineLimit(1) } }
        }
    }

    private func renderer(_ view: some View) -> InteractiveRenderer<AnyView> {
        let renderer = InteractiveRenderer(content: AnyView(view))
        renderer.proposedSize = ProposedViewSize(width: 390, height: 700)
        renderer.userInterfaceIdiom = .phone
        renderer.textShaper = GridTextShaper()
        return renderer
    }

    private func texts(_ view: some View) throws -> [String] { try renderer(view).displayList().texts }

    @Test(arguments: Host.allCases)
    func objectsAndValuesReachWhatIsHosted(host: Host) throws {
        let view = Hosted(host: host, content: Leaf())
            .environmentObject(Model())
            .environment(Shelf())
            .environment(\.mark, "mark")
            .environment(\.colorScheme, .dark)
            .environment(\.dynamicTypeSize, .xxLarge)
            .environment(\.locale, Locale(identifier: "de_DE"))
            .environment(\.layoutDirection, .rightToLeft)
            .disabled(true)
        let expected = ["model", "shelf", "mark", "dark", "xxLarge", "de_DE", "rightToLeft", "false"]
        let shown = try texts(view)
        #expect(expected.allSatisfy { shown.contains($0) }, "\(shown)")
    }

    @Test func aViewOfUIKitPassesTheEnvironmentOn() throws {
        let view = HostedView(content: Leaf().environment(Shelf())).environmentObject(Model())
        #expect(try texts(view).prefix(3) == ["model", "shelf", "none"])
    }

    @Test(arguments: Host.allCases)
    func whatTheHostedViewSetsItselfWins(host: Host) throws {
        let inner = Reading().environment(\.mark, "inner").environment(\.locale, Locale(identifier: "fr_FR"))
        let view = Hosted(host: host, content: inner)
            .environment(\.mark, "outer").environment(\.locale, Locale(identifier: "de_DE"))
        #expect(try texts(view).contains("inner fr_FR"))
    }

    private struct Reading: View {
        @Environment(\.mark) private var mark
        @Environment(\.locale) private var locale
        var body: some View { Text(verbatim: "\(mark) \(locale.identifier)") }
    }

    /// Nestings of SwiftUI, UIKit, SwiftUI and so on, of which any level sets any of the values, against the innermost
    /// one that was set.
    @Test func theInnermostOfNestedEnvironmentsCounts() throws {
        var random = SeededGenerator(seed: 2_026)
        for _ in 0..<40 {
            var view = AnyView(Reading())
            var (mark, locale): (String?, String?)
            for level in 0..<random.next(5) {
                if Bool.random(using: &random) {
                    view = AnyView(view.environment(\.mark, "level \(level)"))
                    mark = mark ?? "level \(level)"
                }
                if Bool.random(using: &random) {
                    let name = random.pick(["de_DE", "fr_FR", "ja_JP"])
                    view = AnyView(view.environment(\.locale, Locale(identifier: name)))
                    locale = locale ?? name
                }
                view = AnyView(
                    Hosted(host: random.pick([.controller, .child, .detachedView, .navigation]), content: view))
            }
            let shown = try texts(view)
            #expect(shown.contains("\(mark ?? "none") \(locale ?? "en_US")"), "\(shown)")
        }
    }

    // MARK: Changes

    private struct Changing: View {
        let host: Host
        @ObservedObject var model: Model

        var body: some View {
            Hosted(host: host, content: Reader())
                .environmentObject(model).environment(\.mark, model.title)
        }

        private struct Reader: View {
            @EnvironmentObject private var model: Model
            @Environment(\.mark) private var mark
            var body: some View { Text(verbatim: "\(model.title) \(mark)") }
        }
    }

    @Test(arguments: Host.allCases)
    func aChangeIsInTheNextImage(host: Host) throws {
        let model = Model()
        let renderer = renderer(Changing(host: host, model: model))
        #expect(try renderer.displayList().texts.contains("model model"))
        model.title = "other"
        let second = try renderer.displayList().texts
        #expect(second.contains("other other") && !second.contains("model model"), "\(second)")
    }

    @Test func aViewBelowConstraintsIsMeasuredAgain() throws {
        let model = Model()
        let renderer = renderer(Changing(host: .detachedView, model: model))
        #expect(try renderer.displayList().frame(of: "text")?.width == 110)
        model.title = "a longer title"
        let text = try renderer.displayList().frames(named: "text")
        #expect(text.map(\.size) == [CGSize(width: 290, height: 20)])
        #expect(text.first?.minX == 0)
    }

    @Test func aRowOfATableIsMeasuredAgain() throws {
        let model = Model()
        let renderer = renderer(Changing(host: .tableCell, model: model))
        func place() throws -> CGFloat? { try renderer.displayList().frames(named: "text").first?.height }
        #expect(try place() == 20)
        model.title = "so many words that they need more than one line in a row"
        #expect(try place() ?? 0 > 40)
    }

    /// As on iOS, hosted views are the same views after each update: `onAppear` has run, and `@State` keeps its value.
    @Test func hostedViewsKeepTheirState() throws {
        struct Counter: View {
            @State private var count = 0
            @Environment(\.mark) private var mark
            var body: some View { Text(verbatim: "\(mark) \(count)").onAppear { count += 1 } }
        }
        let renderer = renderer(Hosted(host: .child, content: Counter()).environment(\.mark, "first"))
        for _ in 0..<3 { #expect(try renderer.displayList().texts == ["first 1"]) }
        renderer.content = AnyView(Hosted(host: .child, content: Counter()).environment(\.mark, "second"))
        #expect(try renderer.displayList().texts == ["second 1"])
    }

    @Test func nothingKeepsAHostedControllerAlive() throws {
        final class Token {}
        struct Screen: View {
            let token: Token
            @State private var mark = "state"
            @State private var edit = EditMode.active
            var body: some View {
                Hosted(host: .child, content: Reading())
                    .environment(\.mark, mark).environment(\.editMode, $edit).environment(\.token, token)
            }
        }
        weak var token: Token?
        do {
            let made = Token()
            token = made
            let renderer = renderer(Screen(token: made))
            for _ in 0..<2 { #expect(try renderer.displayList().texts == ["state en_US"]) }
        }
        #expect(token == nil)
    }

    // MARK: Looks

    private struct Tinted: UIViewRepresentable {
        let tint: UIColor?

        func makeUIView(context: Context) -> UIStackView {
            let button = UIButton(configuration: .plain())
            button.configuration?.title = "native"
            let hosting = UIHostingController(
                rootView: VStack {
                    Button("hosted") {}
                    Toggle("on", isOn: .constant(true))
                })
            let stack = UIStackView(arrangedSubviews: [button, hosting.view])
            stack.axis = .vertical
            stack.tintColor = tint
            return stack
        }

        func updateUIView(_ view: UIStackView, context: Context) {}
    }

    private func colors(_ view: some View) throws -> [String: ResolvedColor] {
        var colors: [String: ResolvedColor] = [:]
        for item in try renderer(view).displayList().drawings {
            switch item.command {
            case .glyphs(let run, _, let paint): if case .color(let color) = paint { colors[run.text] = color }
            case .fill(let shape, .color(let color), _):
                if shape.bounds.size == CGSize(width: 51, height: 31) { colors["switch"] = color }
            default: break
            }
        }
        return colors
    }

    @Test func theTintReachesViewsAndWhatTheyHost() throws {
        func resolved(_ color: Color) -> ResolvedColor { color.resolve(in: EnvironmentValues()) }
        let (red, green, blue) = (resolved(.red), resolved(.green), resolved(.blue))
        let plain = try colors(Tinted(tint: nil))
        #expect(plain["native"] == blue && plain["hosted"] == blue)
        // Without a tint, a switch is green.
        #expect(plain["switch"] == green)
        let outer = try colors(Tinted(tint: nil).tint(.red))
        #expect(outer["native"] == red && outer["hosted"] == red && outer["switch"] == red)
        let own = try colors(Tinted(tint: .systemGreen).tint(.red))
        #expect(own["native"] == green && own["hosted"] == green && own["switch"] == green)
    }

    @Test func textsOfUIKitDoNotInheritFontsAndLimits() throws {
        let list = NativeList()
        let plain = try renderer(list).displayList()
        let styled = try renderer(
            list.font(.largeTitle).bold().italic().foregroundStyle(.red).lineLimit(1).textCase(.uppercase)
                .multilineTextAlignment(.trailing).lineSpacing(9)
        ).displayList()
        #expect(plain.texts.contains("value") && plain.texts.count > 4)
        #expect(plain.description == styled.description)
    }

    private struct NativeList: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIViewController {
            let controller = Screen(collectionViewLayout: .list)
            controller.title = "Title"
            controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Add", style: .plain, target: nil, action: nil)
            return UINavigationController(rootViewController: controller)
        }

        func updateUIViewController(_ controller: UIViewController, context: Context) {}

        private final class Screen: UICollectionViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
            }

            override func collectionView(
                _ collectionView: UICollectionView, numberOfItemsInSection section: Int
            ) -> Int { 1 }

            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
                var content = UIListContentConfiguration.subtitleCell()
                content.text = "a text that is longer than one line of the list can be"
                content.secondaryText = "value"
                cell.contentConfiguration = content
                (cell as? UICollectionViewListCell)?.accessories = [.label(text: "label"), .disclosureIndicator()]
                return cell
            }
        }
    }
}

extension UICollectionViewLayout {
    fileprivate static var list: UICollectionViewLayout {
        UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    }
}

private struct MarkKey: EnvironmentKey {
    static let defaultValue = "none"
}

private struct TokenKey: EnvironmentKey {
    static var defaultValue: AnyObject? { nil }
}

extension EnvironmentValues {
    fileprivate var mark: String {
        get { self[MarkKey.self] }
        set { self[MarkKey.self] = newValue }
    }

    fileprivate var token: AnyObject? {
        get { self[TokenKey.self] }
        set { self[TokenKey.self] = newValue }
    }
}
