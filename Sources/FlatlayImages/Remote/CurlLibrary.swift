import CCurl
import Foundation

/// libcurl, opened when the first address is read. Most images need no network, and programs start sooner without it.
struct CurlLibrary: @unchecked Sendable {
    // Unchecked: the pointers are those of functions, which any thread may call.
    private let setOption: UnsafeMutableRawPointer
    private let getInfo: UnsafeMutableRawPointer
    private let makeHandle: @convention(c) () -> UnsafeMutableRawPointer?
    private let freeHandle: @convention(c) (UnsafeMutableRawPointer?) -> Void
    private let perform: @convention(c) (UnsafeMutableRawPointer?) -> Int32
    private let message: @convention(c) (Int32) -> UnsafePointer<CChar>?

    /// The library; nil if it is not installed.
    static let installed = CurlLibrary()

    private init?() {
        let names = ["libcurl.so.4", "libcurl-gnutls.so.4"]
        guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else { return nil }
        func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
            dlsym(library, name).map { unsafeBitCast($0, to: type) }
        }
        typealias Initialize = @convention(c) (Int) -> Int32
        guard let setOption = dlsym(library, "curl_easy_setopt"), let getInfo = dlsym(library, "curl_easy_getinfo"),
            let makeHandle = function("curl_easy_init", (@convention(c) () -> UnsafeMutableRawPointer?).self),
            let freeHandle = function("curl_easy_cleanup", (@convention(c) (UnsafeMutableRawPointer?) -> Void).self),
            let perform = function("curl_easy_perform", (@convention(c) (UnsafeMutableRawPointer?) -> Int32).self),
            let message = function("curl_easy_strerror", (@convention(c) (Int32) -> UnsafePointer<CChar>?).self),
            let initialize = function("curl_global_init", Initialize.self), initialize(Self.globalAll) == 0
        else { return nil }
        self.setOption = setOption
        self.getInfo = getInfo
        self.makeHandle = makeHandle
        self.freeHandle = freeHandle
        self.perform = perform
        self.message = message
    }

    private static let globalAll = 3

    /// Numbers of curl's stable interface, from its header `curl.h`.
    private enum Option {
        static let writeData: Int32 = 10001
        static let url: Int32 = 10002
        static let proxy: Int32 = 10004
        static let userAgent: Int32 = 10018
        static let protocols: Int32 = 181
        static let followLocation: Int32 = 52
        static let noSignal: Int32 = 99
        static let timeoutMilliseconds: Int32 = 155
        static let connectTimeoutMilliseconds: Int32 = 156
        static let writeFunction: Int32 = 20011
    }

    private enum Info {
        static let responseCode: Int32 = 0x20_0002
        static let redirectURL: Int32 = 0x10_001f
    }

    private static let overHTTP = 3
    private static let writeError: Int32 = 23
    private static let timedOut: Int32 = 28

    /// The response of a server.
    struct Answer {
        let status: Int
        /// Where the server says that the file is instead; nil for nowhere else.
        let redirect: String?
        let body: Data
    }

    /// The reason why there is no response.
    enum Failure: Error {
        case tooLarge
        case timedOut
        case other(String)
    }

    /// Collects the bytes of a response up to a limit.
    private final class Body {
        var data = Data()
        let limit: Int
        var isTooLarge = false

        init(limit: Int) {
            self.limit = limit
        }
    }

    /// Asks a server for a file. Redirects are returned, not followed.
    func get(_ url: String, byteLimit: Int, milliseconds: Int) throws(Failure) -> Answer {
        guard let handle = makeHandle() else { throw .other("libcurl can't be used") }
        defer { freeHandle(handle) }
        let body = Body(limit: byteLimit)
        let code = withExtendedLifetime(body) {
            url.withCString { url in
                "flatlay".withCString { agent in
                    // No proxy, whatever variables of the environment say.
                    _ = "".withCString { flatlay_curl_set_pointer(setOption, handle, Option.proxy, $0) }
                    _ = flatlay_curl_set_pointer(setOption, handle, Option.url, url)
                    _ = flatlay_curl_set_pointer(setOption, handle, Option.userAgent, agent)
                    _ = flatlay_curl_set_long(setOption, handle, Option.protocols, Self.overHTTP)
                    _ = flatlay_curl_set_long(setOption, handle, Option.followLocation, 0)
                    _ = flatlay_curl_set_long(setOption, handle, Option.noSignal, 1)
                    _ = flatlay_curl_set_long(setOption, handle, Option.timeoutMilliseconds, milliseconds)
                    _ = flatlay_curl_set_long(setOption, handle, Option.connectTimeoutMilliseconds, milliseconds)
                    _ = flatlay_curl_set_writer(setOption, handle, Option.writeFunction) { bytes, size, count, target in
                        guard let bytes, let target else { return 0 }
                        let body = Unmanaged<Body>.fromOpaque(target).takeUnretainedValue()
                        let length = Int(size * count)
                        guard body.data.count + length <= body.limit else {
                            body.isTooLarge = true
                            return 0
                        }
                        body.data.append(UnsafeRawBufferPointer(start: bytes, count: length).bindMemory(to: UInt8.self))
                        return size * count
                    }
                    _ = flatlay_curl_set_pointer(
                        setOption, handle, Option.writeData, Unmanaged.passUnretained(body).toOpaque())
                    return perform(handle)
                }
            }
        }
        if body.isTooLarge { throw .tooLarge }
        guard code == 0 else {
            if code == Self.timedOut { throw .timedOut }
            throw .other(message(code).map { String(cString: $0) } ?? "error \(code)")
        }
        var status = 0
        _ = flatlay_curl_get_long(getInfo, handle, Info.responseCode, &status)
        var redirect: UnsafeMutablePointer<CChar>?
        _ = flatlay_curl_get_text(getInfo, handle, Info.redirectURL, &redirect)
        return Answer(status: status, redirect: redirect.map { String(cString: $0) }, body: body.data)
    }
}
