import CAVIF
import FlatlayRendering
import Foundation

/// The functions of libavif that write files.
///
/// libavif is opened when the first AVIF file is written or read. Its four encoders take longer to load than most images
/// take to render.
struct AVIFLibrary: Sendable {
    typealias CreateImage = @convention(c) (UInt32, UInt32, UInt32, avifPixelFormat) -> UnsafeMutablePointer<avifImage>?
    typealias DestroyImage = @convention(c) (UnsafeMutablePointer<avifImage>?) -> Void
    typealias SetDefaults = @convention(c) (UnsafeMutablePointer<avifRGBImage>?, UnsafePointer<avifImage>?) -> Void
    typealias Convert = @convention(c) (UnsafeMutablePointer<avifImage>?, UnsafePointer<avifRGBImage>?) -> avifResult
    typealias CreateEncoder = @convention(c) () -> UnsafeMutablePointer<avifEncoder>?
    typealias DestroyEncoder = @convention(c) (UnsafeMutablePointer<avifEncoder>?) -> Void
    typealias Write =
        @convention(c) (
            UnsafeMutablePointer<avifEncoder>?, UnsafePointer<avifImage>?, UnsafeMutablePointer<avifRWData>?
        ) -> avifResult
    typealias Free = @convention(c) (UnsafeMutablePointer<avifRWData>?) -> Void

    let createImage: CreateImage
    let destroyImage: DestroyImage
    let setDefaults: SetDefaults
    let convert: Convert
    let createEncoder: CreateEncoder
    let destroyEncoder: DestroyEncoder
    let write: Write
    let free: Free

    private static let loaded = AVIFLibrary()

    /// Returns the library, which the first call loads.
    ///
    /// - Throws: ``RenderError/missingLibrary(name:package:)`` if it is not installed, or if its version differs from
    ///   the headers with which this file was compiled.
    static func load() throws(RenderError) -> AVIFLibrary {
        guard let loaded else { throw .missingLibrary(name: "libavif", package: "libavif15") }
        return loaded
    }

    private init?() {
        guard let library = flatlay_avif_open() else { return nil }
        /// The function types come from the header, whose version equals the library's.
        func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
            dlsym(library, name).map { unsafeBitCast($0, to: type) }
        }
        guard let createImage = function("avifImageCreate", CreateImage.self),
            let destroyImage = function("avifImageDestroy", DestroyImage.self),
            let setDefaults = function("avifRGBImageSetDefaults", SetDefaults.self),
            let convert = function("avifImageRGBToYUV", Convert.self),
            let createEncoder = function("avifEncoderCreate", CreateEncoder.self),
            let destroyEncoder = function("avifEncoderDestroy", DestroyEncoder.self),
            let write = function("avifEncoderWrite", Write.self),
            let free = function("avifRWDataFree", Free.self)
        else { return nil }
        self.createImage = createImage
        self.destroyImage = destroyImage
        self.setDefaults = setDefaults
        self.convert = convert
        self.createEncoder = createEncoder
        self.destroyEncoder = destroyEncoder
        self.write = write
        self.free = free
    }
}
