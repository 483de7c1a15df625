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
/// `previewDisplayName(_:)` names a preview; without it, the name is its number. `previewLayout(_:)` or
/// `previewDevice(_:)` sets its size. Each view of a `Group`, a `ForEach` or a list of views is a preview.
///
/// - Parameters:
///   - previews: the provider.
///   - layout: the size of previews that set none.
///   - traits: the style, the text size, the direction and the type of device.
///   - tolerance: how far the images may differ.
///   - includesLayout: whether each preview also has a reference with its frames.
///   - record: which references to write; nil for the enclosing configuration.
public func assertSnapshots<Provider: PreviewProvider>(
    ofPreviews previews: Provider.Type, layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection(), tolerance: ImageTolerance = .exact, includesLayout: Bool = false,
    record: SnapshotTestingConfiguration.Record? = nil, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let position = AssertionPosition(fileID: fileID, filePath: filePath, line: line, column: column)
    let samples = PreviewSample.samples(of: Provider.leasedPreviews)
    if samples.isEmpty { CurrentTest.fail("\(Provider.self) has no previews, so nothing was compared.", at: position) }
    var check = PreviewCheck(
        layout: layout, traits: traits, tolerance: tolerance, includesLayout: includesLayout, record: record,
        testName: testName, position: position)
    var names = PreviewNames()
    for sample in samples {
        let name = names.name(place: "\(Provider.self)", own: sample.settings.name)
        check.report(check.result(of: sample.view, sample.settings, name: name), name: name)
    }
}
