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
    /// The folder of the references; nil for the one beside the test file.
    var directory: String?
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

    /// Compares a preview.
    ///
    /// - Parameter name: its name in files.
    func result(
        of view: AnyView, _ settings: PreviewSample.Settings, name: String, source: SourcePosition? = nil
    ) -> SnapshotAssertion.Result {
        let kinds: [SnapshotRecord.Kind] = includesLayout ? [.image, .layout] : [.image]
        let (layout, traits, tolerance) = (layout, traits, tolerance)
        let strategy = Snapshotting<AnyView, UIImage>.rendering(ImageRequest(), kinds) { view, kinds, _, variant in
            let request = ImageRequest(
                layout: try settings.snapshotLayout ?? layout, traits: traits,
                tolerance: SnapshotTolerance(given: tolerance))
            return try PartRenderer.parts(of: view, kinds, request, variant)
        }
        return assertion(name, source).result(of: { view }, as: strategy)
    }

    /// Compares a preview of a module.
    func result(of preview: FoundPreview, name: String) -> SnapshotAssertion.Result {
        let place = PreviewPlace.position(of: preview.declaration, testFile: position.path)
        return result(
            of: preview.view, preview.settings, name: name,
            source: place.map { SourcePosition(file: $0.file, line: $0.line) })
    }

    /// Notes that a preview could not be drawn.
    func failure(_ message: String, of declaration: PreviewDeclaration, name: String) -> SnapshotAssertion.Result {
        let place = PreviewPlace.position(of: declaration, testFile: position.path)
        let source = place.map { SourcePosition(file: $0.file, line: $0.line) }
        do throws(SnapshotAssertion.Refusal) {
            return try assertion(name, source).assertion().fail(message, kind: .image, pathExtension: "png")
        } catch {
            return SnapshotAssertion.Result(messages: [message, error.message], outcomes: [.failed])
        }
    }

    private func assertion(_ name: String, _ source: SourcePosition?) -> SnapshotCheck {
        var check = SnapshotCheck(name: name, record: record, timeout: 0, testName: testName, position: position)
        check.directory = directory
        check.source = source
        return check
    }

    /// Reports what is wrong with a preview, at its declaration if there is one.
    mutating func report(_ result: SnapshotAssertion.Result, name: String, declaration: PreviewDeclaration? = nil) {
        if firstReferences != nil, !result.outcomes.isEmpty, result.outcomes.allSatisfy({ $0 == .recorded }) {
            firstReferences?.append(name)
            return CurrentTest.attach(result.attachments, at: position)
        }
        guard let failure = result.failure else { return }
        CurrentTest.attach(result.attachments, at: position)
        guard let declaration, let place = PreviewPlace.position(of: declaration, testFile: position.path) else {
            let location = declaration.map { "\($0.location): " } ?? ""
            return CurrentTest.fail(location + failure, at: position)
        }
        CurrentTest.fail(failure, inFile: place.file, line: place.line, of: declaration.module, at: position)
    }

    private var folder: SnapshotFolder { SnapshotFolder(testFile: position.path, directory: directory) }

    /// Lets what this run records pass, if the test has no reference yet.
    mutating func beginFirstRun() {
        let prefix = SnapshotFileName.test(testName) + "."
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        if !files.contains(where: { $0.hasPrefix(prefix) }) { firstReferences = [] }
    }

    /// A note for the output about the references that a first run has written; nil if there are none.
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
