/// Rows of premultiplied pixels in memory, as painters produce them: blue, green, red and alpha.
///
/// The caller owns the memory and keeps it alive while the rows are in use.
package struct PixelRows: @unchecked Sendable {
    // Unchecked because of the pointer: nobody writes to the pixels while rows refer to them.

    package let start: UnsafePointer<UInt32>
    package let width: Int
    package let height: Int
    /// The number of pixels from one row to the next.
    package let stride: Int

    package init(start: UnsafePointer<UInt32>, width: Int, height: Int, stride: Int) {
        self.start = start
        self.width = width
        self.height = height
        self.stride = stride
    }

    package subscript(row: Int) -> UnsafePointer<UInt32> { start + row * stride }

    /// Returns some of the rows.
    package func rows(_ range: Range<Int>) -> PixelRows {
        PixelRows(start: self[range.lowerBound], width: width, height: range.count, stride: stride)
    }
}

extension RenderedBitmap {
    /// Passes the pixels of an area to `body`; they are valid only during the call.
    package func withRows<Result, Failure: Error>(
        of area: PixelArea, _ body: (PixelRows) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        let outcome: Swift.Result<Result, Failure>? = bytes.withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress?.assumingMemoryBound(to: UInt32.self) else { return nil }
            let rows = PixelRows(
                start: base + area.y * width + area.x, width: area.width, height: area.height, stride: width)
            do throws(Failure) {
                return .success(try body(rows))
            } catch {
                return .failure(error)
            }
        }
        return try outcome?.get()
    }
}
