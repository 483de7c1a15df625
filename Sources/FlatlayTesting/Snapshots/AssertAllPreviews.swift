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
///   - passesFirstRun: whether a run that finds no reference of the test passes: it writes them all, and prints their
///     names, so that somebody looks at them. Later runs fail where a reference is missing. In continuous integration,
///     where none is written, the first run fails, too.
@MainActor
public func assertSnapshots(
    ofPreviewsIn module: String, layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection(), tolerance: ImageTolerance = .exact, includesLayout: Bool = false,
    record: SnapshotTestingConfiguration.Record? = nil, passesFirstRun: Bool = false,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) async {
    let position = AssertionPosition(fileID: fileID, filePath: filePath, line: line, column: column)
    let declarations = Previews.declarations(in: module)
    if declarations.isEmpty { CurrentTest.fail("\(NoPreviewsError(module: module)).", at: position) }
    var check = PreviewCheck(
        layout: layout, traits: traits, tolerance: tolerance, includesLayout: includesLayout, record: record,
        testName: testName, position: position)
    if passesFirstRun { check.beginFirstRun() }
    for declaration in declarations {
        let previews: [FoundPreview]
        do { previews = try await declaration.previews() } catch {
            let place = declaration.line.map { "\(declaration.place), line \($0)" } ?? declaration.place
            CurrentTest.fail("the preview of \(place) can't be made: \(error)", at: position)
            continue
        }
        for preview in previews { check.compare(preview.view, preview.settings, place: declaration.place) }
    }
    if let note = check.noteOfFirstRun { FileHandle.standardError.write(Data(note.utf8)) }
}
