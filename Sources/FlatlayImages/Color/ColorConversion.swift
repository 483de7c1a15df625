import Foundation

/// Converts the pixels of an image with a colour profile to sRGB, with LittleCMS.
///
/// The library is opened when the first image with a profile is read. A profile that differs from sRGB by at most one
/// step of 255 is left out, so that images with the usual profile keep their bytes.
struct ColorConversion {
    /// The colours of the pixels before the conversion.
    enum Source {
        /// Blue, green, red and alpha.
        case bgra
        /// Cyan, magenta, yellow and black, inverted as JPEG files have them.
        case invertedCMYK

        /// The numbers of LittleCMS for the order of the components in memory (`TYPE_BGRA_8`, `TYPE_CMYK_8_REV`).
        fileprivate var format: UInt32 { self == .bgra ? 279_705 : 401_441 }
        /// The signature of the profile's colour space.
        fileprivate var signature: UInt32 { self == .bgra ? 0x5247_4220 : 0x434d_594b }
    }

    /// Whether an image with this profile has to be converted.
    enum Result: Equatable {
        case converted
        /// It is sRGB, or not a profile for these pixels.
        case unchanged
        /// LittleCMS is not installed.
        case missingLibrary
    }

    /// Converts pixels of four bytes in place.
    static func apply(_ profile: Data, to pixels: inout [UInt8], from source: Source) -> Result {
        guard let library = LittleCMS.installed else { return .missingLibrary }
        let input = profile.withUnsafeBytes { library.openProfile($0.baseAddress, UInt32($0.count)) }
        guard let input else { return .unchanged }
        defer { _ = library.closeProfile(input) }
        if source == .bgra, library.colorSpace(input) == graySpace {
            return applyGray(input, to: &pixels, library)
        }
        guard library.colorSpace(input) == source.signature, let output = library.makeSRGB() else { return .unchanged }
        defer { _ = library.closeProfile(output) }
        guard
            let transform = library.makeTransform(
                input, source.format, output, Source.bgra.format, perceptual, source == .bgra ? copyAlpha : 0)
        else { return .unchanged }
        defer { library.deleteTransform(transform) }
        if source == .bgra, isIdentity(transform, library) { return .unchanged }
        let count = pixels.count / 4
        pixels.withUnsafeMutableBytes { library.apply(transform, $0.baseAddress, $0.baseAddress, UInt32(count)) }
        if source == .invertedCMYK {
            for index in stride(from: 3, to: pixels.count, by: 4) { pixels[index] = 255 }
        }
        return .converted
    }

    /// The signature of the colour space of grey images, and the number of LittleCMS for their bytes (`TYPE_GRAY_8`).
    private static let graySpace: UInt32 = 0x4752_4159
    private static let grayFormat: UInt32 = 196_617

    /// Converts grey pixels, whose blue, green and red are one number, with the colours of the 256 numbers.
    private static func applyGray(_ input: OpaquePointer, to pixels: inout [UInt8], _ library: LittleCMS) -> Result {
        var isGray = true
        for index in stride(from: 0, to: pixels.count - 3, by: 4) where isGray {
            let level = pixels[index]
            isGray = level == pixels[index + 1] && level == pixels[index + 2]
        }
        // PNG and JPEG allow a grey profile in grey images only.
        guard isGray, let output = library.makeSRGB() else { return .unchanged }
        defer { _ = library.closeProfile(output) }
        guard
            let transform = library.makeTransform(input, grayFormat, output, Source.bgra.format, perceptual, 0)
        else { return .unchanged }
        defer { library.deleteTransform(transform) }
        let levels = [UInt8](0...255)
        var colors = [UInt8](repeating: 255, count: 1024)
        levels.withUnsafeBytes { levels in
            colors.withUnsafeMutableBytes { library.apply(transform, levels.baseAddress, $0.baseAddress, 256) }
        }
        let isSRGB = colors.indices.allSatisfy { index in
            let level: Int = index / 4
            return index % 4 == 3 || abs(Int(colors[index]) - level) <= 1
        }
        if isSRGB { return .unchanged }
        for index in stride(from: 0, to: pixels.count - 3, by: 4) {
            let color = Int(pixels[index]) * 4
            for component in 0..<3 { pixels[index + component] = colors[color + component] }
        }
        return .converted
    }

    private static let perceptual: UInt32 = 0
    private static let copyAlpha: UInt32 = 0x0400_0000

    /// Whether colours on a grid stay what they are.
    private static func isIdentity(_ transform: OpaquePointer, _ library: LittleCMS) -> Bool {
        let steps: [UInt8] = [0, 32, 64, 96, 128, 160, 192, 224, 255]
        var colors: [UInt8] = []
        for blue in steps {
            for green in steps {
                for red in steps { colors += [blue, green, red, 255] }
            }
        }
        var result = colors
        result.withUnsafeMutableBytes {
            library.apply(transform, $0.baseAddress, $0.baseAddress, UInt32(colors.count / 4))
        }
        return zip(colors, result).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
    }
}

/// LittleCMS, opened when it is first needed.
private struct LittleCMS: Sendable {
    typealias Profile = OpaquePointer

    let openProfile: @convention(c) (UnsafeRawPointer?, UInt32) -> Profile?
    let closeProfile: @convention(c) (Profile?) -> Int32
    let makeSRGB: @convention(c) () -> Profile?
    let colorSpace: @convention(c) (Profile?) -> UInt32
    let makeTransform: @convention(c) (Profile?, UInt32, Profile?, UInt32, UInt32, UInt32) -> OpaquePointer?
    let deleteTransform: @convention(c) (OpaquePointer?) -> Void
    let apply: @convention(c) (OpaquePointer?, UnsafeRawPointer?, UnsafeMutableRawPointer?, UInt32) -> Void

    static let installed = LittleCMS()

    private init?() {
        guard let library = dlopen("liblcms2.so.2", RTLD_NOW | RTLD_LOCAL) else { return nil }
        func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
            dlsym(library, name).map { unsafeBitCast($0, to: type) }
        }
        typealias Open = @convention(c) (UnsafeRawPointer?, UInt32) -> Profile?
        typealias Close = @convention(c) (Profile?) -> Int32
        typealias Make = @convention(c) () -> Profile?
        typealias Space = @convention(c) (Profile?) -> UInt32
        typealias Transform = @convention(c) (Profile?, UInt32, Profile?, UInt32, UInt32, UInt32) -> OpaquePointer?
        typealias Delete = @convention(c) (OpaquePointer?) -> Void
        typealias Apply = @convention(c) (OpaquePointer?, UnsafeRawPointer?, UnsafeMutableRawPointer?, UInt32) -> Void
        guard let openProfile = function("cmsOpenProfileFromMem", Open.self),
            let closeProfile = function("cmsCloseProfile", Close.self),
            let makeSRGB = function("cmsCreate_sRGBProfile", Make.self),
            let colorSpace = function("cmsGetColorSpace", Space.self),
            let makeTransform = function("cmsCreateTransform", Transform.self),
            let deleteTransform = function("cmsDeleteTransform", Delete.self),
            let apply = function("cmsDoTransform", Apply.self)
        else { return nil }
        self.openProfile = openProfile
        self.closeProfile = closeProfile
        self.makeSRGB = makeSRGB
        self.colorSpace = colorSpace
        self.makeTransform = makeTransform
        self.deleteTransform = deleteTransform
        self.apply = apply
    }
}
