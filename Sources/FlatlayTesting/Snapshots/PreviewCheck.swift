import Flatlay
import FlatlayPreviews
import FlatlaySnapshots

/// Compares previews with their references, and gives each a name of its own.
struct PreviewCheck {
    /// The size of previews without one.
    var layout: SwiftUISnapshotLayout
    var traits: UITraitCollection
    var tolerance: ImageTolerance
    /// Whether each preview also has a reference with its frames.
    var includesLayout: Bool
    var record: SnapshotTestingConfiguration.Record?
    var testName: String
    var position: AssertionPosition
    private var names = PreviewNames()

    init(
        layout: SwiftUISnapshotLayout, traits: UITraitCollection, tolerance: ImageTolerance, includesLayout: Bool,
        record: SnapshotTestingConfiguration.Record?, testName: String, position: AssertionPosition
    ) {
        self.layout = layout
        self.traits = traits
        self.tolerance = tolerance
        self.includesLayout = includesLayout
        self.record = record
        self.testName = testName
        self.position = position
    }

    /// Compares a preview, and reports what is wrong.
    ///
    /// - Parameter place: the type of a provider, or the file of a `#Preview`.
    mutating func compare(_ view: AnyView, _ settings: PreviewSample.Settings, place: String) {
        let name = names.name(place: place, own: settings.name)
        let check = SnapshotCheck(name: name, record: record, timeout: 0, testName: testName, position: position)
        let kinds: [SnapshotRecord.Kind] = includesLayout ? [.image, .layout] : [.image]
        let (layout, traits, tolerance) = (layout, traits, tolerance)
        let strategy = Snapshotting<AnyView, UIImage>.rendering(ImageRequest(), kinds) { view, kinds, _, variant in
            let request = ImageRequest(
                layout: try settings.snapshotLayout ?? layout, traits: traits,
                tolerance: SnapshotTolerance(given: tolerance))
            return try PartRenderer.parts(of: view, kinds, request, variant)
        }
        CurrentTest.report(check.result(of: { view }, as: strategy), at: position)
    }
}

extension PreviewSample.Settings {
    /// The size that the modifiers give; nil if they give none.
    var snapshotLayout: SwiftUISnapshotLayout? {
        get throws {
            switch layout {
            case .fixed(let width, let height): .fixed(width: width, height: height)
            case .sizeThatFits: .sizeThatFits
            case .device, nil: try screen.map { .device(config: ViewImageConfig($0)) }
            }
        }
    }
}
