import Flatlay
import FlatlayPreviews
import FlatlaySnapshots
import Foundation

/// Asserts that each preview of a provider matches its reference.
///
/// ```swift
/// @Test func previews() { assertSnapshots(ofPreviews: Row_Previews.self) }
/// ```
///
/// A preview is named by `previewDisplayName(_:)`, otherwise by its number, and has the size that `previewLayout(_:)` or
/// `previewDevice(_:)` gives it. Several previews are those of a `Group`, a `ForEach` or of several views in a row.
///
/// - Parameters:
///   - previews: the provider.
///   - layout: the size of previews without one.
///   - traits: the style, the text size, the direction and the type of device.
///   - tolerance: how far the images may differ.
///   - includesLayout: whether each preview also has a reference with its frames.
///   - record: which references are written; nil for what the surroundings say.
public func assertSnapshots<Provider: PreviewProvider>(
    ofPreviews previews: Provider.Type, layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection(), tolerance: ImageTolerance = .exact, includesLayout: Bool = false,
    record: SnapshotTestingConfiguration.Record? = nil, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let position = AssertionPosition(fileID: fileID, filePath: filePath, line: line, column: column)
    let samples = PreviewSample.samples(of: Provider.leasedPreviews)
    if samples.isEmpty { CurrentTest.fail("\(Provider.self) has no previews, so nothing was compared.", at: position) }
    var counts: [String: Int] = [:]
    for (index, sample) in samples.enumerated() {
        let own = sample.settings.name.map(SnapshotFolder.component) ?? ""
        var name = "\(Provider.self)-" + (own.isEmpty ? "\(index + 1)" : own)
        counts[name, default: 0] += 1
        if let count = counts[name], count > 1 { name += "-\(count)" }
        let check = SnapshotCheck(name: name, record: record, timeout: 0, testName: testName, position: position)
        let result = check.result(
            of: {
                SampledPreview(
                    view: sample.view,
                    request: ImageRequest(
                        layout: try sample.settings.snapshotLayout ?? layout, traits: traits,
                        tolerance: SnapshotTolerance(given: tolerance)))
            }, as: .preview(includesLayout ? [.image, .layout] : [.image]))
        CurrentTest.report(result, at: position)
    }
}

/// A preview with its size.
private struct SampledPreview {
    var view: AnyView
    var request: ImageRequest
}

extension Snapshotting where Value == SampledPreview, Format == UIImage {
    fileprivate static func preview(_ kinds: [SnapshotRecord.Kind]) -> Snapshotting {
        .rendering(ImageRequest(), kinds) { preview, kinds, _, variant in
            try PartRenderer.parts(of: preview.view, kinds, preview.request, variant)
        }
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
