import Flatlay
import Foundation
import RenderingTestSupport
import Testing

/// Containers and cells whose parts are controllers, as in the articles.
@MainActor @Suite struct ControllerCapabilityTests {
    // MARK: A container of controllers

    /// Calls in their order.
    private final class Log {
        var entries: [String] = []
    }

    private static func root() -> some View {
        VStack(spacing: 0) {
            Color(red: 0, green: 0, blue: 1)
            Text("Fruits").frame(width: 200, height: 40)
        }
    }

    private static func notification(_ name: String) -> some View {
        Text(verbatim: name).frame(width: 120, height: 80)
            .background(Color(red: 0.5, green: 0.5, blue: 0.5).opacity(0.6), in: .rect(cornerRadius: 20))
    }

    /// The article's container: a child for the content, and one for the notification in the middle.
    private final class ContainerController: UIViewController {
        let content = UIHostingController(rootView: AnyView(EmptyView()))
        private var shown: UIHostingController<AnyView>?
        private let log: Log

        init(log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .clear
            add(content)
            content.view.frame = view.bounds
            content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }

        private func add(_ child: UIViewController) {
            addChild(child)
            child.view.backgroundColor = .clear
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }

        func show(_ notification: AnyView?) {
            if let shown {
                shown.willMove(toParent: nil)
                shown.view.removeFromSuperview()
                shown.removeFromParent()
                self.shown = nil
            }
            guard let notification else { return }
            let child = UIHostingController(rootView: notification)
            shown = child
            add(child)
            view.setNeedsLayout()
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            guard let shown else { return }
            let room = view.bounds.insetBy(dx: 20, dy: 100)
            let size = shown.sizeThatFits(in: room.size)
            log.entries.append("size \(Int(size.width))x\(Int(size.height)) in \(Int(room.width))x\(Int(room.height))")
            shown.view.frame = CGRect(
                x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
        }
    }

    private struct Container: UIViewControllerRepresentable {
        let fruit: String?
        let log: Log

        func makeCoordinator() -> Log {
            log.entries.append("coordinator")
            return log
        }

        func makeUIViewController(context: Context) -> ContainerController {
            context.coordinator.entries.append("make")
            return ContainerController(log: context.coordinator)
        }

        func updateUIViewController(_ controller: ContainerController, context: Context) {
            context.coordinator.entries.append("update \(fruit ?? "none")")
            controller.content.rootView = AnyView(ControllerCapabilityTests.root())
            controller.show(fruit.map { AnyView(ControllerCapabilityTests.notification($0)) })
        }
    }

    private func shaped(_ fruit: String?) -> some View {
        NotificationContainer(.constant(fruit)) {
            Self.root().overlayContent(for: String.self) { Self.notification($0) }
        }
    }

    private func png(_ view: some View) throws -> Data {
        let renderer = ImageRenderer(content: view)
        renderer.proposedSize = ProposedViewSize(width: 300, height: 400)
        renderer.background = .white
        return try renderer.pngData()
    }

    @Test("C19 a container of controllers gives the bytes of the SwiftUI-shaped one", arguments: [nil, "Banana"])
    func c19(fruit: String?) throws {
        let log = Log()
        let image = try png(Container(fruit: fruit, log: log))
        #expect(image == (try png(shaped(fruit))))
        #expect(log.entries.filter { $0 == "coordinator" }.count == 1)
        #expect(log.entries.filter { $0 == "make" }.count == 1)
        #expect(log.entries.first == "coordinator" && log.entries.dropFirst().first == "make")
        #expect(log.entries.contains("update \(fruit ?? "none")"))
        // The notification is measured in the bounds inset by 20 and 100.
        #expect(log.entries.contains("size 120x80 in 260x200") == (fruit != nil))
    }

    @Test("C19 a container of controllers is made once and updated for each image") func c19Updates() throws {
        let log = Log()
        let renderer = InteractiveRenderer(content: Container(fruit: nil, log: log))
        renderer.proposedSize = ProposedViewSize(width: 300, height: 400)
        _ = try renderer.pngData()
        let updates = log.entries.filter { $0 == "update none" }.count
        #expect(updates >= 1)
        renderer.content = Container(fruit: "Cherry", log: log)
        _ = try renderer.pngData()
        #expect(log.entries.filter { $0 == "make" }.count == 1)
        #expect(log.entries.contains("update Cherry"))
    }

    // MARK: Children in cells

    /// A child of the article: a coloured view with a text.
    private final class ChildController: UIViewController {
        let name: String
        let log: Log

        init(name: String, log: Log) {
            self.name = name
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            log.entries.append("\(name) willMove \(parent == nil ? "out" : "in")")
        }
        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            log.entries.append("\(name) didMove \(parent == nil ? "out" : "in")")
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            log.entries.append("\(name) viewDidLoad")
            let label = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 20))
            label.text = "child \(name)"
            view.addSubview(label)
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log.entries.append("\(name) viewWillAppear")
        }
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            log.entries.append("\(name) viewIsAppearing \(Int(view.bounds.width))")
        }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let entry = "\(name) viewDidLayoutSubviews"
            if !log.entries.contains(entry) { log.entries.append(entry) }
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            log.entries.append("\(name) viewDidAppear")
        }
    }

    /// The article's cell, which hosts the view of a child and owns neither.
    private final class HostCell: UICollectionViewCell {
        private weak var backing: UIView?

        /// The hosted view; nil if it has moved to another cell.
        var hostedView: UIView? {
            get { backing?.isDescendant(of: self) == true ? backing : nil }
            set {
                if let hostedView { hostedView.removeFromSuperview() }
                backing = newValue
                guard let newValue else { return }
                newValue.frame = contentView.bounds
                newValue.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                contentView.addSubview(newValue)
            }
        }

        override func prepareForReuse() {
            super.prepareForReuse()
            hostedView = nil
        }
    }

    private final class ChildrenController: UICollectionViewController {
        var names: [String]
        let log: Log
        private(set) var hosted: [String: ChildController] = [:]

        init(names: [String], log: Log) {
            self.names = names
            self.log = log
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 320, height: 88)
            layout.minimumLineSpacing = 0
            super.init(collectionViewLayout: layout)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(HostCell.self, forCellWithReuseIdentifier: "host")
        }

        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { names.count }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let name = names[indexPath.item]
            let child = hosted[name] ?? ChildController(name: name, log: log)
            if hosted[name] == nil {
                hosted[name] = child
                addChild(child)
                child.didMove(toParent: self)
            }
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "host", for: indexPath)
            (cell as? HostCell)?.hostedView = child.view
            return cell
        }

        func remove(_ name: String) {
            guard let child = hosted.removeValue(forKey: name), let item = names.firstIndex(of: name) else { return }
            names.remove(at: item)
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            collectionView.deleteItems(at: [IndexPath(item: item, section: 0)])
        }

        func child(_ name: String) -> ChildController? { hosted[name] }
    }

    private func texts(_ controller: UIViewController) throws -> [String] {
        let renderer = ImageRenderer(viewController: controller)
        renderer.proposedSize = ProposedViewSize(width: 320, height: 264)
        renderer.textShaper = GridTextShaper()
        return try renderer.displayList().texts
    }

    @Test("E10 a child that is removed with its item is released") func e10() throws {
        let controller = ChildrenController(names: ["a", "b", "c"], log: Log())
        #expect(try texts(controller) == ["child a", "child b", "child c"])
        weak let removed = controller.child("b")
        weak let view = controller.child("b")?.view
        #expect(removed != nil && view != nil)
        controller.remove("b")
        #expect(removed == nil, "the controller is held")
        #expect(view == nil, "the view is held")
        #expect(try texts(controller) == ["child a", "child c"])
    }

    @Test("E11 a child gets the calls of its life cycle in UIKit's order") func e11() throws {
        let log = Log()
        final class Parent: UIViewController {
            let child: ChildController
            init(_ child: ChildController) {
                self.child = child
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            override func viewDidLoad() {
                super.viewDidLoad()
                child.log.entries.append("parent viewDidLoad")
                addChild(child)
                child.view.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
                view.addSubview(child.view)
                child.didMove(toParent: self)
            }
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                child.log.entries.append("parent viewWillAppear")
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                child.log.entries.append("parent viewDidAppear")
            }
        }
        let parent = Parent(ChildController(name: "child", log: log))
        #expect(try texts(parent) == ["child child"])
        #expect(
            log.entries == [
                "parent viewDidLoad", "child willMove in", "child viewDidLoad", "child didMove in",
                "parent viewWillAppear", "child viewWillAppear", "child viewIsAppearing 200",
                "child viewDidLayoutSubviews", "parent viewDidAppear", "child viewDidAppear",
            ])
        log.entries = []
        parent.child.willMove(toParent: nil)
        parent.child.view.removeFromSuperview()
        parent.child.removeFromParent()
        #expect(log.entries == ["child willMove out", "child didMove out"])
    }
}
