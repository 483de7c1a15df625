/// The compression effort of a PNG. The pixels are always the same; encoding time and file size differ.
///
/// ```swift
/// renderer.pngCompression = .small   // for files that are sent or kept
/// ```
public enum PNGCompression: String, Hashable, Sendable, CaseIterable {
    /// ISA-L at its fastest level: for images that are compared, or looked at once.
    case fast
    /// libdeflate at level 6, without row filters: smaller files in a few times the time.
    case small
    /// libdeflate at level 12, its slowest, with or without row filters, whichever gives the smaller file.
    case smallest
}
