import FlatlaySnapshots
import Foundation
import Testing

@testable import FlatlayTesting

/// Traits that a strategy gives to views and controllers.
@MainActor @Suite struct DeviceTraitTests {
    private final class Reader: UIViewController {
        var classes: [UIUserInterfaceSizeClass] = []
        var margin: CGFloat = 0
        var changes: [UIContentSizeCategory] = []
        var handled: [UIContentSizeCategory] = []

        override func viewDidLayoutSubviews() {
            classes = [traitCollection.horizontalSizeClass, traitCollection.verticalSizeClass]
            margin = view.directionalLayoutMargins.leading - view.safeAreaInsets.left
        }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            changes.append(traitCollection.preferredContentSizeCategory)
        }
    }

    private final class Sample: UIView {
        var directions: [UIUserInterfaceLayoutDirection] = []
        var changes = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            directions.append(effectiveUserInterfaceLayoutDirection)
        }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            changes += 1
        }
    }

    nonisolated private static let screens:
        [(ViewImageConfig, CGFloat, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass, CGFloat)] = [
            (.iPhoneSe, 320, .compact, .regular, 16), (.iPhoneSe(.landscape), 568, .compact, .compact, 16),
            (.iPhoneX, 375, .compact, .regular, 16), (.iPhoneX(.landscape), 812, .compact, .compact, 16),
            (.iPhone12(.landscape), 844, .compact, .compact, 16), (.iPhoneXsMax, 414, .compact, .regular, 20),
            (.iPhoneXsMax(.landscape), 896, .regular, .compact, 20),
            (.iPhone8Plus(.landscape), 736, .regular, .compact, 20),
            (.iPhone12ProMax(.landscape), 926, .regular, .compact, 20),
            (.iPadMini(.landscape), 1024, .regular, .regular, 20),
            (.iPadMini(.landscape(splitView: .oneThird)), 320, .compact, .regular, 16),
            (.iPadMini(.landscape(splitView: .oneHalf)), 507, .compact, .regular, 20),
            (.iPadMini(.landscape(splitView: .twoThirds)), 694, .regular, .regular, 20),
            (.iPadMini(.portrait(splitView: .twoThirds)), 438, .compact, .regular, 20),
            (.iPad10_2(.landscape(splitView: .oneHalf)), 535, .compact, .regular, 20),
            (.iPadPro10_5(.landscape(splitView: .twoThirds)), 782, .regular, .regular, 20),
            (.iPadPro11(.landscape(splitView: .oneThird)), 375, .compact, .regular, 16),
            (.iPadPro11(.landscape(splitView: .twoThirds)), 809, .regular, .regular, 20),
            (.iPadPro11(.portrait(splitView: .twoThirds)), 504, .compact, .regular, 20),
            (.iPadPro12_9(.landscape(splitView: .oneHalf)), 678, .regular, .regular, 20),
            (.iPadPro12_9(.landscape(splitView: .twoThirds)), 981, .regular, .regular, 20),
            (.iPadPro12_9(.portrait(splitView: .oneThird)), 375, .compact, .regular, 16),
            (.iPadPro12_9(.portrait(splitView: .twoThirds)), 639, .compact, .regular, 20),
        ]

    @Test(arguments: screens.indices) func screensHaveTheirSizeClassesAndMargins(index: Int) throws {
        let (config, width, horizontal, vertical, margin) = Self.screens[index]
        #expect(config.size?.width == width)
        let fixture = try SnapshotFixture()
        let reader = Reader()
        _ = fixture.verify(reader, as: .image(on: config), named: "screen")
        #expect(reader.classes == [horizontal, vertical] && reader.margin == margin, "\(width)")
    }

    @Test func aRendererKnowsPhonesInLandscape() throws {
        func classes(_ width: CGFloat, _ height: CGFloat) throws -> [UIUserInterfaceSizeClass] {
            let reader = Reader()
            let renderer = ImageRenderer(viewController: reader)
            renderer.proposedSize = ProposedViewSize(width: width, height: height)
            _ = try renderer.displayList()
            return reader.classes
        }
        #expect(try classes(844, 390) == [.compact, .compact])
        #expect(try classes(956, 440) == [.regular, .compact])
        #expect(try classes(390, 844) == [.compact, .regular])
        // A window of another size is no phone.
        #expect(try classes(800, 400) == [.regular, .regular])
        #expect(try classes(600, 300) == [.compact, .regular])
    }

    @Test func sizeClassesReachSwiftUI() throws {
        struct Classes: View {
            @Environment(\.horizontalSizeClass) private var horizontal
            @Environment(\.verticalSizeClass) private var vertical
            var body: some View {
                Text("\(horizontal == .regular ? "wide" : "narrow") \(vertical == .regular ? "high" : "low")")
            }
        }
        let fixture = try SnapshotFixture()
        _ = fixture.verify(
            Classes(), as: .displayList(in: .device(config: .iPhoneXsMax(.landscape))), named: "classes")
        let text = try String(contentsOfFile: fixture.references + "/card.classes.txt", encoding: .utf8)
        #expect(text.contains("wide low"))
    }

    @Test func controllersAndViewsAreToldOfTraits() throws {
        let fixture = try SnapshotFixture()
        let (reader, sample) = (Reader(), Sample())
        reader.view.addSubview(sample)
        reader.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (controller, _) in
            (controller as? Reader)?.handled.append(controller.traitCollection.preferredContentSizeCategory)
        }
        reader.registerForTraitChanges([UITraitLayoutDirection.self]) { (controller, _) in
            (controller as? Reader)?.handled.append(.unspecified)
        }
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        _ = fixture.verify(reader, as: .image(on: .iPhoneSe, traits: large), named: "large")
        #expect(reader.changes == [.accessibilityLarge] && sample.changes == 1)
        #expect(reader.handled == [.accessibilityLarge])
        let small = UITraitCollection(preferredContentSizeCategory: .extraSmall)
        _ = fixture.verify(reader, as: .image(on: .iPhoneSe, traits: small), named: "small")
        #expect(reader.changes.last == .extraSmall && reader.handled == [.accessibilityLarge, .extraSmall])
    }

    /// The width in the header of a PNG file.
    private func pixelWidth(of data: Data?) throws -> Int {
        try #require(data)[16..<20].reduce(0) { $0 << 8 | Int($1) }
    }

    @Test func aLabelWithoutAFrameIsMeasuredForEachTextSize() throws {
        let fixture = try SnapshotFixture()
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .title1)
        label.text = "Nutmeg"
        var widths: [Int] = []
        for (name, category) in [
            ("large", UIContentSizeCategory.accessibilityExtraExtraExtraLarge), ("small", .extraSmall),
            ("again", .accessibilityExtraExtraExtraLarge),
        ] {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            _ = fixture.verify(label, as: .image(traits: traits), named: name)
            widths.append(try pixelWidth(of: fixture.data("card.\(name).png")))
            #expect(label.frame == .zero)
        }
        #expect(widths[1] < widths[0] && widths[2] == widths[0])
    }

    @Test func aViewThatWasDrawnHasItsFramesFromBefore() throws {
        let (card, inner) = (UIView(), UIView(frame: CGRect(x: -10, y: -5, width: 20, height: 10)))
        inner.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleWidth]
        card.addSubview(inner)
        for width in [200, 50, 200] as [CGFloat] {
            let renderer = ImageRenderer(view: card)
            renderer.proposedSize = ProposedViewSize(width: width, height: 40)
            _ = try renderer.displayList()
            #expect(card.frame == .zero && inner.frame == CGRect(x: -10, y: -5, width: 20, height: 10))
        }
    }

    @Test func anotherDirectionLaysAViewOutAgain() throws {
        let fixture = try SnapshotFixture()
        let sample = Sample(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        let marker = UIView()
        marker.translatesAutoresizingMaskIntoConstraints = false
        sample.addSubview(marker)
        NSLayoutConstraint.activate([
            marker.leadingAnchor.constraint(equalTo: sample.leadingAnchor),
            marker.widthAnchor.constraint(equalToConstant: 8),
        ])
        _ = fixture.verify(sample, as: .image, named: "left")
        #expect(sample.directions == [.leftToRight] && marker.frame.minX == 0)
        let turned = UITraitCollection(layoutDirection: .rightToLeft)
        _ = fixture.verify(sample, as: .image(traits: turned), named: "right")
        #expect(sample.directions == [.leftToRight, .rightToLeft] && marker.frame.minX == 42)
        let other = Sample(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        _ = fixture.verify(other, as: .image(traits: turned), named: "first")
        #expect(other.directions == [.rightToLeft])
    }

    @Test func viewsOutsideOfWindowsHaveTheScaleOfTheScreen() throws {
        #expect(UIView().traitCollection.displayScale == UIScreen.main.scale)
        #expect(UITraitCollection.current.displayScale == UIScreen.main.scale)
        final class Probe: UIView {
            var scales: [CGFloat] = []
            override func layoutSubviews() { scales = [traitCollection.displayScale, UIScreen.main.scale] }
        }
        let probe = Probe(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        let renderer = ImageRenderer(view: probe)
        renderer.scale = 3
        _ = try renderer.displayList()
        #expect(probe.scales == [3, 3])
    }
}
