import FlatlayRendering
import Foundation

/// A table of file formats: ``ImageFormat`` and ``AnimationFormat``. The raw value of a case is its file extension.
package protocol FileFormat: CaseIterable, Hashable, RawRepresentable, Sendable where RawValue == String {
    /// The type that encodes files of the format.
    var fileEncoder: any FileEncoder.Type { get }
}

extension FileFormat {
    /// Creates the format of a file extension, ignoring case; nil for other extensions.
    package init?(ending: String) {
        let ending = ending.lowercased()
        guard let format = Self.allCases.first(where: { $0.endings.contains(ending) }) else { return nil }
        self = format
    }

    /// The file extensions of the format; the first one is the usual one.
    package var endings: [String] { [rawValue] + fileEncoder.otherEndings }

    /// Whether the settings of a file include a quality.
    package var hasQuality: Bool { fileEncoder.hasQuality }

    /// Whether the settings of a file include the effort of PNG compression.
    package var hasPNGCompression: Bool { fileEncoder.hasPNGCompression }

    /// Lists formats as in a sentence: `.png, .svg or .pdf`.
    package static func list(
        _ word: String = "or", of formats: [Self] = Array(allCases), dots: Bool = true
    ) -> String {
        list(word, ofEndings: formats.map(\.rawValue), dots: dots)
    }

    /// Lists all file extensions as in a sentence: `.png, .apng or .webp`.
    package static func listOfEndings(_ word: String = "or", dots: Bool = true) -> String {
        list(word, ofEndings: allCases.flatMap(\.endings), dots: dots)
    }

    private static func list(_ word: String, ofEndings endings: [String], dots: Bool) -> String {
        let names = endings.map { (dots ? "." : "") + $0 }
        guard names.count > 1, let last = names.last else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " \(word) " + last
    }
}

/// Encodes files of one format: an image with ``ImageFileEncoder``, an animation with ``AnimationFileEncoder``. The same
/// content and settings always give the same bytes.
package protocol FileEncoder {
    /// The settings of a file.
    associatedtype Settings
    /// The content of a file.
    associatedtype Content

    /// File extensions besides that of the format.
    static var otherEndings: [String] { get }
    /// Whether the settings' quality has an effect.
    static var hasQuality: Bool { get }
    /// Whether the settings' PNG compression has an effect.
    static var hasPNGCompression: Bool { get }
    /// The maximum width and height in pixels; nil if the format has no such limit of its own.
    static var pixelSideLimit: Int? { get }

    /// Creates an encoder, which ignores settings that its format does not have.
    init(settings: Settings, cache: RenderCache)

    /// Returns the file.
    func data(for content: Content) throws -> Data
}

extension FileEncoder {
    package static var otherEndings: [String] { [] }
    package static var hasQuality: Bool { false }
    package static var hasPNGCompression: Bool { false }
    package static var pixelSideLimit: Int? { nil }
}
