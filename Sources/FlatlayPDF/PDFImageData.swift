import Foundation

/// The streams of an image, and what their dictionaries say.
struct PDFImageData {
    /// A stream and the entries of its dictionary.
    struct Part {
        var entries: String
        var stream: PDFStreamData
    }

    /// The opacities; nil for an opaque image.
    var mask: Part?
    /// The colours to which pixels refer, and their number; nil for pixels that are colours.
    var palette: (colors: PDFStreamData, count: Int)?
    /// The pixels. A palette's object is named in the entries after these.
    var pixels: Part
    /// The entries after those about the colours.
    var rest = ""

    /// The approximate memory, in bytes.
    var byteCount: Int {
        pixels.stream.bytes.count + (mask?.stream.bytes.count ?? 0) + (palette?.colors.bytes.count ?? 0)
    }

    /// Writes the objects, and returns the number of the image.
    func write(to file: PDFFile) -> Int {
        var masking = ""
        if let mask {
            let number = file.reserve()
            file.stream(number, entries: mask.entries, mask.stream)
            masking = "/SMask \(number) 0 R"
        }
        let number = file.reserve()
        var space = ""
        if let palette {
            let table = file.reserve()
            file.stream(table, entries: "", palette.colors)
            space = "[/Indexed/DeviceRGB \(palette.count - 1) \(table) 0 R]"
        }
        file.stream(number, entries: pixels.entries + space + rest + masking, pixels.stream)
        return number
    }
}
