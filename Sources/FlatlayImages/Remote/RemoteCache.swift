import Foundation
import Synchronization

/// The reason why an address could not be read, and whom it concerns.
struct DownloadFailure: Error {
    let failure: RemoteImages.Failure
    /// Whether the failure is also thrown to the other threads that wait for this address. If one picture reaches its
    /// own limits, the others try again.
    let isShared: Bool

    static func all(_ reason: String) -> DownloadFailure {
        DownloadFailure(failure: .failed(reason: reason), isShared: true)
    }

    static func one(_ reason: String) -> DownloadFailure {
        DownloadFailure(failure: .failed(reason: reason), isShared: false)
    }
}

/// A cache of downloaded files in memory.
///
/// While an address is being downloaded, other threads that request it wait, and get the file or the failure: a host
/// that does not respond takes the time of one attempt, however many threads wait. Failures are not cached: the next
/// request contacts the host again.
final class RemoteCache: Sendable {
    /// One reading of an address, and those that wait for it.
    private final class Reading: Sendable {
        private let result = Mutex<Result<Data, DownloadFailure>?>(nil)
        private let isDone = DispatchSemaphore(value: 0)

        func end(_ result: Result<Data, DownloadFailure>) {
            self.result.withLock { $0 = result }
            isDone.signal()
        }

        func wait() -> Result<Data, DownloadFailure>? {
            isDone.wait()
            // Each wakes the next one.
            isDone.signal()
            return result.withLock { $0 }
        }
    }

    private struct Contents {
        var files: [String: Data] = [:]
        /// The addresses of the files, in the order in which they were read.
        var order: [String] = []
        var byteCount = 0
        var readings: [String: Reading] = [:]

        mutating func keep(_ data: Data, of address: String, limit: Int) {
            files[address] = data
            order.append(address)
            byteCount += data.count
            while byteCount > limit, order.count > 1, let oldest = files.removeValue(forKey: order.removeFirst()) {
                byteCount -= oldest.count
            }
        }
    }

    private enum Turn {
        case known(Data)
        case wait(Reading)
        case read(Reading)
    }

    private let contents = Mutex(Contents())
    private let byteLimit: Int

    init(byteLimit: Int) {
        self.byteLimit = byteLimit
    }

    /// The number and the size of the files.
    var kept: (count: Int, bytes: Int) { contents.withLock { ($0.files.count, $0.byteCount) } }

    /// The file of an address.
    ///
    /// - Parameter read: reads it; called unless it is known or another thread reads it.
    func data(
        for address: String, read: () throws(DownloadFailure) -> Data
    ) throws(RemoteImages.Failure) -> Data {
        while true {
            let turn = contents.withLock { contents -> Turn in
                if let known = contents.files[address] { return .known(known) }
                if let reading = contents.readings[address] { return .wait(reading) }
                let reading = Reading()
                contents.readings[address] = reading
                return .read(reading)
            }
            switch turn {
            case .known(let data): return data
            case .wait(let reading):
                switch reading.wait() {
                case .success(let data): return data
                case .failure(let error) where error.isShared: throw error.failure
                case .failure, nil: continue
                }
            case .read(let reading):
                let result = Result { () throws(DownloadFailure) in try read() }
                contents.withLock { contents in
                    contents.readings[address] = nil
                    if case .success(let data) = result { contents.keep(data, of: address, limit: byteLimit) }
                }
                reading.end(result)
                do throws(DownloadFailure) { return try result.get() } catch { throw error.failure }
            }
        }
    }
}
