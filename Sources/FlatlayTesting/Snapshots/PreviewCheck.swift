import Flatlay
import FlatlayPreviews
import FlatlaySnapshots
import Foundation

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
    /// The references that a run without any has written; nil in all other runs.
    private var firstReferences: [String]?

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
        let result = check.result(of: { view }, as: strategy)
        if firstReferences != nil, !result.outcomes.isEmpty, result.outcomes.allSatisfy({ $0 == .recorded }) {
            firstReferences?.append(name)
            return CurrentTest.attach(result.attachments, at: position)
        }
        CurrentTest.report(result, at: position)
    }

    private var folder: SnapshotFolder { SnapshotFolder(testFile: position.path) }

    /// Lets what this run records pass, if the test has no reference yet.
    mutating func beginFirstRun() {
        let prefix = testName.fileNamePart + "."
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        if !files.contains(where: { $0.hasPrefix(prefix) }) { firstReferences = [] }
    }

    /// What a first run has written, for its output; nil if it has written nothing.
    var noteOfFirstRun: String? {
        guard let names = firstReferences, !names.isEmpty else { return nil }
        let count = "\(names.count) reference\(names.count == 1 ? "" : "s")"
        return """
            The first run of \(testName.visible) compared nothing: it recorded \(count) in \(folder.path.visible):
            \(names.map { "  \($0.visible)\n" }.joined())Look at the images, and commit them. Later runs compare.

            """
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
