/// How a snapshot shows text.
///
/// ```swift
/// assertSnapshot(of: card, as: .image(layout: .device(config: .iPhone13), text: .blocks))
/// ```
public enum SnapshotText: Hashable, Sendable {
    /// As it is: with the fonts of the machine.
    case glyphs
    /// Each word is a rectangle in the colour of the text. Characters have a width and a height that depend on the size
    /// of their font alone, so that the snapshot is the same on machines with other fonts. Words of one length look the
    /// same.
    case blocks
}
