/// How hard the pixels of a PNG are packed. The picture is the same; time and bytes are not.
///
/// ```swift
/// renderer.pngCompression = .small   // for files that are sent or kept
/// ```
public enum PNGCompression: String, Hashable, Sendable, CaseIterable {
    /// ISA-L at its fastest: for pictures that are compared, or looked at once.
    case fast
    /// libdeflate at level 6, rows as they are: smaller files in a few times the time.
    case small
    /// libdeflate at level 12, its slowest, with and without filtered rows, whichever is smaller.
    case smallest
}
