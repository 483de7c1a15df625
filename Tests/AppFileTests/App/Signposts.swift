import Foundation
import OSLog

struct Decoder {
    private let signposter = OSSignposter(subsystem: "com.example.shop", category: "decoding")
    private static let log = OSLog(subsystem: "com.example.shop", category: .pointsOfInterest)

    func decode(_ data: Data) -> String {
        let state = signposter.beginInterval("decode", id: signposter.makeSignpostID())
        defer { signposter.endInterval("decode", state) }
        os_signpost(.event, log: Self.log, name: "decode")
        os_log("decoding %{public}d bytes of %{private}@", log: Self.log, type: .debug, data.count, "secret")
        os_log("decoding")
        return signposter.withIntervalSignpost("text") { String(decoding: data, as: UTF8.self) }
    }
}
