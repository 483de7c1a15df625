import Flatlay
import FlatlaySnapshots
import Foundation

/// The result of `flatlay compare`, for people and for programs.
struct ComparisonResult {
    enum Outcome: Equatable {
        case verdict(ImageVerdict)
        case notComparable(ReferenceError)
    }

    let outcome: Outcome
    var referenceSize: PixelSize?
    var size: PixelSize?
    /// The path of the picture of the differences; nil if none was written.
    var picture: String?
    /// Why the picture was not written; nil if nothing failed.
    var failure: String?

    init(_ outcome: Outcome) {
        self.outcome = outcome
    }

    /// Prints the result.
    ///
    /// - Throws: ``CommandFailure`` with the exit code, unless the images are the same.
    func tell(asJSON: Bool) throws(CommandFailure) {
        if asJSON {
            StandardOutput.write(try line())
        } else if case .verdict(let verdict) = outcome {
            StandardOutput.write(text(of: verdict))
        }
        if let failure { throw .reported(failure, exitCode: 2) }
        switch outcome {
        case .verdict(.same): return
        case .verdict: throw .reported(nil, exitCode: 1)
        case .notComparable(let error): throw .reported("\(error)", exitCode: 2)
        }
    }

    private func text(of verdict: ImageVerdict) -> String {
        let place = picture.map { "; see \($0)" } ?? ""
        switch verdict {
        case .same: return "the images are the same"
        case .sizesDiffer: return "the images differ in size: \(text(referenceSize)) and \(text(size)) pixels" + place
        case .different(let difference): return "the images differ: \(difference.summary)" + place
        }
    }

    private func text(_ size: PixelSize?) -> String {
        size.map { "\($0.width)×\($0.height)" } ?? "unknown"
    }

    /// The fields of the JSON.
    private struct Fields: Encodable {
        var status: String
        var reason: String?
        var referenceSize: PixelSize?
        var size: PixelSize?
        var pixels: PixelDifference?
        var picture: String?
        var failure: String?
    }

    private func line() throws(CommandFailure) -> String {
        var fields = Fields(
            status: "same", referenceSize: referenceSize, size: size, picture: picture, failure: failure)
        switch outcome {
        case .verdict(.same): break
        case .verdict(.sizesDiffer): fields.status = "sizesDiffer"
        case .verdict(.different(let difference)): (fields.status, fields.pixels) = ("different", difference)
        case .notComparable(let error): (fields.status, fields.reason) = ("notComparable", "\(error)")
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return String(decoding: try encoder.encode(fields), as: UTF8.self)
        } catch {
            throw .renderFailed("\(error)")
        }
    }
}
