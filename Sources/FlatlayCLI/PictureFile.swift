import Flatlay
import FlatlayTemplates
import Foundation

/// Writes the bytes of images and animations to the destination of the command line.
enum PictureFile {
    /// Writes to a file or to standard output. Returns the path, or nil for standard output.
    ///
    /// - Parameters:
    ///   - name: the file name in a folder.
    ///   - inputs: the files that the image is made from.
    static func write(
        _ bytes: Data, to destination: OutputDestination, name: String, inputs: PictureInputs
    ) throws(FileWriteError) -> String? {
        let path: String
        switch destination {
        case .standardOutput:
            let code = DescriptorOutput.write(bytes, to: STDOUT_FILENO)
            if code != 0 { throw .failed(path: "to standard output", reason: String(cString: strerror(code))) }
            return nil
        case .file(let file): path = file
        case .folder(let folder):
            try OutputFolder.make(folder)
            path = FileName.join(folder, name)
        }
        try inputs.check(path)
        try AtomicFile.write(bytes, to: path)
        return path
    }

    /// Writes a file, creating its folder if it is missing.
    static func writeMakingFolders(_ bytes: Data, to path: String) throws(FileWriteError) {
        do throws(FileWriteError) {
            try AtomicFile.write(bytes, to: path)
        } catch .missingFolder(_, let folder) {
            // If the folder can't be created, the next line reports the error.
            try? OutputFolder.make(folder)
            try AtomicFile.write(bytes, to: path)
        }
    }
}

/// Formats byte counts for people.
enum ByteCount {
    /// Returns `812 bytes`, `41.2 KB`, `1.3 MB`.
    static func text(_ count: Int) -> String {
        func oneDecimal(_ value: Double) -> String {
            let tenths = Int((value * 10).rounded())
            return "\(tenths / 10).\(tenths % 10)"
        }
        if count < 1000 { return "\(count) bytes" }
        if count < 1_000_000 { return oneDecimal(Double(count) / 1000) + " KB" }
        return oneDecimal(Double(count) / 1_000_000) + " MB"
    }
}

extension CommandFailure {
    /// Converts any error of rendering an image.
    init(_ error: any Error, of name: String) {
        switch error {
        case let error as CommandFailure: self = error
        case let error as TemplateErrors: self = .invalidTemplate(error.rendered)
        default: self = .renderFailed("\(name): \(error)")
        }
    }
}
