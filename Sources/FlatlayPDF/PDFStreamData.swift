import FlatlayBytes

/// The bytes of a stream as a file stores them.
struct PDFStreamData {
    let bytes: [UInt8]
    let isPacked: Bool

    /// Compresses bytes if that makes them smaller.
    init(_ source: UnsafeRawBufferPointer, _ deflater: WholeDeflater) {
        if source.count > 64, let packed = deflater.stream(of: source), packed.count + 20 < source.count {
            (bytes, isPacked) = (packed, true)
        } else {
            (bytes, isPacked) = ([UInt8](source), false)
        }
    }

    /// Compresses the operators of a page, if there is memory for it.
    init(content: UnsafeRawBufferPointer, _ deflater: WholeDeflater?) {
        if let packed = deflater?.stream(of: content) {
            (bytes, isPacked) = (packed, true)
        } else {
            (bytes, isPacked) = ([UInt8](content), false)
        }
    }
}
