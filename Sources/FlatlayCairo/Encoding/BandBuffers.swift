/// The memory in which one thread paints and packs a band after the other: that of one band of pixels and of its rows.
final class BandBuffers {
    let pixels = ScratchBuffer()
    let packer = StripPacker()

    /// How much memory they have.
    var byteCount: Int { pixels.byteCount + packer.byteCount }
}
