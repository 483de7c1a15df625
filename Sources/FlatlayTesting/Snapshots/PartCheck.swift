import Flatlay
import FlatlaySnapshots
import Foundation

/// Compares one part of an assertion with its reference.
struct PartCheck {
    let part: SnapshotPart
    let files: SnapshotFolder.Files
    let mode: RecordMode
    var record: SnapshotRecord
    var attachments: [SnapshotAttachment] = []

    /// The report of a reference that differs.
    private struct Difference {
        var message: String
        /// The reference was read: it may be replaced in the mode `failed`.
        var isComparable = true
        var attachments: [SnapshotAttachment] = []
        /// The image that marks the differences.
        var image: Data?
    }

    /// Ends the check without a comparison.
    mutating func fail(_ message: String) {
        record.outcome = .failed
        record.message = message
    }

    /// Ends the check of a reference with which the same test has compared something else.
    mutating func failForTwoContents() {
        record.outcome = .failed
        record.message =
            Self.twoContents(files.reference) + (record.message.isEmpty ? "" : "\n" + record.message)
    }

    private static func twoContents(_ path: String) -> String {
        "The test writes the snapshot \(path.visible) twice, with different content. Give one of them another name, such "
            + "as with 'named:'."
    }

    mutating func run() {
        do {
            try compareOrRecord()
        } catch {
            fail("The snapshot \(files.reference.visible) can't be made: \(error)")
        }
    }

    private mutating func compareOrRecord() throws {
        let exists = FileKind(of: files.reference) != nil
        switch mode.record.mode {
        case .all:
            try write("Record mode is on, so the snapshot was written to \(files.reference.visible).")
        case .failed where !exists, .missing where !exists:
            try write("There was no reference, so the snapshot was written to \(files.reference.visible).")
        case .never where !exists:
            record.outcome = .missing
            record.message = "There is no reference \(files.reference.visible). " + reasonOfMissing
            try keepResult()
            suggestAccepting()
        case .failed, .missing, .never:
            guard let difference = try difference() else {
                record.outcome = .passed
                removeLeftovers()
                return
            }
            if mode.record == .failed, difference.isComparable {
                try write(
                    "\(difference.message)\nThe reference was replaced, since the record mode is 'failed': "
                        + files.reference.visible)
                return
            }
            record.outcome = difference.isComparable ? .changed : .failed
            record.message = difference.message + "\n  reference: \(files.reference.visible)"
            attachments += difference.attachments
            try keepResult()
            keep(difference.image)
            suggestCommands()
        }
    }

    private var reasonOfMissing: String {
        mode.isExplicit
            ? "The record mode is 'never', so none is written."
            : "None is written in continuous integration (the environment variable CI is set) unless a test or "
                + "SNAPSHOT_TESTING_RECORD asks for it. Run the test on your machine, or accept the result."
    }

    private mutating func suggestCommands() {
        let diffTool =
            SnapshotTestingConfiguration.current?.diffTool ?? SnapshotTestingConfiguration.ofProcess.diffTool
        if let pending = record.pending,
            let text = diffTool?(currentFilePath: files.reference, failedFilePath: pending), !text.isEmpty
        {
            record.message += "\n  \(text)"
        }
        if record.outcome == .changed { suggestAccepting() }
    }

    /// Adds the command that takes the result. It finds folders named `__Snapshots__` by itself.
    private mutating func suggestAccepting() {
        guard record.pending != nil else { return }
        let reference = ReferencePath(files.reference)
        let folder = reference.testFileStem == nil ? " --folder \(ShellWord.quoted(reference.folder))" : ""
        let name = ShellWord.quoted("\(reference.suite)/\(reference.fileName)")
        record.message += "\n  accept: flatlay snapshots accept \(name)\(folder)"
    }

    // MARK: Files

    /// Writes the reference.
    private mutating func write(_ message: String) throws {
        let data = try part.data()
        guard SnapshotRegistry.current.write(data, to: files.reference) else {
            record.outcome = .failed
            record.message = Self.twoContents(files.reference)
            attach(data, "failure")
            return
        }
        do throws(FileWriteError) {
            try Self.save(data, to: files.reference)
            record.outcome = .recorded
            record.message = message + " Look at it, and run the test again." + unusedMasks
            removeLeftovers()
            attach(data, "recorded")
        } catch {
            record.outcome = .failed
            record.message = "The snapshot can't be written: \(error). The old reference, if any, is unchanged."
            attach(data, "failure")
            keepElsewhere(data)
        }
    }

    /// The masks that match nothing in the result, each on a line.
    private var unusedMasks: String {
        guard case .image(let picture) = part.content, !picture.masks.isEmpty, let tree = picture.tree() else {
            return ""
        }
        let problems = picture.masks.compactMap { MaskedAreas.problem($0.selector, in: tree) }
        return problems.map { "\n  \($0)" }.joined()
    }

    /// Writes the result beside the reference, for a review.
    private mutating func keepResult() throws {
        let data = try part.data()
        record.result = data.withUnsafeBytes { PixelHash.text(of: $0) }
        attach(data, "failure")
        do throws(FileWriteError) {
            try Self.save(data, to: files.pending)
            record.pending = files.pending
            record.message += "\n  result: \(files.pending.visible)"
        } catch {
            record.message += "\n  The result can't be written beside the reference: \(error)."
            keepElsewhere(data)
        }
    }

    /// Writes the result to the folder of artefacts, if the one of the references doesn't accept it.
    private mutating func keepElsewhere(_ data: Data) {
        let root = SnapshotEnvironment.value("SNAPSHOT_ARTIFACTS") ?? NSTemporaryDirectory()
        let name = (files.reference as NSString).lastPathComponent
        let path = ((root as NSString).appendingPathComponent(record.name.suite) as NSString)
            .appendingPathComponent(name)
        do throws(FileWriteError) {
            try Self.save(data, to: path)
            record.message += "\n  result: \(path.visible)"
        } catch {
            record.message += "\n  The result can't be written elsewhere, either: \(error). It is attached to the test."
        }
    }

    private mutating func keep(_ difference: Data?) {
        guard let difference else { return }
        attachments.append(SnapshotAttachment(name: attachmentName("difference", "png"), data: difference))
        guard record.pending != nil, (try? Self.save(difference, to: files.difference)) != nil else { return }
        record.difference = files.difference
        record.message += "\n  difference: \(files.difference.visible)"
    }

    /// Removes what an earlier run left for a review.
    private func removeLeftovers() {
        unlink(files.pending)
        if part.kind == .image { unlink(files.difference) }
    }

    private static func save(_ data: Data, to path: String) throws(FileWriteError) {
        let folder = (path as NSString).deletingLastPathComponent
        if FileKind(of: folder) == nil {
            do {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            } catch {
                throw .failed(path: path, reason: "the folder can't be made: \(error.localizedDescription)")
            }
        }
        try AtomicFile.write(data, to: path)
    }

    private mutating func attach(_ data: Data, _ role: String) {
        attachments.append(SnapshotAttachment(name: attachmentName(role, part.pathExtension), data: data))
    }

    private func attachmentName(_ role: String, _ ending: String?) -> String {
        let stem = ((files.reference as NSString).lastPathComponent as NSString).deletingPathExtension
        return "\(stem).\(role)" + (ending.map { ".\($0)" } ?? "")
    }

    // MARK: Comparison

    /// Compares the result with the reference; nil if they are the same.
    private mutating func difference() throws -> Difference? {
        switch part.content {
        case .image(let picture): try difference(of: picture)
        case .text(let document): difference(of: document)
        case .file(let file): try difference(of: file)
        }
    }

    /// Compares all bytes of a file that somebody else reads, too; pixels and lines explain a difference.
    private mutating func difference(of file: SnapshotPart.File) throws -> Difference? {
        let data = file.data
        var reference: ImageReference?
        do throws(ReferenceError) {
            reference = try ImageReference(contentsOf: files.reference)
        } catch {
            if (files.reference as NSString).pathExtension.lowercased() == "png" {
                return Difference(message: "The file can't be compared: \(error).", isComparable: false)
            }
        }
        if reference?.data == data { return nil }
        if let reference, let image = try? ImageDecoder().decode(data, name: "the result") {
            let picture = SnapshotPart.Picture(
                bitmap: RenderedBitmap(image), scale: reference.scale ?? 1, tolerance: SnapshotTolerance(),
                environment: { [:] }, tree: file.tree, treeOfReference: file.treeOfReference(reference.data))
            return try difference(of: picture)
                ?? Difference(
                    message: "The file differs from its reference: the pixels are the same, but not the bytes.")
        }
        return difference(
            of: SnapshotPart.Document(data: data) { reference in
                (
                    LineExcerpt.firstDifference(
                        String(decoding: reference, as: UTF8.self), String(decoding: data, as: UTF8.self)), []
                )
            })
    }

    private func difference(of document: SnapshotPart.Document) -> Difference? {
        let reference: Data
        do throws(RegularFile.Failure) {
            reference = try RegularFile.read(files.reference, limit: 1 << 30)
        } catch {
            return Difference(
                message: "The reference \(files.reference.visible) can't be read: \(Self.reason(error)).",
                isComparable: false)
        }
        if reference == document.data { return nil }
        if reference.starts(with: "version https://git-lfs".utf8) {
            return Difference(
                message: "\(ReferenceError.gitLFSPointer(path: files.reference)).", isComparable: false)
        }
        guard let (text, attachments) = document.difference(reference) else { return nil }
        let old = SnapshotAttachment(name: attachmentName("reference", part.pathExtension), data: reference)
        return Difference(
            message: "The snapshot differs from its reference:\n" + text, attachments: [old] + attachments)
    }

    private mutating func difference(of picture: SnapshotPart.Picture) throws -> Difference? {
        let reference: ImageReference
        var tolerance = picture.tolerance.tolerance(pixels: picture.bitmap.width * picture.bitmap.height)
        var verdict: ImageVerdict
        do throws(ReferenceError) {
            reference = try ImageReference(contentsOf: files.reference)
            record.referenceSize = reference.size
            // What is the same needs no trees.
            verdict = try reference.compare(with: picture.bitmap, tolerance: picture.masks.isEmpty ? tolerance : .exact)
        } catch {
            let image = try? DifferenceImage.data(reference: nil, result: picture.bitmap, difference: nil)
            return Difference(
                message: "The snapshot can't be compared: \(error).", isComparable: false, image: image)
        }
        var masks: MaskedAreas?
        if !picture.masks.isEmpty, case .different = verdict {
            let areas = MaskedAreas(picture.masks, from: reference.tree, to: picture.tree(), scale: picture.scale)
            tolerance = areas.applied(to: tolerance)
            verdict = try ImageComparison.verdict(reference.decoded(), picture.bitmap, tolerance: tolerance)
            // Where a mask does not apply, a difference that the others permit is still one.
            if verdict == .same, !areas.problems.isEmpty {
                verdict = try ImageComparison.verdict(reference.decoded(), picture.bitmap)
            }
            masks = areas
            record.masks = areas.areas
        }
        var pixels: PixelDifference?
        var message = "The snapshot differs from its reference: "
        switch verdict {
        case .same: return nil
        case .different(let difference):
            pixels = difference
            message += difference.summary
        case .sizesDiffer:
            message +=
                "the reference has \(reference.size.width)×\(reference.size.height) pixels, the result "
                + "\(picture.bitmap.width)×\(picture.bitmap.height)"
        }
        record.pixels = pixels
        record.environment = RenderEnvironment.changes(from: reference.environment, to: picture.environment())
        let explanation = SnapshotExplanation(
            reference, picture.bitmap, tree: picture.tree(), treeOfReference: picture.treeOfReference, pixels: pixels,
            scale: picture.scale, environment: record.environment, masks: masks)
        (record.changes, record.cause) = (explanation.changes, explanation.cause)
        message += ((masks?.problems ?? []) + (masks?.notes ?? [])).map { "\n  \($0)" }.joined()
        message += Self.explanation(explanation, record.environment, files.reference)
        var image: Data?
        if let decoded = try? reference.decoded() {
            image = try? DifferenceImage.data(
                reference: decoded, result: picture.bitmap, difference: pixels, tolerance: tolerance)
        }
        let old = SnapshotAttachment(name: attachmentName("reference", part.pathExtension), data: reference.data)
        return Difference(message: message, attachments: [old], image: image)
    }

    /// The lines of an explanation. What is the same for all references of a run is said once.
    private static func explanation(
        _ explanation: SnapshotExplanation, _ environment: [EnvironmentChange], _ reference: String
    ) -> String {
        var lines = explanation.lines
        if explanation.isEnvironment, let cause = explanation.cause {
            if let first = SnapshotRegistry.current.first(cause, reference), first != reference {
                lines = ["only the libraries or fonts differ, as for \((first as NSString).lastPathComponent)"]
            } else {
                lines.insert("only the libraries or fonts differ from those that made the reference:", at: 0)
            }
        } else {
            lines += environment.map { "environment: \($0.line)" }
        }
        return lines.map { "\n  \($0)" }.joined()
    }

    private static func reason(_ failure: RegularFile.Failure) -> String {
        switch failure {
        case .notFound: "there is no such file"
        case .special(let kind): "it is \(kind.noun)"
        case .tooLarge: "it has more than a gigabyte"
        case .failed(let reason): reason
        case .forbidden: "its permissions do not allow it"
        }
    }
}
