import CAVIF
import FlatlayDrawing
import Foundation

/// Decodes AVIF with libavif, which is opened when the first such file is read; of a sequence, the first picture.
struct AVIFDecoder {
    let name: String
    let limit: ImageDecoder

    /// Whether a file names AVIF among its brands: the major one, or one of those after it.
    static func hasBrand(_ data: Data) -> Bool {
        guard data.count >= 16 else { return false }
        let length = data.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        let box = Array(data.prefix(min(length, 256)).dropFirst(8))
        let brands = stride(from: 0, to: box.count - 3, by: 4).map { String(decoding: box[$0..<$0 + 4], as: UTF8.self) }
        return brands.contains("avif") || brands.contains("avis")
    }

    func decode(_ data: Data) throws(ImageResolutionError) -> DecodedPixels {
        guard let library = AVIFReading.installed else {
            throw .missingLibrary(name: name, library: "libavif", package: "libavif15")
        }
        guard let decoder = library.create() else { throw .corrupt(name: name, reason: "no decoder is available") }
        defer { library.destroy(decoder) }
        var result: Result<DecodedPixels, ImageResolutionError> = .failure(.unknownFormat(name: name))
        data.withUnsafeBytes { bytes in
            // libavif reads from the bytes until the picture is decoded.
            do throws(ImageResolutionError) {
                result = .success(try decode(bytes, decoder, library))
            } catch {
                result = .failure(error)
            }
        }
        return try result.get()
    }

    private func decode(
        _ bytes: UnsafeRawBufferPointer, _ decoder: UnsafeMutablePointer<avifDecoder>, _ library: AVIFReading
    ) throws(ImageResolutionError) -> DecodedPixels {
        decoder.pointee.ignoreXMP = 1
        let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
        try check(library.setData(decoder, start, bytes.count), library)
        try check(library.parse(decoder), library)
        guard let image = decoder.pointee.image else { throw .corrupt(name: name, reason: "it has no picture") }
        try limit.check(width: Int(image.pointee.width), height: Int(image.pointee.height), name: name)
        let most = min(max(limit.pixelLimit, 1), Int(decoder.pointee.imageSizeLimit))
        decoder.pointee.imageSizeLimit = UInt32(clamping: most)
        try check(library.next(decoder), library)
        // The decoded image may have another size than the header says.
        let (width, height) = (Int(image.pointee.width), Int(image.pointee.height))
        try limit.check(width: width, height: height, name: name)
        let hasAlpha = image.pointee.alphaPlane != nil
        var target = avifRGBImage()
        library.setDefaults(&target, image)
        (target.format, target.depth) = (AVIF_RGB_FORMAT_BGRA, 8)
        var code = AVIF_RESULT_OK
        var pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            (target.pixels, target.rowBytes) = (buffer.baseAddress, UInt32(width * 4))
            code = library.convert(image, &target)
            count = code == AVIF_RESULT_OK ? width * height * 4 : 0
        }
        try check(code, library)
        if image.pointee.icc.size > 0, let profile = image.pointee.icc.data {
            let profile = Data(bytes: profile, count: image.pointee.icc.size)
            _ = try limit.convert(&pixels, with: profile, from: .bgra, name: name)
        }
        let isOpaque = hasAlpha ? Premultiplication.apply(to: &pixels) : true
        return DecodedPixels(width: width, height: height, pixels: pixels, isOpaque: isOpaque)
            .turned(by: Self.orientation(of: image))
    }

    private func check(_ code: avifResult, _ library: AVIFReading) throws(ImageResolutionError) {
        guard code != AVIF_RESULT_OK else { return }
        throw .corrupt(name: name, reason: library.text(code).map { String(cString: $0) } ?? "libavif gives no reason")
    }

    /// The turn, then the mirroring, as the orientation of a camera. An orientation in Exif has no effect then, as the
    /// standard says (ISO/IEC 23008-12, 6.5.10 and 6.5.12).
    private static func orientation(of image: UnsafePointer<avifImage>) -> ExifOrientation {
        let flags = image.pointee.transformFlags
        let turn = flags & UInt32(AVIF_TRANSFORM_IROT.rawValue) == 0 ? 0 : Int(image.pointee.irot.angle & 3)
        let mirror = flags & UInt32(AVIF_TRANSFORM_IMIR.rawValue) == 0 ? nil : flatlay_avif_mirror(image)
        // Quarter turns to the left; a mirror of 0 exchanges top and bottom, 1 left and right.
        switch mirror {
        case nil: return [.up, .left, .down, .right][turn]
        case 0?: return [.downMirrored, .leftMirrored, .upMirrored, .rightMirrored][turn]
        default: return [.upMirrored, .rightMirrored, .downMirrored, .leftMirrored][turn]
        }
    }
}

/// The functions of libavif that read files.
private struct AVIFReading: Sendable {
    typealias Decoder = UnsafeMutablePointer<avifDecoder>
    typealias Create = @convention(c) () -> Decoder?
    typealias Destroy = @convention(c) (Decoder?) -> Void
    typealias SetData = @convention(c) (Decoder?, UnsafePointer<UInt8>?, Int) -> avifResult
    typealias Step = @convention(c) (Decoder?) -> avifResult
    typealias SetDefaults = @convention(c) (UnsafeMutablePointer<avifRGBImage>?, UnsafePointer<avifImage>?) -> Void
    typealias Convert = @convention(c) (UnsafePointer<avifImage>?, UnsafeMutablePointer<avifRGBImage>?) -> avifResult
    typealias Text = @convention(c) (avifResult) -> UnsafePointer<CChar>?

    let create: Create
    let destroy: Destroy
    let setData: SetData
    let parse: Step
    let next: Step
    let setDefaults: SetDefaults
    let convert: Convert
    let text: Text

    static let installed = AVIFReading()

    private init?() {
        guard let library = flatlay_avif_open() else { return nil }
        /// The function types come from the header, whose version equals the library's.
        func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
            dlsym(library, name).map { unsafeBitCast($0, to: type) }
        }
        guard let create = function("avifDecoderCreate", Create.self),
            let destroy = function("avifDecoderDestroy", Destroy.self),
            let setData = function("avifDecoderSetIOMemory", SetData.self),
            let parse = function("avifDecoderParse", Step.self),
            let next = function("avifDecoderNextImage", Step.self),
            let setDefaults = function("avifRGBImageSetDefaults", SetDefaults.self),
            let convert = function("avifImageYUVToRGB", Convert.self),
            let text = function("avifResultToString", Text.self)
        else { return nil }
        self.create = create
        self.destroy = destroy
        self.setData = setData
        self.parse = parse
        self.next = next
        self.setDefaults = setDefaults
        self.convert = convert
        self.text = text
    }
}
