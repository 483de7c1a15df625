import Flatlay
import FlatlaySnapshots
import Foundation

/// Compares the images of a command line, and writes the picture of their differences.
struct ComparisonRun {
    let command: CompareCommand

    func run() throws(CommandFailure) -> ComparisonResult {
        try checkOutput()
        let first = load(command.reference)
        let second = load(command.image)
        do throws(ReferenceError) {
            let (reference, image) = (try first.get(), try second.get())
            var result = ComparisonResult(.verdict(try verdict(reference, image)))
            (result.referenceSize, result.size) = (reference.size, image.size)
            if case .verdict(.same) = result.outcome { return result }
            let bitmaps = (try reference.decoded(), try image.decoded())
            write(reference: bitmaps.0, image: bitmaps.1, to: &result)
            return result
        } catch {
            var result = ComparisonResult(.notComparable(error))
            // What can be decoded is shown beside nothing.
            write(reference: try? first.get().decoded(), image: try? second.get().decoded(), to: &result)
            return result
        }
    }

    private func load(_ path: String) -> Result<ComparedImage, ReferenceError> {
        do throws(ReferenceError) {
            return .success(try ComparedImage(path))
        } catch {
            return .failure(error)
        }
    }

    private func verdict(_ reference: ComparedImage, _ image: ComparedImage) throws(ReferenceError) -> ImageVerdict {
        guard reference.size == image.size else { return .sizesDiffer }
        if let hash = reference.pixelHash, hash == image.pixelHash { return .same }
        return try ImageComparison.verdict(
            reference.decoded(), image.decoded(), tolerance: command.imageTolerance)
    }

    /// Writes the picture of the differences to the file of `-o`.
    private func write(reference: RenderedBitmap?, image: RenderedBitmap?, to result: inout ComparisonResult) {
        guard let path = command.output, reference != nil || image != nil else { return }
        var difference: PixelDifference?
        if case .verdict(.different(let found)) = result.outcome { difference = found }
        do {
            let picture = try DifferenceImage.data(
                reference: reference, result: image, difference: difference, tolerance: command.imageTolerance)
            try AtomicFile.write(picture, to: path)
            result.picture = path
        } catch {
            result.failure = "\(error)"
        }
    }

    /// Checks that the picture does not replace one of the images.
    private func checkOutput() throws(CommandFailure) {
        guard let path = command.output, let identity = FileIdentity(of: path) else { return }
        for input in [command.reference, command.image] where FileIdentity(of: input) == identity {
            let error = FileWriteError.isInput(path: path, input: input, role: "one of the images that are compared")
            throw CommandFailure.usage("\(error)")
        }
    }
}
