import Foundation

/// Writes to open files, pipes and devices.
package enum DescriptorOutput {
    /// Writes all bytes and blocks until they are accepted. Returns the system's error number, or 0 on success.
    package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
        var rest = bytes
        while !rest.isEmpty {
            let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
            if count > 0 {
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
            } else if count == 0 {
                return EIO
            } else if errno == EAGAIN {
                // The caller opened the descriptor as nonblocking; here we want to wait.
                var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&waiting, 1, -1)
            } else if errno != EINTR {
                return errno
            }
        }
        return 0
    }

    /// Writes `Data`; see ``write(_:to:)-(UnsafeRawBufferPointer,_)``.
    package static func write(_ data: Data, to descriptor: Int32) -> Int32 {
        data.withUnsafeBytes { write($0, to: descriptor) }
    }
}
