import Foundation

/// The library Hyphen, which hyphenates text in LibreOffice and Firefox (Debian's libhyphen0). It is opened when the first
/// text is hyphenated: most texts are not, and programs start sooner without it.
struct HyphenationLibrary: @unchecked Sendable {
    // Unchecked: the pointers are those of functions, which any thread may call.
    typealias Load = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    typealias Strings = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    typealias Hyphenate =
        @convention(c) (
            OpaquePointer?, UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<CChar>?,
            UnsafeMutablePointer<Strings?>?, UnsafeMutablePointer<UnsafeMutablePointer<Int32>?>?,
            UnsafeMutablePointer<UnsafeMutablePointer<Int32>?>?
        ) -> Int32

    let load: Load
    let hyphenate: Hyphenate

    /// The library; nil if it is not installed.
    static let installed = HyphenationLibrary()

    private init?() {
        guard let library = dlopen("libhyphen.so.0", RTLD_NOW | RTLD_LOCAL),
            let load = dlsym(library, "hnj_hyphen_load"), let hyphenate = dlsym(library, "hnj_hyphen_hyphenate2")
        else { return nil }
        self.load = unsafeBitCast(load, to: Load.self)
        self.hyphenate = unsafeBitCast(hyphenate, to: Hyphenate.self)
    }
}
