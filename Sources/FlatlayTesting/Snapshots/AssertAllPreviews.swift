import Flatlay
import FlatlayPreviews
import FlatlaySnapshots
import Foundation

/// Asserts that each preview of a module matches its reference. It finds every `#Preview` and `PreviewProvider` by
/// itself.
///
/// ```swift
/// @Test func previews() async { await assertSnapshots(ofPreviewsIn: "ShopViews") }
/// ```
///
/// A `#Preview` is named by its file and its name, or else its number in the file. A provider's preview is named by the
/// provider and its name or number. A module without previews is a failure.
///
/// - Parameters:
///   - module: the name of the module, on which the test target depends.
///   - layout: the size of previews that set none.
///   - traits: the style, the text size, the direction and the type of device.
///   - tolerance: how far the images may differ.
///   - includesLayout: whether each preview also has a reference with its frames.
///   - record: which references to write; nil for the enclosing configuration.
///   - passesFirstRun: whether the run passes if the test has no references yet. It then writes all of them and prints
///     their names, so that somebody looks at them. Later runs fail if a reference is missing. In continuous
///     integration, nothing is written, and the first run fails, too.
@MainActor
public func assertSnapshots(
    ofPreviewsIn module: String, layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection(), tolerance: ImageTolerance = .exact, includesLayout: Bool = false,
    record: SnapshotTestingConfiguration.Record? = nil, passesFirstRun: Bool = false,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) async {
    let position = AssertionPosition(fileID: fileID, filePath: filePath, line: line, column: column)
    let check = PreviewCheck(
        layout: layout, traits: traits, tolerance: tolerance, includesLayout: includesLayout, record: record,
        testName: testName, position: position)
    await check.compareAll(in: module, passesFirstRun: passesFirstRun)
}

extension PreviewCheck {
    /// Compares all previews of a module, in another process where that is possible: one that traps ends it alone.
    @MainActor
    func compareAll(in module: String, passesFirstRun: Bool = false) async {
        var check = self
        let declarations = Previews.declarations(in: module)
        let worker = PreviewWorker(position, module: module)
        if PreviewWorker.isChild {
            guard let worker, let journal = worker.journalOfChild else { return }
            await worker.runAsChild(check, declarations, journal: journal)
        }
        if declarations.isEmpty { CurrentTest.fail("\(NoPreviewsError(module: module)).", at: position) }
        if passesFirstRun { check.beginFirstRun() }
        if let worker, !declarations.isEmpty {
            let (journal, said, failure) = await worker.run()
            for outcome in PreviewWalk.outcomes(of: declarations, journal: journal) {
                check.report(outcome, said)
            }
            if let failure { CurrentTest.fail("The previews of \(module) can't be compared: \(failure)", at: position) }
            SnapshotAssertion.noteTest(testName, at: position)
        } else {
            var walk = PreviewWalk(declarations, journal: nil)
            await walk.run { found in
                let declaration = found.preview.declaration
                check.report(
                    check.result(of: found.preview, name: found.name), name: found.name, declaration: declaration)
                return Data()
            }
            for outcome in PreviewWalk.outcomes(of: declarations, journal: walk.journal) {
                if case .failed = outcome.kind { check.report(outcome, [:]) }
            }
        }
        if let note = check.noteOfFirstRun { FileHandle.standardError.write(Data(note.utf8)) }
    }

    private mutating func report(_ outcome: PreviewWalk.Outcome, _ said: [PreviewInterruption: String]) {
        let declaration = outcome.declaration
        let result: SnapshotAssertion.Result
        switch outcome.kind {
        case .drawn(let data):
            guard let report = try? JSONDecoder().decode(PreviewWorker.Report.self, from: data) else {
                result = failure("The preview was compared by another version.", of: declaration, name: outcome.name)
                break
            }
            result = report.result
        case .failed(let message):
            result = failure(
                "The preview \(declaration.location) can't be made: \(message)", of: declaration, name: outcome.name)
        case .interrupted(let interruption):
            let cause = said[interruption].map { ": \($0)" } ?? ""
            result = failure(
                "The preview '\(outcome.name)' of \(declaration.location) ended its process\(cause)", of: declaration,
                name: outcome.name)
        }
        report(result, name: outcome.name, declaration: declaration)
    }
}
