import Flatlay
import FlatlayPreviews
import FlatlaySnapshots
import Foundation

/// Asserts that each preview of a module matches its reference: every `#Preview` and every `PreviewProvider`, without a
/// list of them.
///
/// ```swift
/// @Test func previews() async { await assertSnapshots(ofPreviewsIn: "ShopViews") }
/// ```
///
/// A preview of a macro is named by its file and its own name, otherwise its number in the file; one of a provider by
/// the provider and its name or number. A module without previews is a failure.
///
/// - Parameters:
///   - module: the name of the module, on which the test target depends.
///   - layout: the size of previews without one.
///   - traits: the style, the text size, the direction and the type of device.
///   - tolerance: how far the images may differ.
///   - includesLayout: whether each preview also has a reference with its frames.
///   - record: which references are written; nil for what the surroundings say.
@MainActor
public func assertSnapshots(
    ofPreviewsIn module: String, layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection(), tolerance: ImageTolerance = .exact, includesLayout: Bool = false,
    record: SnapshotTestingConfiguration.Record? = nil, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) async {
    let position = AssertionPosition(fileID: fileID, filePath: filePath, line: line, column: column)
    let declarations = Previews.declarations(in: module)
    if declarations.isEmpty { CurrentTest.fail("\(NoPreviewsError(module: module)).", at: position) }
    var counts: [String: Int] = [:]
    var places: [String: Int] = [:]
    for declaration in declarations {
        let previews: [FoundPreview]
        do { previews = try await declaration.previews() } catch {
            let place = declaration.line.map { "\(declaration.place), line \($0)" } ?? declaration.place
            CurrentTest.fail("the preview of \(place) can't be made: \(error)", at: position)
            continue
        }
        for preview in previews {
            places[declaration.place, default: 0] += 1
            let own = preview.name.map(SnapshotFolder.component) ?? ""
            var name = "\(declaration.place)-" + (own.isEmpty ? "\(places[declaration.place, default: 1])" : own)
            counts[name, default: 0] += 1
            if let count = counts[name], count > 1 { name += "-\(count)" }
            let check = SnapshotCheck(name: name, record: record, timeout: 0, testName: testName, position: position)
            let view = preview.view
            let settings = preview.settings
            let kinds: [SnapshotRecord.Kind] = includesLayout ? [.image, .layout] : [.image]
            let strategy = Snapshotting<AnyView, UIImage>.rendering(ImageRequest(), kinds) { view, kinds, _, variant in
                let request = ImageRequest(
                    layout: try settings.snapshotLayout ?? layout, traits: traits,
                    tolerance: SnapshotTolerance(given: tolerance))
                return try PartRenderer.parts(of: view, kinds, request, variant)
            }
            CurrentTest.report(check.result(of: { view }, as: strategy), at: position)
        }
    }
}
