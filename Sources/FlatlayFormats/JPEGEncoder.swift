import FlatlayPaint
import FlatlayRendering
import CTurboJPEG
import FlatlayDrawing
import Foundation

/// Writes images as JPEG through libjpeg-turbo. JPEG has no transparency, so images are drawn on white.
struct JPEGEncoder: ImageFileEncoder {
    static let otherEndings = ["jpg"]
    static let hasQuality = true
    /// The maximum of libjpeg.
    static let pixelSideLimit: Int? = 65_500
    static let standardQuality = 90

    let settings: ImageFileSettings
    let cache: RenderCache

    func data(for list: DisplayList) throws -> Data {
        let quality = try settings.quality(or: Self.standardQuality)
        let bitmap = try settings.bitmap(for: list, background: .white, sideLimit: Self.pixelSideLimit, cache: cache)
        guard let handle = tjInitCompress() else { throw RenderError.outOfMemory(bytes: bitmap.bytes.count) }
        defer { tjDestroy(handle) }
        var file: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        defer { tjFree(file) }
        // Each pixel keeps its own colour: coloured text blurs if two pixels share one. The slower transform gives the
        // same bytes on every processor.
        let code = tjCompress2(
            handle, bitmap.bytes, Int32(bitmap.width), Int32(bitmap.bytesPerRow), Int32(bitmap.height),
            Int32(TJPF_BGRX.rawValue), &file, &count, Int32(TJSAMP_444.rawValue), Int32(max(1, quality)),
            TJFLAG_ACCURATEDCT | TJFLAG_PROGRESSIVE)
        guard code == 0, let file else { throw RenderError.encoding(code: Int(code)) }
        var data = Data(bytes: file, count: Int(count))
        writeDensity(to: &data)
        return data
    }

    /// Sets the density to 72 pixels per inch times the scale, so that programs show the image at its intended size.
    private func writeDensity(to data: inout Data) {
        // The JFIF header comes first: a marker, its length, its name, the version, then the unit and two densities.
        let header: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 16, 0x4A, 0x46, 0x49, 0x46, 0]
        let density = (settings.scale * 72).rounded()
        guard data.starts(with: header), data.count > 18, (1...65_535).contains(density) else { return }
        let (high, low) = (UInt8(Int(density) >> 8), UInt8(Int(density) & 255))
        data.replaceSubrange(13..<18, with: [1, high, low, high, low])
    }
}
