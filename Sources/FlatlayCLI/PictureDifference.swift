import Flatlay
import FlatlaySnapshots
import Foundation

/// How the bytes of an image differ from those of a file.
enum PictureDifference {
    /// A sentence without an end; nil if they show the same.
    ///
    /// - Throws: ``CommandFailure`` if the file can't be read, and the errors of decoding the bytes.
    static func text(_ bytes: Data, _ format: ImageFormat, to path: String) throws -> String? {
        let reference: Data
        do throws(RegularFile.Failure) {
            reference = try RegularFile.read(path, limit: 1 << 30)
        } catch {
            throw CommandFailure.fileFailed("\(path) can't be read")
        }
        guard reference != bytes else { return nil }
        guard format == .png else { return "the bytes differ: \(reference.count) became \(bytes.count)" }
        let image = try ImageDecoder().decode(bytes, name: path)
        let result = RenderedBitmap(
            width: image.pixelWidth, height: image.pixelHeight, bytes: image.pixels, isOpaque: image.isOpaque)
        do throws(ReferenceError) {
            switch try ImageReference(contentsOf: path).compare(with: result) {
            case .same: return nil
            case .sizesDiffer: return "the sizes differ; it is \(result.width)×\(result.height) pixels now"
            case .different(let pixels):
                let noun = pixels.count == 1 ? "pixel differs" : "pixels differ"
                return "\(pixels.count) \(noun) by up to \(pixels.largest) of 255"
            }
        } catch {
            return "\(error)"
        }
    }
}
