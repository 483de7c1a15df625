import Flatlay
import FlatlayViews
import Foundation
import Testing

/// Views and controllers of UIKit through a renderer. Every character of the fake font is 10 wide and 20 high.
@MainActor
struct ViewRenderingTests {
    private func list<Content>(_ renderer: ImageRenderer<Content>) throws -> [String] {
        renderer.textShaper = GridTextShaper()
        renderer.symbols = NoSymbols()
        return try "\(renderer.displayList())".split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test func aViewIsDrawnInItsFrame() throws {
        let view = UIView(frame: CGRect(x: 40, y: 40, width: 100, height: 50))
        view.backgroundColor = .red
        view.layer.cornerRadius = 8
        let lines = try list(ImageRenderer(view: view))
        #expect(lines.first == "display-list 100 50")
        #expect(lines.contains { $0.hasPrefix("fill rounded") && $0.contains("0 0 100 50") && $0.contains("#ff0000") })
    }

    @Test func aLabelIsDrawnLikeAText() throws {
        let label = UILabel()
        label.text = "Hello"
        label.sizeToFit()
        let view = try ImageRenderer(view: label).pngData()
        let text = try ImageRenderer(content: Text("Hello").foregroundStyle(.primary)).pngData()
        #expect(view == text)
    }

    @Test func constraintsGiveAnEmptyFrameItsSize() throws {
        let view = UIView()
        let label = UILabel()
        label.text = "Hello"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
            label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -5),
        ])
        #expect(try list(ImageRenderer(view: view)).first == "display-list 70 30")
    }

    @Test func aCellMeasuresItselfByItsConstraints() throws {
        let controller = TagsController()
        let renderer = ImageRenderer(viewController: controller)
        renderer.proposedSize = ProposedViewSize(width: 320, height: 200)
        let lines = try list(renderer)
        #expect(lines.filter { $0.contains("TagCell") }.count >= 3, "\(lines)")
        // 16 of margin; the cells are as wide as their text and 24 points, and 32 high.
        #expect(lines.contains("clip rectangle 16 8 74 32"), "\(lines)")
        #expect(lines.contains { $0.hasPrefix("stroke") })
    }

    @Test func aControllerGoesThroughItsLifeCycle() throws {
        let controller = TagsController()
        let renderer = ImageRenderer(viewController: controller)
        renderer.proposedSize = ProposedViewSize(width: 320, height: 200)
        _ = try list(renderer)
        #expect(
            Array(controller.log.prefix(5)) == [
                "viewDidLoad", "viewWillAppear", "viewIsAppearing 320", "viewDidLayoutSubviews", "viewDidAppear",
            ])
    }

    @Test func aNavigationControllerPutsItsBarAboveTheContent() throws {
        let controller = TagsController()
        let renderer = ImageRenderer(viewController: UINavigationController(rootViewController: controller))
        renderer.proposedSize = ProposedViewSize(width: 320, height: 400)
        let lines = try list(renderer)
        #expect(controller.view.safeAreaInsets.top == 44)
        #expect(controller.collectionView.frame.minY == 52)
        #expect(lines.contains { $0.contains("Tags") })
    }

    @Test func aHostingControllerShowsViews() throws {
        let hosting = UIHostingController(rootView: Text("Hello"))
        let parent = UIViewController()
        parent.addChild(hosting)
        parent.view.addSubview(hosting.view)
        hosting.view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        hosting.didMove(toParent: parent)
        let renderer = ImageRenderer(viewController: parent)
        renderer.proposedSize = ProposedViewSize(width: 320, height: 100)
        #expect(try list(renderer).contains { $0.contains("Hello") })
    }

    @Test func aRepresentableIsMadeOnceAndUpdated() throws {
        let log = CallLog()
        let renderer = ImageRenderer(content: Counted(log: log).frame(width: 50, height: 20))
        _ = try list(renderer)
        #expect(log.calls.first == "coordinator")
        #expect(log.calls.filter { $0 == "make" }.count == 1)
        #expect(log.calls.contains("update"))
    }

    @Test func aRefusedConstraintIsTheErrorOfTheImage() throws {
        let (one, other) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        one.leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true
        #expect {
            _ = try list(ImageRenderer(view: other))
        } throws: { error in
            "\(error)".contains("no common ancestor")
        }
    }

    @Test func nothingLeaksIntoTheNextImage() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(try list(ImageRenderer(view: view)).count >= 1)
    }
}

@MainActor
final class CallLog {
    var calls: [String] = []
}

private struct Counted: UIViewRepresentable {
    let log: CallLog

    func makeCoordinator() -> CallLog {
        log.calls.append("coordinator")
        return log
    }

    func makeUIView(context: Context) -> UILabel {
        context.coordinator.calls.append("make")
        return UILabel()
    }

    func updateUIView(_ label: UILabel, context: Context) {
        context.coordinator.calls.append("update")
        label.text = "x"
    }
}
